import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add this country',
  all: 'All places',
  audit: 'In the audit log',
  'cash.fresh': 'Cash is asked for in multiples of {step} {currency}.',
  'cash.late': 'The exchange rate of {currency} is getting old.',
  'cash.none': 'There is no exchange rate for {currency} yet, so cash is asked for in the currency of prices.',
  'cash.too-old': 'The exchange rate of {currency} is too old, so cash is asked for in the currency of prices.',
  choose: 'Choose',
  'facts.cities': '{count, plural, one {# city} other {# cities}}, {shown} shown. Dialling code +{isd}.',
  'field.code': 'Country',
  'field.codeHint': 'Its dialling code comes with it.',
  'field.currency': 'Currency of cash',
  'field.currencyHint': 'Guests pay the rest in it on the day.',
  'field.currencyMoves':
    'There are listings here: guests who book from now on are asked for this money. Bookings keep theirs.',
  'field.name': 'Name',
  'field.nameHint': 'Empty: its English name.',
  'field.position': 'Place in lists',
  'field.positionHint': 'The lowest first; of equals by name.',
  'field.reason': 'Why the currency changes',
  'field.shown': 'Shown to guests',
  'field.shownHint': 'One is hidden when none of its cities is shown; it is never deleted.',
  form: 'The country',
  maps: 'Outlines of land on maps come with the program for ten countries and their neighbours. Elsewhere pins stand on paper with distances; more outlines are files that come with an import.',
  missing: 'Please fill this in.',
  new: 'A new country',
  noScript: 'Please turn on JavaScript to change something here.',
  option: '{code} – {name}',
  rate: 'See its exchange rate',
  save: 'Save',
  title: 'Country',
} as const;

/** Texts of the back office's page of one country. */
export const t = translator('web/admin/country-texts', texts);
