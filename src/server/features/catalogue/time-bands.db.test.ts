import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingFilters, timeBandOf } from '#src/domain/catalogue/listing-filters.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';

// Edges of the bands; a band includes the minutes after its last hour (docs/domain/search.md#bands-of-start-times).
const edges = ['00:00', '00:59', '01:00', '11:00', '11:59', '12:00', '18:00', '18:59', '19:00', '23:59'];
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const [index, time] of edges.entries()) await insertCourse(pool, { id: index + 1, times: [time] });
    },
  });
});
afterAll(() => program.close());

it('is the same for every minute of the day in the database and in the domain', async () => {
  const { rows } = await program.database.pool.query<{ time: string; band: number }>(
    `select to_char(at, 'HH24:MI') as time, time_band(at::time) as band
     from generate_series(timestamp '2026-01-01', timestamp '2026-01-01 23:59', interval '1 minute') at`,
  );
  expect(rows).toHaveLength(1440);
  expect(rows.filter(({ time, band }) => listingFilters.times.bits[timeBandOf(time)] !== band)).toEqual([]);
});

it.each([
  ['morning', ['01:00', '11:00', '11:59']],
  ['afternoon', ['12:00', '18:00', '18:59']],
  ['evening', ['00:00', '00:59', '19:00', '23:59']],
] as const)('%s is what starts at %j', async (band, times) => {
  const { data } = await createVisitor(program.app).must('course/city', { city_id: 1, time_type: [band] });
  expect(data.map(({ id }) => edges[id - 1]).toSorted()).toEqual(times);
  expect(edges.filter((time) => timeBandOf(time) === band)).toEqual(times);
});
