import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
      await insertCourse(pool, { id: 2, category_id: 2, price_cents: 1000, min_pax: 2 });
      await insertCourse(pool, { id: 3, category_id: 2, price_cents: 500, status: 'draft' });
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

describe('cities', () => {
  it('city/active shows what has something to book, with its lowest price', async () => {
    const { data } = await visitor.must('city/active', {});
    expect(data).toMatchObject([{ id: 1, slug: 'hanoi', total_courses: 2, price_from: 10.6 }]);
  });

  it.each([{ city_id: 1 }, { slug: 'hanoi' }])('city/detail finds %j', async (input) => {
    const { data } = await visitor.must('city/detail', input);
    expect(data).toMatchObject({ name: 'Hanoi', native_name: 'Hà Nội', currency: 'VND' });
    expect(data.categories.map(({ slug, total }) => [slug, total])).toEqual([
      ['food', 1],
      ['craft', 1],
    ]);
  });

  it('a city without courses has no price, and is found all the same', async () => {
    const { data } = await visitor.must('city/detail', { city_id: 2 });
    expect(data).toMatchObject({ price_from: null, total_courses: 0, categories: [] });
  });

  it.each([{ city_id: 3 }, { city_id: 99 }, { slug: 'closed-city' }, { slug: 'nowhere' }])(
    'city/detail answers 404 for %j',
    async (input) => {
      const { status, body } = await visitor.call('city/detail', input);
      expect([status, body]).toMatchObject([404, { message: 'City not found' }]);
    },
  );

  it('city/list-by-country groups by country and leaves closed cities out', async () => {
    const { data } = await visitor.must('city/list-by-country', {});
    expect(data).toEqual([
      { country_code: 'NP', country_name: 'Nepal', cities: [{ id: 2, name: 'Kathmandu', slug: 'kathmandu' }] },
      { country_code: 'VN', country_name: 'Vietnam', cities: [{ id: 1, name: 'Hanoi', slug: 'hanoi' }] },
    ]);
  });

  it('city/travel-tips answers by slug', async () => {
    const answer = await visitor.must('city/travel-tips', { slug: 'hanoi' });
    expect(answer).toMatchObject({ city_name: 'Hanoi', data: [{ title: 'Season', text: 'October is mild.' }] });
    expect((await visitor.call('city/travel-tips', { slug: 'closed-city' })).status).toBe(404);
  });
});

describe('what surrounds them', () => {
  it('map/around answers what lies around a point, and nothing far from every city', async () => {
    const { data } = await visitor.must('map/around', { latitude: 21.03, longitude: 105.85 });
    expect(data.centre?.name).toBe('Hanoi');
    expect(data.landmarks.map(({ name }) => name)).toContain('Dong Xuan Market');
    expect(data.towns.length).toBeGreaterThan(2);
    const nowhere = await visitor.must('map/around', { latitude: 0, longitude: 0 });
    expect(nowhere.data).toEqual({ centre: null, landmarks: [], towns: [], sea: [] });
    const { status, body } = await visitor.call('map/around', { latitude: 91, longitude: 0 });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('latitude')]);
  });

  it('category/list counts published courses, everywhere or in a city, empty ones too', async () => {
    const totals = async (input: object) => (await visitor.must('category/list', input)).data.map((one) => one.total);
    expect(await totals({})).toEqual([1, 1, 0]);
    expect(await totals({ city_id: 2 })).toEqual([0, 0, 0]);
  });

  it('content/page answers by slug or 404', async () => {
    expect((await visitor.must('content/page', { slug: 'about-us' })).data.title).toBe('About us');
    const { status, body } = await visitor.call('content/page', { slug: 'no-such-page' });
    expect([status, body]).toMatchObject([404, { message: 'Page not found' }]);
  });

  it('country/isd has the codes of the ten countries and more', async () => {
    const codes = new Map((await visitor.must('country/isd', {})).data.map((one) => [one.code, one.isd]));
    expect([codes.get('NP'), codes.get('VN'), codes.get('DE')]).toEqual(['977', '84', '49']);
    expect(codes.size).toBeGreaterThan(200);
  });
});

describe('page calls', () => {
  it('page/home counts and shows no empty category', async () => {
    const home = await visitor.must('page/home', {});
    expect(home).toMatchObject({ totals: { courses: 2, cities: 1, hosts: 1, reviews: 0 }, partner: { percent: 70 } });
    expect(home.categories.map((one) => one.slug)).toEqual(['food', 'craft']);
    expect(home.courses).toHaveLength(2);
  });

  it('name who is signed in, and nobody else', async () => {
    const { pool } = program.database;
    const made = await pool.query<{ id: string }>(
      `insert into user_account (email, first_name, last_name) values ('page@example.test', 'Page', 'Reader') returning id`,
    );
    const id = made.rows[0]?.id ?? '';
    await pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
      hashSecret('page-reader'),
      id,
    ]);
    const reader = createVisitor(program.app, { bearer: 'page-reader' });
    const calls = [
      ['page/home', {}],
      ['page/product-list', { city_id: 1 }],
      ['page/product-detail', { course_id: 1 }],
    ] as const;
    for (const [name, input] of calls) {
      expect(await reader.must(name, input)).toMatchObject({ user: { id, name: 'Page Reader', image: null } });
      expect(await visitor.must(name, input)).not.toHaveProperty('user');
    }
  });

  it('page/product-list and page/product-detail answer or 404', async () => {
    expect((await visitor.must('page/product-list', { city_id: 1 })).city_data.slug).toBe('hanoi');
    expect((await visitor.call('page/product-list', { city_id: 3 })).status).toBe(404);
    const product = await visitor.must('page/product-detail', { course_id: 1 });
    expect([product.course_detail.id, product.travel_tips.length]).toEqual([1, 1]);
    expect((await visitor.call('page/product-detail', { course_id: 3 })).status).toBe(404);
  });
});
