import { describe, expect, it } from 'vitest';
import { growthOf, millisecondsOf } from './growth.ts';
import { isKept, lineOf, ratio, type Result } from './results.ts';

describe('isKept', () => {
  it('reads a budget as the least, the most, or none', () => {
    expect(isKept(ratio('a', 0.5, { least: 0.5 }, ''))).toBe(true);
    expect(isKept(ratio('a', 0.49, { least: 0.5 }, ''))).toBe(false);
    expect(isKept(ratio('a', 5.1, { most: 5 }, ''))).toBe(false);
    expect(isKept(ratio('a', Number.NaN, { most: 5 }, ''))).toBe(false);
    expect(isKept(ratio('a', 99, null, ''))).toBe(true);
  });
});

describe('lineOf', () => {
  it('says what was seen, what was allowed and whether it was missed', () => {
    expect(lineOf(ratio('a list', 6.1, { most: 5 }, '3 ms'))).toBe('MISSED     6.10×     ≤ 5  a list  [3 ms]');
    expect(lineOf({ name: 'statements', value: 2, unit: '', budget: null, detail: '' })).toMatch(/^ +2 +statements$/);
  });
});

describe('growthOf', () => {
  const seen = (courses: number, mix: string, value: number): Result => ({
    courses,
    name: millisecondsOf(mix),
    value,
    unit: 'ms',
    budget: null,
    detail: '',
  });

  it('compares the largest catalogue with the smallest, mix by mix', () => {
    const results = [
      seen(1000, 'a', 1),
      seen(100_000, 'a', 9),
      seen(1_000_000, 'a', 2),
      seen(1_000_000, 'b (text)', 6),
    ];
    const growth = growthOf([...results, seen(1000, 'b (text)', 2)], (mix) => (mix.endsWith('(text)') ? 10 : 3));
    expect(growth.map(({ name, value, budget }) => ({ name, value, budget }))).toEqual([
      { name: 'a, 1000000 courses / 1000', value: 2, budget: { most: 3 } },
      { name: 'b (text), 1000000 courses / 1000', value: 3, budget: { most: 10 } },
    ]);
  });

  it('says nothing about one size', () => {
    expect(growthOf([seen(1000, 'a', 1)], () => 3)).toEqual([]);
    expect(growthOf([], () => 3)).toEqual([]);
  });
});
