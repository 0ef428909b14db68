// Registers the card provider's API under /v1, with cross-origin access for pages on this machine.
import type { FastifyInstance } from 'fastify';
import type { World } from '#sandbox/world.ts';
import { ApiError } from './api/api-error.ts';
import { decodeForm } from '#sandbox/form.ts';
import type { Operation } from './api/operation.ts';
import { perform } from './api/perform.ts';
import { CONFIRMATION_TOKEN_OPERATIONS } from './confirmation-tokens.ts';
import { DISPUTE_OPERATIONS } from './disputes.ts';
import { PAYMENT_INTENT_OPERATIONS } from './payment-intents.ts';
import { PAYMENT_METHOD_OPERATIONS } from './payment-methods.ts';
import { READING_OPERATIONS } from './reading.ts';
import { REFUND_OPERATIONS } from './refunds.ts';

/** Every route of the API that the sandbox speaks. */
export const STRIPE_OPERATIONS: readonly Operation[] = [
  ...PAYMENT_INTENT_OPERATIONS,
  ...PAYMENT_METHOD_OPERATIONS,
  ...CONFIRMATION_TOKEN_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...DISPUTE_OPERATIONS,
  ...READING_OPERATIONS,
];

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Adds the API to `app`. */
export function registerStripeRoutes(app: FastifyInstance, world: World): void {
  void app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, decodeForm(String(body))),
    );
    api.addHook('onRequest', async (request, reply) => {
      const origin = request.headers.origin;
      if (origin === undefined || !isLocal(origin, world.options.publicUrl)) return;
      reply.header('access-control-allow-origin', origin).header('vary', 'origin');
      reply.header('access-control-expose-headers', 'request-id, idempotent-replayed');
    });
    for (const operation of STRIPE_OPERATIONS) {
      api.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => perform(world, operation, request, reply),
      });
    }
    api.options('/v1/*', async (_request, reply) => {
      reply.header('access-control-allow-methods', 'GET, POST');
      reply.header(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, stripe-version, x-sandbox-fault',
      );
      return reply.code(204).send();
    });
    api.route({
      method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'],
      url: '/v1/*',
      handler: async (request, reply) => reply.code(404).send(unknownRoute(request.method, request.url)),
    });
  });
}

function isLocal(origin: string, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return LOOPBACK.test(url.hostname) || (publicUrl !== null && url.hostname === new URL(publicUrl).hostname);
}

function unknownRoute(method: string, url: string): object {
  const message = `Unrecognized request URL (${method}: ${url.split('?')[0]}). The payment sandbox speaks a part of the API.`;
  return new ApiError(404, { type: 'invalid_request_error', message }, false).envelope('none');
}
