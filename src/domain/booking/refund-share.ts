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

/** `percent` is refunded up to and including `until`, in ms since 1970. */
export interface Deadline {
  readonly until: number;
  readonly percent: number;
}

/** Stored in `booking.cancel_cause`; in display order. */
export const cancelCauses = [
  'guest',
  'host',
  'host_late',
  'unsafe_weather',
  'request_declined',
  'request_expired',
  // The listing or day was taken off sale: alternatives or a refund.
  'called_off',
  'called_off_refund',
] as const;

/** Only the guest's own wish is measured by the policy (docs/domain/bookings.md#cancelling). */
export type CancelCause = (typeof cancelCauses)[number];

/**
 * The policy as instants, most generous first, with grace and without steps that cannot apply (docs/domain/bookings.md#cancelling).
 * Empty: never a refund.
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

/** 0 to 100 at `now` (ms since 1970) (docs/domain/bookings.md#cancelling). */
export function refundPercent(policy: Policy, times: BookedTimes, now: number, cause: CancelCause): number {
  if (cause !== 'guest') return 100;
  return deadlinesOf(policy, times).find((deadline) => now <= deadline.until)?.percent ?? 0;
}

/** Rounded half up to a payable amount (docs/domain/bookings.md#cancelling). */
export function refundCents(paidCents: Cents, percent: number): Cents {
  const step = onlineStep();
  return roundHalfUp(percentOf(paidCents, percent), step) * step;
}

/** `paid_cents`: paid online, fee included, less refunds. */
interface CancelFacts extends BookedTimes {
  readonly status: BookingStatus;
  readonly policy: Policy;
  readonly paid_cents: Cents;
}

/** `is_code_given_back`: the discount code can be used again (docs/domain/bookings.md#cancelling). */
export interface CancelQuote {
  readonly percent: number;
  readonly refund_cents: Cents;
  readonly is_code_given_back: boolean;
}

/**
 * The refund at `now` (ms since 1970). The policy applies only to a guest's wish after confirmation: withdrawing a request or hold
 * is free (docs/domain/bookings.md#cancelling).
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
