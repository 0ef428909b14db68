import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All rates',
  audit: 'What was done with this rate',
  'chart.about': '{title} from {first} to {last}: between {low} and {high}.',
  'facts.age': 'Age',
  'facts.good': 'Good since',
  'facts.held': 'Holds until',
  'facts.rate': 'Rate',
  'facts.source': 'From',
  'facts.state': 'State',
  'facts.use': 'In use',
  'field.hold': 'Holds against the source',
  'field.holdHint': 'Afterwards the next rate of the source takes its place.',
  'field.rate': '{code} for {unit}',
  'field.rateHint': 'A number above 0, such as 133.25.',
  'field.sure': 'It is meant',
  'history.at': 'Stored (UTC)',
  'history.none': 'It has not changed yet.',
  'history.open': 'Show the figures',
  'history.rate': 'Rate',
  'history.source': 'From',
  'history.title': 'What it has been',
  'hold.days': '{days, plural, one {for # day} other {for # days}}',
  'hold.none': 'until the source is asked next',
  no: 'No',
  noScript: 'Please turn on JavaScript to change something here.',
  save: 'Set this rate',
  set: 'Set it by hand',
  'set.text': 'It counts for bookings that are made from now on. Those that there are keep theirs.',
  title: 'Exchange rate',
  utc: '{when} UTC',
  yes: 'Yes',
} as const;

/** Texts of the back office's page of one exchange rate. */
export const t = translator('web/admin/rate-texts', texts);
