import { describe, expect, it } from 'vitest';
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
