import { fc } from '#tests/support/properties.ts';
import { expect, it } from 'vitest';
import { toMinor } from '#src/domain/money/money.ts';
import { money } from './money.ts';

it('takes every amount of cents, and nothing that is not whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(money.safeParse(cents / 100).success).toBe(true);
      expect(toMinor(cents / 100)).toBe(cents);
    }),
  );
  for (const amount of [15.000_000_001, 1e-7, 0.005, 1.005, 15.009_999_999_9])
    expect([amount, money.safeParse(amount).success]).toEqual([amount, false]);
});
