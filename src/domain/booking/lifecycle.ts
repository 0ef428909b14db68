import type { BookingStatus } from './status.ts';
import {
  transitions,
  type BookingAction,
  type BookingInstant,
  type BookingRole,
  type TimeLimit,
  type Transition,
} from './transitions.ts';

/** A booking as its lifecycle sees it; instants in ms since 1970, null where they do not apply. */
export interface BookingFacts extends Readonly<Record<BookingInstant, number | null>> {
  readonly status: BookingStatus;
}

/** Where an action leads, or why it cannot be done. `booking-state` is the refusal that guests and hosts read. */
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

/** Where `action` by `role` leads at `now` (ms since 1970), or why it is refused (docs/domain/bookings.md#states). */
export function stepOf(booking: BookingFacts, action: BookingAction, role: BookingRole, now: number): Step {
  const matching = transitions.filter((one) => one.from === booking.status && one.action === action);
  if (matching.length === 0) return refused('no-such-step');
  const transition = matching.find((one) => one.roles.includes(role));
  if (!transition) return refused('role');
  return timed(transition, booking, now);
}

/** A booking of which nothing but its state is known: enough for every way that has no limit in time. */
export function untimed(status: BookingStatus): BookingFacts {
  const ends = { hold_until: null, request_until: null, moves_until: null, cancels_until: null };
  const instants = { ...ends, starts_at: null, ends_at: null };
  return { status, ...instants, checked_in_at: null, no_show_at: null };
}

/** A way of the table as a statement about many bookings takes it. */
export interface Way {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** How long after its instant it opens; 0 where it opens with it, or has no such limit. */
  readonly minutes: number;
}

/** The way from a state that an action takes for the clock. Throws when the table has none: nothing may be changed then. */
export function wayOf(action: BookingAction, from: BookingStatus): Way {
  const found = transitions.find((one) => one.from === from && one.action === action && one.roles.includes('system'));
  if (!found) throw new RangeError(`No way by which ${action} changes a ${from} booking`);
  return { from, to: found.to, minutes: found.not_before?.minutes ?? 0 };
}

/** The states in which one of the actions can be done by `role`, whatever the time is. */
export function statesFor(actions: readonly BookingAction[], role: BookingRole): BookingStatus[] {
  const found = transitions.filter((one) => actions.includes(one.action) && one.roles.includes(role));
  return [...new Set(found.map((one) => one.from))];
}

/** True when `role` can do `action` with the booking at `now` (ms since 1970). */
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

// A limit whose instant the booking lacks is a row that lost a column: a bug, not a refusal.
function instantOf(limit: TimeLimit | undefined, booking: BookingFacts): number | null {
  if (!limit) return null;
  const instant = booking[limit.of];
  if (instant === null) throw new RangeError(`A ${booking.status} booking without ${limit.of}`);
  return instant + limit.minutes * MINUTE_MS;
}
