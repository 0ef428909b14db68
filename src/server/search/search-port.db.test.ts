// Requirements of every SearchPort engine (docs/domain/search.md), run on PostgreSQL and in memory.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { memorySearch } from '#tests/support/search/memory-search.ts';
import { type PlainCourse, storePlain } from '#tests/support/search/plain-course.ts';
import type { SearchFilters, SearchPort, SearchScope } from './search-port.ts';

const everyDay = (start_time: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, capacity: 4, min_pax: null }));

function course(id: number, more: Partial<PlainCourse>): PlainCourse {
  return {
    id,
    city_id: 1,
    category_id: 1,
    words: [],
    price_cents: 2000,
    duration_minutes: 120,
    transport: 'none',
    attributes: [],
    ba_host: false,
    rank: 0,
    popularity: 0,
    reviews: [],
    time_zone: 'Asia/Ho_Chi_Minh',
    min_pax: 1,
    rules: everyDay('09:00'),
    exceptions: [],
    departures: [],
    cutoff_first_minutes: 120,
    cutoff_later_minutes: 0,
    horizon_days: 180,
    ...more,
  };
}

const courses = [
  course(1, { words: ['lotus', 'river'], price_cents: 4000, popularity: 3, attributes: ['family', 'solo'] }),
  course(2, { words: ['river'], price_cents: 1000, duration_minutes: 300, popularity: 9, transport: 'free', rank: 2 }),
  course(3, { words: ['drum'], category_id: 2, rules: everyDay('20:00'), ba_host: true, reviews: [5, 5] }),
  course(4, { words: ['drum', 'river'], transport: 'addon', attributes: ['family'], reviews: [4] }),
  course(5, { words: ['river'], city_id: 2, time_zone: 'Asia/Kathmandu' }),
];

let program: TestApp;
let engines: Record<string, SearchPort>;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const one of courses) await storePlain(pool, one);
    },
    change: (services) => {
      engines = { PostgreSQL: services.search, memory: memorySearch(courses, Date.now()) };
      return { ...services, search: memorySearch(courses.slice(0, 2), Date.now()) };
    },
  });
});
afterAll(() => program.close());

const hanoi: SearchScope = { cityId: 1, keyword: null };
const cases: readonly [string, SearchScope, SearchFilters, readonly number[]][] = [
  ['a city in the order of its operator', hanoi, {}, [2, 3, 1, 4]],
  ['the cheapest first', hanoi, { sort: 'price' }, [2, 3, 4, 1]],
  ['the most expensive first', hanoi, { sort: 'price', sort_type: 'desc' }, [1, 4, 3, 2]],
  ['the most popular first', hanoi, { sort: 'popularity' }, [2, 1, 3, 4]],
  ['the best rated first', hanoi, { sort: 'rating' }, [3, 4, 1, 2]],
  ['a word in every city', { cityId: null, keyword: 'river' }, { sort: 'newest' }, [1, 2, 4, 5]],
  ['two words, both of them', { cityId: null, keyword: 'drum river' }, {}, [4]],
  ['a word in one city', { cityId: 2, keyword: 'river' }, {}, [5]],
  ['a category', hanoi, { category_ids: [2] }, [3]],
  [
    'prices with their fee, both ends among them',
    hanoi,
    { amount_min: 21.2, amount_max: 42.4, sort: 'newest' },
    [1, 3, 4],
  ],
  ['a duration', hanoi, { duration_min: 3 }, [2]],
  ['a band of start times', hanoi, { time_type: ['evening'] }, [3]],
  ['any of two ways of pickup', hanoi, { transport: ['free', 'addon'] }, [2, 4]],
  ['every attribute that is asked for', hanoi, { attributes: ['family', 'solo'] }, [1]],
  ['a host who speaks for the place', hanoi, { ba_host: 1 }, [3]],
  ['nothing where nothing fits', hanoi, { ba_host: 1, transport: ['free'] }, []],
];

describe.each(['PostgreSQL', 'memory'])('a search in %s', (name) => {
  const list = (scope: SearchScope, filters: SearchFilters) => engines[name]!.list(scope, filters);

  it.each(cases)('finds %s', async (_what, scope, filters, ids) => {
    const page = await list(scope, filters);
    expect(page.rows.map((row) => row.id)).toEqual(ids);
    expect(page).toMatchObject({ total: ids.length, isCapped: false, corrected: null });
  });

  it('counts what each choice would leave, its own filter apart', async () => {
    const filters: SearchFilters = { category_ids: [1], transport: ['free'], attributes: ['family'] };
    const { choices, total } = await engines[name]!.choices(hanoi, filters, []);
    expect(total).toBe(0);
    expect(choices.filter((one) => one.total > 0)).toEqual([{ filter: 'pickup_service', value: '1', total: 1 }]);
  });

  it('pages without a gap or a repeat, and counts all of them', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => list(hanoi, { sort: 'newest', limit: 2, offset })));
    expect(pages.map(({ rows }) => rows.map((row) => row.id))).toEqual([[1, 2], [3, 4], []]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });
});

describe('calls', () => {
  it.each([
    ['course/city', { city_id: 1 }, [2, 1]],
    ['course/search', { keyword: 'lotus' }, [1]],
  ] as const)('%s answers from whatever engine it is given', async (route, input, ids) => {
    const { data, total } = await createVisitor(program.app).must(route, input);
    expect([data.map(({ id }) => id), total]).toEqual([ids, ids.length]);
  });
});
