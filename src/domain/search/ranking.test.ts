import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingRank, operatorRankMost } from './ranking.ts';

describe('recomended', () => {
  it.each([
    ['nothing known', { rank: 0, total: 0, sum: 0 }, 4500],
    ['one praise', { rank: 0, total: 1, sum: 5 }, 4545],
    ['one complaint', { rank: 0, total: 1, sum: 1 }, 4182],
    ['a hundred praises', { rank: 0, total: 100, sum: 500 }, 4955],
    ['the operator’s rank', { rank: 7, total: 0, sum: 0 }, 74_500],
    ['a rank out of bounds', { rank: 9_999_999, total: 0, sum: 0 }, 2_000_004_500],
  ])('weighs %s', (_name, { rank, ...reviews }, place) => {
    expect(listingRank(rank, reviews)).toBe(place);
  });

  it('puts the rank of the operator before any reviews', () => {
    const reviews = fc
      .integer({ min: 0, max: 5000 })
      .chain((total) => fc.record({ total: fc.constant(total), sum: fc.integer({ min: total, max: 5 * total }) }));
    fc.assert(
      fc.property(
        fc.integer({ min: -operatorRankMost, max: operatorRankMost - 1 }),
        reviews,
        reviews,
        (rank, one, other) => {
          expect(listingRank(rank + 1, one)).toBeGreaterThan(listingRank(rank, other));
        },
      ),
    );
  });
});
