// applyGatewayTruth: the only writer of "paid". Request, return page, webhook and sweeper all come here (ADR 011).
import { randomUUID } from 'node:crypto';
import { decidePayment, type Decision } from '#src/domain/payment/decision.ts';
import { declineCodeOf, isUnsorted, type DeclineCode } from '#src/domain/payment/decline.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { GatewayPayment } from '#src/server/gateways/stripe-port.ts';
import type { Services } from '#src/server/services.ts';
import { findPayment, lockTruth, type LockedTruth } from './apply-queries.ts';
import { askGateway } from './ask-gateway.ts';
import { writeDecision } from './write-decision.ts';

/** How a payment stands after the provider was asked. `url` is the bank's page. */
export type Applied =
  | { result: 'paid' | 'refunded' | 'checking' | 'open' | 'cancelled' }
  | { result: 'action'; url: string }
  | { result: 'declined'; code: DeclineCode };

/**
 * Asks the provider how a payment stands, decides under the locks of departure, booking and payment, and writes what
 * follows. May be called any number of times, by anyone, in any order: what has been applied is not applied again.
 * `seen` is an answer that the provider has just given to this very process. Null: there is no such payment.
 */
export async function applyGatewayTruth(
  services: Services,
  paymentId: string,
  seen?: GatewayPayment,
): Promise<Applied | null> {
  const truth = seen ?? (await ask(services, paymentId));
  if (truth === undefined) return null;
  const refundId = randomUUID();
  const done = await inTransaction(services.db, async (trx) => {
    const locked = await lockTruth(trx, paymentId);
    if (!locked) return null;
    const decision = decide(locked, truth);
    await writeDecision(trx, {
      paymentId,
      refundId,
      locked,
      truth,
      decision,
      holdMinutes: services.config.holdMinutes,
    });
    return { locked, decision };
  });
  if (!done) return null;
  report(services, paymentId, truth, done.decision);
  return outcomeOf(done.locked, truth, done.decision);
}

/** Undefined: no such payment; null: no answer that can be relied on. */
async function ask(services: Services, paymentId: string): Promise<GatewayPayment | null | undefined> {
  const payment = await findPayment(services.db, paymentId);
  return payment === null ? undefined : askGateway(services, payment);
}

function decide(locked: LockedTruth, truth: GatewayPayment | null): Decision {
  const isHeld = locked.booking_status === 'held';
  // A lapsed hold that nobody has freed still has its own seats among the taken ones.
  const seats = locked.seats_free + (isHeld ? locked.pax : 0);
  return decidePayment(
    { status: locked.payment_status, amountMinor: locked.amount_minor, currency: locked.currency },
    truth && { ...truth, amountMinor: paidAmount(truth), hasDecline: truth.decline !== null },
    {
      status: locked.booking_status,
      hold_until: locked.hold_until_ms,
      confirmation: locked.confirmation,
      isSameQuote: locked.amount_minor === locked.due_cents,
      isReplaced: locked.is_replaced,
      areSeatsFree: seats >= locked.pax && (isHeld || locked.coupon_id === null || locked.is_coupon_free),
    },
    locked.now_ms,
  );
}

/** What counts is the money that came, not what was asked for. */
function paidAmount(truth: GatewayPayment): number {
  return truth.status === 'succeeded' ? truth.receivedMinor : truth.amountMinor;
}

function outcomeOf(locked: LockedTruth, truth: GatewayPayment | null, decision: Decision): Applied {
  if (decision.do === 'confirm' || decision.do === 'reacquire-and-confirm') return { result: 'paid' };
  if (decision.do === 'refund') return { result: 'refunded' };
  if (locked.payment_status === 'succeeded') return { result: isKept(locked) ? 'paid' : 'refunded' };
  if (truth === null || truth.status === 'processing') return { result: 'checking' };
  if (truth.status === 'action' && truth.actionUrl !== null) return { result: 'action', url: truth.actionUrl };
  if (truth.status === 'open' && truth.decline !== null)
    return { result: 'declined', code: declineCodeOf(truth.decline) };
  return { result: truth.status === 'cancelled' ? 'cancelled' : truth.status === 'open' ? 'open' : 'checking' };
}

function isKept(locked: LockedTruth): boolean {
  return !['held', 'expired', 'declined', 'cancelled'].includes(locked.booking_status);
}

function report(services: Services, paymentId: string, truth: GatewayPayment | null, decision: Decision): void {
  services.metrics.payments.inc({ result: decision.do === 'mark' ? decision.status : decision.do });
  if (truth?.decline && isUnsorted(truth.decline))
    services.log.warn({ decline: truth.decline }, 'a decline that nobody has sorted yet');
  if (decision.do === 'refund') services.log.warn({ paymentId, because: decision.because }, 'money goes back in full');
}
