// Allowed actions on a booking: screens show exactly these buttons (docs/domain/bookings.md#states,
// docs/domain/bookings.md#cancelling).
import { type HostRole, mayAct } from '#src/domain/team/permissions.ts';
import { canDo, type BookingFacts } from './lifecycle.ts';
import type { CancelCause } from './refund-share.ts';
import { awaitedStatuses, seatsOf, type BookingStatus } from './status.ts';

export type BookingViewer = 'guest' | 'host' | 'operator';

/** Instants in ms since 1970. */
export interface AllowedFacts extends BookingFacts {
  readonly viewer: BookingViewer;
  /** Staff without the permission: no buttons. */
  readonly reads_only: boolean;
  /** A guide has fewer buttons. */
  readonly hostRole: HostRole;
  readonly starts_at: number;
  readonly ends_at: number;
  /** A payment with unknown result: no second payment. */
  readonly is_checking: boolean;
  readonly has_pickup: boolean;
  readonly companions_left: number;
  readonly cause: CancelCause | null;
  readonly closed_at: number | null;
  readonly is_contested: boolean;
}

export interface Allowed {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly invite: boolean;
  readonly set_pickup: boolean;
  readonly reschedule: boolean;
  readonly report: boolean;
  readonly choose_alternative: boolean;
  readonly answer_request: boolean;
  readonly host_cancel: boolean;
  readonly close_departure: boolean;
  readonly contest: boolean;
}

const DAY_MS = 86_400_000;
const ALTERNATIVE_DAYS = 7;
const hostCauses: readonly (CancelCause | null)[] = [
  'host',
  'host_late',
  'unsafe_weather',
  'request_declined',
  'called_off',
];

/** At `now` (ms since 1970). A permitted operator has the guest's and the host's buttons. */
export function allowedActs(booking: AllowedFacts, now: number): Allowed {
  const isGuest = booking.viewer !== 'host' && !booking.reads_only;
  const isHost = booking.viewer !== 'guest' && !booking.reads_only;
  const guest = booking.viewer === 'operator' ? 'operator' : 'guest';
  const host = booking.viewer === 'operator' ? 'operator' : booking.hostRole;
  const isAhead = now < booking.starts_at;
  const isOpen = awaitedStatuses.includes(booking.status);
  return {
    pay: booking.viewer === 'guest' && booking.status === 'held' && !booking.is_checking,
    cancel: isGuest && canDo(booking, 'cancel', guest, now),
    invite: booking.viewer === 'guest' && booking.status === 'confirmed' && booking.companions_left > 0,
    set_pickup: isGuest && isOpen && booking.has_pickup && isAhead,
    reschedule: isGuest && canDo(booking, 'move', guest, now),
    report: booking.viewer === 'guest' && canReport(booking.status, booking.ends_at, now),
    choose_alternative: booking.viewer === 'guest' && alternativesUntil(booking, now) !== null,
    // An operator replies in the back office.
    answer_request: booking.viewer === 'host' && canDo(booking, 'accept', host, now),
    host_cancel: isHost && booking.status === 'confirmed' && canDo(booking, 'cancel', host, now),
    // Host only: operators close departures elsewhere.
    close_departure: booking.viewer === 'host' && isAhead && mayAct(booking.hostRole, 'calendar'),
    contest: booking.viewer === 'guest' && !booking.is_contested && canDo(booking, 'contest', 'guest', now),
  };
}

/** From the booking until 24 hours after the end (docs/domain/bookings.md#problems). */
export function canReport(status: BookingStatus, endsAt: number, now: number): boolean {
  return seatsOf(status) === 'sold' && now <= endsAt + DAY_MS;
}

/**
 * End of the protected-price offer after a host's cancellation: 7 days. Null: none, or ended
 * (docs/domain/bookings.md#cancelled-by-the-host, ADR 032).
 */
export function alternativesUntil(
  booking: Pick<AllowedFacts, 'status' | 'cause' | 'closed_at'>,
  now: number,
): number | null {
  const isEnded = booking.status === 'cancelled' || booking.status === 'declined';
  if (!isEnded || booking.closed_at === null || !hostCauses.includes(booking.cause)) return null;
  const until = booking.closed_at + ALTERNATIVE_DAYS * DAY_MS;
  return now < until ? until : null;
}
