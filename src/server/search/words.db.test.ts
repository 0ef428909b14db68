import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

const places: [number, string, string, string, string][] = [
  [11, 'yogyakarta', 'Yogyakarta', 'Yogyakarta', 'Asia/Jakarta'],
  [12, 'ho-chi-minh-city', 'Ho Chi Minh City', 'Thành phố Hồ Chí Minh', 'Asia/Ho_Chi_Minh'],
  [13, 'hoi-an', 'Hoi An', 'Hội An', 'Asia/Ho_Chi_Minh'],
  [14, 'bangkok', 'Bangkok', 'กรุงเทพมหานคร', 'Asia/Bangkok'],
  [15, 'phnom-penh', 'Phnom Penh', 'ភ្នំពេញ', 'Asia/Phnom_Penh'],
];

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const [id, slug, name, native, zone] of places)
        await pool.query(
          `insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone,
             blurb, introduction, image, position)
           select $1::int, $2, $3, $4, native_lang, country_code, 0, 0, $5, '', '', image, $1::int from city where id = 1`,
          [id, slug, name, native, zone],
        );
      const courses: [number, number, string, string][] = [
        [1, 11, 'Draw a batik with hot wax', 'An afternoon in a courtyard.'],
        [2, 12, 'Breakfast by scooter before work', 'Broken rice and coffee.'],
        [3, 13, 'A lantern of bamboo and silk', 'Take it home.'],
        [4, 14, 'Canals by long-tail boat', 'Past the Temple of Dawn.'],
        [5, 15, 'Learn to cook fish amok', 'In a wooden house.'],
        [6, 2, 'Dawn walk round the great stupa', 'With butter tea, and a word of हिन्दी.'],
        [7, 1, 'Pottery for a rainy day', 'Clay and glaze, with a story about batik.'],
        [8, 1, 'Night photography of lanterns', 'Bring a tripod.'],
        [9, 2, 'Momos and their makers', "The cook's own kitchen; 3rd floor."],
      ];
      for (const [id, city_id, title, summary] of courses)
        await insertCourse(pool, { id, city_id, title, summary, rank: 10 - id, popularity: id });
    },
  });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

const search = async (keyword: string, more: object = {}) => {
  const { data, corrected_keyword, total } = await visitor.must('course/search', { keyword, ...more });
  expect(total).toBe(data.length);
  return { ids: data.map((course) => course.id), corrected: corrected_keyword };
};
const found = async (keyword: string) => (await search(keyword)).ids.toSorted((a, b) => a - b);

describe('words', () => {
  it.each([
    ['batik', [1, 7]],
    ['BATIK', [1, 7]],
    ['batik yogyakarta', [1]],
    ['lanterns', [3, 8]],
    ['lantern', [3, 8]],
    ['photograph', [8]],
    ['learning cooking', [5]],
    ['pott', [7]],
    ['clay night', []],
    ['the great stupa', [6]],
    ['the', []],
    ['3rd floor', [9]],
    ['vietnam lantern', [3, 8]],
    ['food lantern', [3, 8]],
    ["cook's kitchen", [9]],
    ['long-tail', [4]],
    ['long tail boats', [4]],
  ])('"%s" finds %j', async (keyword, ids) => {
    expect(await search(keyword)).toEqual({ ids: expect.anything(), corrected: null });
    expect(await found(keyword)).toEqual(ids);
  });

  it.each(['Hội An', 'hoi an', 'HOI AN', 'hội an', 'Hội An'.normalize('NFD'), 'Hoi-An', ' hoi   an! '])(
    'accents, case and punctuation do not matter: %s',
    async (keyword) => expect(await found(keyword)).toEqual([3]),
  );

  it.each([
    ['กรุงเทพมหานคร', [4]],
    ['กรุงเทพ', [4]],
    ['ភ្នំពេញ', [5]],
    ['काठमाडौँ', [6, 9]],
    ['हिन्दी', [6]],
  ])('other scripts are found: %s', async (keyword, ids) => expect(await found(keyword)).toEqual(ids));
});

describe('other words', () => {
  it.each([
    ['Yogya', [1]],
    ['jogja batik', [1]],
    ['Saigon', [2]],
    ['breakfast sai gon', [2]],
    ['krung thep', [4]],
    ['katmandu', [6, 9]],
    ['ceramics', [7]],
    ['camera', [8]],
    ['pagoda', [4]],
  ])('"%s" finds %j', async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
    expect((await search(keyword)).corrected).toBeNull();
  });

  it('can be added by an operator', async () => {
    expect(await found('city of smiles')).toEqual([]);
    await program.database.pool.query(`insert into search_synonym values ('city of smiles', 'bangkok')`);
    expect(await found('City of Smiles')).toEqual([4]);
  });

  it('are refused when they could never be met', async () => {
    const insert = program.database.pool.query(`insert into search_synonym values ('Hội', 'hoi an')`);
    await expect(insert).rejects.toThrow(/check constraint/);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['kathmadnu', 'kathmandu', [6, 9]],
    ['Kathmandoo', 'kathmandu', [6, 9]],
    ['batik yogyakatra', 'batik yogyakarta', [1]],
    ['lantren', 'lantern', [3]],
    ['stuppa walk', 'stupa walk', [6]],
    ['bangkkok', 'bangkok', [4]],
  ])('"%s" is taken for "%s"', async (keyword, corrected, ids) => {
    const answer = await search(keyword);
    expect(answer.corrected).toBe(corrected);
    expect(answer.ids).toEqual(expect.arrayContaining(ids));
  });

  it.each(['kathmandu', 'lantern', 'hoi'])('"%s" is right as it is', async (keyword) => {
    expect((await search(keyword)).corrected).toBeNull();
  });

  it.each(['xq', 'zzzzzz', '12345', 'hotel', 'kathmandu zzzzzz'])('"%s" is like nothing here', async (keyword) => {
    expect(await search(keyword)).toEqual({ ids: [], corrected: null });
  });
});

describe('what is no word', () => {
  const nasty = [
    '%'.repeat(100),
    "'",
    "''",
    '\\',
    "a'b\\c",
    '& | ! ( ) <-> :*',
    "foo:* & !bar | (baz <2> 'qux')",
    '!!!',
    '🦆🏮',
    '\u200b\u200d',
    '؟ـ،',
    'a'.repeat(100),
    'ก'.repeat(100),
    Array.from({ length: 50 }, () => 'a').join(' '),
    "'; drop table course_listing; --",
    'null',
    '1=1',
    'ﷺ',
    '\ud83d\ude00 lantern \u0301',
  ];
  it.each(nasty)('%j is answered without an error', async (keyword) => {
    const { status } = await visitor.call('course/search', { keyword });
    expect(status).toBe(200);
    const within = await visitor.call('course/search', { keyword, city_id: 1, sort: 'recomended' });
    expect(within.status).toBe(200);
  });

  it.each(['%', '_', '...', '🦆', '   '])('nothing can be searched in %j, so the list is empty', async (keyword) => {
    expect(await search(keyword)).toEqual({ ids: [], corrected: null });
  });
});

describe('relevance', () => {
  it('recomended puts titles before texts, and then goes by rank', async () => {
    expect((await search('batik', { sort: 'recomended' })).ids).toEqual([1, 7]);
    await program.database.pool.query('update course set rank = 99 where id = 7');
    expect((await search('batik', { sort: 'recomended' })).ids).toEqual([1, 7]);
    expect((await search('lantern', { sort: 'recomended' })).ids).toEqual([3, 8]);
    expect((await search('batik', { sort: 'popularity' })).ids).toEqual([7, 1]);
  });
});
