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

/** The states that can follow a state, by any action of anybody (docs/domain/lifecycle.md#states). */
export function nextStates(status: BookingStatus): BookingStatus[] {
  return [...new Set(transitions.filter((one) => one.from === status).map((one) => one.to))];
}

/** Where `action` by `role` leads at `now` (ms since 1970), or why it is refused (docs/domain/lifecycle.md#states). */
export function stepOf(booking: BookingFacts, action: BookingAction, role: BookingRole, now: number): Step {
  const known = transitions.filter((one) => one.from === booking.status && one.action === action);
  if (known.length === 0) return refused('no-such-step');
  const transition = known.find((one) => one.roles.includes(role));
  if (!transition) return refused('role');
  return timed(transition, booking, now);
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
