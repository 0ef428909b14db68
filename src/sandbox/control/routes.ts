// The control path for tests and demonstrations. JSON in, JSON out; docs/sandbox.md lists every route.
import type { FastifyInstance } from 'fastify';
import { PayPalError } from '../paypal/api/paypal-error.ts';
import { PAYPAL_OPERATIONS, TOKEN_OPERATION } from '../paypal/routes.ts';
import { ApiError } from '../stripe/api/api-error.ts';
import { STRIPE_OPERATIONS } from '../stripe/routes.ts';
import { findOutgoing } from '../webhooks/outgoing.ts';
import type { World } from '../world.ts';
import { bodyOf, ControlError, oneOf, webAddress, wholeNumber } from './body.ts';
import { booksOf } from './books.ts';
import { registerPayerControl } from './endings.ts';
import { FAULT_KINDS } from './faults.ts';
import { guardOwnMachine } from './own-machine.ts';

/** Adds everything under `/_control`. */
export function registerControl(app: FastifyInstance, world: World): void {
  void app.register(
    async (control) => {
      guardOwnMachine(control, { onlyJson: true });
      control.setErrorHandler((error, _request, reply) => {
        const isKnown = error instanceof ApiError || error instanceof ControlError || error instanceof PayPalError;
        const message = error instanceof Error ? error.message : 'Unknown error';
        return reply.code(isKnown ? error.status : 500).send({ error: message });
      });
      control.get('/', async () => summary(world));
      control.get('/books', async () => ({ books: booksOf(world) }));
      registerFaults(control, world);
      registerWebhooks(control, world);
      registerPayerControl(control, world);
      control.post('/clock', async (request) => {
        world.clock.setOffsetSeconds(wholeNumber(bodyOf(request.body), 'offset_seconds', { min: -1e9, max: 1e9 }));
        return summary(world);
      });
      control.post('/account', async (request) => {
        const { alipay } = bodyOf(request.body);
        if (typeof alipay === 'boolean') world.options.offersAlipay = alipay;
        return summary(world);
      });
      control.post('/reset', async () => {
        world.timers.clear();
        world.faults.clear();
        world.webhooks.clear();
        world.clock.setOffsetSeconds(0);
        world.options.offersAlipay = true;
        world.store.reset();
        return summary(world);
      });
    },
    { prefix: '/_control' },
  );
}

function summary(world: World) {
  const { options, store } = world;
  return {
    payment_intents: store.newestFirst('payment_intent').length,
    events: store.newestFirst('event').length,
    paypal_orders: store.newestFirst('paypal_order').length,
    paypal_events: store.newestFirst('paypal_event').length,
    account: { alipay: options.offersAlipay },
    clock_offset_seconds: world.clock.offsetSeconds(),
    faults: world.faults.list(),
    webhooks: { url: options.webhookUrl, paypal_url: options.paypal.webhookUrl, ...world.webhooks.mood },
  };
}

function registerFaults(control: FastifyInstance, world: World): void {
  const names = ['*', TOKEN_OPERATION, ...[...STRIPE_OPERATIONS, ...PAYPAL_OPERATIONS].map(({ name }) => name)];
  control.post('/faults', async (request) => {
    const body = bodyOf(request.body);
    const operation = oneOf(body, 'operation', names);
    const kind = oneOf(body, 'kind', FAULT_KINDS);
    const times = wholeNumber(body, 'times', { min: 1, max: 1e6, otherwise: 1 });
    const skip = wholeNumber(body, 'skip', { min: 0, max: 1e6, otherwise: 0 });
    const delayMs = wholeNumber(body, 'delay_ms', { min: 0, max: 600_000, otherwise: 0 });
    world.faults.add({ operation, kind, times, skip, delayMs });
    return { faults: world.faults.list() };
  });
  control.delete('/faults', async () => {
    world.faults.clear();
    return { faults: [] };
  });
}

function registerWebhooks(control: FastifyInstance, world: World): void {
  control.post('/webhooks', async (request) => {
    const body = bodyOf(request.body);
    const { mood } = world.webhooks;
    if (typeof body['hold'] === 'boolean') mood.hold = body['hold'];
    mood.duplicate = wholeNumber(body, 'duplicate', { min: 0, max: 1e6, otherwise: mood.duplicate });
    mood.drop = wholeNumber(body, 'drop', { min: 0, max: 1e6, otherwise: mood.drop });
    mood.reorderMs = wholeNumber(body, 'reorder_ms', { min: 0, max: 600_000, otherwise: mood.reorderMs });
    mood.delayMs = wholeNumber(body, 'delay_ms', { min: 0, max: 600_000, otherwise: mood.delayMs });
    world.options.webhookUrl = webAddress(body, 'url') ?? world.options.webhookUrl;
    world.options.paypal.webhookUrl = webAddress(body, 'paypal_url') ?? world.options.paypal.webhookUrl;
    if (typeof body['secret'] === 'string') world.options.webhookSecret = body['secret'];
    return summary(world);
  });
  control.post('/webhooks/release', async (request) => {
    const reverse = bodyOf(request.body)['order'] === 'reverse';
    return { released: world.webhooks.release(reverse) };
  });
  control.post('/webhooks/resend', async (request) => {
    const event = findOutgoing(world.store, String(bodyOf(request.body)['event']));
    if (!event) throw new ControlError('No such event.');
    world.webhooks.resend(event);
    return { resent: event.row.id };
  });
}
