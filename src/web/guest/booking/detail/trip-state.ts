// Maps a booking to the state its page shows; pure (docs/domain/bookings.md#states).
import type { BookingDetail } from './credentials.ts';
import { Check, CircleCheck, Clock3, CloudRain, Hourglass, UserX, X, type LucideIcon } from 'lucide-react';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

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

/** True while the provider has not reported the payment's result. */
export function isChecking(booking: Pick<BookingDetail, 'booking_status' | 'payment'>): boolean {
  return booking.payment === 'checking' && ['held', 'expired'].includes(booking.booking_status);
}

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

/** True for a booking that has not ended: cash, place and dates still apply. */
export function isLive({ booking_status: status }: Pick<BookingDetail, 'booking_status'>): boolean {
  return status === 'held' || status === 'requested' || status === 'confirmed' || status === 'checked_in';
}

/** True while a refund is pending and the page should poll. */
export function isRefunding({ refund }: Pick<BookingDetail, 'refund'>): boolean {
  return refund === 'pending';
}

/** Whether guest and host may exchange messages. */
export function canMessage({ booking_status: status }: Pick<BookingDetail, 'booking_status'>): boolean {
  return status !== 'held' && status !== 'expired';
}

interface StateLook {
  readonly Icon: LucideIcon;
  readonly tone: string;
  readonly isOver: boolean;
}

const good = 'bg-success-soft text-success';
const waiting = 'bg-marigold-soft text-marigold-ink';
const past = 'bg-sand text-ink-2';

/** Icon and background per state; a text next to it names the state (docs/reference/design.md#states). */
export const stateLooks: Readonly<Record<TripState, StateLook>> = {
  checking: { Icon: Clock3, tone: 'bg-info-soft text-info', isOver: false },
  held: { Icon: Hourglass, tone: waiting, isOver: false },
  requested: { Icon: Clock3, tone: waiting, isOver: false },
  confirmed: { Icon: Check, tone: good, isOver: false },
  checked_in: { Icon: CircleCheck, tone: good, isOver: false },
  completed: { Icon: CircleCheck, tone: past, isOver: true },
  no_show: { Icon: UserX, tone: past, isOver: true },
  declined: { Icon: X, tone: past, isOver: true },
  request_expired: { Icon: Hourglass, tone: past, isOver: true },
  seat_sought: { Icon: Clock3, tone: waiting, isOver: false },
  expired: { Icon: Hourglass, tone: past, isOver: true },
  cancelled: { Icon: X, tone: past, isOver: true },
  cancelled_by_host: { Icon: X, tone: past, isOver: true },
  cancelled_host_late: { Icon: X, tone: past, isOver: true },
  cancelled_by_us: { Icon: X, tone: past, isOver: true },
  cancelled_for_weather: { Icon: CloudRain, tone: past, isOver: true },
};

/** When and why a booking ended; null for one that did not. */
export function endingText({ ended, time_zone: zone, course }: BookingDetail): string | null {
  if (ended === null) return null;
  const when = t('ended.at', { when: instantText(ended.at, zone), city: course.city_name });
  return ended.reason === '' ? when : `${when} ${t('ended.reason', { reason: ended.reason })}`;
}
