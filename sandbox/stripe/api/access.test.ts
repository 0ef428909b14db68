// Access to calls, and pagination of lists.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const card = { allowed_payment_method_types: ['card'] };
const create = () => sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd', ...card });

describe('keys', () => {
  const get = (authorization: string, path = '/v1/payment_intents') => sandbox.call('GET', path, '', { authorization });

  it('refuses live keys outright', async () => {
    for (const key of ['sk_live_abc', 'pk_live_abc', 'rk_live_abc']) {
      expect(await get(`Bearer ${key}`)).toMatchObject({ status: 401, body: { error: { code: 'livemode_mismatch' } } });
    }
  });

  it('keeps publishable keys out of secret routes', async () => {
    expect(await get(`Bearer ${PUBLISHABLE}`)).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    });
    expect(await get('Bearer nonsense')).toMatchObject({ status: 401, body: { error: { code: 'api_key_invalid' } } });
  });

  it('shows an intent to a publishable key only with its client secret', async () => {
    const intent = await create();
    const path = `/v1/payment_intents/${intent.id}`;
    expect((await get(`Bearer ${PUBLISHABLE}`, path)).status).toBe(404);
    expect((await get(`Bearer ${PUBLISHABLE}`, `${path}?client_secret=${intent.id}_secret_x`)).status).toBe(404);
    expect((await get(`Bearer ${PUBLISHABLE}`, `${path}?client_secret=${intent.client_secret}`)).status).toBe(200);
    const basic = Buffer.from('sk_test_sandbox:').toString('base64');
    expect((await get(`Basic ${basic}`, path)).status).toBe(200);
  });
});

describe('lists', () => {
  it('pages through intents newest first, and expands', async () => {
    const own = await startSandbox();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const made = await own.stripe.paymentIntents.create({
        amount: 540 + n,
        currency: 'usd',
        ...card,
        confirm: true,
        payment_method: 'pm_card_visa',
      });
      ids.unshift(made.id);
    }
    const seen: string[] = [];
    for await (const intent of own.stripe.paymentIntents.list({ limit: 2 })) seen.push(intent.id);
    expect(seen).toEqual(ids);
    const before = await own.stripe.paymentIntents.list({ limit: 2, ending_before: ids[4] ?? '' });
    expect(before.data.map((one) => one.id)).toEqual(ids.slice(2, 4));
    const page = await own.stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge.balance_transaction'] });
    expect(page.data[0]?.latest_charge).toMatchObject({ balance_transaction: { object: 'balance_transaction' } });
    const future = await own.stripe.paymentIntents.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } });
    expect(future.data).toEqual([]);
    await own.close();
  });
});
