// Which page views count; visitors are not stored (docs/domain/ledger.md#views).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createCaller } from '#tests/support/app/caller.ts';
import {
  guestEmail,
  guestId,
  guestPassword,
  hostId,
  insertCourse,
  insertPlaces,
} from '#tests/support/catalogue/catalogue.ts';
import { createPageViews } from './page-views.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const page = productDetailUrl({ city: 'hanoi', id: 1, title: 'A course of the test' });

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({
    fill: async ({ pool }) => {
      await insertPlaces(pool);
      for (const id of [1, 2, 3]) await insertCourse(pool, { id, ...(id === 3 && { status: 'paused' }) });
      await giveTokens(pool, { host: hostId, guest: guestId });
    },
  });
});
afterAll(() => world?.close());
beforeEach(() => world.database.pool.query('delete from course_view'));

const open = (headers: Record<string, string> = {}, url = page, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url, headers: { 'user-agent': browser, ...headers } });

async function stored(): Promise<Record<number, number>> {
  await world.services.views.flush();
  const { rows } = await world.database.pool.query(
    'select course_id, sum(views)::int as n from course_view group by 1',
  );
  return Object.fromEntries(rows.map((row: { course_id: number; n: number }) => [row.course_id, row.n]));
}

describe('a view of a listing', () => {
  it('is counted each time the page is answered: made anew, from the cache, and known to the browser', async () => {
    const answers = [await open(), await open(), await open()];
    const tag = String(answers[2]?.headers['etag']);
    answers.push(await open({ 'if-none-match': tag }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 304]);
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
    expect(await stored()).toEqual({ 1: 4 });
    // With a choice in its address, the page is rendered for one visitor.
    await open({}, `${page}?pax=2`);
    expect(await stored()).toEqual({ 1: 5 });
  });

  it('is counted on the day that it is there', async () => {
    await open();
    await stored();
    const { rows } = await world.database.pool.query(
      `select day = (banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date as is_today from course_view`,
    );
    expect(rows).toEqual([{ is_today: true }]);
  });

  it('is none of programs, of what is fetched in advance, of headers alone, and of another part of the page', async () => {
    await open({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open({ 'sec-purpose': 'prefetch;prerender' });
    await open({ 'sec-fetch-dest': 'iframe' });
    await open({}, page, 'HEAD');
    await open({ referer: `http://localhost${page}` }, `${page}?reviews_stars=5`);
    expect(await stored()).toEqual({});
    await open({ referer: `http://localhost${productDetailUrl({ city: 'hanoi', id: 2, title: 'x' })}` });
    expect(await stored()).toEqual({ 1: 1 });
  });

  it('is none where there is no such page: a wrong title leads on, a paused or unknown listing is not found', async () => {
    expect((await open({}, '/hanoi/1/another-title')).statusCode).toBe(301);
    expect((await open({}, productDetailUrl({ city: 'hanoi', id: 3, title: 'A course of the test' }))).statusCode).toBe(
      404,
    );
    expect((await open({}, '/hanoi/4711/nothing')).statusCode).toBe(404);
    expect(await stored()).toEqual({});
  });

  it('is counted from page to page, where the host’s own is known', async () => {
    const visitor = await createCaller(world.app);
    const go = (course: number, headers: Record<string, string> = {}) =>
      visitor.call('page/product-detail', { course_id: course }, { 'user-agent': browser, ...headers });
    await go(2);
    await go(2, { 'user-agent': 'curl/8.0' });
    await go(4711);
    await go(2, as('guest'));
    expect(await stored()).toEqual({ 2: 1 });
    expect((await visitor.call('user/login', { email: guestEmail, password: guestPassword })).status).toBe(200);
    await go(2);
    expect(await stored()).toEqual({ 2: 2 });
    await world.database.pool
      .query(`insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ('${guestId}', 'Guest', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 2')`);
    await world.database.pool.query('update course set host_id = $1 where id = 2', [guestId]);
    await go(2);
    await go(1);
    expect(await stored()).toEqual({ 1: 1, 2: 2 });
  });

  it('adds up over processes that write at once, in any order, and loses none when the database was away', async () => {
    const { pool } = world.database;
    const quiet = { warn: () => undefined };
    const processes = Array.from({ length: 4 }, () => createPageViews(pool, quiet));
    for (let round = 0; round < 25; round += 1) {
      for (const [index, process] of processes.entries()) {
        for (const id of index % 2 === 0 ? [1, 2, 4711] : [4711, 2, 1]) process.add(id);
      }
      await Promise.all(processes.map((process) => process.flush()));
    }
    await Promise.all(processes.map((process) => process.close()));
    expect(await stored()).toEqual({ 1: 100, 2: 100 });
    let isAway = true;
    const shaky = createPageViews(
      {
        query: (text: string, values: unknown[]) =>
          isAway ? Promise.reject(new Error('away')) : pool.query(text, values),
      } as never,
      quiet,
    );
    shaky.add(1);
    await shaky.flush();
    shaky.add(1);
    isAway = false;
    await shaky.close();
    expect(await stored()).toEqual({ 1: 102, 2: 100 });
  });

  it('is kept for two years', async () => {
    await world.database.pool.query(
      `insert into course_view values (1, (banyan_now() - interval '2 years 3 days')::date, 5), (1, (banyan_now() - interval '700 days')::date, 7)`,
    );
    await deleteAged(world.services.db);
    expect(await stored()).toEqual({ 1: 7 });
  });
});
