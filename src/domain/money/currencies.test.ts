import { describe, expect, it } from 'vitest';
import { cashStep } from '#src/domain/pricing/cash-due.ts';
import { currencyCodes, currencyOf } from './currencies.ts';

describe('currencies', () => {
  it.each([
    ['USD', 'US$', 2],
    ['NPR', 'Rs', 2],
    ['LAK', '₭', 2],
    ['EUR', '€', 2],
    ['GBP', '£', 2],
    ['JPY', '¥', 0],
    ['AUD', 'A$', 2],
    ['CHF', 'CHF', 2],
    ['KWD', 'KWD', 3],
    ['XCG', 'Cg.', 2],
    ['SLE', 'SLE', 2],
    ['ZWG', 'ZWG', 2],
  ])('%s has the sign %s and %i decimals', (code, symbol, digits) => {
    expect(currencyOf(code)).toMatchObject({ code, symbol, digits });
  });

  it('is no other text', () => {
    for (const text of ['', 'eur', 'EURO', 'E1R']) expect(() => currencyOf(text)).toThrow(RangeError);
  });

  // Agreed cash is stored in minor units: other decimals in a newer Intl would change a guest's debt.
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [3, 'BHD JOD KWD LYD OMR TND'],
    [
      2,
      'AED AUD BRL CAD CNY CZK DKK EGP EUR GBP GEL HKD IDR ILS INR KES KHR LAK LKR MAD MMK MXN MYR NOK NPR NZD PEN PHP PLN RON SEK SGD THB TRY TZS USD ZAR',
    ],
  ])('have %i decimals, in which bookings are kept: %s', (digits, codes) => {
    for (const code of codes.split(' ')) expect([code, currencyOf(code).digits]).toEqual([code, digits]);
  });

  it('have a step of cash that their minor unit can say', () => {
    for (const code of currencyCodes())
      for (const rate of ['0.0001', '0.92', '1500', '150000']) {
        const step = cashStep(code, rate) * 10 ** currencyOf(code).digits;
        expect([code, rate, Number.isSafeInteger(step) && step > 0]).toEqual([code, rate, true]);
      }
  });

  it.each([
    ['EUR', '0.92', 1],
    ['MXN', '18.4', 1],
    ['CZK', '23.1', 1],
    ['RUB', '80', 5],
    ['ISK', '139', 10],
    ['JPY', '150.1', 10],
    ['HUF', '390', 10],
    ['XOF', '600', 50],
    ['KRW', '1390', 100],
    ['PYG', '7300', 500],
    ['KWD', '0.3068', 0.25],
  ])('%s, of which a dollar is %s, is asked for in steps of %d', (code, rate, step) => {
    expect(cashStep(code, rate)).toBe(step);
  });

  it('are refused by codes of another form', () => {
    expect(() => currencyOf('dong')).toThrow(RangeError);
    expect(currencyCodes()).not.toContain('XXX');
  });
});
