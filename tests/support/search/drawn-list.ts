// Courses with figures derived from their number, and any filters of a list, for comparisons with a plain reference.
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { limits } from '#src/domain/limits.ts';
import type { SearchFilters } from '#src/server/search/index.ts';
import type { Pool } from 'pg';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { fc } from '#tests/support/properties.ts';
import { loadAtOnce } from './load-queries.ts';
import { type PlainCourse, storePlain } from './plain-course.ts';

const zones: Record<number, string> = { 1: 'Asia/Ho_Chi_Minh', 2: 'Asia/Kathmandu', 4: 'Pacific/Apia' };
// Words of which a course has some. None contains another, nor does a category.
const topics = ['compass', 'thimble', 'anvil', 'ribbon', 'quill'];
// The same figures in every run; close together, so that ties and empty lists occur.
function draw(max: number, salt: number, id: number): number {
  const mixed = Math.imul(id ^ (salt << 16), 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 13) % max;
}

function drawnCourse(id: number, now: number): PlainCourse {
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

/** Stores two hundred of them, in cities 1, 2 and 4, in their state at `now` (ms since 1970). */
export async function storeDrawn(pool: Pool, url: string): Promise<{ courses: PlainCourse[]; now: number }> {
  await insertPlaces(pool);
  await pool.query(`insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude,
      time_zone, blurb, introduction, image)
    select 4, 'apia', 'Apia', 'Apia', 'sm', country_code, 0, 0, 'Pacific/Apia', '', '', image from city where id = 1`);
  const now = Math.round(
    Number((await pool.query('select extract(epoch from banyan_now()) * 1000 as now')).rows[0].now),
  );
  const courses = Array.from({ length: 200 }, (_, index) => drawnCourse(index + 1, now));
  await loadAtOnce(url, async (client) => {
    for (const plain of courses) await storePlain(client, plain);
  });
  return { courses, now };
}

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

// A few at once: all together leave nothing, and an empty list is easily right.
const drawnFilters = everyFilter.chain((full) =>
  fc
    .subarray(Object.keys(full) as (keyof typeof full)[], { minLength: 1, maxLength: 3 })
    .map((names) => Object.fromEntries(names.map((name) => [name, full[name]])) as Partial<typeof full>),
);

/** Any filters of a list at `now` (ms since 1970). */
export const filtersAt = (now: number): fc.Arbitrary<SearchFilters> =>
  drawnFilters.map(({ days, ...rest }) => {
    if (days === undefined) return rest;
    const today = dateAt(now, 'Asia/Kathmandu');
    return { ...rest, date_start: addDays(today, days[0]), date_end: addDays(today, days[0] + days[1]) };
  });

export const anyPlace = fc
  .record({
    cityId: fc.constantFrom(1, 2, 4, null),
    words: fc.option(some(topics).filter((words) => words.length > 0)),
  })
  .filter(({ cityId, words }) => cityId !== null || words !== null)
  .map(({ cityId, words }) => ({ cityId, keyword: words === null ? null : words.join(' ') }));
