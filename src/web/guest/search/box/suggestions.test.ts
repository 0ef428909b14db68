import { describe, expect, it } from 'vitest';
import { foldText, searchDestination } from './search-destination.ts';
import { suggest, type SuggestInput } from './suggestions.ts';
import { fixtureCourses } from '#tests/support/web/courses.ts';

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
const base: SuggestInput = {
  groups,
  viewed,
  courses: [],
  query: '',
  texts: {
    recent: 'Recently viewed',
    activities: 'Activities',
    courses: 'Experiences',
    search: (query) => `Search ${query}`,
  },
};

const labels = (query: string): string[] =>
  suggest({ ...base, query }).flatMap((group) => group.items.map((item) => item.label));

describe('suggest', () => {
  it('offers what was viewed last and every city before anything is typed', () => {
    expect(labels('')).toEqual(['Rice walk', 'Kathmandu', 'Hanoi', 'Đà Nẵng']);
  });

  it('links each city to its list', () => {
    const links = suggest({ ...base, query: '' }).flatMap((group) =>
      group.items.filter(({ kind }) => kind === 'city').map(({ href }) => href),
    );
    expect(links).toEqual(['/1/kathmandu', '/2/hanoi', '/5/da-nang']);
  });

  it('finds cities without their marks, and all cities of a country', () => {
    expect(labels('da nang')).toEqual(['Đà Nẵng', 'Search da nang']);
    expect(labels('viet')).toEqual(['Hanoi', 'Đà Nẵng', 'Search viet']);
  });

  it('offers kinds of activity of what was found, the most frequent first, each as a search', () => {
    const [one, other] = fixtureCourses;
    const courses = [
      { ...one!, activity: 'Cooking class' },
      { ...other!, activity: 'Market cooking' },
      { ...other!, activity: 'Market cooking' },
      { ...other!, activity: 'Boat trip' },
    ];
    const group = suggest({ ...base, courses, query: 'COOK' }).find(({ kind }) => kind === 'activity');
    expect(group?.title).toBe('Activities');
    expect(group?.items.map(({ label, href }) => [label, href])).toEqual([
      ['Market cooking', '/s/Market%20cooking'],
      ['Cooking class', '/s/Cooking%20class'],
    ]);
    expect(suggest({ ...base, courses, query: 'ook' }).some(({ kind }) => kind === 'activity')).toBe(false);
  });

  it('offers experiences after the cities, each by its own address, and none before anything is typed', () => {
    const courses = fixtureCourses.slice(0, 2);
    const [first] = courses;
    expect(suggest({ ...base, courses, query: 'hanoi' }).map(({ key }) => key)).toEqual([
      'country-VN',
      'courses',
      'search',
    ]);
    const found = suggest({ ...base, courses, query: 'hanoi' }).find(({ kind }) => kind === 'course');
    expect(found?.title).toBe('Experiences');
    expect(found?.items[0]).toMatchObject({ label: first?.title, detail: `${first?.activity} · ${first?.city_name}` });
    expect(found?.items[0]?.href).toBe(`/kathmandu/1/${first?.slug}`);
    expect(suggest({ ...base, courses, query: '' }).some(({ kind }) => kind === 'course')).toBe(false);
  });

  it('always offers the search itself for what was typed', () => {
    expect(labels('pottery')).toEqual(['Search pottery']);
    expect(suggest({ ...base, query: 'a/b' }).at(-1)?.items[0]?.href).toBe('/s/a%2Fb');
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
