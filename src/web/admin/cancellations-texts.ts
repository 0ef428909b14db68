import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Cancellations by hosts',
  lead: 'Share of confirmed bookings in the last 365 days that the host cancelled or ended by being too late. Unsafe weather isn’t included.',
  'empty.title': 'No cancellations by hosts',
  'empty.text': 'No host has cancelled or been too late in the last 365 days.',
  'column.host': 'Host',
  'column.rate': 'Rate',
  'column.made': 'Bookings',
  'column.byHost': 'Cancelled',
  'column.late': 'Too late',
  'column.weather': 'Weather',
} as const;

export const t = translator('web/admin/cancellations-texts', texts);
