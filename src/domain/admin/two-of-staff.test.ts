import { describe, expect, it } from 'vitest';
import { mostTakenOff, needsOther, takesTwo } from './two-of-staff.ts';

describe('two of the staff', () => {
  it.each([
    [500, null, false],
    [499, 500, false],
    [500, 500, true],
    [Infinity, 500, true],
    [Infinity, null, false],
  ])('an amount of %s with a bound of %s: %s', (amount, from, two) => {
    expect(takesTwo(amount, from)).toBe(two);
  });

  it.each<[string, readonly (string | null)[], number | null, boolean]>([
    ['who made it', ['me', null], 500, true],
    ['who approved its bank details', ['maker', 'me'], 500, true],
    ['somebody else', ['maker', null], 500, false],
    ['who made a small one', ['me'], 501, false],
    ['who made it, where one is enough', ['me'], null, false],
  ])('%s', (_who, before, from, needs) => {
    expect(needsOther('me', { amountCents: 500, from, before })).toBe(needs);
  });
});

describe('what a code can take off', () => {
  const fixed = { kind: 'fixed', amount_cents: 500, percent: null, max_uses: 3 } as const;
  const share = { kind: 'percent', amount_cents: null, percent: '10', max_uses: 2 } as const;

  it.each([
    [fixed, 1, 1500],
    [fixed, 100, 150_000],
    [{ ...fixed, max_uses: null }, 1, Infinity],
    [share, 1, 20_000],
    [{ ...share, max_uses: null }, 5, Infinity],
  ])('%j drawn %i times: %s', (terms, count, most) => {
    expect(mostTakenOff(terms, { count, priceMostCents: 100_000 })).toBe(most);
  });
});
