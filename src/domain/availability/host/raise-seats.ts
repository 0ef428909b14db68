// An operator gives a departure more seats (docs/reference/back-office.md#more-seats). Fewer are the host's own to say, in the calendar.

/** Why a departure cannot have so many seats. */
export type SeatsFault = 'not-more' | 'too-many';

/** The most that one act adds: more is a change of the calendar, and a typing error is one too. */
export const mostAdded = 50;

/** What is wrong with a new number of seats; null for nothing. It is above what there is, so never below what is taken. */
export function seatsFault(requested: number, capacity: number): SeatsFault | null {
  if (requested <= capacity) return 'not-more';
  return requested - capacity > mostAdded ? 'too-many' : null;
}
