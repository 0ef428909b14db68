import { translator } from '#src/texts/translate.ts';

export const texts = {
  asked: 'Asked last: {when} UTC.',
  'asked.failed': 'It did not answer as it should.',
  busy: 'Please wait',
  'column.age': 'Age',
  'column.code': 'Currency',
  'column.good_at': 'Good since (UTC)',
  'column.held': 'Holds until (UTC)',
  'column.rate': 'Rate',
  'column.source': 'From',
  'column.state': 'State',
  fetch: 'Fetch rates now',
  lead: 'A source is asked once a day. After 3 days somebody is told; after 14 days cash is shown in the currency of prices only. Bookings keep the rate that they were made with.',
  none: 'No currency is in use: nothing can be booked in another one yet.',
  'none.title': 'No rates in use',
  noScript: 'Please turn on JavaScript to change something here.',
  noSource: 'No source is set, so nothing renews these rates. Set RATES_URL, or set them by hand.',
  others: 'Not in use',
  'others.list': 'Rates that are not in use',
  source: 'Source: {source}.',
  title: 'Exchange rates',
  used: 'In use',
  'used.list': 'Rates in use',
} as const;

/** Texts of the back office's exchange rates. */
export const t = translator('web/admin/rates-texts', texts);
