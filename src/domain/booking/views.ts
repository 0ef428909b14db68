// What the back office narrows bookings to (docs/reference/back-office.md#bookings).
import { bookingStatuses } from './status.ts';

/** Beside a status: where money or people are waiting. */
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

/** A status, or a trouble. */
export const bookingViews = [...bookingStatuses, ...bookingTroubles] as const;
export type BookingView = (typeof bookingViews)[number];
