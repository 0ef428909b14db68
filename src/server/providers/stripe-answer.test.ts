import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { answerOf, classify, readDispute, readPayment, readRefund } from './stripe-answer.ts';

const { errors } = Stripe;
const raw = (statusCode: number, more: object = {}) =>
  ({ statusCode, message: 'no', type: 'api_error', ...more }) as never;

describe('what the provider answers', () => {
  it.each([
    ['a declined card', new errors.StripeCardError(raw(402, { code: 'card_declined', decline_code: 'lost_card' }))],
    ['a bad request', new errors.StripeInvalidRequestError(raw(400, { code: 'amount_too_small' }))],
    ['a missing object', new errors.StripeInvalidRequestError(raw(404))],
  ])('%s is a definite no', (_name, error) => {
    expect(classify(error)).toMatchObject({ ok: false, kind: 'definite' });
  });

  it.each([
    ['a lost connection', new errors.StripeConnectionError(raw(0))],
    ['a server error', new errors.StripeAPIError(raw(500))],
    ['a request under way', new errors.StripeAPIError(raw(409))],
    ['too many requests', new errors.StripeRateLimitError(raw(429))],
    ['a wrong key of ours', new errors.StripeAuthenticationError(raw(401))],
    ['another body under the same key', new errors.StripeIdempotencyError(raw(400))],
  ])('%s is not known', (_name, error) => {
    expect(classify(error)).toMatchObject({ ok: false, kind: 'unknown' });
  });

  it('keeps the codes of a decline and lets a bug through', async () => {
    const declined = new errors.StripeCardError(raw(402, { code: 'card_declined', decline_code: 'lost_card' }));
    expect(await answerOf(Promise.reject(declined), String)).toMatchObject({
      code: 'card_declined',
      declineCode: 'lost_card',
      isCard: true,
    });
    await expect(answerOf(Promise.reject(new TypeError('ours')), String)).rejects.toThrow('ours');
  });
});

describe('what the provider shows', () => {
  const intent = {
    id: 'pi_1',
    status: 'succeeded',
    amount: 520,
    amount_received: 520,
    currency: 'usd',
    next_action: null,
    last_payment_error: null,
    metadata: { payment_id: 'p1' },
  };

  it.each([
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'action'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'cancelled'],
    ['a status of next year', 'processing'],
  ])('%s is %s', (status, read) => {
    expect(readPayment({ ...intent, status } as never).status).toBe(read);
  });

  it('reads amount, currency, bank page and our own id', () => {
    const action = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.test/1' } };
    expect(readPayment({ ...intent, next_action: action } as never)).toMatchObject({
      ref: 'pi_1',
      receivedMinor: 520,
      currency: 'USD',
      actionUrl: 'https://bank.test/1',
      paymentId: 'p1',
    });
  });

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('a refund that is %s counts as %s', (status, read) => {
    const refund = { id: 're_1', status, amount: 520, currency: 'usd', payment_intent: 'pi_1', metadata: {} };
    expect(readRefund(refund as never)).toMatchObject({ status: read, paymentRef: 'pi_1', refundId: null });
  });

  it('leads to the bank or to Alipay, and hands the browser what it confirms with', () => {
    const next = (next_action: object) => ({ ...intent, status: 'requires_action', next_action, client_secret: 's' });
    const bank = readPayment(next({ redirect_to_url: { url: 'https://bank.example' } }) as never);
    expect(bank).toMatchObject({ actionUrl: 'https://bank.example', clientSecret: 's' });
    const alipay = readPayment(next({ alipay_handle_redirect: { url: 'https://alipay.example' } }) as never);
    expect(alipay.actionUrl).toBe('https://alipay.example');
    const offered = readPayment({ ...intent, payment_method_types: ['alipay'] } as never);
    expect(offered.offeredMethods).toEqual(['alipay']);
  });

  it.each([
    ['needs_response', 'open', true],
    ['under_review', 'open', true],
    ['a status of next year', 'open', true],
    ['won', 'won', true],
    ['lost', 'lost', true],
    ['warning_needs_response', 'open', false],
    ['warning_under_review', 'open', false],
    ['warning_closed', 'won', false],
    ['prevented', 'won', false],
  ])('a dispute that is %s is %s, and whether it took money is %s', (status, read, hasTakenMoney) => {
    const dispute = {
      id: 'dp',
      status,
      amount: 1,
      currency: 'sgd',
      payment_intent: { id: 'pi' },
      reason: 'general',
      evidence_details: { due_by: 1_790_000_000 },
    };
    expect(readDispute(dispute as never)).toMatchObject({
      status: read,
      hasTakenMoney,
      currency: 'SGD',
      paymentRef: 'pi',
      answerByMs: 1_790_000_000_000,
    });
  });
});
