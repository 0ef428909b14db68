import { describe, expect, it } from 'vitest';
import { ndcg, succeeds } from './figures.ts';

const grades = new Map([
  [1, 3],
  [2, 2],
  [3, 1],
]);
const none = new Map<number, number>();
const third = 1 / Math.log2(3);
const best = 7 + 3 * third + 0.5;

describe('ndcg', () => {
  it.each([
    ['the best order', [1, 2, 3], 1],
    ['the best order with others after it', [1, 2, 3, 8, 9], 1],
    ['the best one alone', [1], 7 / best],
    ['the best two the wrong way round', [2, 1, 3], (3 + 7 * third + 0.5) / best],
    ['others in front', [8, 9, 1], 7 / 2 / best],
    ['others alone', [8, 9], 0],
    ['an empty list', [], 0],
  ])('values %s', (_what, ids, value) => {
    expect(ndcg(ids, grades)).toBeCloseTo(value, 10);
  });

  it('looks at ten places alone, in the list and in the best one', () => {
    const many = new Map(Array.from({ length: 20 }, (_, index) => [index + 1, 3]));
    expect(ndcg([...many.keys()].slice(5, 15), many)).toBeCloseTo(1, 10);
    expect(ndcg([...Array.from({ length: 10 }, () => 99), 1], grades)).toBe(0);
  });

  it('is 1 for an empty list where nothing is right, and 0 for any other', () => {
    expect(ndcg([], none)).toBe(1);
    expect(ndcg([1], none)).toBe(0);
  });
});

describe('succeeds', () => {
  it.each([
    [[9, 8, 2], true],
    [[9, 8, 7, 1], false],
    [[3, 9, 8], false],
    [[], false],
  ])('of %j is %s', (ids, is) => {
    expect(succeeds(ids, grades)).toBe(is);
  });

  it('asks for no more than the best there is', () => {
    expect(succeeds([9, 3], new Map([[3, 1]]))).toBe(true);
  });

  it('of nothing is an empty list', () => {
    expect(succeeds([], none)).toBe(true);
    expect(succeeds([1], none)).toBe(false);
  });
});
