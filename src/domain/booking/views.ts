// Filters of the back office's list of bookings (docs/reference/back-office.md#bookings).
import { bookingStatuses } from './status.ts';

/** In addition to a status: money or people are waiting. */
export const bookingTroubles = [
  'hold-ending',
  'request-ending',
  'seat-sought',
  'payment-failed',
  'payment-checking',
  'payment-disputed',
  'refund-pending',
  'refund-failed',
  'cash-disputed',
] as const;

export const bookingViews = [...bookingStatuses, ...bookingTroubles] as const;
export type BookingView = (typeof bookingViews)[number];
