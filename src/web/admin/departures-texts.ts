import { translator } from '#src/texts/translate.ts';

export const texts = {
  'act.cancel': 'Cancel the departure',
  'act.close': 'Close for new bookings',
  'act.open': 'Open again',
  'guests.label': 'Guests who are booked',
  'guests.offer': 'Refund in full and offer others',
  'guests.refund': 'Refund in full',
  'named.cancel': 'Cancel the departure: {when}',
  'named.close': 'Close for new bookings: {when}',
  'named.open': 'Open again: {when}',
  none: 'Nothing is planned in the next 30 days, and nothing is booked after that.',
  reasonHint: 'At least 10 characters. The host reads it; guests don’t.',
  'state.bookings':
    '{bookings, plural, =0 {no bookings} one {# booking} other {# bookings}}{guests, plural, =0 {} one {, # guest} other {, # guests}}',
  'state.closed': 'closed',
  'state.dayClosed': 'the whole day is closed',
  'text.cancel':
    '{bookings, plural, one {# booking ends, and its guest gets everything back.} other {# bookings end, and their guests get everything back.}} Guests and host are told. It doesn’t count against the host.',
  'text.close': 'Guests can’t book it any more. Bookings stay. The host is told.',
  'text.open': 'Guests can book it again. Ask the host first. The host is told.',
  title: 'Departures',
} as const;

/** Texts of departures in the back office. */
export const t = translator('web/admin/departures-texts', texts);
