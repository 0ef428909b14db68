import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1, duration_minutes: 60 });
      await insertCourse(pool, { id: 2, duration_minutes: 180, price_cents: 1000, min_pax: 2 });
      await insertCourse(pool, { id: 3, duration_minutes: 180, times: [] });
      await insertCourse(pool, { id: 4, price_cents: 500, status: 'draft' });
      await insertCourse(pool, { id: 5, city_id: 2 });
      await insertCourse(pool, { id: 6, category_id: 2, times: [] });
      await insertCourse(pool, { id: 7, city_id: 3, category_id: 2 });
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

describe('a category in a city', () => {
  it('counts a category in a city, and names the nearest others', async () => {
    const { data } = await visitor.must('place/category', { city_id: 1, slug: 'food' });
    const { rows } = await program.database.pool.query<{ tomorrow: string }>(
      `select (local_time(banyan_now(), 'Asia/Ho_Chi_Minh')::date + 1)::text as tomorrow`,
    );
    const { next_date, ...figures } = data.figures ?? {};
    expect(data).toMatchObject({ id: 1, slug: 'food', total: 3, price_from: 10.6 });
    expect(figures).toEqual({ hosts: 1, duration: 3 });
    expect(next_date! <= rows[0]!.tomorrow).toBe(true);
    expect(data.elsewhere).toEqual([{ id: 2, name: 'Kathmandu', slug: 'kathmandu', total: 1 }]);
  });

  it('has no next day without departures, and no closed city', async () => {
    const { data } = await visitor.must('place/category', { city_id: 1, slug: 'craft' });
    expect([data.figures?.next_date, data.elsewhere]).toEqual([null, []]);
  });

  it.each([
    { city_id: 1, slug: 'no-such' },
    { city_id: 2, slug: 'craft' },
    { city_id: 3, slug: 'craft' },
    { city_id: 99, slug: 'food' },
  ])('answers 404 for %j', async (input) => {
    expect((await visitor.call('place/category', input)).status).toBe(404);
  });

  it('says where cities with something to book are', async () => {
    const { data } = await visitor.must('place/list', {});
    expect(data.map(({ slug }) => slug)).toEqual(['hanoi', 'kathmandu']);
    expect(data[0]).toMatchObject({ latitude: expect.closeTo(21, 0), longitude: expect.closeTo(106, 0) });
  });
});
