// From stored events to their effects. An event is only a hint: the object is asked for again before it counts.
import type { Services } from '#src/server/services.ts';
import { applyGatewayTruth } from './apply.ts';
import { findPayment, findPaymentId } from './apply-queries.ts';
import { finishEvent, waitingEvents, type StoredEvent } from './event-queries.ts';
import { applyRefundTruth } from './refunds.ts';
import { storeProviderRef } from './pay-queries.ts';

/** Works on waiting events, oldest first. Answers how many are done; one that fails waits for the next round. */
export async function processEvents(services: Services, count = 50): Promise<number> {
  const events = await waitingEvents(services.db, count);
  let done = 0;
  for (const event of events) {
    try {
      await processEvent(services, event);
      await finishEvent(services.db, event.event_id, null);
      done += 1;
    } catch (error) {
      // Kept beside the event; the others must not wait for it.
      services.log.warn({ err: error, event: event.event_id, type: event.type }, 'an event could not be applied');
      await finishEvent(services.db, event.event_id, error instanceof Error ? error.message : String(error));
    }
  }
  return done;
}

async function processEvent(services: Services, event: StoredEvent): Promise<void> {
  if (event.type.startsWith('payment_intent.')) return processPayment(services, event);
  const isRefund = event.type.startsWith('refund.') || event.type.startsWith('charge.refund.');
  if (isRefund) await applyRefundTruth(services, event.object_ref);
  // Every other type is none of ours: stored, and nothing more.
}

/** A provider that does not answer now leaves the payment "checking", which the sweeper asks about by itself. */
async function processPayment(services: Services, event: StoredEvent): Promise<void> {
  const known = await findPaymentId(services.db, event.object_ref);
  if (known !== null) return void (await applyGatewayTruth(services, known));
  // The answer to creating it was lost: the id that we wrote into the object leads back to the row.
  if (event.payment_id === null || !/^[0-9a-f-]{36}$/.test(event.payment_id)) return;
  const payment = await findPayment(services.db, event.payment_id);
  if (!payment || payment.provider_ref !== null) return;
  await storeProviderRef(services.db, payment.id, event.object_ref, 0);
  await applyGatewayTruth(services, payment.id);
}
