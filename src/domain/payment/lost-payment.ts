// What to tell a guest whose payment came to nothing: the booking knows, the payment does not (docs/domain/checkout.md#ways-to-pay).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** How a booking stands at the moment when a payment of it has ended without being the one that counts. */
export interface BookingLeft {
  readonly status: BookingStatus;
  /** Whether a newer checkout has taken its place. */
  readonly is_replaced: boolean;
  /** Whether its host or the operator has ended it. */
  readonly is_called_off: boolean;
  readonly is_hold_live: boolean;
  /** Whether another payment of it is under way. */
  readonly has_live_payment: boolean;
}

/**
 * `paid`: another payment was faster. `replaced`: the guest went on in another tab. `called-off`: it does not take place.
 * `elsewhere`: another way to pay is under way. `ended`: the places are held still. `lapsed`: they were released.
 */
export type Loss = 'paid' | 'replaced' | 'called-off' | 'elsewhere' | 'ended' | 'lapsed';

const livingStatuses: ReadonlySet<BookingStatus> = new Set([
  'requested',
  'confirmed',
  'checked_in',
  'completed',
  'no_show',
]);

/** Why this payment is not the one. */
export function lossOf(booking: BookingLeft): Loss {
  if (livingStatuses.has(booking.status)) return 'paid';
  if (booking.status === 'held' && booking.is_hold_live) return booking.has_live_payment ? 'elsewhere' : 'ended';
  if (booking.status === 'expired' && booking.is_replaced) return 'replaced';
  return booking.is_called_off ? 'called-off' : 'lapsed';
}
