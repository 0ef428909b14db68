import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { defaultListing } from './listing-filters.ts';
import { parseListingQuery } from './listing-query.ts';
import { listingRequest } from './listing-request.ts';

describe('from the address to the call', () => {
  it('sends nothing but the offset for a plain city list, and the sort for a plain search', () => {
    expect(listingRequest(defaultListing('city'))).toEqual({ offset: 0 });
    expect(listingRequest(defaultListing('search'))).toEqual({ offset: 0, sort: 'popularity', sort_type: 'desc' });
  });

  it('sends the page as index times 12, both ends of a changed range, and flags as 1', () => {
    const query = parseListingQuery(
      'page=3&sort=price&price=0-40&duration=2-24&free_pickup=1&pickup_service=1&ba_host=1&times=evening' +
        '&dates=2026-12-01-2026-12-02&categories=4&attributes=solo',
      'city',
    );
    expect(listingRequest(query)).toEqual({
      offset: 24,
      sort: 'price',
      sort_type: 'asc',
      category_ids: [4],
      amount_min: 0,
      amount_max: 40,
      duration_min: 2,
      duration_max: 24,
      time_type: ['evening'],
      date_start: '2026-12-01',
      date_end: '2026-12-02',
      transport: ['free', 'addon'],
      attributes: ['solo'],
      ba_host: 1,
    });
  });

  it('is always taken by the call, whatever the address said', () => {
    const word = fc.constantFrom('page', 'sort', 'price', 'duration', 'dates', 'times', 'attributes', 'categories');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('9999999', '0-500', '1-3', '2026-01-01-2026-01-02', 'solo', 'morning', 'price', '1,2,3'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, value)), (pairs) => {
        const search = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&');
        const request = listingRequest(parseListingQuery(search, 'search'));
        expect(contract['course/search'].in.safeParse({ keyword: 'x', ...request }).success).toBe(true);
        expect(contract['course/city'].in.safeParse({ city_id: 1, ...request }).success).toBe(true);
      }),
    );
  });
});
