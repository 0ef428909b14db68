// Webhooks: signed as the SDK checks them, retried, held, doubled, reordered and dropped.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

const SECRET = 'whsec_test';
let sandbox: TestSandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const answers: number[] = [];

beforeEach(async () => {
  answers.length = 0;
  receiver = await startReceiver(answers);
  sandbox = await startSandbox({
    stripe: { webhookUrl: receiver.url, webhookSecret: SECRET },
    webhookRetryDelaysMs: [10, 20],
  });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const create = () => sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd' });
const types = () => receiver.deliveries.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const undelivered = async () => (await sandbox.stripe.events.list({ delivery_success: false })).data.length;

describe('signature', () => {
  it('passes the SDK’s check, and a changed body does not', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(
      {
        amount: 540,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa',
        return_url: 'http://127.0.0.1:9/',
      },
      { idempotencyKey: 'pay:1:create' },
    );
    await until(() => receiver.deliveries.length === 3);
    const events = receiver.deliveries.map(({ body, signature }) =>
      sandbox.stripe.webhooks.constructEvent(body, signature, SECRET),
    );
    expect(events.map((event) => event.type).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    const paid = events.find((event) => event.type === 'payment_intent.succeeded');
    expect(paid).toMatchObject({
      api_version: '2026-10-28.endive',
      request: { idempotency_key: 'pay:1:create' },
      data: { object: { id: intent.id } },
    });
    const { body, signature } = receiver.deliveries[0] ?? { body: '', signature: '' };
    expect(() => sandbox.stripe.webhooks.constructEvent(body.replace('540', '541'), signature, SECRET)).toThrow();
    expect(() => sandbox.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });
});

describe('delivery', () => {
  it('retries until it is accepted', async () => {
    answers.push(500, 503);
    await create();
    await until(() => receiver.deliveries.length === 3);
    await until(async () => (await undelivered()) === 0);
    const event = (await sandbox.stripe.events.list()).data[0];
    expect(event?.pending_webhooks).toBe(0);
  });

  it('gives up after the last retry, and the event stays findable', async () => {
    answers.push(500, 500, 500, 500);
    await create();
    await until(() => receiver.deliveries.length === 3);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(receiver.deliveries.length).toBe(3);
    expect(await undelivered()).toBe(1);
    expect(await (await fetch(sandbox.url)).text()).toContain('bad">failed');
  });

  it('holds and releases in reverse order', async () => {
    await sandbox.control('/webhooks', { hold: true });
    const { id } = await create();
    await sandbox.stripe.paymentIntents.cancel(id);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(receiver.deliveries.length).toBe(0);
    expect(await sandbox.control('/webhooks/release', { order: 'reverse' })).toEqual({ released: 2 });
    await until(() => receiver.deliveries.length === 2);
    expect(types()).toEqual(['payment_intent.canceled', 'payment_intent.created']);
  });

  it('reorders what comes within a window', async () => {
    await sandbox.control('/webhooks', { reorder_ms: 80 });
    const { id } = await create();
    await sandbox.stripe.paymentIntents.cancel(id);
    await until(() => receiver.deliveries.length === 2);
    expect(types()).toEqual(['payment_intent.canceled', 'payment_intent.created']);
  });

  it('duplicates and drops', async () => {
    await sandbox.control('/webhooks', { duplicate: 1 });
    await create();
    await until(() => receiver.deliveries.length === 2);
    expect(new Set(receiver.deliveries.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
    await sandbox.control('/webhooks', { drop: 1 });
    await create();
    await until(async () => (await undelivered()) === 1);
    expect(receiver.deliveries.length).toBe(2);
  });

  it('sends one event again on request', async () => {
    await create();
    await until(() => receiver.deliveries.length === 1);
    const event = (await sandbox.stripe.events.list()).data[0];
    await sandbox.control('/webhooks/resend', { event: event?.id });
    await until(() => receiver.deliveries.length === 2);
  });

  it('reset forgets everything that was planned', async () => {
    await sandbox.control('/webhooks', { hold: true });
    await create();
    const after = await sandbox.control('/reset');
    expect(after).toMatchObject({ payment_intents: 0, events: 0, webhooks: { hold: false } });
    await create();
    await until(() => receiver.deliveries.length === 1);
  });
});
