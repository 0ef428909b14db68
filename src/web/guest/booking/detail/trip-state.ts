// Which of its stories a booking's page tells. Pure, so that every state is tested without a screen
// (docs/domain/lifecycle.md#states).
import type { BookingDetail } from './credentials.ts';

/** What a booking's page says first. */
export type TripState =
  | 'checking'
  | 'held'
  | 'requested'
  | 'confirmed'
  | 'checked_in'
  | 'completed'
  | 'no_show'
  | 'declined'
  | 'request_expired'
  | 'seat_sought'
  | 'expired'
  | 'cancelled'
  | 'cancelled_by_host'
  | 'cancelled_host_late'
  | 'cancelled_by_us'
  | 'cancelled_for_weather';

/** True while the provider has not said how the payment ended. */
export function isChecking(booking: Pick<BookingDetail, 'booking_status' | 'payment'>): boolean {
  return booking.payment === 'checking' && ['held', 'expired'].includes(booking.booking_status);
}

/** The state of a booking as its page tells it. */
export function tripState(
  booking: Pick<BookingDetail, 'booking_status' | 'payment' | 'ended' | 'seat_until'>,
): TripState {
  const { booking_status: status, ended } = booking;
  if (isChecking(booking)) return 'checking';
  if (status === 'expired' && booking.seat_until !== null) return 'seat_sought';
  if (status === 'expired' && ended?.cause === 'request_expired') return 'request_expired';
  if (status !== 'cancelled') return status;
  if (ended?.cause === 'unsafe_weather') return 'cancelled_for_weather';
  if (ended?.cause === 'host_late') return 'cancelled_host_late';
  if (ended?.cause === 'host') return 'cancelled_by_host';
  return ended?.by === 'operator' || ended?.by === 'system' ? 'cancelled_by_us' : 'cancelled';
}

/** True for a booking that has not ended: its cash, its place and its dates still matter. */
export function isLive({ booking_status: status }: Pick<BookingDetail, 'booking_status'>): boolean {
  return status === 'held' || status === 'requested' || status === 'confirmed' || status === 'checked_in';
}

/** True when money that was paid online is on its way back and the page should look again. */
export function isRefunding({ refund }: Pick<BookingDetail, 'refund'>): boolean {
  return refund === 'pending';
}

/** Whether guest and host can have something to say to each other: there is a booking, or there was one. */
export function canMessage({ booking_status: status }: Pick<BookingDetail, 'booking_status'>): boolean {
  return status !== 'held' && status !== 'expired';
}
