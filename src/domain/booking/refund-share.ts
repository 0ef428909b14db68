import { percentOf, roundHalfUp, type Cents } from '#src/domain/money/money.ts';
import { onlineStep } from '#src/domain/money/own-currency.ts';
import type { Policy } from './policy.ts';
import type { BookingStatus } from './status.ts';

const HOUR_MS = 3_600_000;

/** Instants in ms since 1970. */
export interface BookedTimes {
  readonly booked_at: number;
  readonly starts_at: number;
}

/** `percent` comes back for a cancel up to and including `until`, an instant in ms since 1970. */
export interface Deadline {
  readonly until: number;
  readonly percent: number;
}

/** Why a booking ends, in the order in which guests meet them; `booking.cancel_cause` keeps it. */
export const cancelCauses = [
  'guest',
  'host',
  'host_late',
  'unsafe_weather',
  'request_declined',
  'request_expired',
  // The marketplace took the listing or the day off sale: guests are offered something else, or get their money back alone.
  'called_off',
  'called_off_refund',
] as const;

/** Who or what ends a booking; only the guest's own wish is measured by the policy (docs/domain/bookings.md#cancelling). */
export type CancelCause = (typeof cancelCauses)[number];

/**
 * The policy of one booking as instants, most generous first; the grace is merged in and what can never apply is left
 * out (docs/domain/bookings.md#cancelling). Empty: nothing comes back at any time.
 */
export function deadlinesOf(policy: Policy, times: BookedTimes): Deadline[] {
  const steps = policy.steps.map((step) => ({
    until: times.starts_at - step.hours_before * HOUR_MS,
    percent: step.percent,
  }));
  const isFarAhead = times.starts_at - times.booked_at > policy.grace_needs_hours * HOUR_MS;
  const hasGrace = policy.grace_hours > 0 && isFarAhead;
  const grace = { until: times.booked_at + policy.grace_hours * HOUR_MS, percent: 100 };
  const all = (hasGrace ? [...steps, grace] : steps)
    .filter((step) => step.until >= times.booked_at)
    .sort((one, other) => other.percent - one.percent || other.until - one.until);
  return all.filter((step, place) => all.slice(0, place).every((better) => better.until < step.until));
}

/** The percent that comes back for a cancel at `now` (ms since 1970): 0 to 100 (docs/domain/bookings.md#cancelling). */
export function refundPercent(policy: Policy, times: BookedTimes, now: number, cause: CancelCause): number {
  if (cause !== 'guest') return 100;
  return deadlinesOf(policy, times).find((deadline) => now <= deadline.until)?.percent ?? 0;
}

/** `percent` of all that was paid online, fee included, rounded half up to what can be paid (docs/domain/bookings.md#cancelling). */
export function refundCents(paidCents: Cents, percent: number): Cents {
  const step = onlineStep();
  return roundHalfUp(percentOf(paidCents, percent), step) * step;
}

/** What the amount of a cancel depends on. `paid_cents`: all money paid online, fee included, less what went back. */
interface CancelFacts extends BookedTimes {
  readonly status: BookingStatus;
  readonly policy: Policy;
  readonly paid_cents: Cents;
}

/** What a cancel gives back. `is_code_given_back`: a discount code may be used again (docs/domain/bookings.md#cancelling). */
export interface CancelQuote {
  readonly percent: number;
  readonly refund_cents: Cents;
  readonly is_code_given_back: boolean;
}

/**
 * What comes back for a cancel at `now` (ms since 1970). The policy measures a guest's wish alone, and that only once the
 * booking is confirmed: a request that is withdrawn and a hold that is given up cost nothing (docs/domain/bookings.md#cancelling).
 */
export function cancelQuote(booking: CancelFacts, cause: CancelCause, now: number): CancelQuote {
  const isBound = booking.status !== 'held' && booking.status !== 'requested';
  const percent = isBound ? refundPercent(booking.policy, booking, now, cause) : 100;
  return {
    percent,
    refund_cents: refundCents(booking.paid_cents, percent),
    is_code_given_back: percent === 100,
  };
}
