// PayPal orders: the payer's choices, and only one capture.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approve, orderBody, payPalClient, type PayPalClient } from '#tests/support/sandbox/paypal-client.ts';
import { issueOf, payPalDesk, type PayPalDesk } from '#tests/support/sandbox/paypal-desk.ts';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
let paypal: PayPalClient;
let desk: PayPalDesk;

beforeEach(async () => {
  sandbox = await startSandbox({ settleDelayMs: 60_000 });
  paypal = await payPalClient(sandbox.url);
  desk = payPalDesk(sandbox, paypal);
});
afterEach(() => sandbox.close());

describe('the payer', () => {
  it('approves, and goes back with token and PayerID', async () => {
    const order = await desk.newOrder();
    expect(issueOf((await paypal.capture(order)).body)).toBe('ORDER_NOT_APPROVED');
    const back = new URL(await approve(sandbox, order));
    expect(Object.fromEntries(back.searchParams)).toEqual({ booking: '1', token: order, PayerID: 'SANDB2XPAYER2' });
    expect((await desk.look(order)).status).toBe('APPROVED');
    expect((await paypal.capture(order)).status).toBe(201);
    expect(await desk.look(order)).toMatchObject({ status: 'COMPLETED', captureStatus: 'COMPLETED' });
  });

  it('chooses other funds after declined ones, on the same order', async () => {
    const order = await desk.newOrder();
    await approve(sandbox, order, 'declining');
    const declined = await paypal.capture(order, 'capture-1');
    expect(issueOf(declined.body)).toBe('INSTRUMENT_DECLINED');
    expect(declined.body['links']).toMatchObject([
      { rel: 'redirect', href: `${sandbox.url}/checkoutnow?token=${order}` },
    ]);
    await approve(sandbox, order);
    expect((await paypal.capture(order, 'capture-1')).status).toBe(201);
  });

  it('cancels, and the order stays open', async () => {
    const order = await desk.newOrder();
    expect(await approve(sandbox, order, 'cancel')).toBe(`http://127.0.0.1:9/cancel?token=${order}`);
    expect((await desk.look(order)).status).toBe('PAYER_ACTION_REQUIRED');
  });

  it('uses the page, which writes names as text', async () => {
    const body = orderBody('5.40', { description: '<b>walk</b>' }) as {
      payment_source: { paypal: { experience_context: object } };
    };
    body.payment_source.paypal.experience_context = {
      ...body.payment_source.paypal.experience_context,
      brand_name: '"><script>x</script>',
    };
    const order = String((await paypal.create(body)).body['id']);
    const url = `${sandbox.url}/checkoutnow?token=${order}`;
    const page = await (await fetch(url)).text();
    expect(page).not.toContain('<script>x');
    expect(page).not.toContain('<b>walk');
    const press = (outcome: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    expect((await press('close')).status).toBe(200);
    const back = await press('balance');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:9/return?booking=1&token=${order}&PayerID=SANDB2XPAYER2`,
    ]);
    await paypal.capture(order);
    expect((await fetch(url)).status).toBe(410);
    const overview = await (await fetch(sandbox.url)).text();
    expect(overview).toContain(order);
    expect(overview).toContain('paypal-dispute');
  });
});

describe('one order, one capture', () => {
  it('answers the same request id with the latest state, also minutes later', async () => {
    const first = await paypal.create(orderBody(), { 'paypal-request-id': 'create-1' });
    const again = await paypal.create(orderBody(), { 'paypal-request-id': 'create-1' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body['id']).toBe(first.body['id']);
    const order = String(first.body['id']);
    await approve(sandbox, order);
    await paypal.capture(order, 'capture-1');
    const replay = await paypal.capture(order, 'capture-1');
    expect([replay.status, replay.body['status']]).toEqual([200, 'COMPLETED']);
    expect(issueOf((await paypal.capture(order, 'capture-2')).body)).toBe('ORDER_ALREADY_CAPTURED');
    await sandbox.control('/clock', { offset_seconds: 6 * 3600 + 1 });
    expect(issueOf((await paypal.capture(order, 'capture-1')).body)).toBe('ORDER_ALREADY_CAPTURED');
    expect(await desk.books()).toMatchObject([{ captured: 540, refunded: 0 }]);
  });

  it('lets one of two simultaneous captures fail', async () => {
    const order = await desk.newOrder();
    await approve(sandbox, order);
    await sandbox.control('/faults', { operation: 'paypal.orders.capture', kind: 'delay', delay_ms: 150 });
    const slow = paypal.capture(order, 'capture-1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const busy = await paypal.capture(order, 'capture-1');
    expect([busy.status, issueOf(busy.body)]).toEqual([409, 'PREVIOUS_REQUEST_IN_PROGRESS']);
    expect((await slow).status).toBe(201);
  });

  it('refuses a second payment of one invoice, and forgets orders that nobody paid', async () => {
    await desk.paid('balance', { invoice_id: 'BOOKING1' });
    const second = await desk.newOrder({ invoice_id: 'BOOKING1' });
    await approve(sandbox, second);
    expect(issueOf((await paypal.capture(second)).body)).toBe('DUPLICATE_INVOICE_ID');
    const third = await desk.newOrder();
    await sandbox.control('/clock', { offset_seconds: 9 * 3600 });
    expect((await paypal.call('GET', `/v2/checkout/orders/${third}`)).status).toBe(401);
    await sandbox.control('/clock', { offset_seconds: 72 * 3600 + 60 });
    paypal = await payPalClient(sandbox.url);
    expect((await paypal.call('GET', `/v2/checkout/orders/${third}`)).status).toBe(404);
  });

  it('reviews money first, and may say no', async () => {
    const good = await desk.paid('review');
    const bad = await desk.paid('review-denied');
    const statusOf = async (id: string) => (await paypal.call('GET', `/v2/payments/captures/${id}`)).body['status'];
    expect((await desk.books()).map(({ captured }) => captured)).toEqual([0, 0]);
    expect(issueOf((await desk.refund(good)).body)).toBe('PENDING_CAPTURE');
    expect(await sandbox.control('/settle')).toEqual({ refunds: 0, paypal: 2 });
    expect(await statusOf(good)).toBe('COMPLETED');
    expect(await statusOf(bad)).toBe('DECLINED');
    expect((await desk.books()).map(({ captured }) => captured)).toEqual([540, 0]);
  });
});
