// PayPal refunds: partial, late and failing ones, disputes, and the list of transactions.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payPalClient, type PayPalClient } from '#tests/support/sandbox/paypal-client.ts';
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

describe('money back', () => {
  it('in parts, never more than there was, once for each request id', async () => {
    const capture = await desk.paid();
    expect((await desk.refund(capture, '1.40', 'r1')).status).toBe(201);
    expect((await desk.refund(capture, '1.40', 'r1')).status).toBe(200);
    expect(issueOf((await desk.refund(capture, '4.01')).body)).toBe('REFUND_AMOUNT_EXCEEDED');
    expect((await desk.refund(capture)).body['amount']).toEqual({ currency_code: 'USD', value: '4.00' });
    expect(issueOf((await desk.refund(capture, '0.01')).body)).toBe('CAPTURE_FULLY_REFUNDED');
    expect(await desk.books()).toMatchObject([
      { captured: 540, refunded: 540, status: 'REFUNDED', payment_id: 'payment-1' },
    ]);
  });

  it('that waits, and that fails', async () => {
    const waiting = await desk.refund(await desk.paid('refund-pending'));
    const failing = await desk.refund(await desk.paid('refund-fails'));
    expect([waiting.body['status'], failing.body['status']]).toEqual(['PENDING', 'PENDING']);
    const statusOf = async ({ body }: typeof waiting) =>
      (await paypal.call('GET', `/v2/payments/refunds/${String(body['id'])}`)).body['status'];
    expect(await sandbox.control('/settle')).toEqual({ refunds: 0, paypal: 2 });
    expect(await statusOf(waiting)).toBe('COMPLETED');
    expect(await statusOf(failing)).toBe('FAILED');
    expect((await desk.books()).map(({ refunded }) => refunded)).toEqual([540, 0]);
  });

  it('through a dispute that is lost, and stays when it is won', async () => {
    const lost = await desk.paid();
    const won = await desk.paid();
    const open = async (id: string) => String((await sandbox.control(`/paypal/captures/${id}/dispute`))['dispute']);
    const [first, second] = [await open(lost), await open(won)];
    expect(issueOf((await desk.refund(lost)).body)).toBe('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
    await sandbox.control(`/paypal/disputes/${first}/close`, { outcome: 'lost' });
    await sandbox.control(`/paypal/disputes/${second}/close`, { outcome: 'won' });
    expect((await desk.refund(won, '0.40')).status).toBe(201);
    const found = await paypal.call('GET', `/v1/customer/disputes/${first}`);
    expect(found.body).toMatchObject({
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
    });
    expect((await desk.books()).map(({ refunded }) => refunded)).toEqual([540, 40]);
  });

  it('shows up in the list of transactions', async () => {
    await desk.refund(await desk.paid('balance', { invoice_id: 'B1' }), '1.00');
    const span = `start_date=${new Date(Date.now() - 60_000).toISOString()}&end_date=${new Date(Date.now() + 60_000).toISOString()}`;
    const { body } = await paypal.call('GET', `/v1/reporting/transactions?${span}&fields=transaction_info`);
    const infos = (body['transaction_details'] as { transaction_info: object }[]).map((row) => row.transaction_info);
    expect(infos).toMatchObject([
      {
        transaction_event_code: 'T0006',
        custom_field: 'payment-1',
        invoice_id: 'B1',
        transaction_amount: { value: '5.40' },
      },
      { transaction_event_code: 'T1107', transaction_amount: { value: '-1.00' } },
    ]);
  });
});
