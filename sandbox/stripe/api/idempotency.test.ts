// Idempotency keys and lost responses, as the SDK meets them.
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({}, 2);
});
afterEach(() => sandbox.close());

const params = { amount: 540, currency: 'usd', allowed_payment_method_types: ['card'], metadata: { booking_id: 'b1' } };
const create = (key: string, amount = 540) =>
  sandbox.stripe.paymentIntents.create({ ...params, amount }, { idempotencyKey: key });
const count = async () => (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.length;

describe('idempotency keys', () => {
  it('repeats the first answer and says so', async () => {
    const first = await create('k1');
    const second = await create('k1');
    expect(second.id).toBe(first.id);
    const raw = await sandbox.call('POST', '/v1/payment_intents', 'amount=540&currency=usd', {
      'idempotency-key': 'k2',
    });
    const again = await sandbox.call('POST', '/v1/payment_intents', 'currency=usd&amount=540', {
      'idempotency-key': 'k2',
    });
    expect(raw.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('original-request')).toBe(raw.headers.get('request-id'));
    expect(again.body).toEqual(raw.body);
    expect(await count()).toBe(2);
  });

  it('refuses other parameters and another path', async () => {
    const { id } = await create('k1');
    await expect(create('k1', 541)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const cancel = sandbox.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'k1' });
    await expect(cancel).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('keeps a decline, but not a wrong parameter', async () => {
    const { id } = await create('k1');
    const decline = () =>
      sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'c1' });
    await expect(decline()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    await expect(decline()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    const failed = (await sandbox.stripe.events.list({ type: 'charge.failed' })).data;
    expect(failed.length).toBe(1);
    await expect(create('k2', 49)).rejects.toMatchObject({ code: 'amount_too_small' });
    expect((await create('k2', 50)).amount).toBe(50);
  });

  it('answers 409 while the first call is running', async () => {
    await sandbox.control('/faults', { operation: 'payment_intents.create', kind: 'delay', delay_ms: 300 });
    const send = () =>
      sandbox.call('POST', '/v1/payment_intents', 'amount=540&currency=usd', { 'idempotency-key': 'k1' });
    const first = send();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_in_use' } } });
    expect((await first).status).toBe(200);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
  });

  it('forgets a key after 24 hours by its own clock', async () => {
    const first = await create('k1');
    await sandbox.control('/clock', { offset_seconds: 24 * 3600 - 60 });
    expect((await create('k1')).id).toBe(first.id);
    await sandbox.control('/clock', { offset_seconds: 24 * 3600 + 60 });
    expect((await create('k1')).id).not.toBe(first.id);
  });
});

describe('lost answers', () => {
  it.each(['drop-before', 'drop-after-effect'])('%s: the SDK repeats the key and one intent exists', async (kind) => {
    await sandbox.control('/faults', { operation: 'payment_intents.create', kind });
    await create('k1');
    expect(await count()).toBe(1);
    expect((await sandbox.control('', {}, 'GET'))['faults']).toEqual([]);
  });

  it('hang-after-effect: the call times out, the money has moved', async () => {
    const { id } = await create('k1');
    await sandbox.control('/faults', { operation: 'payment_intents.confirm', kind: 'hang-after-effect' });
    const call = sandbox.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_visa' },
      { timeout: 200, maxNetworkRetries: 0 },
    );
    await expect(call).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  it('a 500 is kept under its key, with or without effect', async () => {
    const { id } = await create('k1');
    await sandbox.control('/faults', { operation: 'payment_intents.confirm', kind: '500-after-effect' });
    const confirm = () =>
      sandbox.stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_visa' },
        { idempotencyKey: 'c1', maxNetworkRetries: 0 },
      );
    await expect(confirm()).rejects.toMatchObject({ statusCode: 500 });
    await expect(confirm()).rejects.toMatchObject({ statusCode: 500 });
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
    await sandbox.control('/faults', { operation: '*', kind: '500' });
    await expect(sandbox.stripe.paymentIntents.create(params, { idempotencyKey: 'k9' })).rejects.toMatchObject({
      statusCode: 500,
    });
    expect(await count()).toBe(1);
  });

  it('a 429 is not kept; a header plans a fault for one call; skip lets calls pass', async () => {
    await sandbox.control('/faults', { operation: 'payment_intents.create', kind: '429', skip: 1 });
    await create('k1');
    const limited = sandbox.stripe.paymentIntents.create(params, { idempotencyKey: 'k2', maxNetworkRetries: 0 });
    await expect(limited).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect((await create('k2')).status).toBe('requires_payment_method');
    const dropped = sandbox.call('POST', '/v1/payment_intents', 'amount=540&currency=usd', {
      'x-sandbox-fault': 'drop-before',
    });
    await expect(dropped).rejects.toThrow();
  });
});
