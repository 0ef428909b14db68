import { describe, expect, it } from 'vitest';
import { isOurFault, mayCapture, stepForIssue } from './capture.ts';
import type { PaidBooking, PaymentFacts } from './decision.ts';

const payment: PaymentFacts = { status: 'action', amountMinor: 520, currency: 'USD' };
const booking: PaidBooking = {
  status: 'held',
  hold_until: 2000,
  confirmation: 'instant',
  isSameQuote: true,
  isReplaced: false,
  areSeatsFree: false,
  hasBegun: false,
  waitUntil: null,
  hasWaitingMoney: false,
};

describe('an approved payment', () => {
  it('is captured while the hold lasts, and after it where the seats are still there', () => {
    expect(mayCapture(payment, booking, 1000)).toBe(true);
    expect(mayCapture(payment, booking, 2000)).toBe(false);
    expect(mayCapture(payment, { ...booking, areSeatsFree: true }, 2000)).toBe(true);
    expect(mayCapture(payment, { ...booking, areSeatsFree: true, hasBegun: true }, 2000)).toBe(false);
  });

  it.each<[string, Partial<PaidBooking>]>([
    ['expired', { status: 'expired', areSeatsFree: true }],
    ['cancelled', { status: 'cancelled' }],
    ['confirmed', { status: 'confirmed' }],
    ['replaced', { isReplaced: true }],
    ['priced again', { isSameQuote: false }],
  ])('is never captured for a booking that is %s', (_name, change) => {
    expect(mayCapture(payment, { ...booking, ...change }, 1000)).toBe(false);
  });

  it.each(['succeeded', 'cancelled', 'failed'] as const)('is never captured when it has %s', (status) => {
    expect(mayCapture({ ...payment, status }, booking, 1000)).toBe(false);
  });
});

describe('a refused capture', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 'send-payer-back'],
    ['ORDER_NOT_APPROVED', 'send-payer-back'],
    ['ORDER_ALREADY_CAPTURED', 'ask'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'ask'],
    ['DUPLICATE_INVOICE_ID', 'ask-once'],
    ['TRANSACTION_LIMIT_EXCEEDED', 'limit'],
    ['PAYER_CANNOT_PAY', 'failed'],
    ['TRANSACTION_REFUSED', 'failed'],
    ['SOMETHING_NEW', 'failed'],
    [null, 'failed'],
  ])('%s: %s', (issue, step) => {
    expect(stepForIssue(issue)).toBe(step);
  });

  it('is our fault when the payer could not have caused it', () => {
    expect(isOurFault('PAYER_CANNOT_PAY')).toBe(false);
    expect(isOurFault('INSTRUMENT_DECLINED')).toBe(false);
    expect(isOurFault('PERMISSION_DENIED')).toBe(true);
    expect(isOurFault('SOMETHING_NEW')).toBe(true);
  });
});
