import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { anyListingQuery } from '#tests/support/search/listing-arbitrary.ts';
import { defaultListing, type ListingPage, type ListingQuery } from './listing-filters.ts';
import { isCivilDate } from './days.ts';
import { buildListingQuery, isFormQuery, parseListingQuery } from './listing-query.ts';

describe('the listing query', () => {
  it('reads back on a city page whatever it wrote', () => {
    fc.assert(
      fc.property(anyListingQuery, (value) => {
        expect(parseListingQuery(buildListingQuery(value), 'city')).toEqual(value);
      }),
    );
  });

  it('reads back on a search page, where recomended is read as the default popularity', () => {
    fc.assert(
      fc.property(anyListingQuery, (value) => {
        const sort = value.sort === 'recomended' ? 'popularity' : value.sort;
        expect(parseListingQuery(buildListingQuery(value), 'search')).toEqual({ ...value, sort });
      }),
    );
  });

  it('writes nothing for a plain city list, and the names of the filters for a narrowed one', () => {
    expect(buildListingQuery(defaultListing('city'))).toBe('');
    const narrowed: ListingQuery = {
      ...defaultListing('city'),
      page: 2,
      sort: 'price',
      categories: [3, 1],
      price: [10, 50],
      duration: [2, 24],
      times: ['morning', 'evening'],
      dates: { start: '2026-12-01', end: '2026-12-05' },
      free_pickup: true,
      pickup_service: true,
      attributes: ['solo', 'child-friendly'],
      ba_host: true,
    };
    expect(decodeURIComponent(buildListingQuery(narrowed))).toBe(
      '?page=2&sort=price&categories=3,1&price=10-50&duration=2-24&times=morning,evening' +
        '&dates=2026-12-01 - 2026-12-05&free_pickup=1&pickup_service=1&attributes=solo,child-friendly&ba_host=1',
    );
  });

  it.each([
    ['page=0', {}],
    ['page=-1', {}],
    ['page=two', {}],
    ['sort=cheapest', {}],
    ['sort=constructor', {}],
    ['sort=recommended', {}],
    ['categories=a,-1,0,2,2', { categories: [2] }],
    ['price=50-10', {}],
    ['price=0-501', {}],
    ['price=10', {}],
    ['price=10 - 50', { price: [10, 50] }],
    ['duration=0-5', {}],
    ['times=noon,evening', { times: ['evening'] }],
    ['times=toString', {}],
    ['dates=2026-02-30 - 2026-03-01', {}],
    ['dates=2026-12-05 - 2026-12-01', {}],
    ['dates=2026-12-01-2026-12-05', { dates: { start: '2026-12-01', end: '2026-12-05' } }],
    ['free_pickup=yes', {}],
    ['attributes=lonely,solo', { attributes: ['solo'] }],
    ['ba_host=1', { ba_host: true }],
    ['unknown=1', {}],
  ])('ignores what is bad in %s', (search, expected) => {
    expect(parseListingQuery(search, 'city')).toEqual({ ...defaultListing('city'), ...expected });
  });

  it.each<[ListingPage, string]>([
    ['city', 'recomended'],
    ['search', 'popularity'],
  ])('starts a %s page with the sort %s', (page, sort) => {
    expect(parseListingQuery('', page).sort).toBe(sort);
  });

  it('is never thrown off by any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        const read = parseListingQuery(search, 'city');
        expect(parseListingQuery(buildListingQuery(read), 'city')).toEqual(read);
      }),
    );
  });

  it('bounds what one address can ask for', () => {
    const many = Array.from({ length: 1000 }, (_, index) => index + 1).join(',');
    expect(parseListingQuery(`categories=${many}`, 'city').categories).toHaveLength(50);
    expect(parseListingQuery('page=2147483647', 'city').page).toBe(100_000);
  });
});

describe('a form without script', () => {
  it.each([
    ['categories=1&categories=2', { categories: [1, 2] }],
    ['times=morning&times=evening&attributes=solo', { times: ['morning', 'evening'], attributes: ['solo'] }],
    ['price=0&price=500&duration=1&duration=24', {}],
    ['price=10&price=50', { price: [10, 50] }],
    ['price=&price=50', { price: [0, 50] }],
    ['price=10&price=', { price: [10, 500] }],
    ['price=50&price=10', {}],
    ['price=ten&price=50', {}],
    ['price=1&price=2&price=3', {}],
    ['price=10-50&price=1&price=2', { price: [10, 50] }],
    ['dates=2026-12-01&dates=2026-12-05', { dates: { start: '2026-12-01', end: '2026-12-05' } }],
    ['dates=2026-12-01&dates=', { dates: { start: '2026-12-01', end: '2026-12-01' } }],
    ['dates=&dates=2026-12-05', { dates: { start: '2026-12-05', end: '2026-12-05' } }],
    ['dates=&dates=', {}],
    ['dates=2026-12-05&dates=2026-12-01', {}],
    ['dates=2026-12-24+-+2026-12-24&dates=&dates=', { dates: { start: '2026-12-24', end: '2026-12-24' } }],
    ['sort=&ba_host=1', { ba_host: true }],
  ])('means what it says: %s', (search, expected) => {
    expect(parseListingQuery(search, 'city')).toEqual({ ...defaultListing('city'), ...expected });
  });

  it.each([
    ['?categories=1&categories=2', true],
    ['?sort=', true],
    ['?price=0&price=500', true],
    ['?categories=1,2&price=10-50', false],
    ['?utm_source=&utm_source=mail', false],
    ['', false],
  ])('is told from an address of the list: %s %s', (search, expected) => {
    expect(isFormQuery(search)).toBe(expected);
  });

  it('is never what the list itself writes', () => {
    fc.assert(
      fc.property(anyListingQuery, (value) => {
        expect(isFormQuery(buildListingQuery(value))).toBe(false);
      }),
    );
  });
});

describe('civil dates', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s is one', (text) => expect(isCivilDate(text)).toBe(true));
  it.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', 'x'])(
    '%s is none',
    (text) => expect(isCivilDate(text)).toBe(false),
  );
});
