import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departuresOn } from '#src/domain/availability/departures.ts';
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { timeBandOf } from '#src/domain/catalog/traits.ts';
import { limits } from '#src/domain/limits.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Pool } from 'pg';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import type { ListingFilters } from './search-port.ts';
import { postgresSearch } from './postgres-search.ts';

/** A course as plainly as can be; the reference knows no SQL. */
interface Plain extends Timetable {
  id: number;
  city_id: number;
  category_id: number;
  words: string[];
  price_cents: number;
  duration_minutes: number;
  transport: 'none' | 'free' | 'addon';
  attributes: string[];
  ba_host: boolean;
  rank: number;
  popularity: number;
  reviews: number[];
}

const zones: Record<number, string> = { 1: 'Asia/Ho_Chi_Minh', 2: 'Asia/Kathmandu', 4: 'Pacific/Apia' };
const topics = ['lotus', 'river', 'drum', 'kite', 'paper'];
let courses: Plain[] = [];
let now: number;
let program: TestApp;

// The same figures in every run; drawn close together, so that ties and empty lists occur.
function draw(max: number, salt: number, id: number): number {
  const mixed = Math.imul(id ^ (salt << 16), 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 13) % max;
}

function plainCourse(id: number): Plain {
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

async function store(pool: Pool, plain: Plain): Promise<void> {
  const { id, words, reviews, rules, exceptions, departures, horizon_days } = plain;
  const { city_id, category_id, price_cents, duration_minutes, transport, attributes, ba_host, rank, popularity } =
    plain;
  const title = `Course of ${words.join(' and ') || 'nothing much'}`;
  const { cutoff_first_minutes } = plain;
  const facts = { id, city_id, category_id, title, price_cents, duration_minutes, transport, attributes, ba_host };
  await insertCourse(pool, { ...facts, rank, popularity, cutoff_first_minutes, times: [] });
  await pool.query(`update course set horizon_days = $2 where id = $1`, [id, horizon_days]);
  const rows = (list: readonly object[]) => JSON.stringify(list.map((row) => ({ course_id: id, ...row })));
  await pool.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select course_id, weekday, start_time, capacity from jsonb_populate_recordset(null::availability_rule, $1)`,
    [rows(rules)],
  );
  await pool.query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity)
     select course_id, local_date, start_time, kind, capacity
     from jsonb_populate_recordset(null::availability_exception, $1)`,
    [rows(exceptions)],
  );
  const [made] = [departures.map((one) => ({ ...one, capacity: 4 }))];
  await pool.query(
    `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
     select course_id, local_date, start_time, banyan_now(), banyan_now() + interval '1 hour', capacity
     from jsonb_populate_recordset(null::departure, $1)`,
    [rows(made)],
  );
  for (const { local_date, start_time, taken } of departures)
    await pool.query(`update departure set taken = $4 where course_id = $1 and local_date = $2 and start_time = $3`, [
      id,
      local_date,
      start_time,
      taken,
    ]);
  for (const rating of reviews)
    await pool.query(`insert into review (course_id, guest_name, guest_country, rating) values ($1, 'G', 'DE', $2)`, [
      id,
      rating,
    ]);
}

function fits(course: Plain, filters: ListingFilters): boolean {
  const { category_ids, amount_min = 0, amount_max = 9999, duration_min = 0, duration_max = 99 } = filters;
  const { time_type = [], transport = [], attributes = [], date_start, date_end, ba_host } = filters;
  const [price, hours] = [course.price_cents / 100, course.duration_minutes / 60];
  const isBand = (time: string) => time_type.length === 0 || time_type.includes(timeBandOf(time));
  const usual = [...course.rules, ...course.exceptions.filter(({ kind }) => kind === 'extra')];
  const start = date_start ?? date_end;
  return (
    (!category_ids?.length || category_ids.includes(course.category_id)) &&
    price >= amount_min &&
    price <= amount_max &&
    hours >= duration_min &&
    hours <= duration_max &&
    (transport.length === 0 || transport.some((one) => one === course.transport)) &&
    attributes.every((one) => course.attributes.includes(one)) &&
    (!ba_host || course.ba_host) &&
    (start === undefined
      ? time_type.length === 0 || usual.some((slot) => slot.start_time !== null && isBand(slot.start_time))
      : isOpen(course, start, date_end ?? start, isBand))
  );
}

function isOpen(course: Plain, start: string, end: string, isBand: (time: string) => boolean): boolean {
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const answer = departuresOn(course, day, { now, opens_from: limits.bookingsOpenFrom });
    if (answer.ok && answer.departures.some(({ time }) => isBand(time))) return true;
  }
  return false;
}

const average = ({ reviews }: Plain) =>
  reviews.length === 0 ? 0 : Math.round((reviews.reduce((a, b) => a + b, 0) * 100) / reviews.length);
const esteem = ({ reviews }: Plain) =>
  Math.round((1000 * (reviews.reduce((a, b) => a + b, 0) + 45)) / (reviews.length + 10));
const compare: Record<string, (a: Plain, b: Plain) => number> = {
  recomended: (a, b) => b.rank - a.rank || esteem(b) - esteem(a),
  popularity: (a, b) => b.popularity - a.popularity,
  rating: (a, b) => average(b) - average(a) || b.reviews.length - a.reviews.length,
  newest: (a, b) => a.id - b.id,
  price: (a, b) => a.price_cents - b.price_cents,
};

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
        for (const plain of courses) await store(client, plain);
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
      const { days, ...rest } = drawn as ListingFilters & { days?: [number, number] };
      const today = dateAt(now, 'Asia/Kathmandu');
      const filters: ListingFilters = days
        ? { ...rest, date_start: addDays(today, days[0]), date_end: addDays(today, days[0] + days[1]) }
        : rest;
      const { sort = 'recomended' } = filters;
      const wanted = courses
        .filter((one) => cityId === null || one.city_id === cityId)
        .filter((one) => keyword === null || keyword.every((word) => one.words.includes(word)))
        .filter((one) => fits(one, filters))
        .toSorted((a, b) => compare[sort]?.(a, b) || a.id - b.id);
      const search = postgresSearch(program.services);
      const scope = { cityId, keyword: keyword === null ? null : keyword.join(' ') };
      const page = await search.list(scope, { ...filters, limit: 48, offset: 0 });
      expect(page.rows.map((row) => row.id)).toEqual(wanted.slice(0, 48).map((one) => one.id));
      expect(page).toMatchObject({ total: wanted.length, isCapped: false, corrected: null });
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
          const filters: ListingFilters = { date_start: day, date_end: day, time_type: [band] };
          const wanted = courses.filter((one) => one.city_id === cityId && fits(one, filters)).map((one) => one.id);
          const page = await postgresSearch(program.services).list(
            { cityId, keyword: null },
            { ...filters, limit: 100 },
          );
          expect([day, band, page.rows.map((row) => row.id).toSorted((a, b) => a - b)]).toEqual([day, band, wanted]);
        }
  });

  it('turn round exactly', async () => {
    for (const sort of Object.keys(compare) as (keyof typeof limits.sorts)[]) {
      const list = async (sort_type?: 'asc' | 'desc') =>
        (
          await postgresSearch(program.services).list(
            { cityId: 1, keyword: null },
            { sort, limit: 100, ...(sort_type && { sort_type }) },
          )
        ).rows.map((row) => row.id);
      const other = limits.sorts[sort] === 'asc' ? 'desc' : 'asc';
      expect(await list(other)).toEqual((await list()).toReversed());
    }
  });

  it('show every course once over all pages', async () => {
    for (const sort of Object.keys(compare) as (keyof typeof limits.sorts)[]) {
      const ids: number[] = [];
      for (let offset = 0; ; offset += limits.pageSize) {
        const scope = { cityId: null, keyword: 'course' };
        const page = await postgresSearch(program.services).list(scope, { sort, offset });
        expect(page.total).toBe(200);
        if (page.rows.length === 0) break;
        ids.push(...page.rows.map((row) => row.id));
      }
      expect(ids.toSorted((a, b) => a - b)).toEqual(courses.map((one) => one.id));
    }
  });
});
