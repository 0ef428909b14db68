import type { BookingStatus } from './status.ts';
import {
  transitions,
  type BookingAction,
  type BookingInstant,
  type BookingRole,
  type TimeLimit,
  type Transition,
} from './transitions.ts';

/** Instants in ms since 1970; null where not applicable. */
export interface BookingFacts extends Readonly<Record<BookingInstant, number | null>> {
  readonly status: BookingStatus;
}

/** The next status, or a refusal; `booking-state` is shown to guests and hosts. */
export type Step =
  | { readonly ok: true; readonly to: BookingStatus }
  | {
      readonly ok: false;
      readonly code: 'booking-state';
      readonly why: 'no-such-step' | 'role' | 'too-early' | 'too-late';
    };

const MINUTE_MS = 60_000;
const refused = (why: 'no-such-step' | 'role' | 'too-early' | 'too-late'): Step => ({
  ok: false,
  code: 'booking-state',
  why,
});

/** Where `action` by `role` leads at `now` (ms since 1970) (docs/domain/bookings.md#states). */
export function stepOf(booking: BookingFacts, action: BookingAction, role: BookingRole, now: number): Step {
  const matching = transitions.filter((one) => one.from === booking.status && one.action === action);
  if (matching.length === 0) return refused('no-such-step');
  const transition = matching.find((one) => one.roles.includes(role));
  if (!transition) return refused('role');
  return timed(transition, booking, now);
}

/** A booking with only its status, for transitions without time limits. */
export function untimed(status: BookingStatus): BookingFacts {
  const ends = { hold_until: null, request_until: null, moves_until: null, cancels_until: null };
  const instants = { ...ends, starts_at: null, ends_at: null };
  return { status, ...instants, checked_in_at: null, no_show_at: null };
}

/** A transition for a bulk statement. */
export interface Way {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** Minutes after its instant; 0 at once or without limit. */
  readonly minutes: number;
}

/** The transition by the clock. Throws when the table has none. */
export function wayOf(action: BookingAction, from: BookingStatus): Way {
  const found = transitions.find((one) => one.from === from && one.action === action && one.roles.includes('system'));
  if (!found) throw new RangeError(`No way by which ${action} changes a ${from} booking`);
  return { from, to: found.to, minutes: found.not_before?.minutes ?? 0 };
}

/** Statuses in which `role` can do one of the actions, at any time. */
export function statesFor(actions: readonly BookingAction[], role: BookingRole): BookingStatus[] {
  const found = transitions.filter((one) => actions.includes(one.action) && one.roles.includes(role));
  return [...new Set(found.map((one) => one.from))];
}

/** At `now` (ms since 1970). */
export function canDo(booking: BookingFacts, action: BookingAction, role: BookingRole, now: number): boolean {
  return stepOf(booking, action, role, now).ok;
}

function timed(transition: Transition, booking: BookingFacts, now: number): Step {
  const start = instantOf(transition.not_before, booking);
  const end = instantOf(transition.not_after, booking);
  if (start !== null && now < start) return refused('too-early');
  if (end !== null && now > end) return refused('too-late');
  return { ok: true, to: transition.to };
}

// A missing instant is a bug, not a refusal.
function instantOf(limit: TimeLimit | undefined, booking: BookingFacts): number | null {
  if (!limit) return null;
  const instant = booking[limit.of];
  if (instant === null) throw new RangeError(`A ${booking.status} booking without ${limit.of}`);
  return instant + limit.minutes * MINUTE_MS;
}
