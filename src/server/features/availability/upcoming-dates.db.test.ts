import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
    },
  });
});
afterAll(() => program.close());

const closeUntil = (days: number) =>
  program.services.pool.query(
    `insert into availability_exception (course_id, local_date, kind)
     select 1, (banyan_now() + make_interval(days => ahead))::date, 'closed' from generate_series(-1, $1::integer) ahead
     on conflict do nothing`,
    [days],
  );

it('are those of a season that is further away than what is usually looked at, and none where every day is closed', async () => {
  const visitor = createVisitor(program.app);
  const read = async () => (await visitor.must('course/detail', { course_id: 1 })).data;
  expect((await read()).upcoming).toHaveLength(6);
  await closeUntil(99);
  const { rows } = await program.services.pool.query<{ first: string }>(
    `select (banyan_now() + interval '100 days')::date::text as first`,
  );
  const season = await read();
  expect(season.upcoming[0]?.date).toBe(rows[0]?.first);
  expect([season.upcoming.length, season.is_bookable]).toEqual([6, true]);
  await closeUntil(400);
  const over = await read();
  expect([over.upcoming, over.is_bookable]).toEqual([[], false]);
});
