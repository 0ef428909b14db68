import { serviceFees } from '#src/domain/pricing/service-fee.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import type { Services } from '#src/server/services.ts';
import { refreshDueBits } from './frequent-words-queries.ts';
import { postgresSearch } from '#src/server/search/postgres-search.ts';
import type { SearchFilters, SearchPage, SearchPort } from '#src/server/search/search-port.ts';

let database: TestDatabase;
const run = (text: string) => database.pool.query(text);

// 3,000 courses contain "anvil", two thirds "ribbon", a third "quill"; some have a unique term.
beforeAll(async () => {
  database = await createTestDatabase();
  await insertPlaces(database.pool);
  await loadAtOnce(database.url, async (client) => {
    await insertCourse(client, { id: 1, title: 'Anvil by the well' });
    await client.query('delete from availability_rule');
    const columns = `city_id, host_id, slug, summary, description, languages, duration_minutes, max_pax,
      meeting_text, meeting_latitude, meeting_longitude, images, status`;
    await client.query(`insert into course (id, title, category_id, price_cents, rank, popularity, published_at, ${columns})
      select n, concat_ws(' ', 'Anvil by the well', case when n % 3 > 0 then 'ribbon' end, case when n % 3 = 0 then 'quill' end,
          case when n % 500 = 0 then 'thimble' end), 1 + n % 2, 1000 + n % 50 * 100, n % 40, n % 30,
        banyan_now() - make_interval(mins => n), ${columns} from course, generate_series(15000, 18000) n where course.id = 1`);
    await client.query(`insert into availability_rule (course_id, weekday, start_time, capacity)
      select c.id, weekday, '09:00', 8 from course c, generate_series(1, 7) weekday where c.id % 10 > 0`);
  });
});
afterAll(() => database.drop());

/** An engine that has just read the common terms. */
function freshSearch(): SearchPort {
  return postgresSearch({
    db: database.db,
    pool: database.pool,
    config: { bookingsOpenFrom: '2020-05-01', serviceFees: serviceFees(0.06) },
  });
}

const services = () => ({ db: database.db, gateways: { clock: { now: () => Date.now() } } as Services['gateways'] });

const keywords = [
  'anvil',
  'anvil ribbon',
  'ribbon quill',
  'anvil quill',
  'quil',
  'anvil thimble',
  'ribbon',
  'hanoi anvil',
];
const dates = { date_start: '2027-01-01', date_end: '2027-01-04' };
const mixes: SearchFilters[] = [
  {},
  { sort: 'price', offset: 960, limit: 48 },
  { category_ids: [1], sort: 'rating' },
  { category_ids: [2], amount_max: 30, ...dates },
  { amount_min: 55 },
  dates,
];

const shown = ({ rows, total, isCapped, fit }: SearchPage) => ({ ids: rows.map(({ id }) => id), total, isCapped, fit });

async function answers(search: SearchPort): Promise<object[]> {
  const all = [];
  for (const keyword of keywords)
    for (const filters of mixes)
      for (const cityId of [null, 1])
        all.push({ keyword, filters, cityId, ...shown(await search.list({ cityId, keyword }, filters)) });
  return all;
}

describe('common words as bits', () => {
  it('answer what the text index answers', async () => {
    const plain = await answers(freshSearch());
    expect((await run('select from search_common')).rowCount).toBe(0);
    await run('select rebuild_search_bits(1)');
    expect((await run('select distinct block from search_bits order by 1')).rows).toEqual([{ block: 0 }, { block: 1 }]);
    expect(await answers(freshSearch())).toEqual(plain);
  });

  it('never count what has changed since, and are made again by the job', async () => {
    const search = freshSearch();
    const total = async (keyword: string) => shown(await search.list({ cityId: null, keyword }, {})).total;
    expect(await total('anvil ribbon')).toBe(1000);
    await run(`update course set title = 'Anvil by the well' where id % 3 > 0 and id > 16000`);
    expect(await total('anvil ribbon')).toBe(667);
    await run(`update course set status = 'paused' where id < 15100`);
    expect(await total('anvil ribbon')).toBe(601);
    const bits = async () =>
      (await run('select * from search_bits where bit_count(courses) > 0 order by lexeme, block')).rows;
    let made = 0;
    for (let count = -1; count !== 0; made += count) count = await refreshDueBits(services());
    expect(made).toBeGreaterThan(1000);
    expect((await run('select from search_bits_due')).rowCount).toBe(0);
    expect(await total('anvil ribbon')).toBe(601);
    expect(await total('anvil')).toBe(1000);
    // A rebuild of the same terms may choose other bits.
    const kept = await bits();
    await run(`delete from search_bits;
      select refresh_search_bits(block, ids) from (select course_id / 15360 as block, array_agg(course_id) as ids
        from course_listing group by 1) all_blocks`);
    expect(await bits()).toEqual(kept);
  });

  it('wait for a change that is not committed', async () => {
    const other = await database.pool.connect();
    try {
      await other.query(`begin; update course set title = 'Anvil of ribbons and quills' where id = 17001`);
      await run(`insert into search_bits_due values (17002)`);
      expect(await refreshDueBits(services())).toBe(1);
      await other.query('commit');
    } finally {
      other.release();
    }
    expect((await run('select course_id from search_bits_due')).rows).toEqual([{ course_id: 17001 }]);
    expect(await refreshDueBits(services())).toBe(1);
  });
});
