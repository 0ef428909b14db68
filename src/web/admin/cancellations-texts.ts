import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Cancellations by hosts',
  lead: 'Of the bookings that were confirmed in the last 365 days, the share that the host cancelled or ended by coming too late. Unsafe weather doesn’t count.',
  'empty.title': 'No host has cancelled',
  'empty.text': 'Nobody ended a booking of the last 365 days by themselves.',
  'column.host': 'Host',
  'column.rate': 'Rate',
  'column.made': 'Bookings',
  'column.byHost': 'Cancelled',
  'column.late': 'Too late',
  'column.weather': 'Weather',
} as const;

/** Texts of the list of hosts who cancel. */
export const t = translator('web/admin/cancellations-texts', texts);
