// POST /webhooks/stripe: signature, one row, 200, and only then the work (product 5, ADR 011).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { storeEvent } from './event-queries.ts';
import { processEvents } from './process-events.ts';

const bodyLimitBytes = 512 * 1024;

/** Registers the route in a plugin of its own, whose JSON parser keeps the raw bytes that the signature covers. */
export async function registerStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) => {
      done(null, body);
    });
    scope.post('/webhooks/stripe', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const gateway = services.gateways.stripe;
      const signature = request.headers['stripe-signature'];
      const body = request.body;
      if (!gateway) return reply.code(404).send({ status: 'error', code: 'not-found' });
      const event = Buffer.isBuffer(body) && typeof signature === 'string' ? gateway.readEvent(body, signature) : null;
      if (!event) {
        request.log.warn('a webhook without a valid signature was refused');
        return reply.code(400).send({ status: 'error', code: 'bad-input' });
      }
      const isNew = await storeEvent(services.db, event, String(body));
      // A worker elsewhere would find the row as well; doing it now means that the guest does not wait for it.
      if (isNew && services.config.runsWorker)
        void processEvents(services, 5).catch((error: unknown) =>
          request.log.warn({ err: error }, 'the event stays for the sweeper'),
        );
      return { received: true };
    });
  });
}
