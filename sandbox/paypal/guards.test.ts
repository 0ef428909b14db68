// PayPal's half: credentials, planned faults, webhooks, and what survives the process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { approve, CLIENT, fetchToken, orderBody, payPalClient } from '#tests/support/sandbox/paypal-client.ts';
import { startReceiver, startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

const open: { close(): Promise<void> }[] = [];
const start = async (...options: Parameters<typeof startSandbox>): Promise<TestSandbox> => {
  const sandbox = await startSandbox(...options);
  open.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function pay(sandbox: TestSandbox): Promise<string> {
  const paypal = await payPalClient(sandbox.url);
  const order = String((await paypal.create()).body['id']);
  await approve(sandbox, order);
  await paypal.capture(order);
  return order;
}

describe('credentials', () => {
  it('are only those that this sandbox can know', async () => {
    const sandbox = await start({ paypal: { clientId: 'sandbox-client-a', clientSecret: 'sandbox-secret-a' } });
    const statusOf = async (credentials: string) => (await fetchToken(sandbox.url, credentials)).status;
    expect(await statusOf('sandbox-client-a:sandbox-secret-a')).toBe(200);
    expect(await statusOf('sandbox-client-a:sandbox-secret-b')).toBe(401);
    expect(await statusOf(CLIENT)).toBe(401);
    // The format of PayPal's own ids, live or test: they never belong here.
    const real = `A${'x'.repeat(79)}:E${'x'.repeat(79)}`;
    expect(await statusOf(real)).toBe(401);
    expect(await (await fetchToken((await start()).url, real)).json()).toEqual({
      error: 'invalid_client',
      error_description: 'Client Authentication failed',
    });
    for (const paypal of [{ clientId: 'Axxx' }, { clientSecret: 'Exxx' }, { webhookId: '8PT597110X687430LKGECATA' }]) {
      await expect(startSandbox({ paypal })).rejects.toThrow('test PayPal');
    }
  });

  it('give a token without which nothing is answered', async () => {
    const sandbox = await start();
    const paypal = await payPalClient(sandbox.url);
    const statusWith = async (authorization: string) =>
      (await paypal.call('POST', '/v2/checkout/orders', orderBody(), { authorization })).status;
    expect(await statusWith('')).toBe(401);
    expect(await statusWith('Bearer SANDBOX99999999999.forged')).toBe(401);
    expect(await statusWith('Basic c2FuZGJveA==')).toBe(401);
    const other = await start({ paypal: { clientSecret: 'sandbox-secret-other' } });
    const { access_token: foreign } = (await (
      await fetchToken(other.url, 'sandbox-client-x:sandbox-secret-other')
    ).json()) as { access_token: string };
    expect(await statusWith(`Bearer ${foreign}`)).toBe(401);
  });
});

describe('planned faults', () => {
  it('lose calls before and after their effect', async () => {
    const sandbox = await start();
    const paypal = await payPalClient(sandbox.url);
    const fault = (kind: string) => sandbox.control('/faults', { operation: 'paypal.orders.create', kind });
    const create = (key: string) => paypal.create(orderBody(), { 'paypal-request-id': key });
    const count = async () => (await sandbox.control('', {}, 'GET'))['paypal_orders'];
    await fault('drop-before');
    await expect(create('a')).rejects.toThrow();
    await fault('500');
    expect((await create('a')).status).toBe(500);
    await fault('429');
    expect((await create('a')).status).toBe(429);
    expect(await count()).toBe(0);
    await fault('drop-after-effect');
    await expect(create('a')).rejects.toThrow();
    await fault('500-after-effect');
    expect((await create('b')).status).toBe(500);
    expect(await count()).toBe(2);
    // The same keys find the objects of the lost calls.
    expect([(await create('a')).status, (await create('b')).status, await count()]).toEqual([200, 200, 2]);
    await sandbox.control('/faults', { operation: 'paypal.token', kind: '429' });
    expect((await fetchToken(sandbox.url)).status).toBe(429);
    const unknown = await sandbox.control('/faults', { operation: 'paypal.nothing', kind: '500' });
    expect(String(unknown['error'])).toContain('paypal.orders.capture');
  });
});

describe('webhooks', () => {
  it('of both providers are held, released in reverse, doubled and dropped together', async () => {
    const receiver = await startReceiver();
    open.push(receiver);
    const sandbox = await start({ stripe: { webhookUrl: receiver.url }, paypal: { webhookUrl: receiver.url } });
    const types = () =>
      receiver.deliveries.map(({ body }) => {
        const event = JSON.parse(body) as { type?: string; event_type?: string };
        return event.type ?? event.event_type;
      });
    await sandbox.control('/webhooks', { hold: true });
    await sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd' });
    await pay(sandbox);
    expect(await sandbox.control('/webhooks/release', { order: 'reverse' })).toEqual({ released: 4 });
    await until(() => receiver.deliveries.length === 4);
    expect(types()).toEqual([
      'CHECKOUT.ORDER.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.APPROVED',
      'payment_intent.created',
    ]);
    await sandbox.control('/webhooks', { duplicate: 1, drop: 1 });
    await pay(sandbox);
    await until(() => receiver.deliveries.length === 7);
    expect(types().slice(4).sort()).toEqual([
      'CHECKOUT.ORDER.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
    const { id } = JSON.parse(receiver.deliveries[0]?.body ?? '{}') as { id: string };
    await sandbox.control('/webhooks/resend', { event: id });
    await until(() => receiver.deliveries.length === 8);
  });
});

describe('after a restart', () => {
  it('orders, tokens and undelivered events are still there, and no secret is on disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const paypal = { clientSecret: 'sandbox-secret-test', webhookUrl: 'http://127.0.0.1:9/' };
    const first = await startSandbox({ dataFolder: folder, paypal, settleDelayMs: 60_000 });
    const client = await payPalClient(first.url);
    const { access_token: token } = (await (await fetchToken(first.url)).json()) as { access_token: string };
    const order = String((await client.create(orderBody(), { 'paypal-request-id': 'k' })).body['id']);
    await approve(first, order, 'review');
    await client.capture(order);
    await first.close();
    const receiver = await startReceiver();
    open.push(receiver);
    const again = await start({
      dataFolder: folder,
      paypal: { ...paypal, webhookUrl: receiver.url },
      settleDelayMs: 10,
    });
    const next = await payPalClient(again.url);
    const authorization = `Bearer ${token}`;
    const { body } = await next.call('GET', `/v2/checkout/orders/${order}`, undefined, { authorization });
    expect(body['status']).toBe('COMPLETED');
    expect((await next.create(orderBody(), { 'paypal-request-id': 'k' })).body['id']).toBe(order);
    await until(() => receiver.deliveries.some(({ body: text }) => text.includes('PAYMENT.CAPTURE.COMPLETED')));
    const kept = readFileSync(join(folder, 'sandbox.jsonl'), 'utf8');
    expect(kept).toContain(order);
    for (const secret of ['sandbox-secret', token]) expect(kept).not.toContain(secret);
    rmSync(folder, { recursive: true });
  });
});
