// Which searches are counted, and what operators see of them (docs/domain/search.md#what-is-sought).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productDetailUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createCaller } from '#tests/support/app/caller.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { guestId, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await createTestApp({
    fill: async ({ pool }) => {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
      await giveTokens(pool, { guest: guestId });
    },
  });
  token = await makeOperator(world.database.pool);
}, 60_000);
afterAll(() => world?.close());
beforeEach(() => world.database.pool.query('delete from search_count'));

const open = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { ...agent, ...headers } });

async function stored(): Promise<unknown[][]> {
  await world.services.searches.flush();
  const { rows } = await world.database.pool.query<Record<string, unknown>>(
    `select keyword, city_id, outcome, total from search_count
     where day = (banyan_now() at time zone 'UTC')::date order by keyword, outcome`,
  );
  return rows.map((row) => Object.values(row));
}

describe('a search', () => {
  it('is counted with its city and outcome: as a page, also from the cache, and from page to page', async () => {
    for (let times = 0; times < 3; times += 1) await open(productSearchUrl('Course Hà Nội'));
    await open(`${productSearchUrl('course hanoi')}?pax=2`);
    const visitor = await createCaller(world.app);
    await visitor.call('course/search', { keyword: 'COURSE hanoi' }, agent);
    await visitor.call('course/search', { keyword: 'ramen in Hanoi' }, agent);
    await visitor.call('course/search', { keyword: 'xyzzyq' }, agent);
    expect(await stored()).toEqual([
      ['course ha noi', 1, 'found', 3],
      ['course hanoi', 1, 'found', 2],
      ['ramen in hanoi', 1, 'partly', 1],
      ['xyzzyq', null, 'nothing', 1],
    ]);
  });

  it('is none of programs, prefetches, later pages and filters, and never a personal keyword', async () => {
    await open(productSearchUrl('course'), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open(productSearchUrl('course'), { 'sec-purpose': 'prefetch;prerender' });
    await open(productSearchUrl('guest@example.com'));
    const visitor = await createCaller(world.app);
    for (const narrowed of [{ offset: 24 }, { limit: 1 }, { amount_max: 1 }, { as_words: ['city'] }])
      await visitor.call('course/search', { keyword: 'course', ...narrowed }, agent);
    await visitor.call('search/suggest', { keyword: 'course' }, agent);
    await visitor.call('course/search', { keyword: 'course' }, { ...agent, ...as('guest') });
    expect(await stored()).toEqual([]);
  });

  it('counts what is opened from its results, by page or from page to page', async () => {
    const referer = `http://localhost${productSearchUrl('course hanoi')}?page=2`;
    await open(productDetailUrl({ city: 'hanoi', id: 1, title: 'A course of the test' }), { referer });
    await (await createCaller(world.app)).call('page/product-detail', { course_id: 1 }, { ...agent, referer });
    expect(await stored()).toEqual([['course hanoi', null, 'opened', 2]]);
  });

  it('is kept for 90 days', async () => {
    await world.database.pool.query(`insert into search_count
      select banyan_now()::date - age, 'ramen', 'found', null, age from unnest('{89, 92}'::integer[]) age`);
    await deleteAged(world.services.db);
    const { rows } = await world.database.pool.query('select total from search_count');
    expect(rows).toEqual([{ total: 89 }]);
  });
});

describe('searches', () => {
  const list = async (filter: object) => {
    const payload = { ...filter };
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/admin/search-list',
      payload,
      headers: as(token),
    });
    return answer.json() as { data: Record<string, unknown>[]; next: string | null };
  };
  const keywords = async (filter: object) => (await list(filter)).data.map(({ keyword }) => keyword);

  beforeEach(async () => {
    await world.database.pool.query(`insert into search_count
      select banyan_now()::date - age, keyword, outcome, city_id, total from (values
        (0, 'ramen hanoi', 'nothing', 1, 2), (1, 'ramen hanoi', 'nothing', null, 2), (1, 'ramen hanoi', 'partly', 1, 1),
        (1, 'ramen hanoi', 'opened', null, 1), (0, 'somtam', 'nothing', null, 3), (29, 'pottery', 'found', null, 40),
        (0, 'rare', 'nothing', null, 2), (0, 'rare', 'opened', null, 2), (31, 'rare', 'nothing', null, 9)
      ) as s (age, keyword, outcome, city_id, total)`);
    await world.database.pool.query(`insert into search_synonym (term, kind, means) values ('ramen', 'words', 'noodles')
      on conflict do nothing`);
  });

  it('are listed for operators, those without results first', async () => {
    const { data, next } = await list({});
    const counted = { times: 5, nothing: 4, partly: 1, opened: 1 };
    expect(data[0]).toEqual({ keyword: 'ramen hanoi', city: 'Hanoi', ...counted, term: 'ramen', has_term: true });
    expect(data.slice(1)).toMatchObject([
      { keyword: 'somtam', city: null, times: 3, term: 'somtam', has_term: false },
      { keyword: 'pottery', times: 40, nothing: 0, opened: 0 },
    ]);
    expect(next).toBeNull();
  });

  it('are narrowed, and go on after a row', async () => {
    expect(await keywords({ find: 'MTA' })).toEqual(['somtam']);
    expect(await keywords({ find: '%' })).toHaveLength(3);
    expect(await keywords({ city_id: 1 })).toEqual(['ramen hanoi']);
    expect(await keywords({ outcome: 'nothing' })).toEqual(['ramen hanoi', 'somtam']);
    expect(await keywords({ outcome: 'partly' })).toEqual(['ramen hanoi']);
    expect(await keywords({ outcome: 'unopened' })).toEqual(['somtam', 'pottery']);
    const after = (times: string, keyword: string) => `${times}.${Buffer.from(keyword).toString('hex')}`;
    expect(await keywords({ before: after('4.5', 'ramen hanoi') })).toEqual(['somtam', 'pottery']);
    expect(await keywords({ before: after('3.3', 'rambutan') })).toEqual(['somtam', 'pottery']);
    expect(await keywords({ before: after('3.3', 'somtam') })).toEqual(['pottery']);
  });
});
