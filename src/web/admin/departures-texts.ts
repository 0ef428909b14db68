import { translator } from '#src/texts/translate.ts';

export const texts = {
  'act.cancel': 'Cancel the departure',
  'act.close': 'Close for new bookings',
  'act.open': 'Open again',
  'guests.label': 'Booked guests',
  'guests.offer': 'Refund in full and offer alternatives',
  'guests.refund': 'Refund in full',
  'named.cancel': 'Cancel the departure: {when}',
  'named.close': 'Close for new bookings: {when}',
  'named.open': 'Open again: {when}',
  none: 'No departures in the next 30 days, and no bookings after that.',
  reasonHint: 'At least 10 characters. The host sees it; guests don’t.',
  'state.bookings':
    '{bookings, plural, =0 {no bookings} one {# booking} other {# bookings}}{guests, plural, =0 {} one {, # guest} other {, # guests}}',
  'state.closed': 'closed',
  'state.dayClosed': 'the whole day is closed',
  'text.cancel':
    '{bookings, plural, one {# booking is cancelled with a full refund.} other {# bookings are cancelled with a full refund.}} We tell guests and host. It doesn’t affect the host’s cancellation rate.',
  'text.close': 'Guests can no longer book it. Existing bookings stay. We tell the host.',
  'text.open': 'Ask the host first. Guests can book it again, and we tell the host.',
  title: 'Departures',
} as const;

export const t = translator('web/admin/departures-texts', texts);
