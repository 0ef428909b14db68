import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../money/currencies.ts';
import { whyNotIn } from './provider-currencies.ts';
import { ofStripeMinor, stripeMinor } from './stripe-minor.ts';

const money = (code: string, digits: number) => ({ code, digits });

describe('amounts of Stripe', () => {
  it.each([
    ['USD', 2, 520, 520],
    ['JPY', 0, 520, 520],
    ['KWD', 3, 1600, 1600],
    // Intl has no decimals for these, Stripe has two.
    ['ISK', 0, 5, 500],
    ['UGX', 0, 5, 500],
    ['HUF', 0, 175, 17_500],
    // Stripe has none.
    ['MGA', 0, 700, 700],
  ])('in %s of %d decimals: %d are %d there', (code, digits, ours, theirs) => {
    expect(stripeMinor(ours, money(code, digits))).toBe(theirs);
    expect(ofStripeMinor(theirs, money(code, digits))).toBe(ours);
  });

  it('that somebody has given back in fractions of our unit count as the nearest one', () => {
    expect(ofStripeMinor(17_549, money('HUF', 0))).toBe(175);
  });
});

describe('ways to pay', () => {
  it.each([
    ['USD', 2, null, null],
    ['EUR', 2, null, null],
    ['JPY', 0, null, null],
    ['KWD', 3, null, 'currency'],
    ['NPR', 2, null, 'currency'],
    // PayPal takes whole Taiwan dollars alone.
    ['TWD', 2, null, 'decimals'],
    ['KPW', 0, 'currency', 'currency'],
  ])('in %s of %d decimals: card %s, PayPal %s', (code, digits, card, paypal) => {
    expect([whyNotIn('card', money(code, digits)), whyNotIn('paypal', money(code, digits))]).toEqual([card, paypal]);
    expect(whyNotIn('alipay', money(code, digits))).toBeNull();
  });

  it('by card are there for most currencies that Intl knows', () => {
    const taken = currencyCodes().filter((code) => whyNotIn('card', money(code, 2)) === null);
    expect(taken.length).toBeGreaterThan(125);
  });
});
