// From stored events to their effects. An event is only a hint: the object is asked for again before it counts.
import type { Services } from '#src/server/services.ts';
import { findPayment, findPaymentByRef, type PaymentToAsk } from '#src/server/features/payment/payment-queries.ts';
import { finishEvent, waitingEvents, type StoredEvent } from './event-queries.ts';
import { subjectOf } from './event-body.ts';
import { storeProviderRef } from '#src/server/features/payment/attempt-queries.ts';
import { reconcileAllRefunds, reconcileRefund } from '#src/server/features/payment/refunds/reconcile-refunds.ts';
import { reconcileDispute } from '#src/server/features/payment/refunds/disputes.ts';
import { settlePayment } from '#src/server/features/payment/settle-payment.ts';

/** Works on waiting events, oldest first. Answers how many are done; one that fails waits for the next turn. */
export async function processEvents(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  const events = await waitingEvents(services.db, count);
  let done = 0;
  for (const event of events) {
    if (signal?.aborted) break;
    try {
      await processEvent(services, event);
      await finishEvent(services.db, event, null);
      done += 1;
    } catch (error) {
      // Kept next to the event; the others must not wait for it.
      services.log.warn({ err: error, event: event.event_id, type: event.type }, 'an event could not be applied');
      await finishEvent(services.db, event, error instanceof Error ? error.message : String(error));
    }
  }
  return done;
}

async function processEvent(services: Services, event: StoredEvent): Promise<void> {
  const { provider, object_ref: ref, payment_ref: paymentRef } = event;
  switch (subjectOf(provider, event.type)) {
    case 'payment':
      return processPayment(services, event, 'sweeper');
    case 'approval':
      return processPayment(services, event, 'guest');
    case 'refund':
      return reconcileRefund(services, provider, ref);
    case 'all-refunds':
      return paymentRef === null ? undefined : reconcileAllRefunds(services, provider, paymentRef);
    case 'dispute':
      return reconcileDispute(services, provider, ref);
    case 'nothing':
    // Stored, and nothing more.
  }
}

/** A provider that does not answer now leaves the payment "checking", which the sweeper asks about by itself. */
async function processPayment(services: Services, event: StoredEvent, by: 'guest' | 'sweeper'): Promise<void> {
  const payment = await findPaymentOf(services, event);
  if (payment) await settlePayment(services, payment.id, by);
}

async function findPaymentOf({ db }: Services, event: StoredEvent): Promise<PaymentToAsk | null> {
  const { provider, object_ref: ref, payment_ref: paymentRef, payment_id: paymentId } = event;
  const existing = await findPaymentByRef(db, provider, { ref: paymentRef ?? ref, captureRef: ref });
  // The answer to creating it was lost: the id that we wrote into the object leads back to the row.
  if (existing || paymentId === null || !/^[0-9a-f-]{36}$/.test(paymentId)) return existing;
  const payment = await findPayment(db, paymentId);
  if (!payment || payment.provider !== provider || payment.provider_ref !== null) return null;
  await storeProviderRef(db, payment.id, paymentRef ?? ref, 0);
  return payment;
}
