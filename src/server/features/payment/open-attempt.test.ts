import { describe, expect, it } from 'vitest';
import { nextStep } from './open-attempt.ts';
import type { BookingToPay, LivePayment } from './attempt-queries.ts';

const live: LivePayment = {
  id: 'p',
  method: 'card',
  status: 'open',
  amount_minor: 520,
  due_cents: 520,
  provider_ref: 'pi_1',
  attempt_n: 2,
  attempt_status: 'failed',
  input_ref: 'pm_1',
  is_leased: false,
};
const booking: BookingToPay = {
  id: 'b',
  ref: 'BCDFHJKM',
  status: 'held',
  due_cents: 520,
  user_id: 'u',
  is_own_listing: false,
  is_hold_live: true,
  is_replaced: false,
  is_called_off: false,
  live: null,
};

describe('nextStep', () => {
  it.each<[string, Partial<BookingToPay>, string]>([
    ['a fresh hold', {}, 'open-payment'],
    ['a paid booking', { status: 'confirmed' }, 'show-paid'],
    ['a request that is paid', { status: 'requested' }, 'show-paid'],
    ['a declined attempt', { live }, 'try-again'],
    ['an attempt at the bank', { live: { ...live, status: 'action', attempt_status: 'action' } }, 'ask'],
    ['an unknown result', { live: { ...live, status: 'unknown', attempt_status: 'unknown' } }, 'ask'],
    ['an unknown attempt of an open payment', { live: { ...live, attempt_status: 'unknown' } }, 'ask'],
    ['an attempt that was left in the middle', { live: { ...live, status: 'new', attempt_status: 'sending' } }, 'ask'],
    ['an unknown result of a lapsed hold', { is_hold_live: false, live: { ...live, status: 'unknown' } }, 'ask'],
  ])('%s: %s', (_name, change, step) => {
    expect(nextStep({ ...booking, ...change }, 'card')).toMatchObject({ do: step });
  });

  it.each<[string, Partial<BookingToPay>, string]>([
    ['a lapsed hold', { is_hold_live: false }, 'hold-expired'],
    ['a lapsed hold after a decline', { is_hold_live: false, live }, 'hold-expired'],
    ['an expired booking', { status: 'expired' }, 'hold-expired'],
    ['a cancelled booking', { status: 'cancelled' }, 'hold-expired'],
    ['the own listing', { is_own_listing: true }, 'own-listing'],
    ['an attempt on its way', { live: { ...live, attempt_status: 'sending', is_leased: true } }, 'payment-in-progress'],
  ])('refuses %s', (_name, change, code) => {
    expect(nextStep({ ...booking, ...change }, 'card')).toEqual({ ok: false, code });
  });

  it('ends what is under way when the guest chooses another way to pay, or the price has changed', () => {
    const paypal: LivePayment = { ...live, method: 'paypal', status: 'action', attempt_status: 'action' };
    expect(nextStep({ ...booking, live }, 'paypal')).toMatchObject({ do: 'switch' });
    expect(nextStep({ ...booking, live: paypal }, 'card')).toMatchObject({ do: 'switch' });
    expect(nextStep({ ...booking, live: { ...live, method: 'alipay' } }, 'card')).toMatchObject({ do: 'switch' });
    expect(nextStep({ ...booking, due_cents: 400, live }, 'card')).toMatchObject({ do: 'switch' });
    const sending: LivePayment = { ...paypal, attempt_status: 'sending', is_leased: true };
    expect(nextStep({ ...booking, live: sending }, 'card')).toEqual({ ok: false, code: 'payment-in-progress' });
  });

  it.each(['alipay', 'paypal'] as const)('goes on with the same payment at %s, whatever came of it', (method) => {
    for (const attempt_status of ['action', 'failed', 'unknown', 'done'] as const)
      expect(nextStep({ ...booking, live: { ...live, method, attempt_status } }, method)).toMatchObject({ do: 'ask' });
  });

  it('counts attempts on the same payment', () => {
    expect(nextStep({ ...booking, live }, 'card')).toEqual({ do: 'try-again', live, n: 3 });
  });

  it('knows no booking for another token', () => {
    expect(nextStep(null, 'card')).toEqual({ ok: false, code: 'payment-unknown' });
  });
});
