// POST /webhooks/stripe and /webhooks/paypal: proof, one row, 200, and only then the work
// (docs/domain/payment.md#the-providers-word, ADR 011).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentGateway } from '#src/server/providers/payment-port.ts';
import { providerNames, providerRules } from '#src/server/features/payment/methods/registry.ts';
import type { Services } from '#src/server/services.ts';
import { storeEvent } from './event-queries.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { processEvents } from './process-events.ts';

const bodyLimitBytes = 512 * 1024;

/** Registers the routes in a plugin of their own, whose JSON parser keeps the raw bytes that the proof covers. */
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
    request.log.warn({ provider, reason: read.reason }, 'a webhook could not be proved now: it has to come again');
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
  // A worker elsewhere would find the row as well; doing it now means that the guest does not wait for it.
  if (isNew && services.config.runsWorker)
    void processEvents(services, 5).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the event stays for the sweeper'),
    );
  return { received: true };
}
