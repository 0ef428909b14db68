// Registers the card provider's API under /v1, with cross-origin access for pages on this machine.
import type { FastifyInstance } from 'fastify';
import type { World } from '#sandbox/world.ts';
import { ApiError, missing } from './api/api-error.ts';
import { decodeForm } from '#sandbox/form.ts';
import type { Operation, Call } from './api/operation.ts';
import { perform } from './api/perform.ts';
import { CONFIRMATION_TOKEN_OPERATIONS } from './confirmation-tokens.ts';
import { DISPUTE_OPERATIONS } from './disputes.ts';
import { PAYMENT_INTENT_OPERATIONS } from './payment-intents.ts';
import { PAYMENT_METHOD_OPERATIONS } from './payment-methods.ts';
import { REFUND_OPERATIONS } from './refunds.ts';
import { LIST_PARAMS, listPage } from './api/list.ts';
import { flag, onlyKnown, text, textList } from './api/params.ts';
import type { EventRow } from './rows.ts';

// Routes that only read: charges, balance transactions and events.

/** The routes under /v1/charges, /v1/balance_transactions and /v1/events. */
const READING_OPERATIONS: readonly Operation[] = [
  { name: 'charges.retrieve', method: 'GET', path: '/v1/charges/:id', access: 'secret', run: retrieve('charge') },
  {
    name: 'balance_transactions.retrieve',
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    access: 'secret',
    run: retrieve('balance_transaction'),
  },
  { name: 'events.retrieve', method: 'GET', path: '/v1/events/:id', access: 'secret', run: retrieve('event') },
  { name: 'events.list', method: 'GET', path: '/v1/events', access: 'secret', run: listEvents },
];

function retrieve(table: 'charge' | 'balance_transaction' | 'event'): (call: Call) => object {
  return (call) => {
    const row = call.world.store.get(table, call.id);
    if (!row) throw missing(table, call.id);
    return row.view;
  };
}

function listEvents(call: Call): object {
  const { params, world } = call;
  onlyKnown(params, [...LIST_PARAMS, 'delivery_success', 'type', 'types']);
  const type = text(params, 'type');
  const types = type === null ? textList(params, 'types') : [type];
  const success = flag(params, 'delivery_success');
  const rows = world.store.newestFirst('event').filter((row) => isOfType(row, types) && wasDelivered(row, success));
  return listPage(
    '/v1/events',
    rows.map((row) => row.view),
    params,
  );
}

function isOfType(row: EventRow, types: readonly string[] | null): boolean {
  if (types === null) return true;
  return types.some(
    (type) => type === row.view.type || (type.endsWith('*') && row.view.type.startsWith(type.slice(0, -1))),
  );
}

// An event without a webhook address is delivered: nothing is pending.
function wasDelivered(row: EventRow, success: boolean | null): boolean {
  if (success === null) return true;
  return success === (row.delivery === 'delivered' || row.delivery === 'none');
}

/** Every route of the sandbox's API. */
export const STRIPE_OPERATIONS: readonly Operation[] = [
  ...PAYMENT_INTENT_OPERATIONS,
  ...PAYMENT_METHOD_OPERATIONS,
  ...CONFIRMATION_TOKEN_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...DISPUTE_OPERATIONS,
  ...READING_OPERATIONS,
];

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

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
