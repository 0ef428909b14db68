import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#proofs/bench/recorded.ts';
import { createAnswerCache, cacheMs } from '#src/server/platform/answer-cache.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces, insertReviews, type CourseRow } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

/** One course per price rule, with the price for one guest shown first. */
const priced: [Partial<CourseRow> & { id: number }, number][] = [
  [{ id: 1 }, 21.2],
  [{ id: 2, min_pax: 2 }, 21.2],
  [{ id: 3, min_pax: 2, surcharge_cents: 500 }, 21.2],
  [{ id: 4, min_pax: 4, group_tiers: [{ from_pax: 4, percent: 10 }] }, 19.08],
  [{ id: 5, group_tiers: [{ from_pax: 4, percent: 10 }] }, 21.2],
  [{ id: 6, deposit_rate: 0.5 }, 21.2],
  [{ id: 7, price_cents: 100 }, 1.06],
  [{ id: 8, min_pax: 3, price_cents: 333 }, 3.53],
];

let program: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const [row] of priced) await insertCourse(pool, row);
      await insertCourse(pool, { id: 20, status: 'paused' });
      await insertReviews(pool, 1, [5, 4, 4]);
      await pool.query(`insert into addon (id, course_id, kind, title, description, unit_price_cents, persons_per_unit)
        values (1, 2, 'translator', 'Translator', '', 3000, 4)`);
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

describe('price_from', () => {
  it.each(priced)('of %j is %d in lists and in detail', async ({ id }, price) => {
    const detail = await visitor.must('course/detail', { course_id: id });
    const { data } = await visitor.must('course/city', { city_id: 1 });
    expect(detail.data.price_from).toBe(price);
    expect(data.find((course) => course.id === id)?.price_from).toBe(price);
  });
});

describe('course/detail', () => {
  it('has reviews, host, city and the next dates', async () => {
    const { data } = await visitor.must('course/detail', { course_id: 1 });
    expect(data).toMatchObject({
      id: 1,
      review_average: 4.33,
      review_total: 3,
      surcharge_per_missing_guest: 20,
      service_fee_rate: 0.06,
      host: { name: 'Test Host' },
      city: { slug: 'hanoi', currency: 'VND', time_zone: 'Asia/Ho_Chi_Minh' },
      is_bookable: true,
    });
    expect(data.upcoming).toHaveLength(6);
    expect(data.upcoming[0]?.times).toEqual([{ time: '09:00', seats_left: 10 }]);
  });

  it('says what kind of activity it is, by the category where the course says nothing, on cards too', async () => {
    await program.services.pool.query(`update course set activity = 'Cooking class' where id = 2`);
    const { data } = await visitor.must('course/city', { city_id: 1 });
    const onCard = (id: number) => data.find((course) => course.id === id)?.activity;
    const inDetail = async (id: number) => (await visitor.must('course/detail', { course_id: id })).data;
    const plain = await inDetail(1);
    expect([onCard(2), (await inDetail(2)).activity]).toEqual(['Cooking class', 'Cooking class']);
    expect([onCard(1), plain.activity]).toEqual([plain.category_name, plain.category_name]);
  });

  it('offers the add-on counts that the smallest party needs', async () => {
    const { data } = await visitor.must('course/detail', { course_id: 2 });
    expect(data.addons).toMatchObject([{ id: 1, unit_price: 30, per_pax: 4, options: [0, 1], preselected: false }]);
  });

  it.each([20, 999, 2_147_483_647])('answers 404 for %i', async (course_id) => {
    const { status, body } = await visitor.call('course/detail', { course_id });
    expect([status, body]).toMatchObject([404, { status: 'error', code: 'course-not-found' }]);
  });

  it.each([0, -1, 1.5, 2_147_483_648, '1', null, [1]])('refuses the id %j', async (course_id) => {
    const { status, body } = await visitor.call('course/detail', { course_id } as never);
    expect([status, body]).toMatchObject([400, { code: 'bad-input', fields: { course_id: expect.any(String) } }]);
  });
});

describe('review/course-list', () => {
  it('counts, averages and sorts', async () => {
    const newest = await visitor.must('review/course-list', { course_id: 1 });
    expect(newest).toMatchObject({ total: 3, average_rating: 4.33, distribution: [0, 0, 0, 2, 1], next_offset: null });
    const texts = async (sort: 'date-older' | 'rating-higher' | 'rating-lower' | 'photo') =>
      (await visitor.must('review/course-list', { course_id: 1, sort })).reviews.map((one) => one.text);
    expect(newest.reviews.map((one) => one.text)).toEqual(['Review 1', 'Review 2', 'Review 3']);
    expect(await texts('date-older')).toEqual(['Review 3', 'Review 2', 'Review 1']);
    expect(await texts('rating-lower')).toEqual(['Review 2', 'Review 3', 'Review 1']);
    expect(await texts('rating-higher')).toEqual(['Review 1', 'Review 2', 'Review 3']);
  });

  it('says where the next page starts, and nothing after the last', async () => {
    await insertReviews(program.database.pool, 2, [5, 5, 5, 5, 5, 5, 5, 1]);
    const first = await visitor.must('review/course-list', { course_id: 2 });
    expect([first.reviews.length, first.next_offset]).toEqual([6, 6]);
    const last = await visitor.must('review/course-list', { course_id: 2, offset: 6 });
    expect([last.reviews.length, last.next_offset, last.total]).toEqual([2, null, 8]);
    const after = await visitor.must('review/course-list', { course_id: 2, offset: 600 });
    expect([after.reviews.length, after.next_offset, after.total]).toEqual([0, null, 8]);
  });

  it('answers an empty list for a course without reviews and 404 for none', async () => {
    expect(await visitor.must('review/course-list', { course_id: 3 })).toMatchObject({
      total: 0,
      average_rating: null,
    });
    expect((await visitor.call('review/course-list', { course_id: 20 })).status).toBe(404);
  });
});

describe('course/detail where the program is not checked', () => {
  let published: TestApp;
  const clock = { now: 0 };

  beforeAll(async () => {
    published = await createTestApp({
      settings: { BANYAN_LOCALES: 'en_XA' },
      change: (services) => ({ ...services, answers: createAnswerCache(cacheMs, () => clock.now) }),
      async fill({ pool }) {
        await insertPlaces(pool);
        await insertCourse(pool, { id: 1 });
        await pool.query(`insert into picture (id, sha256, width, height, blur, dominant, is_demo)
          values ('face', sha256('face'), 384, 384, '', '#aabbcc', true)`);
        await pool.query(`update user_account set image = 'face' where id = (select host_id from course where id = 1)`);
      },
    });
  });

  afterAll(() => published.close());

  const ask = (encoding?: string) =>
    published.app.inject({
      method: 'POST',
      url: '/api/course/detail',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      payload: { course_id: 1 },
    });

  it('answers the same bytes for a second without a statement, with the price of the moment after it; what decides knows it at once', async () => {
    const visitorThere = createVisitor(published.app);
    const first = await ask();
    await published.services.pool.query('update course set price_cents = price_cents + 1000 where id = 1');
    clock.now += cacheMs - 1;
    expect(await recordStatements(async () => expect((await ask()).body).toBe(first.body))).toEqual([]);
    const { date, times } = first.json().data.upcoming[0];
    const choice = { course_id: 1, date, time: times[0].time, pax: 1 };
    expect((await visitorThere.must('booking/calculate', choice)).experience_total).toBe(first.json().data.price + 10);
    clock.now += 1;
    const later = await ask();
    expect(later.json().data.price).toBe(first.json().data.price + 10);
  });

  it('keeps an answer for each language', async () => {
    const alt = async (visitorThere: Visitor) =>
      (await visitorThere.must('course/detail', { course_id: 1 })).data.host.image?.alt;
    const other = createVisitor(published.app);
    other.jar.set('i18n_redirected', 'en_XA');
    expect(await alt(createVisitor(published.app))).toBe('Illustration of Test Host');
    expect(await alt(other)).toBe('Illúüstráatíióön óöf Test Host');
    expect(await alt(createVisitor(published.app))).toBe('Illustration of Test Host');
  });

  it('is packed as any other answer, and says so', async () => {
    const plain = await ask();
    const packed = await ask('gzip');
    const again = await ask('gzip');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(again.rawPayload).toEqual(packed.rawPayload);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is refused anew each time for a course that is not there', async () => {
    const visitorThere = createVisitor(published.app);
    for (const _ of [1, 2]) {
      const { status, body } = await visitorThere.call('course/detail', { course_id: 999 });
      expect([status, body]).toMatchObject([404, { code: 'course-not-found' }]);
    }
  });
});
