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
      await pool.query(
        `insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone,
           blurb, introduction, image, position)
         select 12, 'ho-chi-minh-city', 'Ho Chi Minh City', 'Thành phố Hồ Chí Minh', native_lang, country_code, 0, 0,
           time_zone, '', '', image, 12 from city where id = 1`,
      );
      for (const id of [1, 2, 3, 4, 5])
        await insertCourse(pool, { id, title: `Bowl of noodles ${id}`, category_id: 1 });
      for (const id of [6, 7]) await insertCourse(pool, { id, title: `Kiln and glaze ${id}`, category_id: 2 });
      await insertCourse(pool, { id: 8, title: 'Scooter breakfast', city_id: 12, category_id: 1 });
      await insertCourse(pool, { id: 9, title: 'Closed kiln', category_id: 2, status: 'draft' });
    },
  });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

const suggest = async (keyword: string) => (await visitor.must('search/suggest', { keyword })).data;

describe('search/suggest', () => {
  it.each([
    ['han', ['Hanoi']],
    ['Hà N', ['Hanoi']],
    ['hannoi', ['Hanoi']],
    ['saigon', ['Ho Chi Minh City']],
    ['काठ', ['Kathmandu']],
    ['h', ['Hanoi', 'Ho Chi Minh City']],
    ['closed', []],
  ])('"%s" names %j', async (keyword, names) => {
    expect((await suggest(keyword)).cities.map(({ name }) => name)).toEqual(names);
  });

  it('counts the categories of a city exactly, and its country', async () => {
    const { categories, country, cities } = await suggest('hanoi');
    expect(cities).toEqual([{ id: 1, name: 'Hanoi', slug: 'hanoi', country_name: 'Vietnam', total: 7 }]);
    expect(categories.map(({ name, city, total }) => [name, city.name, total])).toEqual([
      ['Food', 'Hanoi', 5],
      ['Craft', 'Hanoi', 2],
    ]);
    expect(country).toEqual({ name: 'Vietnam', total: 8, is_named: false });
  });

  it('names the cities of a category, and of a country the country first', async () => {
    const { categories } = await suggest('food');
    expect(categories.map(({ city, total }) => [city.name, total])).toEqual([
      ['Hanoi', 5],
      ['Ho Chi Minh City', 1],
    ]);
    expect(await suggest('vietnam')).toMatchObject({ country: { is_named: true }, categories: [] });
  });

  it('says what it understood, and brings four experiences in two kilobytes', async () => {
    const answer = await suggest('bowl in hanoi for two');
    expect(answer.understood).toEqual({ place: 'Hanoi', dates: null, pax: 2 });
    expect(answer.courses).toHaveLength(4);
    expect(JSON.stringify(answer).length).toBeLessThan(2048);
    const { start, end } = (await suggest('bowl this weekend')).understood.dates ?? {};
    expect(start?.slice(0, 4)).toBe(end?.slice(0, 4));
  });
});
