import { describe, expect, it } from 'vitest';
import { foldText, searchDestination } from './search-destination.ts';
import { suggest, type SuggestInput } from './suggestions.ts';

const groups = [
  { country_code: 'NP', country_name: 'Nepal', cities: [{ id: 1, name: 'Kathmandu', slug: 'kathmandu' }] },
  {
    country_code: 'VN',
    country_name: 'Vietnam',
    cities: [
      { id: 2, name: 'Hanoi', slug: 'hanoi' },
      { id: 5, name: 'Đà Nẵng', slug: 'da-nang' },
    ],
  },
];
const viewed = [{ id: 9, title: 'Rice walk', city_name: 'Ubud', url: '/ubud/9/rice-walk', image_id: null }];
const city = { id: 2, name: 'Hanoi', slug: 'hanoi' };
const suggested: NonNullable<SuggestInput['suggested']> = {
  understood: { place: 'Hanoi', dates: null, pax: null },
  cities: [{ ...city, country_name: 'Vietnam', total: 7 }],
  categories: [{ id: 4, name: 'Food', slug: 'food', city, total: 1 }],
  country: { name: 'Vietnam', total: 9, is_named: false },
  courses: [{ id: 9, title: 'Rice walk', city_name: 'Hanoi', city_slug: 'hanoi', image_id: null }],
};
const base: SuggestInput = { groups, viewed, searches: [], suggested: null, query: '', near: 'ready' };

const lines = (more: Partial<SuggestInput>) =>
  suggest({ ...base, ...more }, { dates: null, pax: null }).flatMap(({ items }) => items);
const labels = (more: Partial<SuggestInput>) => lines(more).map(({ label }) => label);

describe('suggestions for an empty box', () => {
  it('are recent searches, what was viewed last, and every city', () => {
    expect(labels({ searches: ['pho'] })).toEqual([
      'Near me',
      'pho',
      'Clear recent searches',
      'Rice walk',
      'Kathmandu',
      'Hanoi',
      'Đà Nẵng',
    ]);
    expect(labels({}).includes('Clear recent searches')).toBe(false);
  });
});

describe('suggestions near the guest', () => {
  it('come first for words such as near me, and offer every city without a position', () => {
    expect(labels({ query: 'tea near me' })[0]).toBe('Near me');
    expect(labels({ query: 'tea' })).not.toContain('Near me');
    const failed = lines({ query: 'tea near me', near: 'failed' });
    expect(failed[0]?.label).toBe('We couldn’t get your location. Choose a city.');
    expect(failed.slice(1, 3).map(({ label, href }) => [label, href])).toEqual([
      ['Kathmandu', '/s/tea%20Kathmandu'],
      ['Hanoi', '/s/tea%20Hanoi'],
    ]);
    expect(lines({ query: 'near me', near: 'failed' })[1]?.href).toBe('/1/kathmandu');
  });
});

describe('suggestions for typed words', () => {
  it('are places, categories with their number, the country, experiences and the search', () => {
    expect(lines({ suggested, query: 'hanoi' }).map(({ label, detail, href }) => [label, detail, href])).toEqual([
      ['Hanoi', 'Vietnam · 7 experiences', '/2/hanoi'],
      ['Food in Hanoi', '1 experience', '/2/hanoi/food'],
      ['All of Vietnam', '9 experiences', '/s/Vietnam'],
      ['Rice walk', 'Hanoi', '/hanoi/9/rice-walk'],
      ['Search for “hanoi”', null, '/s/hanoi'],
    ]);
  });

  it('begin with the country when it was named', () => {
    const country = { name: 'Vietnam', total: 9, is_named: true };
    expect(labels({ suggested: { ...suggested, country }, query: 'viet' })[0]).toBe('All of Vietnam');
  });

  it('are cities that begin so, and the search, before an answer', () => {
    expect(lines({ query: 'a/b' }).map(({ href }) => href)).toEqual(['/s/a%2Fb']);
    expect(labels({ query: 'da n' })).toEqual(['Đà Nẵng', 'Search for “da n”']);
  });
});

describe('searchDestination', () => {
  it('goes to the city whose name was typed, otherwise to the search', () => {
    expect(searchDestination(groups, ' ha noi ')).toBe('/s/ha%20noi');
    expect(searchDestination(groups, 'HANOI')).toBe('/2/hanoi');
    expect(searchDestination(groups, 'da nang')).toBe('/5/da-nang');
    expect(searchDestination(groups, 'noodles')).toBe('/s/noodles');
    expect(searchDestination(groups, '  ')).toBe('/');
  });
});

describe('foldText', () => {
  it('folds case, marks and đ', () => {
    expect(foldText('  Đà Nẵng ')).toBe('da nang');
  });
});
