// POST /webhooks/stripe and /webhooks/paypal: verify, store, answer 200, process (docs/domain/checkout.md#provider-state).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentGateway } from '#src/server/providers/payment-port.ts';
import { providerNames, providerRules } from '#src/server/features/payment/methods/registry.ts';
import type { Services } from '#src/server/services.ts';
import { storeEvent, finishEvent, waitingEvents, type StoredEvent } from './event-queries.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { findPayment, findPaymentByRef, type PaymentToAsk } from '#src/server/features/payment/payment-queries.ts';
import { subjectOf } from './event-body.ts';
import { storeProviderRef } from '#src/server/features/payment/attempt-queries.ts';
import { reconcileAllRefunds, reconcileRefund } from '#src/server/features/payment/refunds/reconcile-refunds.ts';
import { reconcileDispute } from '#src/server/features/payment/refunds/disputes.ts';
import { settlePayment } from '#src/server/features/payment/settle-payment.ts';

const bodyLimitBytes = 512 * 1024;

/** A plugin whose JSON parser keeps the raw bytes for verification. */
export async function registerProviderWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) => {
      done(null, body);
    });
    for (const provider of providerNames()) {
      scope.post(`/webhooks/${provider}`, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const gateway = gatewayOf(services, provider);
        if (!gateway) return reply.code(404).send({ status: 'error', code: 'not-found' });
        const isCostly = providerRules[provider].proofCostsRequest;
        const wait = isCostly ? await services.limits.take('write', request.ip, { use: 'webhook' }) : null;
        if (wait !== null)
          return reply.code(429).header('retry-after', wait).send({ status: 'error', code: 'too-many-requests' });
        return receive(services, gateway, request, reply);
      });
    }
  });
}

async function receive(
  services: Services,
  gateway: PaymentGateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { provider } = gateway;
  const body = request.body;
  const read = Buffer.isBuffer(body) ? await gateway.readEvent(body, request.headers) : null;
  if (read?.ok === false && read.why === 'unknown') {
    request.log.warn({ provider, reason: read.reason }, 'could not verify a webhook now: the provider must resend it');
    return reply.code(503).send({ status: 'error', code: 'unavailable' });
  }
  if (!read?.ok) {
    const isOdd = read?.why === 'odd';
    request.log.warn(
      { provider },
      isOdd ? 'a webhook that is signed and no event was refused' : 'a webhook without a valid signature was refused',
    );
    return reply.code(400).send({ status: 'error', code: 'bad-input' });
  }
  const isNew = await storeEvent(services.db, provider, read.event, String(body));
  // A worker would find it too; this saves the guest the wait.
  if (isNew && services.config.runsWorker)
    void processEvents(services, 5).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the event waits for the sweeper'),
    );
  return { received: true };
}

/** Oldest first; returns how many are done. A failed one waits for the next round. */
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
      services.log.warn({ err: error, event: event.event_id, type: event.type }, 'could not apply an event');
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
  }
}

/** Without an answer the payment stays "checking" for the sweeper. */
async function processPayment(services: Services, event: StoredEvent, by: 'guest' | 'sweeper'): Promise<void> {
  const payment = await findPaymentOf(services, event);
  if (payment) await settlePayment(services, payment.id, by);
}

async function findPaymentOf({ db }: Services, event: StoredEvent): Promise<PaymentToAsk | null> {
  const { provider, object_ref: ref, payment_ref: paymentRef, payment_id: paymentId } = event;
  const existing = await findPaymentByRef(db, provider, { ref: paymentRef ?? ref, captureRef: ref });
  // Creation got no response: our id in the object finds the row.
  if (existing || paymentId === null || !/^[0-9a-f-]{36}$/.test(paymentId)) return existing;
  const payment = await findPayment(db, paymentId);
  if (!payment || payment.provider !== provider || payment.provider_ref !== null) return null;
  await storeProviderRef(db, payment.id, paymentRef ?? ref, 0);
  return payment;
}
