// Every route of PayPal's half against PayPal's specifications; and proof that this judge can fail.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { approve, orderBody, payPalClient, type PayPalClient } from '#tests/support/sandbox/paypal-client.ts';
import { payPalFaults } from '#tests/reference/paypal-specification.ts';
import { describeBy } from '#tests/reference/specifications.ts';
import { recordCalls, type Exchange, type Recorder } from '#tests/support/sandbox/record-calls.ts';
import { startReceiver, startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

// The first use of a schema compiles it, which takes seconds on a busy machine.
const PATIENCE = 60_000;
let sandbox: TestSandbox;
let recorder: Recorder;
let paypal: PayPalClient;

beforeEach(async () => {
  sandbox = await startSandbox({ settleDelayMs: 10 });
  recorder = await recordCalls(sandbox.url);
  paypal = await payPalClient(recorder.url);
  recorder.exchanges.length = 0;
});
afterEach(async () => {
  await recorder.close();
  await sandbox.close();
});

async function allFaults(): Promise<string[]> {
  const faults = await Promise.all(recorder.exchanges.map(payPalFaults));
  return faults.flat();
}

async function paid(funding = 'balance', unit: object = {}): Promise<{ order: string; capture: string }> {
  const order = String((await paypal.create(orderBody('5.40', unit))).body['id']);
  await approve(sandbox, order, funding);
  const { body } = await paypal.capture(order);
  const units = body['purchase_units'] as { payments: { captures: { id: string }[] } }[];
  return { order, capture: units[0]?.payments.captures[0]?.id ?? '' };
}

describeBy('paypal', 'answers', () => {
  it('to an order on its whole way', { timeout: PATIENCE }, async () => {
    const { order, capture } = await paid('balance', {
      invoice_id: 'ABC123',
      description: 'A walk',
      reference_id: 'x',
    });
    await paypal.call('GET', `/v2/checkout/orders/${order}`);
    await paypal.call('GET', `/v2/payments/captures/${capture}`);
    const refund = await paypal.call('POST', `/v2/payments/captures/${capture}/refund`, {
      amount: { currency_code: 'USD', value: '1.40' },
      note_to_payer: 'Sorry',
    });
    await paypal.call('GET', `/v2/payments/refunds/${String(refund.body['id'])}`);
    await paypal.call('POST', `/v2/payments/captures/${capture}/refund`, {});
    await paypal.call('GET', `/v2/checkout/orders/${order}`);
    expect(recorder.exchanges.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201, 200, 201, 200]);
    expect(await allFaults()).toEqual([]);
  });

  it('short ones, replays, captures in review and refunds that wait', { timeout: PATIENCE }, async () => {
    const key = { 'paypal-request-id': 'k1', prefer: 'return=minimal' };
    const { body } = await paypal.create(orderBody(), key);
    await paypal.create(orderBody(), key);
    await approve(sandbox, body['id']);
    const path = `/v2/checkout/orders/${String(body['id'])}/capture`;
    await paypal.call('POST', path, {}, { 'paypal-request-id': 'k2', prefer: 'return=minimal' });
    await paypal.capture(String(body['id']), 'k2');
    const review = await paid('review');
    await paypal.call('GET', `/v2/payments/captures/${review.capture}`);
    await paid('declined-capture');
    const waiting = await paid('refund-pending');
    await paypal.call('POST', `/v2/payments/captures/${waiting.capture}/refund`, {}, { prefer: 'return=minimal' });
    const failing = await paid('refund-fails');
    await paypal.call('POST', `/v2/payments/captures/${failing.capture}/refund`, {});
    expect(await allFaults()).toEqual([]);
  });

  it('refusals, in PayPal’s own words', { timeout: PATIENCE }, async () => {
    await paypal.call('GET', '/v2/checkout/orders/NOSUCHORDER');
    await paypal.call('POST', '/v2/checkout/orders', orderBody(), { prefer: 'return=minimal' });
    await paypal.create(orderBody('0.00'));
    await paypal.create(orderBody('1.005'));
    await paypal.create({ intent: 'CAPTURE', purchase_units: [] });
    const { body } = await paypal.create();
    await paypal.capture(String(body['id']));
    await approve(sandbox, body['id'], 'declining');
    await paypal.capture(String(body['id']));
    const { order, capture } = await paid('balance', { invoice_id: 'ONCE' });
    await paypal.capture(order, 'another');
    await paid('balance', { invoice_id: 'ONCE' }).catch(() => undefined);
    await paypal.call('POST', `/v2/payments/captures/${capture}/refund`, {
      amount: { currency_code: 'USD', value: '9.00' },
    });
    await paypal.call('POST', `/v2/payments/captures/${capture}/refund`, {});
    await paypal.call('POST', `/v2/payments/captures/${capture}/refund`, {});
    await paypal.call('GET', `/v2/payments/refunds/${capture}`);
    await paypal.call('GET', '/v2/checkout/orders/NOSUCHORDER', undefined, { authorization: 'Bearer other' });
    const refused = recorder.exchanges.filter(({ status }) => status >= 400);
    expect(refused.map(({ status }) => status)).toEqual([
      404, 400, 422, 422, 400, 422, 422, 422, 422, 422, 422, 404, 401,
    ]);
    // These calls are wrong on purpose, so only the responses are judged.
    const faults = await allFaults();
    expect(faults.filter((fault) => !fault.includes(' request: '))).toEqual([]);
    expect(faults.filter((fault) => fault.includes(' request: ')).length).toBe(1);
  });

  it('to the check of a webhook', { timeout: PATIENCE }, async () => {
    const receiver = await startReceiver();
    await sandbox.control('/webhooks', { paypal_url: receiver.url });
    await paid();
    await until(() => receiver.deliveries.length === 3);
    const sent = receiver.deliveries[0];
    const verify = (more: object) =>
      paypal.call('POST', '/v1/notifications/verify-webhook-signature', {
        transmission_id: sent?.headers['paypal-transmission-id'],
        transmission_time: sent?.headers['paypal-transmission-time'],
        transmission_sig: sent?.headers['paypal-transmission-sig'],
        cert_url: sent?.headers['paypal-cert-url'],
        auth_algo: sent?.headers['paypal-auth-algo'],
        webhook_id: 'WHSANDBOX1',
        webhook_event: JSON.parse(sent?.body ?? '{}') as object,
        ...more,
      });
    const verdict = async (more: object = {}) => (await verify(more)).body['verification_status'];
    expect(await verdict()).toBe('SUCCESS');
    expect(await verdict({ webhook_id: 'WHSANDBOX2' })).toBe('FAILURE');
    expect(await verdict({ transmission_time: '2020-01-01T00:00:00Z' })).toBe('FAILURE');
    expect(await verdict({ cert_url: 'https://evil.example/cert' })).toBe('FAILURE');
    expect(await verdict({ auth_algo: 'none' })).toBe('FAILURE');
    const event = JSON.parse(sent?.body ?? '{}') as { resource: object };
    expect(await verdict({ webhook_event: { ...event, resource: { ...event.resource, id: 'OTHER' } } })).toBe(
      'FAILURE',
    );
    expect(await allFaults()).toEqual([]);
    await receiver.close();
  });
});

describeBy('paypal', 'the judge', () => {
  const good = async (): Promise<Exchange> => {
    await paypal.create();
    const [exchange] = recorder.exchanges;
    if (!exchange) throw new Error('nothing was recorded');
    return exchange;
  };

  it('sees a missing, an unknown and a wrong field of an answer', { timeout: PATIENCE }, async () => {
    const exchange = await good();
    expect(await payPalFaults(exchange)).toEqual([]);
    const body = exchange.responseBody as Record<string, unknown>;
    const { id: _id, ...without } = body;
    const faultsOf = (responseBody: unknown) => payPalFaults({ ...exchange, responseBody });
    expect(await faultsOf(without)).toEqual(['orders.create 201: no id']);
    expect(await faultsOf({ ...body, colour: 'red' })).toEqual(['orders.create 201.colour: unknown field']);
    expect((await faultsOf({ ...body, status: 'PAID' })).join()).toContain('/status');
    const error = { name: 'UNPROCESSABLE_ENTITY', message: 'No.', debug_id: 'x', links: [] };
    expect((await payPalFaults({ ...exchange, status: 422, responseBody: error })).join()).toContain('/message');
  });

  it('sees a wrong, an unknown and a missing field of a request', { timeout: PATIENCE }, async () => {
    const exchange = await good();
    const faultsOf = (requestBody: unknown) => payPalFaults({ ...exchange, requestBody });
    const body = exchange.requestBody as Record<string, unknown>;
    expect((await faultsOf({ ...body, intent: 'PAY' })).join()).toContain('/requestBody/intent');
    expect(await faultsOf({ ...body, intentt: 1 })).toEqual(['orders.create request.intentt: unknown field']);
    const { purchase_units: _units, ...without } = body;
    expect((await faultsOf(without)).join()).toContain('purchase_units');
    expect(await payPalFaults({ ...exchange, path: '/v2/checkout/baskets' })).toHaveLength(1);
  });
});
