// Correctly signed events with odd content: stored or refused, and never an internal error.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createProgram, webhookSecret, type Program } from '#tests/support/app/program.ts';

const rounds = 400;

let base: TestDatabase;
let program: Program;
let paypal: Server;

/** A minimal PayPal: it confirms every event as its own. */
function startPaypal(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      const isToken = request.url === '/v1/oauth2/token';
      response.end(
        JSON.stringify(
          isToken ? { access_token: 'a', token_type: 'Bearer', expires_in: 3600 } : { verification_status: 'SUCCESS' },
        ),
      );
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  base = await createTestDatabase();
  paypal = await startPaypal();
  const url = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
  program = await createProgram(base.pool, { stripeUrl: url, timeoutMs: 5000 });
});
afterAll(async () => {
  await program?.close();
  paypal?.close();
  await base?.drop();
});

/** A small generator with a seed, so that a failure can be replayed. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

/** Values as JSON, mostly ones that no provider ever sends. */
const odd: readonly ((id: string) => string)[] = [
  (id) => `"${id}"`,
  () => String.raw`"a\u0000b"`,
  () => String.raw`"\ud800"`,
  () => String.raw`"\udc00\ud800"`,
  () => String.raw`"\ud83d\ude00‮​"`,
  () => `"${'x'.repeat(100_000)}"`,
  () => '""',
  () => '1e400000',
  () => `-${'9'.repeat(2000)}`,
  () => '1e-99999',
  () => 'null',
  () => 'true',
  () => '[]',
  () => '{"__proto__":{"id":"x"},"constructor":1}',
  () => deep(20_000),
  () => deep(120_000),
  () => '{"":{"":""}}',
  () => `"'; drop table gateway_event; --"`,
];

function eventText(seed: number, shape: (value: () => string) => string): string {
  const roll = random(seed);
  return shape(() => odd[roll(3) === 0 ? 0 : roll(odd.length)]!(`evt_${seed}_${roll(1_000_000)}`));
}

const stripeShape = (value: () => string) =>
  `{"id":${value()},"object":"event","type":${value()},"livemode":${value()},"data":{"object":{"id":${value()},` +
  `"payment_intent":${value()},"metadata":{"payment_id":${value()},${value().startsWith('"a') ? String.raw`"\u0000":1` : '"k":2'}}}},"x":${value()}}`;
const paypalShape = (value: () => string) =>
  `{"id":${value()},"event_type":${value()},"resource":{"id":${value()},"custom_id":${value()},"dispute_id":${value()},` +
  `"purchase_units":[{"custom_id":${value()}}],"supplementary_data":{"related_ids":{"order_id":${value()}}}},"x":${value()}}`;

async function post(provider: 'stripe' | 'paypal', payload: string): Promise<number> {
  const stamp = { payload, secret: webhookSecret, timestamp: Math.floor(Date.now() / 1000) };
  const signed = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(stamp) };
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const proof = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']));
  const answer = await program.app.inject({
    method: 'POST',
    url: `/webhooks/${provider}`,
    payload,
    headers: { 'content-type': 'application/json', ...(provider === 'stripe' ? signed : proof) },
  });
  return answer.statusCode;
}

const stored = async () =>
  (await base.pool.query('select count(*)::int as all, count(processed_at)::int as done from gateway_event')).rows[0];

describe.each([
  ['stripe', stripeShape, 'payment_intent.succeeded'],
  ['paypal', paypalShape, 'PAYMENT.CAPTURE.COMPLETED'],
] as const)('signed odd events of %s', (provider, shape, type) => {
  it(`are stored or refused, ${rounds} times, and worked on without a fault`, async () => {
    const before = (await stored()).all;
    const answers = new Map<number, number>();
    for (let seed = 1; seed <= rounds; seed += 1) {
      const status = await post(provider, eventText(seed, shape));
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // 413: larger than any event.
      expect({ seed, status: [200, 400, 413].includes(status) ? 'ok' : status }).toEqual({ seed, status: 'ok' });
    }
    expect(answers.get(200)).toBeGreaterThan(10);
    expect((await stored()).all - before).toBeGreaterThan(10);
  }, 120_000);

  it('are stored where only what they carry is odd', async () => {
    for (const [index, value] of odd.entries()) {
      const [idField, typeField] = provider === 'stripe' ? ['id', 'type'] : ['id', 'event_type'];
      const about = provider === 'stripe' ? '"data":{"object":{"id":"x_1"}}' : '"resource":{"id":"x_1"}';
      const body = `{"${idField}":"evt_odd_${index}","${typeField}":"${type}","object":"event",${about},"x":${value('y')}}`;
      expect({ index, status: await post(provider, body) }).toEqual({ index, status: 200 });
    }
    for (let turn = 0; turn < 3; turn += 1) await runDueWork(program.services);
  });

  it.each(['null', '1', '"x"', '[]', '{}', '{"id":null}', deep(200_000), '{'])(
    'refuse what is no event: %#',
    async (body) => {
      expect(await post(provider, body)).toBe(400);
    },
  );
});
