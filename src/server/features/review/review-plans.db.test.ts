// Rows read and statements of a list, for a course with hundreds of reviews among thousands.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import type { ReviewOrder } from '#src/domain/review/reviews.ts';
import { createTestDatabase, type TestDatabase, vacuumUntilVisible } from '#tests/support/database/database.ts';
import { plansOf, type PlanNode, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { hostId, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { findForHome, countPhotos, findPhotos, findFigures, findReviews } from './queries.ts';

const busy = 7;
const perBusyCourse = 400;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertPlaces(pool);
  for (let id = 1; id <= 60; id += 1) await insertCourse(pool, { id });
  await pool.query(`insert into picture (id, sha256, width, height, blur, dominant)
    values ('review-picture', sha256('x'), 1600, 1000, 'data:,', '#336655')`);
  await pool.query(
    `insert into review (course_id, guest_name, guest_country, rating, body, created_at)
     select c.id, 'Guest', 'DE', 1 + n % 5, case when n % 4 = 0 then repeat('Words of a guest. ', 10) else '' end, banyan_now() - make_interval(hours => n)
     from course c, generate_series(1, case c.id when $1 then $2::int else 100 end) n`,
    [busy, perBusyCourse],
  );
  await pool.query(`insert into review_photo (review_id, position, picture_id, alt)
    select id, 1, 'review-picture', '' from review where extract(hour from created_at) = 3`);
  await vacuumUntilVisible(pool);
});

afterAll(() => database.drop());

function touched(plan: PlanNode): number {
  expect(wholeReads(plan)).not.toContain('review');
  return touchedOf(plan, 'review');
}

/** The busy course's reviews with text or photos. */
async function saying(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from review where course_id = $1 and (body <> '' or photo_total > 0)`,
    [busy],
  );
  return rows[0]?.n ?? 0;
}

describe('a page of a course with 400 reviews among thousands', () => {
  const page = (order: ReviewOrder) => ({ order, offset: 0, limit: 6, filter: {} });
  // Reads only the lowest rating, sorts it by time, and takes six.
  const most: Record<ReviewOrder, number> = {
    'date-newer': 20,
    'date-older': 20,
    'rating-higher': 20,
    'rating-lower': perBusyCourse / 5 + 20,
    photo: 20,
  };

  it.each(limits.reviewSorts)('is read along an index in the order %s, in one statement', async (order) => {
    const plans = await plansOf(database.pool, () => findReviews(database.db, { courseId: busy }, page(order)));
    expect(plans).toHaveLength(1);
    expect(plans.map(touched)[0]).toBeLessThanOrEqual(most[order]);
  });

  it('counts the five ratings in one pass over the reviews of the course, and those with words in another', async () => {
    const plans = await plansOf(database.pool, () => findFigures(database.db, { courseId: busy }));
    expect(plans.map(touched)).toEqual([perBusyCourse + (await saying())]);
  });

  it('reads no more of those that say something than there are, whatever the stars and the language', async () => {
    const filter = { written: true, rating: 5, language: 'en' };
    const plans = await plansOf(database.pool, () =>
      findReviews(database.db, { courseId: busy }, { ...page('date-newer'), filter }),
    );
    expect(plans.map(touched)[0]).toBeLessThanOrEqual((await saying()) + 6);
  });

  it('finds its photos without looking at reviews that have none', async () => {
    const [photos] = (await database.pool.query('select sum(photo_total)::int as n from review where course_id = 7'))
      .rows;
    const work = () =>
      Promise.all([countPhotos(database.db, busy), findPhotos(database.db, busy, { offset: 0, limit: 12 })]);
    const plans = await plansOf(database.pool, work);
    expect(plans).toHaveLength(2);
    expect(plans.map(touched).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(2 * photos.n);
  });
});

it('the list of a host is two statements that know their courses', async () => {
  const plans = await plansOf(database.pool, () =>
    Promise.all([
      findFigures(database.db, { hostId }),
      findReviews(database.db, { hostId }, { order: 'date-newer', offset: 0, limit: 6, filter: {} }),
    ]),
  );
  expect(plans).toHaveLength(2);
});

it('the home page looks at a bounded number of courses, and at few reviews of each', async () => {
  const [plan] = await plansOf(database.pool, () => findForHome(database.db, 6));
  expect(plan && touched(plan)).toBeLessThanOrEqual(12 * 12);
});
