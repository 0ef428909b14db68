import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { limits } from '#src/domain/limits.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import { memorySearch } from '#tests/support/search/memory-search.ts';
import { type PlainCourse, storePlain } from '#tests/support/search/plain-course.ts';
import type { SearchFilters, SearchPage, SearchPort } from './search-port.ts';

const zones: Record<number, string> = { 1: 'Asia/Ho_Chi_Minh', 2: 'Asia/Kathmandu', 4: 'Pacific/Apia' };
// None has another word for it, nor a category.
const topics = ['compass', 'thimble', 'anvil', 'ribbon', 'quill'];
let courses: PlainCourse[] = [];
let now: number;
let program: TestApp;
const memory = () => memorySearch(courses, now);

// The same figures in every run; drawn close together, so that ties and empty lists occur.
function draw(max: number, salt: number, id: number): number {
  const mixed = Math.imul(id ^ (salt << 16), 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 13) % max;
}

function plainCourse(id: number): PlainCourse {
  const times =
    [['09:00'], ['14:00', '20:30'], ['00:30', '07:15'], ['12:00'], ['18:59', '19:00']][draw(5, 1, id)] ?? [];
  const city_id = [1, 2, 4][draw(3, 2, id)] ?? 1;
  const zone = zones[city_id] ?? '';
  const soon = addDays(dateAt(now, zone), 1 + draw(9, 3, id));
  const rules = [1, 2, 3, 4, 5, 6, 7]
    .filter((weekday) => draw(3, weekday + 20, id) > 0)
    .flatMap((weekday) => times.map((start_time) => ({ weekday, start_time, capacity: 4, min_pax: null })));
  const exceptions = [
    { local_date: soon, start_time: null, kind: 'closed' as const, capacity: null, min_pax: null },
    { local_date: addDays(soon, 1), start_time: '21:00', kind: 'extra' as const, capacity: 3, min_pax: null },
    { local_date: addDays(soon, 2), start_time: '09:00', kind: 'capacity' as const, capacity: 0, min_pax: null },
    { local_date: addDays(soon, 3), start_time: '14:00', kind: 'closed' as const, capacity: null, min_pax: null },
  ].slice(0, draw(5, 4, id));
  const departures = rules.slice(0, draw(4, 5, id)).map(({ start_time }, index) => ({
    local_date: addDays(soon, 4 + index),
    start_time,
    taken: draw(2, 6, id) === 0 ? 4 : 2,
  }));
  return {
    id,
    city_id,
    category_id: 1 + draw(3, 7, id),
    words: topics.filter((_, index) => draw(3, index + 30, id) === 0),
    price_cents: 1000 + 500 * draw(12, 8, id),
    duration_minutes: 60 * (1 + draw(8, 9, id)),
    transport: (['none', 'free', 'addon'] as const)[draw(3, 10, id)] ?? 'none',
    attributes: limits.attributes.filter((_, index) => draw(2, index + 40, id) === 0),
    ba_host: draw(4, 11, id) === 0,
    rank: draw(15, 12, id),
    popularity: draw(15, 13, id),
    reviews: Array.from({ length: draw(4, 14, id) }, (_, index) => 3 + draw(3, index + 50, id)),
    time_zone: zone,
    min_pax: 1,
    rules,
    exceptions,
    departures,
    cutoff_first_minutes: [120, 720, 3000][draw(3, 15, id)] ?? 720,
    cutoff_later_minutes: 0,
    horizon_days: [30, 180, 400][draw(3, 16, id)] ?? 180,
  };
}

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool, url }) {
      await insertPlaces(pool);
      await pool.query(`insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude,
          time_zone, blurb, introduction, image)
        select 4, 'apia', 'Apia', 'Apia', 'sm', country_code, 0, 0, 'Pacific/Apia', '', '', image from city where id = 1`);
      now = Math.round(Number((await pool.query('select extract(epoch from banyan_now()) * 1000 as now')).rows[0].now));
      courses = Array.from({ length: 200 }, (_, index) => plainCourse(index + 1));
      await loadAtOnce(url, async (client) => {
        for (const plain of courses) await storePlain(client, plain);
      });
    },
  });
});
afterAll(() => program.close());

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const everyFilter = fc.record({
  sort: fc.constantFrom(
    'recomended' as const,
    'popularity' as const,
    'rating' as const,
    'newest' as const,
    'price' as const,
  ),
  category_ids: some([1, 2, 3, 9]),
  amount_min: fc.constantFrom(0, 10, 24.99, 30),
  amount_max: fc.constantFrom(25, 40, 500),
  duration_min: fc.constantFrom(1, 2, 3.5),
  duration_max: fc.constantFrom(3, 6, 24),
  time_type: some(['morning', 'afternoon', 'evening'] as const),
  transport: some(limits.transports),
  attributes: some(limits.attributes),
  ba_host: fc.constant(1 as const),
  days: fc.tuple(fc.integer({ min: -2, max: 60 }), fc.integer({ min: 0, max: 9 })),
});

// A few at once: all of them together leave nothing, and nothing is soon right.
const filtersOf = everyFilter.chain((full) =>
  fc
    .subarray(Object.keys(full) as (keyof typeof full)[], { minLength: 1, maxLength: 3 })
    .map((names) => Object.fromEntries(names.map((name) => [name, full[name]])) as Partial<typeof full>),
);

describe('lists against a plain reference', () => {
  it('hold the same courses in the same order, whatever the filters', async () => {
    const place = fc.record({
      cityId: fc.constantFrom(1, 2, 4, null),
      keyword: fc.option(some(topics).filter((words) => words.length > 0)),
    });
    const check = async ({ cityId, keyword }: { cityId: number | null; keyword: string[] | null }, drawn: object) => {
      const { days, ...rest } = drawn as SearchFilters & { days?: [number, number] };
      const today = dateAt(now, 'Asia/Kathmandu');
      const filters: SearchFilters = days
        ? { ...rest, date_start: addDays(today, days[0]), date_end: addDays(today, days[0] + days[1]) }
        : rest;
      const scope = { cityId, keyword: keyword === null ? null : keyword.join(' ') };
      const asked = { ...filters, limit: 48, offset: 0 };
      const [page, wanted] = await Promise.all([
        program.services.search.list(scope, asked),
        memory().list(scope, asked),
      ]);
      // A search that finds nothing answers what fits a part of it, and says so; the reference stays empty.
      if (page.fit !== 'all') return void expect(wanted.total).toBe(0);
      expect(page.rows.map((row) => row.id)).toEqual(wanted.rows.map((row) => row.id));
      expect(page).toMatchObject({ total: wanted.total, isCapped: false, corrected: null });
      expect(page.rows.every((row) => row.is_available)).toBe(true);
    };
    const bounded = place.filter(({ cityId, keyword }) => cityId !== null || keyword !== null);
    await fc.assert(fc.asyncProperty(bounded, filtersOf, check), { numRuns: 250 });
  });

  it('hold the same courses for every single day and band', async () => {
    const today = dateAt(now, 'Asia/Kathmandu');
    for (const cityId of [1, 2, 4])
      for (let ahead = -1; ahead < 16; ahead += 1)
        for (const band of ['morning', 'afternoon', 'evening'] as const) {
          const day = addDays(today, ahead);
          const filters: SearchFilters = { date_start: day, date_end: day, time_type: [band] };
          const ask = (search: SearchPort) => search.list({ cityId, keyword: null }, { ...filters, limit: 100 });
          const [page, wanted] = await Promise.all([ask(program.services.search), ask(memory())]);
          const idsOf = ({ rows }: SearchPage) => rows.map((row) => row.id);
          expect([day, band, idsOf(page)]).toEqual([day, band, idsOf(wanted)]);
        }
  });

  it('turn round exactly', async () => {
    for (const sort of Object.keys(limits.sorts) as (keyof typeof limits.sorts)[]) {
      const list = async (sort_type?: 'asc' | 'desc') =>
        (
          await program.services.search.list(
            { cityId: 1, keyword: null },
            { sort, limit: 100, ...(sort_type && { sort_type }) },
          )
        ).rows.map((row) => row.id);
      const other = limits.sorts[sort] === 'asc' ? 'desc' : 'asc';
      expect(await list(other)).toEqual((await list()).toReversed());
    }
  });

  it('show every course once over all pages', async () => {
    for (const sort of Object.keys(limits.sorts) as (keyof typeof limits.sorts)[]) {
      const ids: number[] = [];
      for (let offset = 0; ; offset += limits.pageSize) {
        const scope = { cityId: null, keyword: 'course' };
        const page = await program.services.search.list(scope, { sort, offset });
        expect(page.total).toBe(200);
        if (page.rows.length === 0) break;
        ids.push(...page.rows.map((row) => row.id));
      }
      expect(ids.toSorted((a, b) => a - b)).toEqual(courses.map((one) => one.id));
    }
  });
});
