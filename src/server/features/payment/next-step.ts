// What a request to pay leads to, from what the booking and its live payment are: pure, so that every case is a test.
import type { ErrorCode } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { isMade } from '#src/domain/booking/status.ts';
import { lossOf } from '#src/domain/payment/lost-payment.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { methodRules } from './methods/index.ts';
import { lossCodes } from './outcome.ts';
import type { BookingToPay, LivePayment } from './attempt-queries.ts';

export type NextStep =
  | { do: 'show-paid' }
  /** The provider is asked first: what is under way may have ended. */
  | { do: 'ask'; live: LivePayment }
  /** The guest has chosen another way to pay: what is under way ends first. */
  | { do: 'switch'; live: LivePayment }
  | { do: 'open-payment' }
  | { do: 'try-again'; live: LivePayment; n: number };

/**
 * One live payment a booking: a second tab gets the first one's answer, a second card is a second attempt, another way
 * to pay ends the first one (docs/domain/payment.md#one-charge-a-booking).
 */
export function nextStep(booking: BookingToPay | null, method: PayMethod): NextStep | Refusal {
  if (!booking) return refuse('payment-unknown');
  if (isMade(booking.status)) return { do: 'show-paid' };
  if (booking.is_own_listing) return refuse('own-listing');
  if (booking.status !== 'held') return refuse(lostCode(booking));
  const { live } = booking;
  if (live === null) return booking.is_hold_live ? { do: 'open-payment' } : refuse('hold-expired');
  if (live.attempt_status === 'sending' && live.is_leased) return refuse('payment-in-progress');
  if (live.method !== method || live.due_cents !== booking.due_cents) return { do: 'switch', live };
  return sameWay(booking, live);
}

/** Why a booking that waits for no money cannot be paid any more. */
function lostCode({ status, is_replaced, is_called_off }: BookingToPay): ErrorCode {
  const left = { status, is_replaced, is_called_off };
  const loss = lossOf({ ...left, is_hold_live: false, has_live_payment: false });
  return loss === 'paid' ? 'already-paid' : lossCodes[loss];
}

function sameWay(booking: BookingToPay, live: LivePayment): NextStep | Refusal {
  // Alipay and PayPal have nothing of ours to try again: the guest goes to the same payment once more.
  if (!methodRules[live.method].takesNewInput || live.attempt_status === 'sending') return { do: 'ask', live };
  const isUndecided = live.status === 'action' || live.status === 'unknown' || live.attempt_status !== 'failed';
  if (isUndecided) return { do: 'ask', live };
  return booking.is_hold_live ? { do: 'try-again', live, n: live.attempt_n + 1 } : refuse('hold-expired');
}
