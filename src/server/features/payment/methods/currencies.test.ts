import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { methodRules } from './registry.ts';

const money = (code: string, digits: number) => ({ code, digits });
const whyNotIn = (method: PayMethod, currency: ReturnType<typeof money>) => methodRules[method].whyNotIn(currency);

describe('ways to pay', () => {
  it.each([
    ['USD', 2, null, null],
    ['EUR', 2, null, null],
    ['JPY', 0, null, null],
    ['KWD', 3, null, 'currency'],
    ['NPR', 2, null, 'currency'],
    // PayPal takes only whole Taiwan dollars.
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
