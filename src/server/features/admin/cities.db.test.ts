import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#src/contract/types.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';

let program: TestApp;
let operator: Visitor;
let token: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await program.database.pool.query<T>(text, values)).rows;

beforeAll(async () => {
  program = await createTestApp();
  await fillYear(program.database.url, { hosts: 1, listingsOfEach: 1, days: 5, bookingsADay: 1 });
  // The fixtures have explicit ids.
  await program.database.pool.query(
    `select setval(pg_get_serial_sequence('city', 'id'), 1000), setval(pg_get_serial_sequence('category', 'id'), 1000)`,
  );
  token = await makeOperator(program.database.pool);
  await giveTokens(program.database.pool, { host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: token });
}, 120_000);
afterAll(() => program.close());

type City = CallInput<'admin/city-save'>;
const town: City = {
  name: 'Test Town',
  slug: 'test-town',
  native_name: 'Test Town',
  native_lang: 'en',
  country_code: 'VN',
  time_zone: 'Asia/Ho_Chi_Minh',
  latitude: 20.5,
  longitude: 105.5,
  blurb: 'A town of the test',
  introduction: 'It has a lake.',
  travel_tips: [{ title: 'Season', text: 'Come in spring.' }],
  position: 5,
  is_shown: true,
};
const codeOf = async (name: 'admin/city-save' | 'admin/category-save' | 'admin/synonym-change', input: object) =>
  (await operator.call(name, input as never)).body as { code?: string; fields?: Record<string, string> };

/** An unused upload of the operator. */
async function picture(): Promise<string> {
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    `with stored as (insert into picture (id, sha256, width, height, blur, dominant)
       values ('town-' || left(md5(random()::text), 8), sha256(uuid_send(gen_random_uuid())), 1600, 1000, '', '#aabbcc') returning id)
     insert into upload (owner_id, picture_id, purpose, expires_at) select $1, id, 'course', banyan_now() + make_interval(hours => 1) from stored returning id`,
    [token],
  );
  return id;
}
const versionOf = async (id: number) => (await operator.must('admin/city', { city_id: id })).city!.version;

describe('cities', () => {
  it('are listed by name, hidden ones too, page by page', async () => {
    const { data } = await operator.must('admin/city-list', {});
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
    expect(data.find(({ id }) => id === 1)).toMatchObject({ name: 'Hanoi', listings: 1, is_shown: true });
    await rows(
      `insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, image, is_active)
       select 'many-' || n, 'Many ' || n, 'Many', 'en', 'VN', 20, 105, 'Asia/Ho_Chi_Minh', 'b', 'i', '{}', false from generate_series(1, 60) n`,
    );
    const first = await operator.must('admin/city-list', { find: 'MANY' });
    const second = await operator.must('admin/city-list', { find: 'MANY', after: first.next! });
    expect([first.data.length, second.data.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(60);
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/city-list', {})).body).toMatchObject({ code: 'forbidden' });
    expect((await operator.call('admin/city', { city_id: 999_999 })).body).toMatchObject({ code: 'city-not-found' });
  });

  it('are added with a picture and changed, on every page at once and in the audit log', async () => {
    expect((await codeOf('admin/city-save', town)).fields).toHaveProperty('image_id');
    const image_id = await picture();
    const { city_id: id } = await operator.must('admin/city-save', { ...town, image_id, image_alt: 'A lake' });
    const { city } = await operator.must('admin/city', { city_id: id });
    expect(city).toMatchObject({ name: 'Test Town', image: { alt: 'A lake', width: 1600 }, has_listings: false });
    const versions = () =>
      rows<{ pages: string; words: string }>(
        'select (select version from content_version) as pages, (select version from search_lexicon) as words',
      );
    const [before] = await versions();
    const renamed = { ...town, city_id: id, version: city!.version, slug: 'new-town', name: 'New Town' };
    await operator.must('admin/city-save', renamed);
    const [after] = await versions();
    expect([Number(after!.pages) > Number(before!.pages), Number(after!.words) > Number(before!.words)]).toEqual([
      true,
      true,
    ]);
    const visitor = createVisitor(program.app);
    // Its former slug finds it, too.
    for (const slug of ['new-town', 'test-town'])
      expect((await visitor.must('city/detail', { slug })).data).toMatchObject({
        id,
        name: 'New Town',
        slug: 'new-town',
      });
    const page = await program.app.inject({ url: `/${id}/test-town?price=10-50` });
    expect([page.statusCode, page.headers.location]).toEqual([301, `/${id}/new-town?price=10-50`]);
    expect((await program.app.inject({ url: `/${id}/never-so` })).statusCode).toBe(404);
    const audit = await rows(`select action, detail from audit_log where subject = $1 order by id`, [`city:${id}`]);
    expect(audit).toMatchObject([
      { action: 'city-added', detail: { after: { slug: 'test-town' } } },
      {
        action: 'city-changed',
        detail: { before: { slug: 'test-town', name: 'Test Town' }, after: { slug: 'new-town' } },
      },
    ]);
    // No other city may use the former slug; this one may take it again.
    expect((await codeOf('admin/city-save', { ...town, image_id: await picture() })).fields).toHaveProperty('slug');
    await operator.must('admin/city-save', { ...town, city_id: id, version: await versionOf(id) });
    expect((await operator.must('admin/city', { city_id: id })).city?.former_slugs).toEqual(['new-town']);
  });

  it('tell the second of two who change one at once', async () => {
    const { city } = await operator.must('admin/city', { city_id: 2 });
    const { image: _, has_listings: __, former_slugs: ___, id, ...fields } = city!;
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => codeOf('admin/city-save', { ...fields, city_id: id, name })),
    );
    expect(answers.filter(({ code }) => code === 'place-changed')).toHaveLength(2);
  });

  it('keep country and zone once there are listings, and take no zone, address or country that there is not', async () => {
    const { city } = await operator.must('admin/city', { city_id: 1 });
    const { image: _, has_listings: __, former_slugs: ___, id, ...fields } = city!;
    const fieldsOf = async (more: Partial<City>) =>
      Object.keys((await codeOf('admin/city-save', { ...fields, city_id: id, ...more })).fields ?? {});
    expect(await fieldsOf({ time_zone: 'Asia/Kathmandu' })).toEqual(['time_zone']);
    expect(await fieldsOf({ country_code: 'NP' })).toContain('country_code');
    expect(await fieldsOf({ country_code: 'XX' })).toEqual(['country_code']);
    expect(await fieldsOf({ slug: 'admin' })).toEqual(['slug']);
    expect(await fieldsOf({ slug: 'many-1' })).toEqual(['slug']);
    const image_id = await picture();
    const odd = await codeOf('admin/city-save', { ...town, slug: 'odd-zone', time_zone: 'Asia/Nowhere', image_id });
    expect(odd.fields).toHaveProperty('time_zone');
    // Another account's photo, or a used one.
    await rows('update upload set expires_at = null where id = $1', [image_id]);
    expect((await codeOf('admin/city-save', { ...town, slug: 'odd-picture', image_id })).fields).toHaveProperty(
      'image_id',
    );
  });
});

describe('categories', () => {
  it('are added, renamed and put in order', async () => {
    await operator.must('admin/category-save', { name: 'Tests', slug: 'tests', position: 1 });
    const list = async () => (await operator.must('admin/city-list', {})).categories;
    const made = (await list()).find(({ slug }) => slug === 'tests');
    const again = { category_id: made!.id, version: made!.version, name: 'Trials', position: 0 };
    await operator.must('admin/category-save', again);
    expect((await list())[0]).toMatchObject({ name: 'Trials', slug: 'tests', position: 0 });
    expect((await codeOf('admin/category-save', again)).code).toBe('place-changed');
    expect(
      (await codeOf('admin/category-save', { name: 'trials', slug: 'others', position: 1 })).fields,
    ).toHaveProperty('name');
    expect((await codeOf('admin/category-save', { name: 'Others', position: 1 })).fields).toHaveProperty('slug');
    const audit = await rows(`select action from audit_log where subject = $1 order by id`, [`category:${made!.id}`]);
    expect(audit).toEqual([{ action: 'category-added' }, { action: 'category-changed' }]);
  });

  it('show a photo, or again the drawing of their slug', async () => {
    const save = { name: 'Boats', slug: 'old-boats', position: 3 };
    await operator.must('admin/category-save', { ...save, image_id: await picture() });
    const shown = async () => (await operator.must('category/list', {})).data.find(({ slug }) => slug === 'old-boats');
    expect(await shown()).toMatchObject({ drawing: 'boat', image: { dominant: '#aabbcc', alt: '', blur: null } });
    const { categories } = await operator.must('admin/city-list', {});
    const { id, version, image } = categories.find(({ slug }) => slug === 'old-boats')!;
    const change = { category_id: id, version, name: 'Boats', position: 3 };
    const gone = { ...change, image_id: '00000000-0000-4000-8000-000000000000' };
    expect((await codeOf('admin/category-save', gone)).fields).toHaveProperty('image_id');
    await operator.must('admin/category-save', { ...change, position: 4 });
    expect((await shown())?.image).toEqual(image);
    const { version: latest } = (await operator.must('admin/city-list', {})).categories.find((one) => one.id === id)!;
    await operator.must('admin/category-save', { ...change, version: latest, image_id: null });
    expect(await shown()).toMatchObject({ drawing: 'boat', image: null });
  });
});

describe('search words', () => {
  it('are added and taken out, and the search knows it', async () => {
    const words = { term: 'City of LAKES', kind: 'place', means: 'Nowhere at all' } as const;
    expect((await codeOf('admin/synonym-change', { ...words, is_there: true })).fields).toHaveProperty('means');
    const right = { ...words, means: 'HANOI' };
    for (let presses = 0; presses < 2; presses += 1)
      await operator.must('admin/synonym-change', { ...right, is_there: true });
    const list = async () => (await operator.must('admin/synonym-list', { find: 'city of lakes' })).data;
    expect(await list()).toEqual([{ term: 'city of lakes', kind: 'place', means: 'hanoi' }]);
    await operator.must('admin/synonym-change', { ...right, is_there: false });
    expect(await list()).toEqual([]);
    const audit = await rows(`select action from audit_log where subject = 'search-words:city of lakes' order by id`);
    expect(audit).toEqual([{ action: 'search-words-added' }, { action: 'search-words-removed' }]);
  });

  it.each([
    [{ term: '!!', kind: 'words', means: 'tea' }, 'term'],
    [{ term: 'one two three four five', kind: 'words', means: 'tea' }, 'term'],
    [{ term: 'brew', kind: 'words', means: '' }, 'means'],
    [{ term: 'brew', kind: 'time', means: 'noon' }, 'means'],
    [{ term: 'brew', kind: 'category', means: 'no-such' }, 'means'],
  ])('%j are refused at their field', async (input, field) => {
    expect((await codeOf('admin/synonym-change', { ...input, is_there: true })).fields).toHaveProperty(field);
  });

  it('go on after a page', async () => {
    const first = await operator.must('admin/synonym-list', {});
    const second = await operator.must('admin/synonym-list', { after: first.next! });
    const keys = [...first.data, ...second.data].map((row) => JSON.stringify(row));
    expect([first.data.length, new Set(keys).size]).toEqual([100, keys.length]);
  });
});
