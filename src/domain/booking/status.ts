/** The states of a booking, in the order of a booking's life (docs/domain/bookings.md#states). */
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

/** A booking's state. Payment, refund and cash have states of their own. */
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

/**
 * What a state does with its seats; a `held` booking keeps them only until its hold ends (docs/domain/calendar.md#holds,
 * docs/domain/bookings.md#states).
 */
export function seatsOf(status: BookingStatus): 'held' | 'sold' | 'free' {
  return seats[status];
}

/** True once a booking is one: paid, or nothing was due, and it has not been ended. A hold is none yet. */
export function isMade(status: BookingStatus): boolean {
  return status !== 'held' && seats[status] !== 'free';
}

/** All states of bookings that are made. */
export const madeStatuses: readonly BookingStatus[] = bookingStatuses.filter(isMade);

/** The states of a booking that is made and whose guests are still awaited. */
export const awaitedStatuses: readonly BookingStatus[] = ['requested', 'confirmed'];

/** How long a booking counts as a new sale, from the hold on: paying by the slowest way ends within it. */
const newSaleHours = 48;

/** Whether a booking of this age (ms) is a sale that has just been made (purchase): paid, or nothing due. */
export function isNewSale(status: BookingStatus, ageMs: number): boolean {
  return isMade(status) && ageMs < newSaleHours * 3_600_000;
}
