/** In the order of a booking's life (docs/domain/bookings.md#states). */
export const bookingStatuses = [
  'held',
  'requested',
  'confirmed',
  'checked_in',
  'completed',
  'no_show',
  'declined',
  'cancelled',
  'expired',
] as const;

/** Payment, refund and cash have separate states. */
export type BookingStatus = (typeof bookingStatuses)[number];

const seats: Readonly<Record<BookingStatus, 'held' | 'sold' | 'free'>> = {
  held: 'held',
  requested: 'held',
  confirmed: 'sold',
  checked_in: 'sold',
  completed: 'sold',
  no_show: 'sold',
  declined: 'free',
  cancelled: 'free',
  expired: 'free',
};

/** A `held` booking keeps its seats until its hold ends (docs/domain/calendar.md#holds, docs/domain/bookings.md#states). */
export function seatsOf(status: BookingStatus): 'held' | 'sold' | 'free' {
  return seats[status];
}

/** Paid or nothing due, and not ended; a hold is none. */
export function isMade(status: BookingStatus): boolean {
  return status !== 'held' && seats[status] !== 'free';
}

export const madeStatuses: readonly BookingStatus[] = bookingStatuses.filter(isMade);

/** Made, and the guests are still expected. */
export const awaitedStatuses: readonly BookingStatus[] = ['requested', 'confirmed'];

/** Hours from the hold: the slowest payment ends within them. */
const newSaleHours = 48;

/** Whether a booking of this age (ms) is a new sale (purchase). */
export function isNewSale(status: BookingStatus, ageMs: number): boolean {
  return isMade(status) && ageMs < newSaleHours * 3_600_000;
}
