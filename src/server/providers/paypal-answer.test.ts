import { priceDecimal } from '#src/domain/money/money.ts';
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import {
  readAs,
  readOrder,
  readOrderSum,
  readPaypalDispute,
  readPaypalRefund,
  readRefundsOf,
} from './paypal-answer.ts';

const pages = 'https://www.paypal.com';
const usd = (value: string) => ({ currency_code: 'USD', value });
const order = (status: string, captures?: object[], more: object = {}) => ({
  id: 'O1',
  status,
  purchase_units: [{ custom_id: 'p1', amount: usd('5.20'), payments: { captures: captures ?? [], ...more } }],
});

describe('money', () => {
  it('is written as PayPal reads it, for any number of cents', () => {
    expect([540, 5, 50, 100, 123_456].map(priceDecimal)).toEqual(['5.40', '0.05', '0.50', '1.00', '1234.56']);
    fc.assert(
      fc.property(fc.nat(999_999_999), (cents) => {
        const read = readOrder(
          { id: 'O1', status: 'CREATED', purchase_units: [{ amount: usd(priceDecimal(cents)) }] },
          pages,
        );
        expect(read.amountMinor).toBe(cents);
      }),
    );
  });

  it('is read with one decimal or none', () => {
    for (const [value, cents] of [
      ['5', 500],
      ['5.4', 540],
      ['0.07', 7],
    ] as const)
      expect(
        readOrder({ id: 'O', status: 'CREATED', purchase_units: [{ amount: usd(value) }] }, pages).amountMinor,
      ).toBe(cents);
  });
});

describe('an order', () => {
  it.each([
    ['CREATED', 'action'],
    ['SAVED', 'action'],
    ['PAYER_ACTION_REQUIRED', 'action'],
    ['APPROVED', 'approved'],
    ['VOIDED', 'cancelled'],
    ['COMPLETED', 'processing'],
    ['A_STATUS_OF_NEXT_YEAR', 'processing'],
  ])('%s without a capture is %s', (status, read) => {
    expect(readOrder(order(status), pages)).toMatchObject({ status: read, receivedMinor: 0, captureRef: null });
  });

  it.each([
    ['COMPLETED', 'succeeded', 520, 'C1'],
    ['REFUNDED', 'succeeded', 520, 'C1'],
    ['PARTIALLY_REFUNDED', 'succeeded', 520, 'C1'],
    ['PENDING', 'processing', 0, null],
    ['DECLINED', 'failed', 0, null],
    ['FAILED', 'failed', 0, null],
  ])('COMPLETED with a capture that is %s is %s', (status, read, receivedMinor, captureRef) => {
    const seen = readOrder(order('COMPLETED', [{ id: 'C1', status, amount: usd('5.20') }]), pages);
    expect(seen).toMatchObject({
      status: read,
      receivedMinor,
      captureRef,
      actionUrl: null,
      paymentId: 'p1',
      currency: 'USD',
    });
  });

  it('leads to the page that PayPal names, or to the usual one', () => {
    const links = [{ rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=O1&x=1' }];
    expect(readOrder({ ...order('PAYER_ACTION_REQUIRED'), links }, pages).actionUrl).toBe(links[0]?.href);
    expect(readOrder(order('APPROVED'), pages).actionUrl).toBe('https://www.paypal.com/checkoutnow?token=O1');
  });

  it('that cannot be read counts as no answer', () => {
    for (const value of [null, {}, { id: 'O1' }, order('CREATED', undefined, { captures: [{ status: 'X' }] })])
      expect(readAs({ ok: true, value }, (body) => readOrder(body, pages))).toMatchObject({
        ok: false,
        kind: 'unknown',
      });
    const huge = { id: 'O1', status: 'CREATED', purchase_units: [{ amount: usd('1e9') }] };
    expect(readAs({ ok: true, value: huge }, (body) => readOrder(body, pages))).toMatchObject({ ok: false });
  });

  it('sums what came and what went back', () => {
    const refunds = [
      { id: 'R1', status: 'COMPLETED', amount: usd('1.00') },
      { id: 'R2', status: 'PENDING', amount: usd('0.20') },
      { id: 'R3', status: 'FAILED', amount: usd('4.00') },
    ];
    const body = order('COMPLETED', [{ id: 'C1', status: 'PARTIALLY_REFUNDED', amount: usd('5.20') }], { refunds });
    expect(readOrderSum(body, pages)).toEqual({
      ref: 'O1',
      paymentId: 'p1',
      currency: 'USD',
      capturedMinor: 520,
      refundedMinor: 120,
      status: 'succeeded',
      payer: null,
    });
    expect(readRefundsOf(body).map(({ ref, status, paymentRef }) => [ref, status, paymentRef])).toEqual([
      ['R1', 'succeeded', 'O1'],
      ['R2', 'pending', 'O1'],
      ['R3', 'failed', 'O1'],
    ]);
  });
});

describe('a refund and a dispute', () => {
  it('name the capture that they are about', () => {
    const links = [{ rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/C9' }];
    expect(readPaypalRefund({ id: 'R1', status: 'COMPLETED', amount: usd('1.20'), custom_id: 'r', links })).toEqual({
      ref: 'R1',
      status: 'succeeded',
      amountMinor: 120,
      currency: 'USD',
      paymentRef: null,
      captureRef: 'C9',
      refundId: 'r',
    });
    expect(readPaypalRefund({ id: 'R1', status: 'CANCELLED' }).status).toBe('failed');
  });

  it.each([
    ['WAITING_FOR_SELLER_RESPONSE', undefined, 'open'],
    ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED', 'ACCEPTED', 'lost'],
    ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'CANCELED_BY_BUYER', 'won'],
  ])('%s %s is %s', (status, outcome_code, read) => {
    const body = {
      dispute_id: 'D1',
      status,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dispute_amount: usd('5.20'),
      ...(read === 'open' && { seller_response_due_date: '2026-12-09T23:59:00.000Z' }),
      disputed_transactions: [{ seller_transaction_id: 'C1' }],
      ...(outcome_code && { dispute_outcome: { outcome_code } }),
    };
    const answerByMs = read === 'open' ? Date.UTC(2026, 11, 9, 23, 59) : null;
    const dispute = { ref: 'D1', status: read, amountMinor: 520, captureRef: 'C1', answerByMs };
    expect(readPaypalDispute(body)).toMatchObject(dispute);
  });
});
