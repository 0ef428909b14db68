// The state graph of a booking, as data: screens, calls, emails and tests read it (docs/domain/bookings.md#states).
import type { HostRole } from '#src/domain/team/permissions.ts';
import type { BookingStatus } from './status.ts';

/** `system` is the clock and the payment provider; managers, coordinators and guides act for a host. */
export type BookingRole = 'guest' | HostRole | 'operator' | 'system';

export type BookingAction =
  | 'pay'
  | 'pay_request'
  | 'replace'
  | 'expire'
  | 'revive'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'move'
  | 'offer_time'
  | 'refuse_time'
  | 'take_time'
  | 'check_in'
  | 'undo_check_in'
  | 'mark_no_show'
  | 'undo_no_show'
  | 'contest'
  | 'reject_contest'
  | 'uphold'
  | 'complete';

/** The instants of a booking that time limits are relative to. */
export type BookingInstant =
  | 'hold_until'
  | 'request_until'
  | 'moves_until'
  | 'cancels_until'
  | 'starts_at'
  | 'ends_at'
  | 'checked_in_at'
  | 'no_show_at';

/** `minutes` after (below 0: before) an instant of the booking, inclusive. */
export interface TimeLimit {
  readonly of: BookingInstant;
  readonly minutes: number;
}

export interface Transition {
  readonly from: BookingStatus;
  readonly action: BookingAction;
  readonly to: BookingStatus;
  readonly roles: readonly BookingRole[];
  readonly not_before?: TimeLimit;
  readonly not_after?: TimeLimit;
}

const system: readonly BookingRole[] = ['system'];
const hostSide: readonly BookingRole[] = ['host', 'manager', 'coordinator', 'operator'];
// On the day guides act, too (docs/domain/hosts.md#teams).
const onTheDay: readonly BookingRole[] = [...hostSide, 'guide'];

const halfDayBefore = { of: 'starts_at', minutes: -12 * 60 } as const;
const afterEnd = { of: 'ends_at', minutes: 120 } as const;
/** How long a guest may object to a recorded no-show. */
export const contestMinutes = 24 * 60;

const whileRequested = { of: 'request_until', minutes: 0 } as const;

/** All transitions; anything else is impossible. */
export const transitions: readonly Transition[] = [
  { from: 'held', action: 'pay', to: 'confirmed', roles: system },
  { from: 'held', action: 'pay_request', to: 'requested', roles: system },
  // The same visitor started a newer checkout.
  { from: 'held', action: 'replace', to: 'expired', roles: system },
  { from: 'held', action: 'expire', to: 'expired', roles: system, not_before: { of: 'hold_until', minutes: 0 } },
  // The guest gave up the hold, or its departure is cancelled. Nothing was paid, so it expires.
  { from: 'held', action: 'cancel', to: 'expired', roles: ['guest', ...hostSide] },

  { from: 'requested', action: 'accept', to: 'confirmed', roles: hostSide, not_after: whileRequested },
  { from: 'requested', action: 'decline', to: 'declined', roles: hostSide, not_after: whileRequested },
  { from: 'requested', action: 'cancel', to: 'cancelled', roles: ['guest', 'operator'] },
  // A request moves to another departure of the course, and its host decides about that one (ADR 032).
  { from: 'requested', action: 'move', to: 'requested', roles: ['guest', 'operator'], not_after: whileRequested },
  // The host offers another time of the same listing, with seats held; the request is unchanged until its guest accepts
  // (ADR 032).
  { from: 'requested', action: 'offer_time', to: 'requested', roles: hostSide, not_after: whileRequested },
  {
    from: 'requested',
    action: 'refuse_time',
    to: 'requested',
    roles: ['guest', 'operator'],
    not_after: whileRequested,
  },
  { from: 'requested', action: 'take_time', to: 'confirmed', roles: ['guest', 'operator'], not_after: whileRequested },
  {
    from: 'requested',
    action: 'expire',
    to: 'expired',
    roles: system,
    not_before: { of: 'request_until', minutes: 0 },
  },

  {
    from: 'confirmed',
    action: 'cancel',
    to: 'cancelled',
    roles: ['guest'],
    // The start, or the later time that the host announced (docs/domain/bookings.md#running-late).
    not_after: { of: 'cancels_until', minutes: 0 },
  },
  // A late host or bad weather ends a booking that has begun.
  {
    from: 'confirmed',
    action: 'cancel',
    to: 'cancelled',
    roles: ['host', 'manager', 'coordinator'],
    not_after: { of: 'ends_at', minutes: 0 },
  },
  { from: 'confirmed', action: 'cancel', to: 'cancelled', roles: ['operator'] },
  { from: 'confirmed', action: 'check_in', to: 'checked_in', roles: onTheDay, not_before: halfDayBefore },
  {
    from: 'confirmed',
    action: 'mark_no_show',
    to: 'no_show',
    roles: onTheDay,
    not_before: { of: 'starts_at', minutes: 30 },
  },
  { from: 'confirmed', action: 'complete', to: 'completed', roles: system, not_before: afterEnd },
  // To another departure of the same course, while the old seats can still be sold (ADR 032).
  {
    from: 'confirmed',
    action: 'move',
    to: 'confirmed',
    roles: ['guest', 'operator'],
    not_after: { of: 'moves_until', minutes: 0 },
  },

  {
    from: 'checked_in',
    action: 'undo_check_in',
    to: 'confirmed',
    roles: onTheDay,
    not_after: { of: 'checked_in_at', minutes: 15 },
  },
  { from: 'checked_in', action: 'complete', to: 'completed', roles: system, not_before: afterEnd },

  // After a tap on the wrong name.
  {
    from: 'no_show',
    action: 'undo_no_show',
    to: 'confirmed',
    roles: onTheDay,
    not_after: { of: 'no_show_at', minutes: 15 },
  },
  // The guest came late, or another phone checked them in (docs/domain/hosts.md#several-phones).
  { from: 'no_show', action: 'check_in', to: 'checked_in', roles: onTheDay, not_after: afterEnd },
  {
    from: 'no_show',
    action: 'contest',
    to: 'no_show',
    roles: ['guest'],
    not_after: { of: 'no_show_at', minutes: contestMinutes },
  },
  { from: 'no_show', action: 'uphold', to: 'completed', roles: ['operator'] },
  { from: 'no_show', action: 'reject_contest', to: 'no_show', roles: ['operator'] },

  // The only way back: a late payment whose seats are still free.
  { from: 'expired', action: 'revive', to: 'confirmed', roles: system },
];
