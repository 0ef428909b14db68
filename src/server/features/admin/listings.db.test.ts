import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import { findListingLines } from './listings-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const total = 20_000;
const drafts = 60;

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool, url } = program.database;
  await insertBookableCity(pool);
  await pool.query(`
    insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, image)
      select 'city-' || n, 'Place ' || n, '', 'vi', 'VN', 16, 107, 'Asia/Ho_Chi_Minh', '', '', '{}' from generate_series(1, 40) n;
    insert into user_account (id, email, first_name)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'h' || n || '@example.test', 'H' from generate_series(1, 400) n;
    insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      select id, 'Weaver ' || right(id::text, 3), '', '', '{English}', '2024-01-01', '' from user_account where email like 'h%@example.test' and email <> 'host@example.test'`);
  await loadAtOnce(url, (client) =>
    client.query(`insert into course (city_id, category_id, host_id, slug, title, summary, description, languages, duration_minutes,
        price_cents, max_pax, meeting_text, meeting_latitude, meeting_longitude, images, created_at, status, stopped_from)
      select (select min(id) from city) + 1 + n % 40, 1, ('00000000-0000-4000-9000-' || lpad((1 + n % 400)::text, 12, '0'))::uuid, 's',
        'Bowl ' || n || ' of ' || case when n = 42 then '=marmots' else 'rice and tea' end, '', '', '{English}', 60, 2000, 4, '', 16, 107, '[{}]',
        timestamptz '2026-01-01 00:00Z' + n / 10 * interval '1 minute',
        case when n % 5000 = 7 then 'taken_down' when n % 100 = 1 then 'paused' else 'published' end, case when n % 5000 = 7 then 'published' end
      from generate_series(1, ${total}) n`),
  );
  await pool.query(
    `insert into listing_draft (host_id, content, created_at, state, submitted_at)
     select $1, jsonb_build_object('kind', jsonb_build_object('title', 'Clay ' || n), 'place', jsonb_build_object('city_id', 1)),
       timestamptz '2026-01-01 00:00Z' + n * interval '10 minutes', case when n % 20 = 0 then 'in_review' else 'draft' end, banyan_now()
     from generate_series(1, ${drafts}) n`,
    [hostId],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: hostId });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 180_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/listings', input);

describe('the listings of the marketplace', () => {
  it('are listed page by page, drafts among them, none twice and none left out', async () => {
    const file = await program.app.inject({ url: adminFileUrl('listings'), headers: as('op') });
    const lines = file.body.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(total + drafts);
    expect(lines).toHaveLength(total + drafts);
    expect(lines.find((line) => line.includes('=marmots'))).toContain(',Bowl 42 of =marmots,');
    const seen: string[] = [];
    let before: string | null = null;
    for (let page = 0; page < 5; page += 1) {
      const answer: Awaited<ReturnType<typeof list>> = await list(before === null ? {} : { before });
      seen.push(...answer.data.map(({ id }) => id));
      before = answer.next;
    }
    expect(seen).toEqual(lines.slice(0, 250).map((line) => line.split(',')[0]?.replace('\uFEFF', '')));
  });

  it.each([
    [{ find: 'bowl 12345' }, ['Bowl 12345 of rice and tea']],
    [{ find: 'MARMOT bowl' }, ['Bowl 42 of =marmots']],
    [{ find: 'clay 60' }, ['Clay 60']],
    [{ find: 'weaver 400', status: 'taken_down' }, []],
    [{ find: 'weaver 008', status: 'taken_down' }, ['Bowl 10007 of rice and tea', 'Bowl 7 of rice and tea']],
    [{ find: "rice' | !tea & nothing" }, []],
    [{ find: 'nothing at all' }, []],
  ])('are found by %j', async (input, titles) => {
    expect((await list(input)).data.map(({ title }) => title)).toEqual(titles);
  });

  it('are found by their number, by the id of a draft and of a host, and by their city', async () => {
    const [one] = (await list({ find: 'bowl 12345' })).data;
    expect((await list({ find: one!.id })).data).toContainEqual(one);
    const [draft] = (await list({ find: 'clay 8' })).data;
    expect((await list({ find: draft!.id })).data).toEqual([draft]);
    expect((await list({ find: hostId })).data).toHaveLength(50);
    const city = (await list()).cities.find(({ name }) => name === one!.city)!;
    expect((await list({ find: city.name.toUpperCase() })).data.length).toBeGreaterThan(0);
    expect((await list({ city_id: city.id, status: 'published' })).data.every((row) => row.city === city.name)).toBe(
      true,
    );
  });

  it.each([
    [{ status: 'taken_down' }, 4],
    [{ status: 'in_review' }, drafts / 20],
    [{ status: 'archived' }, 0],
  ])('are narrowed to %j', async (input, count) => {
    expect((await list(input)).data).toHaveLength(count);
  });

  it('say when more fit than are looked through, and are for operators alone', async () => {
    expect((await list({ find: 'rice' })).is_cut).toBe(true);
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/listings', {})).body).toMatchObject({ code: 'forbidden' });
    for (const headers of [{}, as('host')])
      expect(
        (await program.app.inject({ url: adminFileUrl('listings') + listingList.write({}), headers })).statusCode,
      ).toBe(404);
  });
});

describe('what a page of listings reads', () => {
  const usual: RowsQuery<'admin/listings'> = { after: null, count: 51 };
  const after = (id: string) => `${Date.parse('2026-01-01T08:00:00Z') * 1000}.${id}`;

  it.each<[string, RowsQuery<'admin/listings'>, number]>([
    ['all', usual, 110],
    ['a later page', { ...usual, after: after('4000') }, 110],
    ['a later page that a draft ended', { ...usual, after: after('00000000-0000-4000-8000-000000000000') }, 110],
    ['a state', { ...usual, status: 'taken_down' }, 60],
    ['a city', { ...usual, city_id: 3 }, 110],
    ['words', { ...usual, find: 'marmot bowl' }, 60],
    ['a number', { ...usual, find: '12345' }, 60],
  ])('of %s does not grow with the marketplace', async (_, query, most) => {
    const [plan] = await plansOf(program.database.pool, () => findListingLines(program.database.db, query));
    expect(wholeReads(plan!).filter((table) => table === 'course')).toEqual([]);
    expect(touchedOf(plan!, 'course')).toBeLessThanOrEqual(most);
  });
});
