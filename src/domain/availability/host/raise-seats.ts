// An operator adds seats to a departure (docs/reference/back-office.md#more-seats). Removing some is up to the host.

export type SeatsFault = 'not-more' | 'too-many';

/** Limits typing errors; more is a change of the calendar. */
export const mostAdded = 50;

/** Null when valid. Above the current seats, so never below those taken. */
export function seatsFault(requested: number, capacity: number): SeatsFault | null {
  if (requested <= capacity) return 'not-more';
  return requested - capacity > mostAdded ? 'too-many' : null;
}
