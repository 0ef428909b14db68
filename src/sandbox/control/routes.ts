// The control path for tests and demonstrations: faults, webhooks, clock, reset. JSON in, JSON out.
import type { FastifyInstance } from 'fastify';
import { endChallenge, openChallenge } from '../pages/hosted.ts';
import { ApiError } from '../stripe/api/api-error.ts';
import { openDispute } from '../stripe/disputes.ts';
import { STRIPE_OPERATIONS } from '../stripe/routes.ts';
import { settleAllRefunds } from '../stripe/settle-refund.ts';
import type { World } from '../world.ts';
import { FAULT_KINDS, type FaultKind } from './faults.ts';

type Body = Readonly<Record<string, unknown>>;

/** Adds everything under `/_control`. */
export function registerControl(app: FastifyInstance, world: World): void {
  void app.register(
    async (control) => {
      control.setErrorHandler((error, _request, reply) => {
        const status = error instanceof ApiError || error instanceof ControlError ? error.status : 500;
        return reply.code(status).send({ error: error instanceof Error ? error.message : 'Unknown error' });
      });
      control.get('/', async () => summary(world));
      registerFaults(control, world);
      registerWebhooks(control, world);
      registerEndings(control, world);
      control.post('/clock', async (request) => {
        world.clock.setOffsetSeconds(wholeNumber(bodyOf(request.body), 'offset_seconds', { min: -1e9, max: 1e9 }));
        return summary(world);
      });
      control.post('/reset', async () => {
        world.timers.clear();
        world.faults.clear();
        world.webhooks.clear();
        world.clock.setOffsetSeconds(0);
        world.store.reset();
        return summary(world);
      });
    },
    { prefix: '/_control' },
  );
}

class ControlError extends Error {
  readonly status = 400;
}

function summary(world: World) {
  return {
    payment_intents: world.store.newestFirst('payment_intent').length,
    events: world.store.newestFirst('event').length,
    clock_offset_seconds: world.clock.offsetSeconds(),
    faults: world.faults.list(),
    webhooks: { url: world.options.webhookUrl, ...world.webhooks.mood },
  };
}

function registerFaults(control: FastifyInstance, world: World): void {
  const names = ['*', ...STRIPE_OPERATIONS.map((operation) => operation.name)];
  control.post('/faults', async (request) => {
    const body = bodyOf(request.body);
    const operation = oneOf(body, 'operation', names);
    const kind = oneOf(body, 'kind', FAULT_KINDS) as FaultKind;
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
    if (typeof body['url'] === 'string' && URL.canParse(body['url'])) world.options.webhookUrl = body['url'];
    if (typeof body['secret'] === 'string') world.options.webhookSecret = body['secret'];
    return summary(world);
  });
  control.post('/webhooks/release', async (request) => {
    const reverse = bodyOf(request.body)['order'] === 'reverse';
    return { released: world.webhooks.release(reverse) };
  });
  control.post('/webhooks/resend', async (request) => {
    const event = world.store.get('event', String(bodyOf(request.body)['event']));
    if (!event) throw new ControlError('No such event.');
    world.webhooks.resend(event);
    return { resent: event.id };
  });
}

function registerEndings(control: FastifyInstance, world: World): void {
  control.post('/settle', async () => ({ refunds: settleAllRefunds(world) }));
  control.post('/payment_intents/:id/challenge', async (request) => {
    const { id } = request.params as { id: string };
    const outcome = oneOf(bodyOf(request.body), 'outcome', ['complete', 'fail']) as 'complete' | 'fail';
    const challenge = openChallenge(world, world.store.get('payment_intent', id));
    if (challenge === null) throw new ControlError('This payment waits for no one.');
    const url = endChallenge(world, challenge, outcome, `${request.protocol}://${request.host}`);
    return { status: challenge.intent.view.status, return_url: url };
  });
  control.post('/charges/:id/dispute', async (request) => {
    const { id } = request.params as { id: string };
    return { dispute: openDispute(world, id, null).id };
  });
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

function oneOf(body: Body, name: string, allowed: readonly string[]): string {
  const value = body[name];
  if (typeof value === 'string' && allowed.includes(value)) return value;
  throw new ControlError(`${name} must be one of: ${allowed.join(', ')}`);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly otherwise?: number;
}

function wholeNumber(body: Body, name: string, { min, max, otherwise }: Bounds): number {
  const value = body[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ControlError(`${name} must be a whole number from ${min} to ${max}`);
}
