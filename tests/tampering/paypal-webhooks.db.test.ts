// Webhooks that PayPal did not send: unsigned, forged, altered, for another webhook; and genuine ones, far too often.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, until, type Delivery } from '#tests/support/sandbox/start-sandbox.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  // Catches PayPal's webhooks, so that a test can forward them, changed or not.
  receiver = await startReceiver();
  await suite.sandbox.control('/webhooks', { paypal_url: receiver.url });
});
afterAll(() => receiver.close());

const HEADERS = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map(
  (name) => `paypal-${name}`,
);

async function send(body: string, headers: Readonly<Record<string, string | undefined>>): Promise<number> {
  const own = HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const answer = await suite.program.app.inject({
    method: 'POST',
    url: '/webhooks/paypal',
    payload: body,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(own) },
  });
  return answer.statusCode;
}

/** Orders and approves; returns PayPal's event about it, and the order. */
async function approved(): Promise<{ ref: string; order: string; sent: Delivery }> {
  const held = await hold(suite.program, suite.course);
  const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
  await suite.sandbox.control(`/paypal/orders/${body.token}/approve`, { funding: 'balance' });
  await until(() => receiver.deliveries.some((one) => one.body.includes(body.token)));
  const sent = receiver.deliveries.find((one) => one.body.includes(body.token));
  if (!sent) throw new Error('PayPal has sent nothing');
  return { ref: held.ref, order: body.token, sent };
}

describe('a webhook that PayPal did not send', () => {
  it.each<readonly [string, (sent: Delivery) => readonly [string, Delivery['headers']]]>([
    ['unsigned', (sent: Delivery) => [sent.body, {}]],
    [
      'without its time',
      ({ body, headers }: Delivery) => [body, { ...headers, 'paypal-transmission-time': undefined }],
    ],
    [
      'with another time',
      ({ body, headers }: Delivery) => [body, { ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' }],
    ],
    [
      'with a made-up signature',
      ({ body, headers }: Delivery) => [body, { ...headers, 'paypal-transmission-sig': 'a'.repeat(64) }],
    ],
    [
      'with another transmission',
      ({ body, headers }: Delivery) => [body, { ...headers, 'paypal-transmission-id': crypto.randomUUID() }],
    ],
    ['altered after signing', ({ body, headers }: Delivery) => [body.replace('APPROVED', 'COMPLETED'), headers]],
    [
      'with a webhook id of its own',
      ({ body, headers }: Delivery) => [body.replace('{', '{"webhook_id":"WHSANDBOX9",'), headers],
    ],
    ['that is no JSON', ({ headers }: Delivery) => ['not JSON', headers]],
    [
      'that breaks out of the question',
      ({ headers }: Delivery) => ['{}, "webhook_id": "WHSANDBOX9", "x": {}', headers],
    ],
  ])('%s is refused, written down once, and changes nothing', async (_what, change) => {
    const { sent } = await approved();
    const [body, headers] = change(sent);
    const written = await suite.refused(async () => {
      expect(await send(body, headers)).toBe(400);
    });
    expect(written.map(({ provider }) => provider)).toEqual(['paypal']);
    expect(written[0]?.msg).toContain('webhook');
  });

  it('is not taken for one when PayPal cannot be asked: it has to come again', async () => {
    const { sent } = await approved();
    await suite.sandbox.control('/faults', { operation: 'paypal.webhooks.verify', kind: '500', times: 5 });
    const written = await suite.refused(async () => {
      expect(await send(sent.body, sent.headers)).toBe(503);
    });
    await suite.sandbox.control('/faults', {}, 'DELETE');
    expect(written.length).toBe(1);
  });
});

describe('a genuine webhook', () => {
  it('sent twenty times at once is one event, and the money is taken and posted once', async () => {
    const { ref, order, sent } = await approved();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sent.body, sent.headers)));
    expect(new Set(answers)).toEqual(new Set([200]));
    const { id } = JSON.parse(sent.body) as { id: string };
    const events = await suite.base.pool.query('select count(*) from gateway_event where event_id = $1', [id]);
    expect(events.rows).toEqual([{ count: 1 }]);
    await Promise.all([runDueWork(suite.program.services), runDueWork(suite.second.services)]);
    const booking = await stored(suite.base.pool, ref);
    expect(booking).toMatchObject({ status: 'confirmed' });
    const { books } = await suite.sandbox.control('/books', {}, 'GET');
    expect((books as { ref: string }[]).filter((line) => line.ref === order)).toMatchObject([{ captured: 520 }]);
    const posted = await suite.base.pool.query(
      `select sum(amount_minor) as sum from ledger_entry e join ledger_tx t on t.id = e.tx_id
       where t.booking_id = $1 and account = 'psp:paypal:usd'`,
      [booking.id],
    );
    expect(Number(posted.rows[0]?.sum)).toBe(520);
    await suite.refused(async () => {
      expect(await send(sent.body, sent.headers)).toBe(200);
      await runDueWork(suite.program.services);
    });
  });
});
