// Decides in one transaction what may be sent to the provider (Pre-RPC; ADR 011).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { inTurn } from '#src/server/platform/limits/in-turn.ts';
import type { Services } from '#src/server/services.ts';
import { reconcilePayment } from './reconcile.ts';
import { endPayment } from './settle-payment.ts';
import { methodRules } from './methods/registry.ts';
import type { Rate } from './methods/rules.ts';
import { type Applied, lossCodes } from './outcome.ts';
import {
  failAttempt,
  insertAttempt,
  insertPayment,
  lockBookingToPay,
  type BookingToPay,
  type LivePayment,
} from './attempt-queries.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { isMade } from '#src/domain/booking/status.ts';
import { lossOf } from '#src/domain/payment/lost-payment.ts';

/** Leased: no one else sends one for this booking. */
export interface OpenAttempt {
  booking: BookingToPay;
  paymentId: string;
  n: number;
  method: PayMethod;
  amountMinor: number;
  currency: string;
  providerRef: string | null;
}

/** `applied`: the state of the live payment `paymentId`, where nothing is to be sent. */
export type AttemptResult =
  | { booking: BookingToPay; attempt: OpenAttempt }
  | { booking: BookingToPay; paymentId: string | null; applied: Applied };

export interface AttemptRequest {
  tokenHash: Buffer;
  method: PayMethod;
  inputRef: string;
  leaseMs: number;
  rate?: Rate | undefined;
}

const rounds = 4;

export async function openAttempt(services: Services, request: AttemptRequest): Promise<AttemptResult | Refusal> {
  if (methodRules[request.method].whyNotIn(priceCurrency()) !== null) return refuse('payment-method-unavailable');
  for (let round = 0; round < rounds; round += 1) {
    const found = await prepare(services, request);
    if (found === 'again') continue;
    if (isRefusal(found) || 'attempt' in found) return found;
    const { booking, step } = found;
    const { live } = booking;
    if (step === 'show-paid') return { booking, paymentId: null, applied: { result: 'paid' } };
    if (!live) return refuse('payment-unknown');
    const applied = step === 'switch' ? await endPayment(services, live.id) : await reconcilePayment(services, live.id);
    if (!applied) return refuse('payment-unknown');
    if (isOver(applied, live.method)) continue;
    if (step === 'switch' && applied.result !== 'paid' && applied.result !== 'refunded')
      return refuse('payment-in-progress');
    // The earlier card failed: its attempt is closed, the next round opens one.
    const isFree = applied.result === 'open' || applied.result === 'declined';
    if (!isFree || !methodRules[live.method].takesNewInput) return { booking, paymentId: live.id, applied };
    await failAttempt(services.db, { paymentId: live.id, n: live.attempt_n, code: null, declineCode: null });
  }
  return refuse('payment-in-progress');
}

// Ended without money; the next round opens another while the hold lasts.
function isOver(applied: Applied, method: PayMethod): boolean {
  return applied.result === 'cancelled' || (applied.result === 'failed' && methodRules[method].endsWithFailure);
}

type Prepared =
  | { booking: BookingToPay; attempt: OpenAttempt }
  | { booking: BookingToPay; step: 'show-paid' | 'ask' | 'switch' }
  | 'again';

/** Requests for one booking queue before they take a connection. */
function prepare(services: Services, request: AttemptRequest): Promise<Prepared | Refusal> {
  return inTurn(`pay ${request.tokenHash.toString('hex')}`, () => prepareNow(services, request));
}

function prepareNow(services: Services, request: AttemptRequest): Promise<Prepared | Refusal> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBookingToPay(trx, request.tokenHash);
    const step = nextStep(booking, request.method);
    if (isRefusal(step) || !booking) return isRefusal(step) ? step : refuse('payment-unknown');
    if (step.do !== 'open-payment' && step.do !== 'try-again') return { booking, step: step.do };
    const live = step.do === 'try-again' ? step.live : null;
    const { inputRef, leaseMs, method } = request;
    const n = step.do === 'try-again' ? step.n : 1;
    const attempt = { paymentId: live?.id ?? randomUUID(), n, inputRef, leaseMs };
    const due = { paymentId: attempt.paymentId, dueCents: booking.due_cents, rate: request.rate };
    const charge = { method, dueCents: booking.due_cents, ...methodRules[method].charge(due, services.keys) };
    const isMine = live ? await insertAttempt(trx, attempt) : await insertPayment(trx, booking.id, charge, attempt);
    if (!isMine) return 'again';
    const { amountMinor, currency } = charge;
    const providerRef = live?.provider_ref ?? null;
    return {
      booking,
      attempt: { booking, paymentId: attempt.paymentId, n, method, amountMinor, currency, providerRef },
    };
  });
}

type NextStep =
  | { do: 'show-paid' }
  | { do: 'ask'; live: LivePayment }
  /** Another method was chosen: end the running one first. */
  | { do: 'switch'; live: LivePayment }
  | { do: 'open-payment' }
  | { do: 'try-again'; live: LivePayment; n: number };

/** A second tab shares the payment, a second card is an attempt, another method ends it. */
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

function lostCode({ status, is_replaced, is_called_off }: BookingToPay): ErrorCode {
  const left = { status, is_replaced, is_called_off };
  const loss = lossOf({ ...left, is_hold_live: false, has_live_payment: false });
  return loss === 'paid' ? 'already-paid' : lossCodes[loss];
}

function sameWay(booking: BookingToPay, live: LivePayment): NextStep | Refusal {
  // Alipay and PayPal: the guest returns to the same payment.
  if (!methodRules[live.method].takesNewInput || live.attempt_status === 'sending') return { do: 'ask', live };
  const isUndecided = live.status === 'action' || live.status === 'unknown' || live.attempt_status !== 'failed';
  if (isUndecided) return { do: 'ask', live };
  return booking.is_hold_live ? { do: 'try-again', live, n: live.attempt_n + 1 } : refuse('hold-expired');
}
