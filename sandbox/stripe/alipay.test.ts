// Alipay through the card provider: filtered silently, authorised on a page, refunded; disputes won and lost.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sdkFaults } from '#tests/support/sandbox/sdk-faults.ts';
import { startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ settleDelayMs: 10 });
});
afterEach(() => sandbox.close());

const RETURN = 'http://127.0.0.1:9/payment/alipay?token=t';
const create = (currency = 'sgd') =>
  sandbox.stripe.paymentIntents.create({
    amount: currency === 'npr' ? 20_000 : 733,
    currency,
    allowed_payment_method_types: ['alipay'],
    metadata: { payment_id: 'p1' },
  });

async function waiting() {
  const intent = await create();
  return sandbox.stripe.paymentIntents.confirm(intent.id, {
    payment_method_data: { type: 'alipay' },
    return_url: RETURN,
  });
}

async function paid(): Promise<string> {
  const { id } = await waiting();
  await sandbox.control(`/payment_intents/${id}/challenge`, { outcome: 'complete' });
  return id;
}

describe('Alipay', () => {
  it('is filtered out silently where the account cannot take it', async () => {
    expect((await create()).payment_method_types).toEqual(['alipay']);
    await sandbox.control('/account', { alipay: false });
    expect((await create()).payment_method_types).toEqual([]);
    await sandbox.control('/reset');
    expect((await create()).payment_method_types).toEqual(['alipay']);
  });

  it('is refused in a currency that it does not take, with those that it takes', async () => {
    const error = await create('npr').catch((refused: unknown) => refused);
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_invalid_parameter', param: 'currency' });
    expect(String(error)).toContain('Payments with alipay support the following currencies: aud, cad, cny');
  });

  it('sends the guest to its page and back, and takes the money in the currency of the intent', async () => {
    const intent = await waiting();
    expect(intent.status).toBe('requires_action');
    expect(intent.next_action?.type).toBe('alipay_handle_redirect');
    expect(sdkFaults(intent, 'PaymentIntents.d.ts', 'PaymentIntent')).toEqual([]);
    const page = intent.next_action?.alipay_handle_redirect?.url ?? '';
    expect(await (await fetch(page)).text()).toContain('7.33 SGD');
    const press = (outcome: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    expect(await (await press('close')).text()).toContain('still open');
    const back = new URL((await press('complete')).headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      token: 't',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect([after.status, after.amount_received, after.currency]).toEqual(['succeeded', 733, 'sgd']);
    expect(sdkFaults(after, 'PaymentIntents.d.ts', 'PaymentIntent')).toEqual([]);
  });

  it('may fail, and the intent can be confirmed again', async () => {
    const { id } = await waiting();
    const ended = await sandbox.control(`/payment_intents/${id}/challenge`, { outcome: 'fail' });
    expect(String(ended['return_url'])).toContain('redirect_status=failed');
    const failed = await sandbox.stripe.paymentIntents.retrieve(id);
    expect([failed.status, failed.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_payment_attempt_failed',
    ]);
  });

  it('is confirmed by a browser with the publishable key and the client secret', async () => {
    const intent = await create();
    const form = new URLSearchParams({
      'payment_method_data[type]': 'alipay',
      return_url: RETURN,
      client_secret: intent.client_secret ?? '',
    });
    const headers = { authorization: 'Bearer pk_test_sandbox' };
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    expect((await sandbox.call('POST', path, String(form), headers)).body['status']).toBe('requires_action');
    form.set('client_secret', 'pi_other_secret_x');
    expect((await sandbox.call('POST', path, String(form), headers)).status).toBe(404);
  });

  it('stands in the books and in lists by time', async () => {
    const id = await paid();
    const { books } = await sandbox.control('/books', {}, 'GET');
    expect(books).toMatchObject([
      { provider: 'stripe', ref: id, currency: 'sgd', captured: 733, refunded: 0, payment_id: 'p1' },
    ]);
    const now = Math.floor(Date.now() / 1000);
    const listed = await sandbox.stripe.paymentIntents.list({ created: { gte: now - 60 } });
    expect(listed.data.map((intent) => intent.id)).toEqual([id]);
    expect((await sandbox.stripe.paymentIntents.list({ created: { lt: now - 60 } })).data).toEqual([]);
  });
});

describe('staff at the provider', () => {
  const chargeOf = async (id: string) => String((await sandbox.stripe.paymentIntents.retrieve(id)).latest_charge);
  const eventTypes = async () => (await sandbox.stripe.events.list({ limit: 100 })).data.map((event) => event.type);

  it('refunds in part without being asked by the shop', async () => {
    const id = await paid();
    await sandbox.control(`/charges/${await chargeOf(id)}/refund`, { amount: 233 });
    const [refund] = (await sandbox.stripe.refunds.list({ payment_intent: id })).data;
    expect([refund?.amount, refund?.currency]).toEqual([233, 'sgd']);
    expect(sdkFaults(refund, 'Refunds.d.ts', 'Refund')).toEqual([]);
    expect(await eventTypes()).toContain('charge.refunded');
  });

  it('sees disputes opened, won and lost', async () => {
    const [won, lost] = [await paid(), await paid()];
    for (const [id, outcome] of [
      [won, 'won'],
      [lost, 'lost'],
    ] as const) {
      const { dispute } = await sandbox.control(`/charges/${await chargeOf(id)}/dispute`);
      await sandbox.control(`/disputes/${String(dispute)}/close`, { outcome });
      const view = await sandbox.stripe.disputes.retrieve(String(dispute));
      expect([view.status, view.balance_transactions.length]).toEqual([outcome, outcome === 'won' ? 2 : 1]);
      expect(sdkFaults(view, 'Disputes.d.ts', 'Dispute')).toEqual([]);
      const again = await sandbox.control(`/disputes/${String(dispute)}/close`, { outcome });
      expect(String(again['error'])).toContain('already closed');
    }
    await until(async () => (await eventTypes()).filter((type) => type === 'charge.dispute.closed').length === 2);
    expect(await eventTypes()).toContain('charge.dispute.funds_reinstated');
    expect((await sandbox.stripe.refunds.create({ payment_intent: won, amount: 100 })).status).toBe('succeeded');
    await expect(sandbox.stripe.refunds.create({ payment_intent: lost })).rejects.toThrow('charged back');
  });
});
