// The control path for tests and demonstrations. JSON in, JSON out; sandbox/README.md lists every route.
import type { FastifyInstance } from 'fastify';
import { registerPhoneControl } from '#sandbox/phone/control.ts';
import type { Provider } from '#sandbox/provider.ts';
import { providers, refusalOf } from '#sandbox/providers.ts';
import type { World } from '#sandbox/world.ts';
import { bodyOf, ControlError, oneOf, wholeNumber } from './body.ts';
import { FAULT_KINDS } from './faults.ts';
import { guardOwnMachine } from './own-machine.ts';

export function registerControl(app: FastifyInstance, world: World): void {
  void app.register(
    async (control) => {
      guardOwnMachine(control, { onlyJson: true });
      control.setErrorHandler((error, _request, reply) => {
        const known = error instanceof ControlError ? error : refusalOf(error);
        const message = error instanceof Error ? error.message : 'Unknown error';
        return reply.code(known?.status ?? 500).send({ error: known?.message ?? message });
      });
      control.get('/', async () => summary(world));
      control.get('/books', async () => ({ books: providers.flatMap((provider) => provider.control.books(world)) }));
      registerFaults(control, world);
      registerWebhooks(control, world);
      for (const provider of providers) provider.control.register(control, world, () => summary(world));
      if (world.options.phone !== null) registerPhoneControl(control, world, world.options.phone);
      control.post('/settle', async () => gather((provider) => provider.control.settle(world)));
      control.post('/clock', async (request) => {
        world.clock.setOffsetSeconds(wholeNumber(bodyOf(request.body), 'offset_seconds', { min: -1e9, max: 1e9 }));
        return summary(world);
      });
      control.post('/reset', async () => {
        world.timers.clear();
        world.faults.clear();
        world.webhooks.clear();
        world.clock.setOffsetSeconds(0);
        for (const provider of providers) provider.control.reset(world);
        world.store.reset();
        return summary(world);
      });
    },
    { prefix: '/_control' },
  );
}

function gather(of: (provider: Provider) => object): object {
  return providers.reduce((all, provider) => ({ ...all, ...of(provider) }), {});
}

function summary(world: World): object {
  return {
    ...gather((provider) => provider.control.summary(world)),
    clock_offset_seconds: world.clock.offsetSeconds(),
    faults: world.faults.list(),
    webhooks: { ...gather((provider) => provider.control.webhookAddress(world.options)), ...world.webhooks.mood },
  };
}

function registerFaults(control: FastifyInstance, world: World): void {
  const phones = world.options.phone === null ? [] : ['sms.messages.create', 'whatsapp.messages.create'];
  const names = ['*', ...providers.flatMap((provider) => provider.operations), ...phones];
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
    for (const provider of providers) provider.control.setWebhooks(world.options, body);
    return summary(world);
  });
  control.post('/webhooks/release', async (request) => {
    const reverse = bodyOf(request.body)['order'] === 'reverse';
    return { released: world.webhooks.release(reverse) };
  });
  control.post('/webhooks/resend', async (request) => {
    const id = String(bodyOf(request.body)['event']);
    if (!world.webhooks.resend(id)) throw new ControlError('No such event.');
    return { resent: id };
  });
}
