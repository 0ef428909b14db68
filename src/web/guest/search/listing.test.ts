import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { pageCount, rangeText, totalText, type ListingData } from './listing.ts';
import { sortLabel, sortOptions } from './results/Results.tsx';

function listing(search: string, total: number, shown: number): ListingData {
  return {
    query: parseListingQuery(search, 'city'),
    courses: fixtureCourses.slice(0, shown),
    total,
    totalIsCapped: total >= 1000,
    further: { why: 'too_small', total: 0, totalIsCapped: false, shown: 0 },
    corrected: null,
    drops: [],
    popular: [],
  };
}

describe('listing', () => {
  it('counts pages of twelve', () => {
    expect([0, 1, 12, 13, 1000].map(pageCount)).toEqual([1, 1, 1, 2, 84]);
  });

  it('says which are in view, and "1,000+" where counting stopped', () => {
    expect(rangeText(listing('?page=2', 40, 12))).toBe('13–24 of 40');
    expect(rangeText(listing('?page=4', 40, 4))).toBe('37–40 of 40');
    expect(rangeText(listing('?page=9', 40, 0))).toBe('');
    expect(totalText(listing('', 1000, 12))).toBe('1,000+');
  });

  it('offers the five sorts; a search has no recomended', () => {
    const all = ['recomended', 'popularity', 'rating', 'newest', 'price'];
    expect(sortOptions('city').map(({ sort }) => sort)).toEqual(all);
    expect(sortOptions('search').map(({ sort }) => sort)).toEqual(all.slice(1));
    expect(sortLabel('search', 'recomended')).toBe('Best match');
    expect(sortLabel('city', 'recomended')).toBe('Recommended');
  });
});
