// What to tell a guest whose payment was not used: the booking knows, the payment does not
// (docs/domain/checkout.md#ways-to-pay).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** A booking when one of its payments has ended unused. */
export interface BookingLeft {
  readonly status: BookingStatus;
  readonly is_replaced: boolean;
  /** Whether its host or the operator cancelled it. */
  readonly is_called_off: boolean;
  readonly is_hold_live: boolean;
  /** Whether another payment of it is in progress. */
  readonly has_live_payment: boolean;
}

/**
 * `paid`: another payment was faster. `replaced`: the guest continued in another tab. `called-off`: it does not take
 * place. `elsewhere`: another method is in progress. `ended`: the seats are still held. `lapsed`: they were released.
 */
export type Loss = 'paid' | 'replaced' | 'called-off' | 'elsewhere' | 'ended' | 'lapsed';

const livingStatuses: ReadonlySet<BookingStatus> = new Set([
  'requested',
  'confirmed',
  'checked_in',
  'completed',
  'no_show',
]);

export function lossOf(booking: BookingLeft): Loss {
  if (livingStatuses.has(booking.status)) return 'paid';
  if (booking.status === 'held' && booking.is_hold_live) return booking.has_live_payment ? 'elsewhere' : 'ended';
  if (booking.status === 'expired' && booking.is_replaced) return 'replaced';
  return booking.is_called_off ? 'called-off' : 'lapsed';
}
