import type { Cents } from '#src/domain/money/money.ts';
import type { Policy } from './policy.ts';
import { refundCents, refundPercent, type BookedTimes, type CancelCause } from './refund-share.ts';
import type { BookingStatus } from './status.ts';

/** What the amount of a cancel depends on. `paid_cents`: all money paid online, fee included, less what went back. */
export interface CancelFacts extends BookedTimes {
  readonly status: BookingStatus;
  readonly policy: Policy;
  readonly paid_cents: Cents;
}

/** What a cancel gives back. `is_code_given_back`: a discount code may be used again (docs/domain/lifecycle.md#cancelling). */
export interface CancelQuote {
  readonly percent: number;
  readonly refund_cents: Cents;
  readonly is_code_given_back: boolean;
}

/**
 * What comes back for a cancel at `now` (ms since 1970). The policy measures a guest's wish alone, and that only once the
 * booking is confirmed: a request that is withdrawn and a hold that is given up cost nothing (docs/domain/lifecycle.md#cancelling).
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
