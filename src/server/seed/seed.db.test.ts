import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { loadDemo } from '#tests/support/catalogue/demo.ts';
import { withoutTestAdmins } from '#tests/support/database/database.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { demoAccounts, type DemoAccount } from './accounts.ts';
import { seedAcceptance, seedDemo } from './index.ts';

let program: TestApp;
let visitor: Visitor;
let accounts: DemoAccount[];

beforeAll(async () => {
  program = await createTestApp({
    async fill(database) {
      await withoutTestAdmins(database.pool);
      ({ accounts } = await loadDemo(database));
    },
  });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

async function allCourses() {
  const { data: cities } = await visitor.must('city/active', {});
  const lists = await Promise.all(cities.map(({ id }) => visitor.must('course/city', { city_id: id, limit: 48 })));
  expect(lists.every((list) => list.data.length === list.total)).toBe(true);
  return lists.flatMap((list) => list.data);
}

describe('the demo', () => {
  it('has a home page that keeps to its contract', async () => {
    const home = await visitor.must('page/home', {});
    expect(home.countries).toHaveLength(10);
    expect(home.cities.length).toBeGreaterThan(0);
    expect(home.courses).toHaveLength(Math.min(12, home.totals.courses));
  });

  it('shows the faces of its hosts, as drawings, on the home page and with each listing', async () => {
    const { hosts } = await visitor.must('page/home', {});
    expect(hosts.length).toBeGreaterThan(0);
    expect(new Set(hosts.map(({ id }) => id)).size).toBe(hosts.length);
    for (const { name, image, course } of hosts) {
      expect(image).toMatchObject({ alt: `Illustration of ${name}`, width: 384, height: 384 });
      const { data } = await visitor.must('course/detail', { course_id: course.id });
      expect([data.host.name, data.host.image]).toEqual([name, image]);
    }
    const [first] = hosts;
    for (const format of ['avif', 'webp', 'jpg']) {
      const file = await program.app.inject(`/images/${first?.image.id}/square-96.${format}`);
      expect([format, file.statusCode]).toEqual([format, 200]);
    }
  });

  it('has only listings that can be opened and booked, with reviews that add up', async () => {
    const courses = await allCourses();
    expect(courses.length).toBeGreaterThan(0);
    for (const course of courses) {
      const { data } = await visitor.must('course/detail', { course_id: course.id });
      expect([course.slug, data.is_bookable, data.price_from]).toEqual([course.slug, true, course.price_from]);
      const reviews = await visitor.must('review/course-list', { course_id: course.id });
      expect([course.slug, reviews.total, reviews.average_rating]).toEqual([
        course.slug,
        course.review_total,
        course.review_average,
      ]);
    }
  });

  it('has experiences of different ages, none younger than its reviews', async () => {
    const newest = async (sort_type: 'asc' | 'desc') =>
      (await visitor.must('course/city', { city_id: 1, sort: 'newest', sort_type, limit: 12 })).data.map(
        ({ id }) => id,
      );
    expect(await newest('asc')).not.toEqual(await newest('desc'));
    const { rows } = await program.database.pool.query<{ days: number; total: number; late: number }>(
      `select count(distinct c.published_at) as days, count(*) as total, count(*) filter (where c.published_at >
         (select min(r.created_at) from review r where r.course_id = c.id)) as late
       from course c where c.is_demo and c.status = 'published'`,
    );
    expect(rows[0]?.days).toBeGreaterThan((rows[0]?.total ?? 0) / 2);
    expect(rows[0]?.late).toBe(0);
  });

  it('names only pictures that are there', async () => {
    const pictures = (await allCourses()).flatMap((course) => course.images.map((image) => image.id));
    const missing = [...new Set(pictures)].filter((id) => !existsSync(`${projectFolder}demo/pictures/${id}`));
    expect(missing).toEqual([]);
  });

  it('has reviews with photos, which are marked as rewarded and say that they are illustrations', async () => {
    // In sequence: hundreds at once exhaust the connections of a busy machine.
    const lists: CallOutput<'review/course-list'>[] = [];
    for (const { id } of await allCourses())
      lists.push(await visitor.must('review/course-list', { course_id: id, sort: 'photo' }));
    const photographed = lists.flatMap((list) => list.reviews).filter((review) => review.images.length > 0);
    expect(photographed.length).toBeGreaterThan(0);
    for (const { images, rewarded } of photographed) {
      expect(rewarded).toBe(true);
      for (const { id, alt } of images)
        expect([alt.startsWith('Illustration:'), existsSync(`${projectFolder}demo/pictures/${id}`)]).toEqual([
          true,
          true,
        ]);
    }
  });

  it('lets its accounts sign in with the passwords it answered, which it keeps as hashes only', async () => {
    expect(accounts).toHaveLength(demoAccounts.length);
    for (const { email, password } of accounts)
      await createVisitor(program.app).must('user/login', { email, password });
    const { rows } = await program.database.pool.query<{ stored: string }>(
      'select u::text as stored from user_account u',
    );
    for (const { password } of accounts) expect(rows.some(({ stored }) => stored.includes(password))).toBe(false);
  });

  it('is loaded once: a second process finds the work done and learns no passwords', async () => {
    const before = await program.database.pool.query('select count(*) from course');
    expect(await seedDemo(program.database.pool)).toEqual({ accounts: [] });
    expect((await program.database.pool.query('select count(*) from course')).rows).toEqual(before.rows);
  });
});

describe('the acceptance fixture', () => {
  it('stands beside the demo, and loading it again answers the same', async () => {
    const first = await seedAcceptance(program.database.pool);
    expect(await seedAcceptance(program.database.pool)).toEqual(first);
    expect(first.courses.map(({ capacity }) => capacity)).toEqual([1, 2, 10, 1000]);
    for (const { bearer, user_id } of first.accounts)
      expect((await createVisitor(program.app, { bearer }).must('user/auth', {})).user_id).toBe(user_id);
    // The fixture's operator and the demo's have every area.
    const { rows } = await program.database.pool.query('select area from operator_area');
    expect(rows).toEqual([{ area: 'admin' }, { area: 'admin' }]);
  });
});
