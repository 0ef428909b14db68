import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#src/contract/types.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces, insertReviews } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

// Hanoi has 1 to 15, Kathmandu 21 to 26; price, rank, age and popularity differ in order.
beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (let id = 1; id <= 15; id += 1)
        await insertCourse(pool, { id, price_cents: 1000 + id * 100, rank: (id * 7) % 16, popularity: (id * 3) % 16 });
      const away = { city_id: 2, category_id: 2 };
      await insertCourse(pool, { id: 21, ...away, title: 'Phở bò for beginners', duration_minutes: 90 });
      await insertCourse(pool, { id: 22, ...away, title: '100% clay, no wheel', times: ['20:30', '00:30'] });
      await insertCourse(pool, { id: 23, ...away, transport: 'free', attributes: ['solo', 'family'], ba_host: true });
      await insertCourse(pool, { id: 24, ...away, transport: 'addon', attributes: ['solo'], times: ['12:00'] });
      await insertCourse(pool, { id: 25, ...away, price_cents: 60_000, title: 'snake_case and back\\slash' });
      await insertCourse(pool, { id: 26, ...away, status: 'paused', title: 'A paused clay course' });
      await insertReviews(pool, 3, [5, 5]);
      await insertReviews(pool, 9, [5, 4]);
      await insertReviews(pool, 12, [1]);
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

const inCity = async (input: CallInput<'course/city'>) => visitor.must('course/city', input);
/** Only the matches, without those that come close. */
const search = async (keyword: string, more: object = {}) => {
  const { data, further } = await visitor.must('course/search', { keyword, ...more });
  const matches = data.slice(0, data.length - further.shown);
  return matches.map((course) => course.id).sort((a, b) => a - b);
};
const kathmandu = async (filters: object) =>
  (await inCity({ city_id: 2, ...filters })).data.map((course) => course.id).sort((a, b) => a - b);

describe('course/city', () => {
  it('answers twelve cards and the whole total', async () => {
    const answer = await inCity({ city_id: 1 });
    expect(answer.data).toHaveLength(12);
    expect(answer).toMatchObject({ total: 15, total_is_capped: false, offset: 0, corrected_keyword: null });
  });

  it('shows every course once over its pages, and nothing but the total after the end', async () => {
    const pages = await Promise.all([0, 12, 24, 1_200_000].map((offset) => inCity({ city_id: 1, offset })));
    const ids = pages.flatMap((page) => page.data.map((course) => course.id));
    expect(ids.length).toBe(15);
    expect(new Set(ids).size).toBe(15);
    expect(pages.map((page) => page.total)).toEqual([15, 15, 15, 15]);
  });

  it.each(['hanoi', 'Hanoi', 'HANOI', 'Hà Nội'])('finds the city by the name %s', async (city_name) => {
    expect((await inCity({ city_name, limit: 5, sort: 'popularity', sort_type: 'desc' })).data).toHaveLength(5);
  });

  it.each([{ city_name: 'Atlantis' }, { city_name: 'closed-city' }])('answers 404 for %j', async (input) => {
    const { status, body } = await visitor.call('course/city', input);
    expect([status, body]).toMatchObject([404, { code: 'city-not-found', message: 'City not found' }]);
  });

  it.each([{}, { city_id: 1, city_name: 'Hanoi' }])('wants exactly one name of the city: %j', async (input) => {
    expect((await visitor.call('course/city', input)).status).toBe(400);
  });

  it.each([
    ['price', [1, 2, 3]],
    ['newest', [1, 2, 3]],
    ['recomended', [9, 2, 11]],
    ['popularity', [5, 10, 15]],
    ['rating', [3, 9, 12]],
  ] as const)('sorts by %s', async (sort, first) => {
    const { data } = await inCity({ city_id: 1, sort, limit: 3 });
    expect(data.map((course) => course.id)).toEqual(first);
  });

  it('is recomended when nothing is said, and turns round on request', async () => {
    const ids = async (input: object) => (await inCity({ city_id: 1, limit: 15, ...input })).data.map((one) => one.id);
    expect(await ids({})).toEqual(await ids({ sort: 'recomended' }));
    expect(await ids({ sort: 'recommended' })).toEqual(await ids({ sort: 'recomended' }));
    expect(await ids({ sort: 'price', sort_type: 'desc' })).toEqual((await ids({ sort: 'price' })).toReversed());
    expect((await ids({ sort: 'rating', sort_type: 'asc' })).filter((id) => [3, 9, 12].includes(id))).toEqual([
      12, 9, 3,
    ]);
  });

  it('breaks ties by id, so that a page never repeats a course', async () => {
    const { data } = await inCity({ city_id: 2, sort: 'popularity' });
    expect(data.map((course) => course.id)).toEqual([21, 22, 23, 24, 25]);
  });
});

describe('filters', () => {
  it.each([
    [{ category_ids: [1] }, []],
    [{ category_ids: [2, 3] }, [21, 22, 23, 24, 25]],
    [{ amount_min: 500 }, [25]],
    [{ amount_max: 21.2 }, [21, 22, 23, 24]],
    [{ amount_min: 21.2, amount_max: 21.19 }, []],
    [{ duration_max: 1.5 }, [21]],
    [{ duration_min: 1.51 }, [22, 23, 24, 25]],
    [{ transport: ['free'] }, [23]],
    [{ transport: ['free', 'addon'] }, [23, 24]],
    [{ attributes: ['solo'] }, [23, 24]],
    [{ attributes: ['solo', 'family'] }, [23]],
    [{ ba_host: 1 }, [23]],
    [{ time_type: ['morning'] }, [21, 23, 25]],
    [{ time_type: ['afternoon'] }, [24]],
    [{ time_type: ['evening'] }, [22]],
    [{ time_type: ['afternoon', 'evening'] }, [22, 24]],
  ])('%j leaves %j', async (filters, left) => {
    const answer = await inCity({ city_id: 2, ...filters } as CallInput<'course/city'>);
    expect(answer.data.map((course) => course.id).sort((a, b) => a - b)).toEqual(left);
    expect(answer.total).toBe(left.length);
  });

  it('reads dates in the zone of the city, and leaves closed days out', async () => {
    const { rows } = await program.database.pool.query<{ today: string; soon: string; late: string; gone: string }>(
      `select to_char(d, 'YYYY-MM-DD') as today, to_char(d + 3, 'YYYY-MM-DD') as soon,
         to_char(d + 400, 'YYYY-MM-DD') as late, to_char(d - 1, 'YYYY-MM-DD') as gone
       from (select (banyan_now() at time zone 'Asia/Kathmandu')::date as d) today`,
    );
    const { soon, late, gone } = rows[0]!;
    await program.database.pool.query(
      `insert into availability_exception (course_id, local_date, kind) values (21, $1, 'closed')`,
      [soon],
    );
    expect(await kathmandu({ date_start: soon, date_end: soon })).toEqual([22, 23, 24, 25]);
    expect(await kathmandu({ date_start: gone, date_end: gone })).toEqual([]);
    expect(await kathmandu({ date_start: late, date_end: late })).toEqual([]);
    expect(await kathmandu({ date_start: soon, date_end: gone })).toEqual([]);
    expect(await kathmandu({ date_start: soon, time_type: ['evening'] })).toEqual([22]);
  });

  it('counts an extra departure as a day that can be booked', async () => {
    const soon = await program.database.pool.query<{ day: string }>(
      `select to_char((banyan_now() at time zone 'Asia/Kathmandu')::date + 5, 'YYYY-MM-DD') as day`,
    );
    const day = soon.rows[0]!.day;
    await program.database.pool.query(
      `insert into availability_exception (course_id, local_date, start_time, kind, capacity)
       values (24, $1, '20:00', 'extra', 4)`,
      [day],
    );
    expect(await kathmandu({ date_start: day, date_end: day, time_type: ['evening'] })).toEqual([22, 24]);
  });

  it('survives a span of all dates there are', async () => {
    expect(await kathmandu({ date_start: '0001-01-01', date_end: '9999-12-31' })).toEqual([21, 22, 23, 24, 25]);
  });
});

describe('course/search', () => {
  it.each(['hà nội', 'ha noi', 'HA NOI', 'Hanoi', '  hà   nội '])('finds the city with "%s"', async (keyword) => {
    expect((await visitor.must('course/search', { keyword })).total).toBe(15);
  });

  it.each([
    ['phở', [21]],
    ['pho bo', [21]],
    ['beginners phở kathmandu', [21]],
    ['clay', [22]],
    ['100%', [22]],
    ['%', []],
    ['_', []],
    ['snake_case', [25]],
    ['snakeXcase', []],
    ['\\', []],
    ["'; drop table course; --", []],
    ['nothing like this', []],
  ])('"%s" finds %j', async (keyword, found) => {
    expect(await search(keyword)).toEqual(found);
  });

  it('stays within a city when asked, and takes filters', async () => {
    expect(await search('nepal', { city_id: 1 })).toEqual([]);
    expect((await visitor.must('course/search', { keyword: 'nepal', city_id: 2 })).fit).toBe('all');
    expect(await search('nepal', { city_id: 2 })).not.toEqual([]);
    expect(await search('nepal', { city_id: 2, ba_host: 1 })).toEqual([23]);
  });

  it('sorts by popularity when nothing is said', async () => {
    const { data } = await visitor.must('course/search', { keyword: 'hanoi', limit: 3 });
    expect(data.map((course) => course.id)).toEqual([5, 10, 15]);
  });

  it('refuses an empty keyword', async () => {
    expect((await visitor.call('course/search', { keyword: '' })).status).toBe(400);
  });
});

describe('course/homepage and course/related', () => {
  it('takes the best of each city in turn', async () => {
    const { data } = await visitor.must('course/homepage', { limit: 4 });
    expect(data.map((course) => course.city_id)).toEqual([1, 2, 1, 2]);
  });

  it('prefers the same city and never shows the course itself or a paused one', async () => {
    const { data } = await visitor.must('course/related', { course_id: 21, limit: 24 });
    expect(data.map((course) => course.id).sort((a, b) => a - b)).toEqual([22, 23, 24, 25]);
    expect((await visitor.must('course/related', { course_id: 1 })).data).toHaveLength(5);
  });
});
