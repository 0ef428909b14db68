import { fc } from '#tests/support/properties.ts';
import { anyListingQuery } from '#tests/support/search/listing-arbitrary.ts';
import { describe, expect, it } from 'vitest';
import { defaultListing, type ListingPage } from '#src/contract/listing/listing-filters.ts';
import { buildListingQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { tagKey, tagsIn, tagsOf, withoutTag } from './filters/filter-tags.ts';
import { listHref } from './listing.ts';
import { listingStep } from './listing-step.ts';

const pages = fc.constantFrom<ListingPage>('city', 'search');

const narrowed = parseListingQuery(
  'page=3&sort=price&categories=4,7&price=10-50&times=morning,evening&attributes=solo,family&dates=2026-12-01-2026-12-02&free_pickup=1&ba_host=1',
  'city',
);
const view = { query: narrowed, isSorterOpen: false };

describe('the tags of a list', () => {
  it('are none for a filter that equals its default', () => {
    expect(tagsOf(defaultListing('city'))).toEqual([]);
    expect(tagsOf(parseListingQuery('price=0-500&duration=1-24&sort=rating&page=4', 'search'))).toEqual([]);
  });

  it('are there for a row that is added to the table of filters', () => {
    const table = { ...listingFilters, quiet: { kind: 'flag', field: 'quiet', bit: 2048 } } as const;
    expect(tagsIn({ ...narrowed, quiet: true }, table)).toEqual([...tagsOf(narrowed), { kind: 'quiet' }]);
    expect(tagsIn({ ...narrowed, quiet: false }, table)).toEqual(tagsOf(narrowed));
  });

  it('are one for each value of categories, times and attributes, and one for every other filter', () => {
    expect(tagsOf(narrowed).map(tagKey)).toEqual([
      'dates',
      'categories-4',
      'categories-7',
      'price',
      'times-morning',
      'times-evening',
      'free_pickup',
      'attributes-solo',
      'attributes-family',
      'ba_host',
    ]);
  });

  it('exist exactly where the address and the call carry a filter', () => {
    fc.assert(
      fc.property(anyListingQuery, pages, (value, page) => {
        const plain = { ...defaultListing(page), sort: value.sort, page: value.page };
        const hasTags = tagsOf(value).length > 0;
        expect(buildListingQuery(value) !== buildListingQuery(plain)).toBe(hasTags);
        expect(JSON.stringify(listingRequest(value)) !== JSON.stringify(listingRequest(plain))).toBe(hasTags);
      }),
    );
  });

  it('are the same after a way through the address', () => {
    fc.assert(
      fc.property(anyListingQuery, (value) => {
        expect(tagsOf(parseListingQuery(buildListingQuery(value), 'city'))).toEqual(tagsOf(value));
      }),
    );
  });
});

describe('the address of a list', () => {
  it('reads back as what it was made of, on both kinds of page', () => {
    fc.assert(
      fc.property(anyListingQuery, pages, (value, page) => {
        const sort = page === 'search' && value.sort === 'recomended' ? 'popularity' : value.sort;
        const read = parseListingQuery(new URL(listHref('/x', page, value), 'https://a.example').search, page);
        expect(read).toEqual({ ...value, sort });
      }),
    );
  });

  it('never carries a default, the sort of its kind of page included', () => {
    expect(listHref('/1/ubud', 'city', defaultListing('city'))).toBe('/1/ubud');
    expect(listHref('/s/tea', 'search', { ...defaultListing('search'), page: 2 })).toBe('/s/tea?page=2');
    expect(listHref('/s/tea', 'search', { ...defaultListing('search'), sort: 'rating' })).toBe('/s/tea?sort=rating');
    expect(listHref('/1/ubud', 'city', { ...defaultListing('city'), sort: 'popularity' })).toBe(
      '/1/ubud?sort=popularity',
    );
  });
});

describe('removing a tag', () => {
  it('takes one value of categories, times and attributes, and sets every other filter back', () => {
    expect(withoutTag(narrowed, { kind: 'categories', value: 4 }).categories).toEqual([7]);
    expect(withoutTag(narrowed, { kind: 'times', value: 'evening' }).times).toEqual(['morning']);
    expect(withoutTag(narrowed, { kind: 'attributes', value: 'solo' }).attributes).toEqual(['family']);
    expect(withoutTag(narrowed, { kind: 'price' }).price).toEqual([0, 500]);
    expect(withoutTag(narrowed, { kind: 'dates' }).dates).toBeNull();
    expect(withoutTag(narrowed, { kind: 'ba_host' }).ba_host).toBe(false);
  });

  it('removes that tag and no other, and goes to the first page', () => {
    fc.assert(
      fc.property(anyListingQuery, (value) => {
        const tags = tagsOf(value);
        for (const tag of tags) {
          const left = withoutTag(value, tag);
          expect(left.page).toBe(1);
          expect(left.sort).toBe(value.sort);
          expect(tagsOf(left).map(tagKey)).toEqual(tags.map(tagKey).filter((key) => key !== tagKey(tag)));
        }
      }),
    );
  });

  it('leaves the plain list when the last one is gone', () => {
    fc.assert(
      fc.property(anyListingQuery, pages, (value, page) => {
        const bare = tagsOf(value).reduce(withoutTag, value);
        expect(bare).toEqual({ ...defaultListing(page), sort: value.sort, pax: value.pax });
      }),
    );
  });
});

describe('a step', () => {
  it('to another filter goes to the first page and keeps what it does not name', () => {
    const next = listingStep(view, { type: 'filter', change: { times: [] } });
    expect(next.query).toEqual({ ...narrowed, times: [], page: 1 });
  });

  it('to another page keeps filters and sort', () => {
    expect(listingStep(view, { type: 'turn', page: 5 }).query).toEqual({ ...narrowed, page: 5 });
  });

  it('to another sort closes the sorter box and goes to the first page', () => {
    const open = listingStep(view, { type: 'sorter', isOpen: true });
    expect(open).toEqual({ query: narrowed, isSorterOpen: true });
    expect(listingStep(open, { type: 'sort', sort: 'rating' })).toEqual({
      query: { ...narrowed, sort: 'rating', page: 1 },
      isSorterOpen: false,
    });
  });

  it('that removes a tag goes to the first page', () => {
    const next = listingStep(view, { type: 'remove-tag', tag: { kind: 'price' } });
    expect(next.query).toEqual({ ...narrowed, price: [0, 500], page: 1 });
  });

  it.each(['city', 'search'] as const)('that resets a %s leads to the plain path', (page) => {
    expect(listHref('/plain', page, listingStep(view, { type: 'reset', page }).query)).toBe('/plain');
  });
});
