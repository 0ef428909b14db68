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
    ['learning cooking', [5, 9]],
    ['pott', [7]],
    ['the great stupa', [4, 6]],
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
    ['pagoda', [4, 6]],
  ])('"%s" finds %j', async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
    expect((await search(keyword)).corrected).toBeNull();
  });

  it('can be added by an operator', async () => {
    expect(await found('city of smiles')).toEqual([]);
    await program.database.pool.query(
      `insert into search_synonym (term, kind, means) values ('city of smiles', 'place', 'bangkok')`,
    );
    await expect.poll(() => found('City of Smiles')).toEqual([4]);
  });

  it('are refused when they could never be met', async () => {
    const insert = program.database.pool.query(`insert into search_synonym (term, means) values ('Hội', 'hoi an')`);
    await expect(insert).rejects.toThrow(/check constraint/);
  });
});

describe('typos', () => {
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

  it.each(['xq', 'zzzzzz', '12345', 'hotel'])('"%s" is like nothing here', async (keyword) => {
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

  it('a question that shows nothing is none', async () => {
    const { status, body } = await visitor.call('course/search', { keyword: '\u200b\u200d' });
    expect([status, body]).toMatchObject([400, { fields: { keyword: expect.any(String) } }]);
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
    expect((await search('batik', { sort: 'popularity' })).ids).toEqual([1, 7]);
    expect((await search('batik', { sort: 'newest' })).ids).toHaveLength(2);
  });
});

describe('what is read', () => {
  const asked = (keyword: string, more: object = {}) => visitor.must('course/search', { keyword, ...more });

  it('a city is where to look, whatever else is said', async () => {
    const answer = await asked('cooking class phnom penh');
    expect(answer.data.map(({ id }) => id)).toEqual([5]);
    const city = { kind: 'city', text: 'phnom penh', name: 'Phnom Penh', is_kept: true, filters: {} };
    expect(answer.recognised).toContainEqual(city);
    expect(answer).toMatchObject({ fit: 'all', missing_words: [], elsewhere: null });
  });

  it('can be dropped, with its words', async () => {
    const answer = await asked('batik yogyakarta', { as_words: ['city'] });
    expect(answer.recognised).toEqual([]);
    expect(answer.data.map(({ id }) => id)).toEqual([1, 7]);
  });

  it('prices and lengths are limits, and a chosen one beats them', async () => {
    const cheap = await asked('lantern under 5 dollars');
    expect(cheap.recognised).toEqual([
      { kind: 'price', text: 'under 5 dollars', name: null, is_kept: false, filters: { amount_max: 5 } },
    ]);
    expect(cheap).toMatchObject({ fit: 'other_limits', total: 2 });
    expect(await asked('lantern under 5 dollars', { amount_max: 500 })).toMatchObject({ fit: 'all', total: 2 });
  });

  it('words that find nothing are named, and the rest is shown', async () => {
    const answer = await asked('kathmandu zzzzzz');
    expect(answer).toMatchObject({ fit: 'some_words', missing_words: ['zzzzzz'], total: 2 });
  });

  it('where not all words meet, the most of them do', async () => {
    const answer = await asked('clay tripod');
    expect(answer).toMatchObject({ fit: 'some_words', missing_words: [] });
    expect(answer.data.map(({ id }) => id).toSorted()).toEqual([7, 8]);
  });

  it('a wish that the best match misses is marked', async () => {
    const answer = await asked('clay tripod vegan');
    expect(answer).toMatchObject({ fit: 'some_words', recognised: [{ kind: 'need', text: 'vegan', is_kept: false }] });
    await program.database.pool.query(`update course set diets = '{vegan}' where id = 7`);
    expect((await asked('clay tripod vegan')).recognised).toMatchObject([{ kind: 'need', is_kept: true }]);
  });

  it('an activity that a city lacks is shown elsewhere, a stray word is not', async () => {
    const answer = await asked('lantern bangkok');
    expect(answer).toMatchObject({ fit: 'other_city', recognised: [{ kind: 'city', is_kept: false }] });
    expect(answer.data.map(({ id }) => id)).toEqual([8, 3]);
    expect(await asked('tripod bangkok')).toMatchObject({ fit: 'city_only', data: [{ id: 4 }] });
  });

  it('what is not wanted is left out, unless only a description mentions it', async () => {
    expect(await asked('batik no pottery')).toMatchObject({ data: [{ id: 1 }], recognised: [{ kind: 'not' }] });
    expect(await found('batik without courtyard')).toEqual([1, 7]);
    expect(await found('kathmandu without momos')).toEqual([6]);
  });

  it('days, price and length are given up one by one, where only descriptions fit', async () => {
    const answer = await asked('kitchen under 5 dollars more than 9 hours');
    expect(answer).toMatchObject({ fit: 'other_limits', data: [{ id: 9 }] });
    expect(answer.recognised.map(({ kind, is_kept }) => [kind, is_kept])).toEqual([
      ['price', false],
      ['length', false],
    ]);
  });

  it('a place without experiences is named, with the nearest', async () => {
    const answer = await asked('lantern da nang');
    expect(answer).toMatchObject({ elsewhere: { name: 'Da Nang' }, recognised: [{ name: 'Da Nang', is_kept: false }] });
    expect(await asked('osaka')).toMatchObject({ total: 0, elsewhere: { name: 'Osaka' } });
  });

  it('a distance limits, from a landmark or the centre of a city, and is given up like other limits', async () => {
    const { pool } = program.database;
    await pool.query(
      'update course set meeting_latitude = t.latitude + 0.05, meeting_longitude = t.longitude from city t where t.id = city_id and course.id = 7',
    );
    await pool.query(
      'update course set meeting_latitude = t.latitude + 0.004, meeting_longitude = t.longitude from city t where t.id = city_id and course.id = 8',
    );
    const near = await asked('within 3 km of hanoi');
    expect(near).toMatchObject({
      fit: 'all',
      recognised: [{ kind: 'distance', name: 'Within 3 km', is_kept: true, filters: { within_km: 3 } }, {}],
    });
    const all = await found('hanoi');
    expect([all.includes(7), near.data.some(({ id }) => id === 7), near.data.some(({ id }) => id === 8)]).toEqual([
      true,
      false,
      true,
    ]);
    const { total } = await program.services.search.choices({ cityId: null, keyword: 'within 3 km of hanoi' }, {}, []);
    expect(total).toBe(near.total);
    const far = await asked('pottery within 100 m of hanoi');
    expect(far).toMatchObject({ fit: 'other_limits', recognised: [{ kind: 'distance', is_kept: false }, {}] });
    expect(await asked('pottery within 2 km')).toMatchObject({ recognised: [{ kind: 'distance', is_kept: false }] });
  });

  it('a word of a language that finds nothing is not corrected, and a similar one is asked about', async () => {
    const answer = await asked('lottery lantenrs');
    expect(answer).toMatchObject({ corrected_keyword: 'lottery lanterns', missing_words: ['lottery'] });
    expect(answer.similar_keyword).toBe('pottery lanterns');
    expect((await asked('lanterns')).similar_keyword).toBeNull();
  });

  it('a landmark on the maps of two cities is of the nearer one', async () => {
    const move = (id: number, latitude: number, longitude: number) =>
      program.database.pool.query('update city set latitude = $2, longitude = $3 where id = $1', [
        id,
        latitude,
        longitude,
      ]);
    await move(11, -7.7956, 110.3695);
    await move(14, -7.5755, 110.8243);
    await expect.poll(async () => (await asked('kraton surakarta')).data.map(({ id }) => id)).toEqual([4]);
    await expect.poll(async () => (await asked('tugu monument')).data.map(({ id }) => id)).toEqual([1]);
  });

  it('a later page keeps to what the first page was', async () => {
    await program.database.pool.query(`update course set description = 'Batik on the wall.' where id = 9`);
    const page = async (offset: number) => {
      const { data, total, fit, offset: at } = await asked('batik under 500 dollars', { limit: 1, offset });
      return [data.map(({ id }) => id), total, fit, at];
    };
    expect(await page(0)).toEqual([[1], 3, 'all', 0]);
    expect(await page(2)).toEqual([[9], 3, 'all', 2]);
    expect(await page(9)).toEqual([[], 3, 'all', 9]);
  });

  it('few matches are followed by others of their city, unless only matches are wanted', async () => {
    const { data, total, further } = await asked('pottery hanoi');
    expect([data.map(({ id }) => id), total, further.why, further.shown]).toEqual([[7, 8], 1, 'close', 1]);
    const scope = { cityId: null, keyword: 'pottery hanoi', matchesOnly: true };
    expect((await program.services.search.list(scope, {})).rows.map(({ id }) => id)).toEqual([7]);
  });

  it('an order is read, and a chosen one beats it', async () => {
    const { recognised } = await asked('cheapest lantern');
    expect(recognised).toMatchObject([{ kind: 'order', filters: { sort: 'price' } }]);
  });

  it('hosts, steps and meeting points are searched', async () => {
    const { pool } = program.database;
    await pool.query(
      `update course set steps = '[{"title": "Xylem", "text": "Cut the bamboo."}]', meeting_text = 'By the old tamarind' where id = 3`,
    );
    await pool.query(
      `update host set display_name = 'Quillon' where user_id = (select host_id from course where id = 3)`,
    );
    expect(await found('xylem')).toEqual([3]);
    expect(await found('tamarind')).toEqual([3]);
    expect(await found('quillon')).toContain(3);
  });

  it('times of day follow the timetable', async () => {
    const { pool } = program.database;
    const marked = async (id: number) =>
      (await pool.query('select words::text as words from course_listing where course_id = $1', [id])).rows[0]
        .words as string;
    await pool.query(`delete from availability_rule where course_id = 4`);
    await pool.query(
      `insert into availability_rule (course_id, weekday, start_time, capacity) values (4, 1, '20:00', 4)`,
    );
    expect(await marked(4)).toContain('time=evening');
    await pool.query(`update availability_rule set start_time = '09:00' where course_id = 4`);
    expect(await marked(4)).not.toContain('time=evening');
    expect(await marked(4)).toContain('time=morning');
  });
});
