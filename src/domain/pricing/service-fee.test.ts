import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '#src/domain/money/money.ts';
import { feeRateOf, leastPriceShown, serviceFees, type OwnFee } from './service-fee.ts';

const own: OwnFee[] = [
  { city_id: 1, category_id: null, rate: 0.08 },
  { city_id: null, category_id: 7, rate: 0.1 },
  { city_id: 2, category_id: 7, rate: 0 },
];

describe('the service fee of a listing', () => {
  it.each([
    ['of a category in a city', 2, 7, 0],
    ['of a city before that of a category', 1, 7, 0.08],
    ['of a city', 1, 5, 0.08],
    ['of a category', 3, 7, 0.1],
    ['that is usual', 3, 5, 0.06],
    ['of a draft that names a category alone', null, 7, 0.1],
    ['of a draft that says nothing', null, null, 0.06],
  ])('is the one %s', (_what, city_id, category_id, rate) => {
    expect(feeRateOf(serviceFees(0.06, own), { city_id, category_id })).toBe(rate);
  });

  it('is the same in whatever order the fees are read, and the usual one where there is no other', () => {
    const one = fc.record({
      city_id: fc.constantFrom(null, 1, 2),
      category_id: fc.constantFrom(null, 7, 8),
      rate: fc.constantFrom(0, 0.05, 0.2),
    });
    const some = fc.uniqueArray(one, { selector: ({ city_id, category_id }) => `${city_id} ${category_id}` });
    const place = fc.record({ city_id: fc.constantFrom(1, 2, 3), category_id: fc.constantFrom(7, 8, 9) });
    fc.assert(
      fc.property(some, place, (fees, at) => {
        const rate = feeRateOf(serviceFees(0.06, fees), at);
        expect(feeRateOf(serviceFees(0.06, fees.toReversed()), at)).toBe(rate);
        expect(feeRateOf(serviceFees(0.06), at)).toBe(0.06);
      }),
    );
  });

  it('may differ within a city where a category has its own', () => {
    expect(serviceFees(0.06, own).isByCategory).toBe(true);
    expect(serviceFees(0.06, own.slice(0, 1)).isByCategory).toBe(false);
  });
});

describe('the least price that is shown as', () => {
  it('at least an amount reaches it with the fee, and one less does not', () => {
    const rates = fc.constantFrom(0, 0.004, 0.06, 0.1, 0.125, 0.3333, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (shown, rate) => {
        const least = leastPriceShown(shown, rate);
        const withFee = (price: number) => price + shareOf(price, rate);
        expect(withFee(least)).toBeGreaterThanOrEqual(shown);
        expect(least === 0 || withFee(least - 1) < shown).toBe(true);
      }),
    );
  });
});
