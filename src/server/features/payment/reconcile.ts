// reconcilePayment: the only writer of "paid" (ADR 011).
import { randomUUID } from 'node:crypto';
import { decidePayment, type Decision, moneyAction, paymentSummary } from '#src/domain/payment/decision.ts';
import { isUnsorted } from '#src/domain/payment/decline.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { findPayment } from './payment-queries.ts';
import {
  lockPayment,
  storeCaptureRef,
  queueLateRefund,
  writeOpenState,
  type LockedPayment,
} from './decision-queries.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { writeConfirmation } from '#src/server/features/booking/index.ts';
import { taskWords } from './refunds/task-words.ts';
import { askGateway } from './ask-gateway.ts';
import { dropPayment } from './attempt-queries.ts';
import { outcomeOf, type Applied } from './outcome.ts';
import { bookingFacts, paymentFacts, providerFacts, changing, onlineOf } from './decision-facts.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Transaction } from 'kysely';
import { extendedHold, requestDeadline } from '#src/domain/booking/window.ts';
import { postConfirmed, postSurplus } from '#src/domain/ledger/postings.ts';
import { dueCentsOf } from '#src/domain/payment/refund-amount.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { beginWait } from './wait.ts';
import { takeSeatsAgain } from './wait-queries.ts';

// Writes a decision in the transaction that holds its locks (ADR 011, ADR 012).

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;

interface Decided {
  paymentId: string;
  refundId: string;
  locked: LockedPayment;
  providerState: GatewayPayment | null;
  decision: Decision;
  holdMinutes: number;
}

async function writeDecision(trx: Trx, decided: Decided): Promise<void> {
  const { decision, locked } = decided;
  if (decision.do === 'nothing') return;
  if (decision.do === 'mark') return writeMark(trx, decided, decision);
  if (decision.do === 'refund') return writeRefund(trx, decided);
  if (decision.do === 'wait') return writeWait(trx, decided, decision.until);
  if (decision.do === 'reacquire-and-confirm' && locked.booking_status === 'expired') await takeSeatsAgain(trx, locked);
  return confirm(trx, decided, decision.to);
}

async function confirm(
  trx: Trx,
  { paymentId, locked, providerState }: Decided,
  to: 'confirmed' | 'requested',
): Promise<void> {
  const { booking_status: status, confirmation, now_ms: now, starts_ms, cutoff_later_minutes } = locked;
  await writeConfirmation(trx, changing(locked), {
    action: moneyAction({ status, confirmation }),
    actor: 'payment',
    paymentId,
    posting: postConfirmed(onlineOf(locked), receivedOf(locked, providerState), extRefOf(providerState)),
    requestUntilMs: to === 'requested' ? requestDeadline(now, starts_ms - cutoff_later_minutes * MINUTE_MS) : null,
  });
}

/** Posted apart until it has a seat or is refunded. */
async function writeWait(trx: Trx, { paymentId, locked, providerState }: Decided, until: number): Promise<void> {
  const posting = postSurplus(paymentId, receivedOf(locked, providerState), extRefOf(providerState));
  await beginWait(trx, { paymentId, bookingId: locked.booking_id, pax: locked.pax, until, posting });
}

async function writeRefund(trx: Trx, { paymentId, refundId, locked, providerState, decision }: Decided): Promise<void> {
  const received = receivedOf(locked, providerState);
  await queueLateRefund(trx, {
    refundId,
    paymentId,
    bookingId: locked.booking_id,
    amountMinor: received.amountMinor,
    dueCents: received.dueCents,
    currency: received.currency,
    posting: postSurplus(paymentId, received, extRefOf(providerState)),
  });
  if (decision.do !== 'refund' || decision.because !== 'mismatch') return;
  const detail = taskWords.mismatch(received, { amountMinor: locked.amount_minor, currency: locked.currency });
  await openStaffTask(trx, { kind: 'payment_mismatch', subject: paymentId, bookingId: locked.booking_id, detail });
}

function receivedOf(locked: LockedPayment, providerState: GatewayPayment | null) {
  const amountMinor = providerState?.receivedMinor ?? 0;
  const currency = providerState?.currency ?? locked.currency;
  const expected = { amountMinor: locked.amount_minor, dueCents: locked.payment_due_cents };
  const isAsked = amountMinor === expected.amountMinor;
  const inProportion = isAsked ? expected.dueCents : dueCentsOf(expected, { amountMinor: 0, dueCents: 0 }, amountMinor);
  return {
    provider: locked.provider,
    currency,
    amountMinor,
    dueCents: currency === priceCurrency().code ? amountMinor : inProportion,
  };
}

/** The provider's id makes the posting unique. */
function extRefOf(providerState: GatewayPayment | null): string {
  return providerState?.captureRef ?? providerState?.ref ?? '';
}

async function writeMark(trx: Trx, decided: Decided, decision: Decision & { do: 'mark' }): Promise<void> {
  const { locked, providerState, paymentId, holdMinutes } = decided;
  const { status, isAttemptFailed } = decision;
  const hasEnded = status === 'cancelled' || status === 'failed' || isAttemptFailed;
  // An approved order keeps its attempt, which records a running capture.
  const isAsIs = providerState?.status === 'approved';
  const attempt = hasEnded ? 'failed' : !isAsIs && (status === 'action' || status === 'unknown') ? status : null;
  await writeOpenState(trx, paymentId, locked.booking_id, {
    status,
    summary: paymentSummary(status),
    attempt,
    code: providerState?.decline?.code ?? null,
    declineCode: providerState?.decline?.declineCode ?? null,
    hold: status === 'action' ? holdAtBank(locked, holdMinutes) : null,
  });
}

function holdAtBank(
  { booking_status, hold_until_ms: until, is_hold_extended, now_ms }: LockedPayment,
  minutes: number,
) {
  if (booking_status !== 'held' || until === null) return { until: null, is_extended: true };
  return extendedHold({ until, is_extended: is_hold_extended }, now_ms, minutes);
}

/**
 * Asks the provider, decides under the locks, writes. Idempotent. `seen`: an answer just received. Null: no such
 * payment.
 */
export async function reconcilePayment(
  services: Services,
  paymentId: string,
  seen?: GatewayPayment,
): Promise<Applied | null> {
  const providerState = seen ?? (await ask(services, paymentId));
  if (providerState === undefined) return null;
  if (providerState === 'never-made') {
    const isDropped = await dropPayment(services.db, paymentId, 'never_made');
    return { result: isDropped ? 'cancelled' : 'checking' };
  }
  if (providerState && isAnothers(providerState, paymentId)) return refuseAnothers(services, paymentId, providerState);
  const done = await decideUnderLocks(services, paymentId, providerState);
  if (!done) return null;
  report(services, paymentId, providerState, done.decision);
  return outcomeOf(done.locked, providerState, done.decision);
}

function decideUnderLocks(services: Services, paymentId: string, providerState: GatewayPayment | null) {
  const refundId = randomUUID();
  return inTransaction(services.db, async (trx) => {
    const locked = await lockPayment(trx, paymentId);
    if (!locked) return null;
    const decision = decidePayment(
      paymentFacts(locked),
      providerFacts(locked, providerState),
      bookingFacts(locked, services.config.lateMoneyWaitHours),
      locked.now_ms,
    );
    if (providerState?.captureRef) await storeCaptureRef(trx, paymentId, providerState.captureRef);
    await writeDecision(trx, {
      paymentId,
      refundId,
      locked,
      providerState,
      decision,
      holdMinutes: services.config.holdMinutes,
    });
    return { locked, decision };
  });
}

/** Undefined: no such payment; null: no reliable answer. */
async function ask(services: Services, paymentId: string): Promise<GatewayPayment | 'never-made' | null | undefined> {
  const payment = await findPayment(services.db, paymentId);
  if (payment === null) return undefined;
  // Final: polling costs no provider request.
  return payment.status === 'succeeded' ? null : askGateway(services, payment);
}

// An object that names another row proves nothing.
function isAnothers(providerState: GatewayPayment, paymentId: string): boolean {
  return providerState.paymentId !== null && providerState.paymentId !== paymentId;
}

async function refuseAnothers(services: Services, paymentId: string, providerState: GatewayPayment): Promise<Applied> {
  services.log.warn({ paymentId, ref: providerState.ref }, 'a payment at the provider belongs to another row');
  const detail = `${providerState.ref} belongs to another payment at the provider: ${providerState.paymentId}`;
  await openStaffTask(services.db, { kind: 'payment_mismatch', subject: paymentId, bookingId: null, detail });
  return { result: 'checking' };
}

function report(services: Services, paymentId: string, providerState: GatewayPayment | null, decision: Decision): void {
  services.metrics.payments.inc({ result: decision.do === 'mark' ? decision.status : decision.do });
  if (providerState?.decline && decision.do === 'mark' && isUnsorted(providerState.decline))
    services.log.warn({ decline: providerState.decline }, 'unknown decline code');
  if (decision.do === 'refund') services.log.warn({ paymentId, because: decision.because }, 'refunding in full');
}
