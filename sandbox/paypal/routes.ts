// Registers PayPal's API: tokens under /v1/oauth2, orders and payments under /v2, webhooks, disputes and reports.
import type { FastifyInstance } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer } from '#sandbox/control/faults.ts';
import { decodeForm } from '#sandbox/form.ts';
import type { World } from '#sandbox/world.ts';
import { isClient, newToken, TOKEN_SECONDS } from './api/access.ts';
import type { PayPalOperation, PayPalAnswer, PayPalCall } from './api/operation.ts';
import { badRequest, notFound, serverError, tooMany, unprocessable } from './api/paypal-error.ts';
import { performPayPal, sendError } from './api/perform.ts';
import { PAYPAL_DISPUTE_OPERATIONS } from './disputes.ts';
import { ORDER_OPERATIONS } from './orders.ts';
import { TRANSACTION_OPERATIONS } from './transactions.ts';
import { VERIFY_OPERATIONS } from './webhooks.ts';
import { objectAt, onlyFields, textAt } from './api/fields.ts';
import { wholeCapture } from './objects/capture.ts';
import { readMoney } from './objects/values.ts';
import { minimalRefund, refundView } from './objects/refund.ts';
import { refundCapture } from './refund-capture.ts';
import type { CaptureRow } from './rows.ts';

// Routes for captures and their refunds.

const DAY = 86_400_000;
const REFUNDABLE_FOR_MS = 180 * DAY;

/** The routes under /v2/payments. */
const PAYMENT_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.captures.get',
    method: 'GET',
    path: '/v2/payments/captures/:id',
    run: (call) => ({ status: 200, body: wholeCapture(findCapture(call)) }),
  },
  {
    name: 'paypal.captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    cacheMs: 45 * DAY,
    run: refund,
    replay: (call, made) => answer(call, 200, made),
  },
  {
    name: 'paypal.refunds.get',
    method: 'GET',
    path: '/v2/payments/refunds/:id',
    run: (call) => answer({ ...call, wantsAll: true }, 200, call.id),
  },
];

function refund(call: PayPalCall): PayPalAnswer {
  const capture = findCapture(call);
  onlyFields(call.body, ['amount', 'custom_id', 'invoice_id', 'note_to_payer'], '');
  const given = objectAt(call.body['amount'], '/amount');
  const money = given === null ? null : readMoney(given, '/amount');
  const wish = {
    amount: money?.minor ?? null,
    customId: textAt(call.body['custom_id'], '/custom_id', 127),
    invoiceId: textAt(call.body['invoice_id'], '/invoice_id', 127),
    note: textAt(call.body['note_to_payer'], '/note_to_payer', 255),
    baseUrl: call.baseUrl,
  };
  if (money !== null && money.currency !== capture.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (call.world.clock.ms() - capture.createdMs > REFUNDABLE_FOR_MS) throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const row = refundCapture(call.world, capture, wish);
  return { ...answer(call, 201, row.id), made: row.id };
}

function answer(call: PayPalCall, status: number, id: string): PayPalAnswer {
  const row = call.world.store.get('paypal_refund', id);
  if (!row) throw notFound(id);
  return { status, body: call.wantsAll ? refundView(row) : minimalRefund(row) };
}

function findCapture(call: PayPalCall): CaptureRow {
  const capture = call.world.store.get('paypal_capture', call.id);
  if (!capture) throw notFound(call.id);
  return capture;
}

/** The name of planned faults of the token route. */
export const TOKEN_OPERATION = 'paypal.token';

/** Every simulated route except the token. */
export const PAYPAL_OPERATIONS: readonly PayPalOperation[] = [
  ...ORDER_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...VERIFY_OPERATIONS,
  ...PAYPAL_DISPUTE_OPERATIONS,
  ...TRANSACTION_OPERATIONS,
];

export function registerPayPalRoutes(app: FastifyInstance, world: World): void {
  void app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 262_144 }, (_request, body, done) => {
      try {
        done(null, body === '' ? {} : JSON.parse(String(body)));
      } catch {
        done(badRequest('MALFORMED_REQUEST_JSON'));
      }
    });
    api.setErrorHandler((error, _request, reply) => {
      if (error instanceof Error && 'errorName' in error) return sendError(reply, error as ReturnType<typeof notFound>);
      return sendError(reply, serverError());
    });
    for (const operation of PAYPAL_OPERATIONS) {
      api.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => performPayPal(world, operation, request, reply),
      });
    }
    api.route({
      method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url: '/v2/*',
      handler: async (request, reply) => sendError(reply, notFound(request.url.split('?')[0] ?? '')),
    });
  });
  void app.register(async (api) => registerToken(api, world));
}

function registerToken(api: FastifyInstance, world: World): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, decodeForm(String(body))),
  );
  api.post('/v1/oauth2/token', async (request, reply) => {
    const fault = world.faults.take(TOKEN_OPERATION, undefined);
    if (isLostBefore(fault) || isLostAfter(fault)) return loseAnswer(reply, fault);
    if (fault?.kind === '429') return sendError(reply, tooMany());
    if (fault?.kind.startsWith('500')) return sendError(reply, serverError());
    if (!isClient(request.headers.authorization, world)) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    if ((request.body as { grant_type?: unknown } | undefined)?.grant_type !== 'client_credentials') {
      const error_description = 'Grant type must be client_credentials';
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description });
    }
    return {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: newToken(world),
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: TOKEN_SECONDS,
      nonce: new Date(world.clock.ms()).toISOString(),
    };
  });
}
