import { describe, expect, it } from 'vitest';
import { freshRateDays } from '#src/domain/money/currencies.ts';
import { canHaveRate, holdDays, moveOf, rateState } from './rate-age.ts';

describe('an exchange rate', () => {
  it.each([
    [null, 'none'],
    [0, 'fresh'],
    [72, 'fresh'],
    [72.1, 'late'],
    [336, 'late'],
    [336.1, 'too-old'],
  ] as const)('of %s hours is %s', (hours, state) => {
    expect(rateState(hours)).toBe(state);
  });

  it('set by hand never holds for longer than a rate is used', () => {
    expect(Math.max(...holdDays)).toBe(freshRateDays);
  });

  it('moves by a share of the one before, up or down', () => {
    expect([moveOf(2, 3), moveOf(2, 1), moveOf(4, 4)]).toEqual([0.5, 0.5, 0]);
  });

  it('is of a currency that is known and not that of prices', () => {
    expect(['NPR', 'USD', 'XYZ', 'usd'].map(canHaveRate)).toEqual([true, false, false, false]);
  });
});
