// reconcilePayment: the only writer of "paid". Request, return page, webhook and sweeper all come here (ADR 011).
import { randomUUID } from 'node:crypto';
import { decidePayment, type Decision } from '#src/domain/payment/decision.ts';
import { isUnsorted } from '#src/domain/payment/decline.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { GatewayPayment } from '#src/server/gateways/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { findPayment } from './payment-queries.ts';
import { lockPayment, storeCaptureRef } from './decision-queries.ts';
import { openStaffTask } from '#src/server/features/task/index.ts';
import { askGateway } from './ask-gateway.ts';
import { dropPayment } from './attempt-queries.ts';
import { outcomeOf, type Applied } from './outcome.ts';
import { bookingFacts, paymentFacts, providerFacts } from './decision-facts.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Asks the provider how a payment stands, decides under the locks of departure, booking and payment, and writes what
 * follows. May be called any number of times, by anyone, in any order: what has been applied is not applied again.
 * `seen` is an answer that the provider has just given to this very process. Null: there is no such payment.
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

/** Undefined: no such payment; null: no answer that can be relied on. */
async function ask(services: Services, paymentId: string): Promise<GatewayPayment | 'never-made' | null | undefined> {
  const payment = await findPayment(services.db, paymentId);
  if (payment === null) return undefined;
  // Final: nothing that the provider may say changes it, so who polls costs the provider nothing.
  return payment.status === 'succeeded' ? null : askGateway(services, payment);
}

// The provider's object says which row it was made for. One that names another row is nobody's proof of payment.
function isAnothers(providerState: GatewayPayment, paymentId: string): boolean {
  return providerState.paymentId !== null && providerState.paymentId !== paymentId;
}

async function refuseAnothers(services: Services, paymentId: string, providerState: GatewayPayment): Promise<Applied> {
  services.log.warn({ paymentId, ref: providerState.ref }, 'a payment at the provider was made for another row');
  const detail = `${providerState.ref} says that it was made for ${providerState.paymentId}`;
  await openStaffTask(services.db, { kind: 'payment_mismatch', subject: paymentId, bookingId: null, detail });
  return { result: 'checking' };
}

function report(services: Services, paymentId: string, providerState: GatewayPayment | null, decision: Decision): void {
  services.metrics.payments.inc({ result: decision.do === 'mark' ? decision.status : decision.do });
  if (providerState?.decline && decision.do === 'mark' && isUnsorted(providerState.decline))
    services.log.warn({ decline: providerState.decline }, 'a decline that nobody has sorted yet');
  if (decision.do === 'refund') services.log.warn({ paymentId, because: decision.because }, 'money goes back in full');
}
