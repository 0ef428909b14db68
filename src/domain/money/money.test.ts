import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { cashDue, cashStep } from '#src/domain/pricing/cash-due.ts';
import { alipayCents, amountSgd, sgdCents, currencyCodes, currencyOf, minorToUnits } from './currencies.ts';
import { commissionOf } from '#src/domain/pricing/online-split.ts';
import { fractionOf, ceilDivide, floorDivide, roundHalfUp, percentOf, shareOf, fromMinor, toMinor } from './money.ts';

describe('decimals', () => {
  it.each([
    ['0.06', 6n, 100n],
    [0.06, 6n, 100n],
    ['26345', 26345n, 1n],
    [1e-7, 1n, 10_000_000n],
    ['-1.5', -15n, 10n],
    [1e21, 10n ** 21n, 1n],
  ])('reads %s', (value, numerator, denominator) => {
    const read = fractionOf(value);
    expect(read.numerator * denominator).toBe(numerator * read.denominator);
  });

  it.each(['', ' 1', '1.', '.5', '1,5', '0x10', 'NaN', Infinity])('refuses %s', (value) => {
    expect(() => fractionOf(value)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -2],
    [-7, 2, -3],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
  ])('rounds %i/%i to %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('is within half of the true value, halves upwards', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000_000 }), (numerator, denominator) => {
        const [n, d] = [BigInt(numerator), BigInt(denominator)];
        const twice = 2n * (BigInt(roundHalfUp(n, d)) * d - n);
        expect(twice > -d && twice <= d).toBe(true);
        expect(floorDivide(n, d) * d <= n && ceilDivide(n, d) * d >= n).toBe(true);
      }),
    );
  });

  it('shares without a float error', () => {
    // In floats 1.005 × 100 is 100.49999.
    expect(shareOf(100, '1.005')).toBe(101);
    expect(shareOf(4000, 0.06)).toBe(240);
    expect(percentOf(2080, '12.5')).toBe(260);
    expect(() => shareOf(0.5, '1')).toThrow(RangeError);
  });
});

describe('US dollars', () => {
  it('goes over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(toMinor(fromMinor(cents))).toBe(cents);
        expect(String(fromMinor(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it('refuses a third decimal', () => {
    expect(() => toMinor(1.005)).toThrow(RangeError);
  });
});

describe('cash on the day', () => {
  it.each([
    [3200, '26345', 'VND', 844_000],
    [3200, '26345.000000', 'VND', 844_000],
    [3200, '133.25', 'NPR', 4265],
    [3200, '83.41', 'INR', 2670],
    [3200, '4100', 'KHR', 131_200],
    [1, '0.5', 'THB', 1],
    [0, '26345', 'VND', 0],
  ])('%i cents at %s are %s %i', (cents, rate, currency, units) => {
    expect(minorToUnits(cashDue(cents, rate, currency), currency)).toBe(units);
  });

  it('never asks for less than the balance, nor a whole note too much', () => {
    const codes = currencyCodes();
    const rates = fc.integer({ min: 1, max: 40_000_000_000 }).map((micro) => (micro / 1e6).toFixed(6));
    fc.assert(
      fc.property(fc.nat(10_000_000), rates, fc.constantFrom(...codes), (cents, rate, code) => {
        const { digits } = currencyOf(code);
        const step = BigInt(cashStep(code, rate) * 10 ** digits);
        const minor = BigInt(cashDue(cents, rate, code));
        const { numerator, denominator } = fractionOf(rate);
        const exact = BigInt(cents) * numerator * 10n ** BigInt(digits);
        expect(minor % step).toBe(0n);
        expect(minor * 100n * denominator >= exact).toBe(true);
        expect((minor - step) * 100n * denominator < exact).toBe(true);
      }),
    );
  });

  it('knows the steps of the ten currencies', () => {
    const expected = { NPR: 5, INR: 10, KHR: 100, VND: 1000, LAK: 1000, IDR: 1000, THB: 1, PHP: 1, MYR: 1, MMK: 100 };
    const steps = Object.keys(expected).map((code) => [code, cashStep(code, 1)]);
    expect(Object.fromEntries(steps)).toEqual(expected);
  });

  it.each([
    [3200, '0.92', 'EUR', 30],
    [3200, '150.1', 'JPY', 4810],
    [3200, '0.3068', 'KWD', 10],
    [3201, '0.3068', 'KWD', 10],
    [3300, '0.3068', 'KWD', 10.25],
  ])('asks for %i cents at %s in %s', (cents, rate, currency, units) => {
    expect(minorToUnits(cashDue(cents, rate, currency), currency)).toBe(units);
  });
});

describe('Alipay', () => {
  it('charges 7.24 SGD for 5.40 at 1.3412', () => {
    expect(sgdCents(540, '1.3412')).toBe(724);
  });

  it('survives every reading of floor(100 × amount_sgd)', () => {
    let mended = 0;
    for (let cents = 0; cents <= 100_000; cents += 1) {
      const amount = amountSgd(cents);
      if (amount !== cents / 100) mended += 1;
      if (Math.floor(100 * amount) !== cents || alipayCents(amount) !== cents) expect.fail(`${cents}: ${amount}`);
    }
    expect(mended).toBe(4586);
    expect(amountSgd(987)).toBe(9.8701);
  });

  it('cuts decimals, not floats', () => {
    expect(alipayCents('9.87')).toBe(987);
    expect(alipayCents(0.29)).toBe(29);
    expect(alipayCents('7.24999')).toBe(724);
  });
});

describe('commission', () => {
  it('is a share of the experience, at most the deposit', () => {
    expect(commissionOf(4000, '0.2', 800)).toBe(800);
    expect(commissionOf(4000, '0.15', 800)).toBe(600);
    expect(commissionOf(4000, '0.3', 800)).toBe(800);
  });
});
