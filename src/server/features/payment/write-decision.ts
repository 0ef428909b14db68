// Writes what was decided about a payment, inside the transaction that holds its locks (ADR 011, ADR 012).
import type { Transaction } from 'kysely';
import { postConfirmed, postSurplus } from '#src/domain/ledger/postings.ts';
import type { Decision } from '#src/domain/payment/decision.ts';
import { paymentSummary } from '#src/domain/payment/summary.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { GatewayPayment } from '#src/server/gateways/stripe-port.ts';
import { freeHolds, writeConfirmation } from '../booking/index.ts';
import { reacquire, writeOpenState, type LockedTruth } from './apply-queries.ts';
import { queueLateRefund } from './refund-queries.ts';

type Trx = Transaction<Database>;

interface Decided {
  paymentId: string;
  /** For a refund, if there is to be one. */
  refundId: string;
  locked: LockedTruth;
  truth: GatewayPayment | null;
  decision: Decision;
  holdMinutes: number;
}

/** One of four endings, or nothing. */
export async function writeDecision(trx: Trx, decided: Decided): Promise<void> {
  const { decision, locked } = decided;
  if (decision.do === 'nothing') return;
  if (decision.do === 'mark') return writeMark(trx, decided, decision);
  if (decision.do === 'refund') return writeRefund(trx, decided);
  if (decision.do === 'reacquire-and-confirm' && locked.booking_status === 'expired') {
    await freeHolds(trx, locked.departure_id, { replacedFor: null, sparesPaying: false });
    await reacquire(trx, locked);
  }
  return confirm(trx, decided, decision.to);
}

async function confirm(trx: Trx, { paymentId, locked, truth }: Decided, to: 'confirmed' | 'requested'): Promise<void> {
  const online = {
    bookingId: locked.booking_id,
    depositCents: locked.deposit_cents,
    serviceFeeCents: locked.service_fee_cents,
    discountCents: locked.discount_cents,
    dueCents: locked.due_cents,
  };
  await writeConfirmation(trx, {
    bookingId: locked.booking_id,
    from: locked.booking_status === 'expired' ? 'expired' : 'held',
    to,
    by: 'payment',
    paymentId,
    posting: postConfirmed(online, receivedOf(locked, truth), truth?.ref ?? ''),
    mail: to === 'confirmed' ? 'booking-confirmed' : 'booking-requested',
  });
}

async function writeRefund(trx: Trx, { paymentId, refundId, locked, truth }: Decided): Promise<void> {
  const received = receivedOf(locked, truth);
  await queueLateRefund(trx, {
    refundId,
    paymentId,
    bookingId: locked.booking_id,
    amountMinor: received.amountMinor,
    posting: postSurplus(paymentId, received, truth?.ref ?? ''),
  });
}

/** The money that the provider says it holds; posted under the provider's id, so that it counts once. */
function receivedOf(locked: LockedTruth, truth: GatewayPayment | null) {
  const amountMinor = truth?.receivedMinor ?? 0;
  return { provider: 'stripe', currency: truth?.currency ?? locked.currency, amountMinor, dueCents: amountMinor };
}

async function writeMark(trx: Trx, decided: Decided, decision: Decision & { do: 'mark' }): Promise<void> {
  const { locked, truth, paymentId, holdMinutes } = decided;
  const { status, isAttemptFailed } = decision;
  const hasEnded = status === 'cancelled' || status === 'failed' || isAttemptFailed;
  const attempt = hasEnded ? 'failed' : status === 'action' || status === 'unknown' ? status : null;
  await writeOpenState(trx, paymentId, locked.booking_id, {
    status,
    summary: paymentSummary(status),
    attempt,
    code: truth?.decline?.code ?? null,
    declineCode: truth?.decline?.declineCode ?? null,
    extendMinutes: status === 'action' ? holdMinutes : null,
  });
}
