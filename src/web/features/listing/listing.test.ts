import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing-query.ts';
import { fixtureCourses } from '../../fixtures/courses.ts';
import { pageCount, pageHref, rangeText, sortOptions, totalText } from './listing.ts';
import type { ListingData } from './listing.ts';

function listing(search: string, total: number, shown: number): ListingData {
  const query = parseListingQuery(search, 'city');
  return {
    page: 'city',
    path: '/1/kathmandu',
    query,
    courses: fixtureCourses.slice(0, shown),
    total,
    totalIsCapped: total >= 1000,
  };
}

describe('listing', () => {
  it('counts pages of twelve', () => {
    expect([0, 1, 12, 13, 1000].map(pageCount)).toEqual([1, 1, 1, 2, 84]);
  });

  it('keeps sort and filters in the address of another page, and the first page plain', () => {
    const data = listing('?sort=price&times=evening', 40, 12);
    expect(pageHref(data, 3)).toBe('/1/kathmandu?page=3&sort=price&times=evening');
    expect(pageHref(listing('', 40, 12), 1)).toBe('/1/kathmandu');
  });

  it('says which are in view, and "1,000+" where counting stopped', () => {
    expect(rangeText(listing('?page=2', 40, 12))).toBe('13–24 of 40');
    expect(rangeText(listing('?page=4', 40, 4))).toBe('37–40 of 40');
    expect(rangeText(listing('?page=9', 40, 0))).toBe('');
    expect(totalText(listing('', 1000, 12))).toBe('1,000+');
  });

  it('offers the default sort as the empty value', () => {
    expect(sortOptions('city').map(({ value }) => value)).toEqual(['', 'popularity', 'rating', 'newest', 'price']);
    expect(sortOptions('search').map(({ value }) => value)).toEqual(['', 'rating', 'newest', 'price']);
  });
});
