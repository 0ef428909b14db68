import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#src/domain/booking/status.ts';
import { declineCodeOf, isUnsorted, type DeclineCode } from './decline.ts';
import {
  decidePayment,
  type ProviderState,
  type PaidBooking,
  type PaymentFacts,
  type PaymentStatus,
  paymentSummary,
} from './decision.ts';

const now = 1_000_000;
const asked: PaymentFacts = { status: 'open', amountMinor: 540, currency: 'USD' };
const paid: Exclude<ProviderState, null> = {
  status: 'succeeded',
  amountMinor: 540,
  currency: 'USD',
  hasDecline: false,
};
const held: PaidBooking = {
  status: 'held',
  hold_until: now + 1,
  confirmation: 'instant',
  isSameQuote: true,
  isReplaced: false,
  areSeatsFree: true,
  hasBegun: false,
  waitUntil: null,
  hasWaitingMoney: false,
};

const decide = (
  booking: Partial<PaidBooking> = {},
  providerState: Partial<Exclude<ProviderState, null>> = {},
  payment: Partial<PaymentFacts> = {},
) => {
  const made = decidePayment({ ...asked, ...payment }, { ...paid, ...providerState }, { ...held, ...booking }, now);
  return 'because' in made ? `refund ${made.because}` : 'to' in made ? `${made.do} ${made.to}` : made.do;
};

describe('money that has come', () => {
  const expired = { status: 'expired' as const, hold_until: null };

  it.each<[string, Partial<PaidBooking>, string]>([
    ['in time', {}, 'confirm confirmed'],
    ['in time, on request', { confirmation: 'on_request' }, 'confirm requested'],
    ['in time, seats counted without its own', { areSeatsFree: false }, 'confirm confirmed'],
    ['as the hold ends', { hold_until: now }, 'reacquire-and-confirm confirmed'],
    ['after the hold, seats gone', { hold_until: now, areSeatsFree: false }, 'refund seats-gone'],
    ['after the hold, on request', { hold_until: now, confirmation: 'on_request' }, 'reacquire-and-confirm requested'],
    ['late, seats free', expired, 'reacquire-and-confirm confirmed'],
    ['late, seats gone', { ...expired, areSeatsFree: false }, 'refund seats-gone'],
    ['in time, as the departure begins', { hasBegun: true }, 'confirm confirmed'],
    ['late, when the departure has begun', { ...expired, hasBegun: true }, 'refund begun'],
    ['after the hold, when the departure has begun', { hold_until: now, hasBegun: true }, 'refund begun'],
    ['late, no seat, and one is looked for', { ...expired, areSeatsFree: false, waitUntil: now + 1 }, 'wait'],
    ['late, while other money of it waits', { ...expired, hasWaitingMoney: true }, 'refund not-waiting'],
    ['late, replaced by a newer hold', { ...expired, isReplaced: true }, 'refund replaced'],
    ['late, on request', { ...expired, confirmation: 'on_request' }, 'refund not-waiting'],
    ['for another price', { isSameQuote: false }, 'refund price-changed'],
  ])('%s', (_, booking, decision) => {
    expect(decide(booking)).toBe(decision);
  });

  it.each(bookingStatuses.filter((status) => status !== 'held' && status !== 'expired'))(
    'a second time, when %s',
    (status) => {
      expect(decide({ status })).toBe('refund not-waiting');
    },
  );

  it.each([{ amountMinor: 539 }, { amountMinor: 541 }, { currency: 'SGD' }])('not as asked: %o', (providerState) => {
    expect(decide({}, providerState)).toBe('refund mismatch');
  });

  it('counts even when our row had been closed', () => {
    expect(decide({}, {}, { status: 'cancelled' })).toBe('confirm confirmed');
    expect(decide({}, {}, { status: 'unknown' })).toBe('confirm confirmed');
  });
});

describe('a guest who has agreed at PayPal', () => {
  it('is waited for like one at the bank: no money has moved', () => {
    const made = decidePayment({ ...asked, status: 'open' }, { ...paid, status: 'approved' }, held, now);
    expect(made).toEqual({ do: 'mark', status: 'action', isAttemptFailed: false });
    expect(decidePayment({ ...asked, status: 'action' }, { ...paid, status: 'approved' }, held, now)).toEqual({
      do: 'nothing',
    });
  });
});

describe('asked again', () => {
  const providerStates = ['open', 'action', 'processing', 'succeeded', 'cancelled', 'failed'] as const;

  it.each(providerStates)('a payment that has succeeded stays, whatever the provider says now: %s', (status) => {
    for (const booking of bookingStatuses)
      expect(decide({ status: booking }, { status }, { status: 'succeeded' })).toBe('nothing');
  });

  it('no answer is unknown, never declined', () => {
    const decision = decidePayment(asked, null, held, now);
    expect(decision).toEqual({ do: 'mark', status: 'unknown', isAttemptFailed: false });
    expect(decidePayment({ ...asked, status: 'unknown' }, null, held, now)).toEqual({ do: 'nothing' });
  });
});

describe('money that has not come', () => {
  it.each<[PaymentStatus, Exclude<ProviderState, null>['status'], boolean, PaymentStatus | 'nothing', boolean]>([
    ['new', 'open', false, 'open', false],
    ['open', 'open', false, 'nothing', false],
    ['open', 'open', true, 'open', true],
    ['action', 'open', true, 'open', true],
    ['open', 'action', false, 'action', false],
    ['action', 'action', false, 'nothing', false],
    ['action', 'processing', false, 'unknown', false],
    ['unknown', 'processing', false, 'nothing', false],
    ['unknown', 'open', false, 'open', false],
    ['open', 'cancelled', false, 'cancelled', false],
    ['open', 'failed', false, 'failed', true],
    ['cancelled', 'open', true, 'nothing', false],
    ['failed', 'processing', false, 'nothing', false],
  ])('%s, provider says %s (declined: %s): %s', (...[status, said, hasDecline, next, isAttemptFailed]) => {
    const decision = decidePayment({ ...asked, status }, { ...paid, status: said, hasDecline }, held, now);
    expect(decision).toEqual(next === 'nothing' ? { do: 'nothing' } : { do: 'mark', status: next, isAttemptFailed });
  });
});

describe('declines', () => {
  const rows: [DeclineCode, string[]][] = [
    ['card-number-invalid', ['incorrect_number', 'invalid_number']],
    ['card-cvc-invalid', ['incorrect_cvc', 'invalid_cvc']],
    ['card-year-expired', ['expired_card']],
    ['card-year-invalid', ['invalid_expiry_year', 'invalid_expiry_month', 'invalid_expiry_year_past']],
    ['card-balance-exceeded', ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded']],
    ['card-balance-exceeded', ['charge_exceeds_transaction_limit', 'amount_too_large']],
    ['card-account-invalid', ['invalid_account', 'new_account_information_available', 'restricted_card']],
    ['card-account-invalid', ['transaction_not_allowed', 'service_not_allowed', 'currency_not_supported']],
    ['card-duplicate-transaction', ['duplicate_transaction']],
    ['card-try-again', ['try_again_later', 'issuer_not_available', 'reenter_transaction', 'processing_error']],
    ['card-try-again', ['approve_with_id', 'authentication_required', 'payment_intent_authentication_failure']],
    ['card-try-again', ['rate_limit', 'lock_timeout']],
    ['card-not-supported', ['card_not_supported', 'invalid_card_type']],
    ['card-decline-unknown', ['generic_decline', 'do_not_honor', 'call_issuer', 'no_action_taken', 'not_permitted']],
    ['card-decline-unknown', ['security_violation', 'do_not_try_again', 'fraudulent', 'lost_card', 'stolen_card']],
    ['card-decline-unknown', ['pickup_card', 'merchant_blacklist']],
  ];
  const each = rows.flatMap(([name, codes]) => codes.map((code) => [code, name] as const));

  it.each(each)('%s is %s', (code, name) => {
    expect(declineCodeOf({ code: 'card_declined', declineCode: code })).toBe(name);
    expect(declineCodeOf({ code, declineCode: null })).toBe(name);
    expect(isUnsorted({ code: 'card_declined', declineCode: code })).toBe(false);
  });

  it("the bank's word comes first, the provider's code where it says nothing known", () => {
    expect(declineCodeOf({ code: 'expired_card', declineCode: 'insufficient_funds' })).toBe('card-balance-exceeded');
    expect(declineCodeOf({ code: 'expired_card', declineCode: 'generic_decline' })).toBe('card-year-expired');
  });

  it('one that nobody knows is unknown and told apart for the log', () => {
    const strange = { code: 'card_declined', declineCode: 'moon_phase' };
    expect([declineCodeOf(strange), isUnsorted(strange)]).toEqual(['card-decline-unknown', true]);
    expect(isUnsorted({ code: 'constructor', declineCode: null })).toBe(true);
    expect(declineCodeOf({ code: null, declineCode: null })).toBe('card-decline-unknown');
  });
});

describe('the summary in a booking', () => {
  it.each<[PaymentStatus | null, string]>([
    [null, 'none'],
    ['new', 'none'],
    ['open', 'requires_action'],
    ['action', 'requires_action'],
    ['unknown', 'checking'],
    ['succeeded', 'paid'],
    ['failed', 'failed'],
    ['cancelled', 'none'],
  ])('%s is %s', (status, summary) => {
    expect(paymentSummary(status)).toBe(summary);
  });
});
