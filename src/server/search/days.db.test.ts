import { sampleQuote } from '#tests/support/mail/samples.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestId, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import type { Services } from '#src/server/services.ts';
import { refreshDueDays } from './due-days-queries.ts';
import { postgresSearch } from './postgres-search.ts';
import type { SearchFilters } from './search-port.ts';

let base: TestDatabase;
let pools: { end(): Promise<void> }[] = [];
const clock = { now: () => performance.now() };

beforeAll(async () => {
  base = await createTestDatabase();
  await insertPlaces(base.pool);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await base.drop();
});

/** The program at a moment in its own session, so two can be compared. */
async function at(moment: string) {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  const name = (await base.pool.query('select current_database() as name')).rows[0].name as string;
  await base.pool.query(`alter database ${name} set banyan.clock_offset = '${seconds} seconds'`);
  const pool = createPool({ url: base.url, isPgbouncer: false, size: 4 });
  pools = [...pools, pool];
  const config = { bookingsOpenFrom: '2020-05-01', database: {} };
  const services = { pool, db: createDatabase(pool), config, gateways: { clock } } as unknown as Services;
  const list = async (filters: SearchFilters, cityId = 2) =>
    (await postgresSearch(services).list({ cityId, keyword: null }, filters)).rows;
  return {
    pool,
    services,
    list,
    ids: async (day: string, more: SearchFilters = {}) =>
      (await list({ date_start: day, date_end: day, ...more })).map((row) => row.id).toSorted((a, b) => a - b),
  };
}

const kathmandu = (local: string) => `2027-01-${local}:00+05:45`;

beforeEach(async () => {
  await base.pool.query('delete from booking; delete from departure; delete from availability_exception');
  await base.pool.query('delete from availability_rule; delete from course');
});

describe('days that can be booked', () => {
  it('close at the cut-off, when the job comes by', async () => {
    const evening = await at(kathmandu('10T20:00'));
    await insertCourse(evening.pool as never, { id: 1, city_id: 2, cutoff_first_minutes: 720 });
    expect(await evening.ids('2027-01-11')).toEqual([1]);
    expect(await evening.ids('2027-01-10')).toEqual([]);
    const { rows } = await evening.pool.query('select due_at from course_days');
    expect(rows[0].due_at).toEqual(new Date(kathmandu('10T21:00')));
    expect(await refreshDueDays(evening.services)).toBe(0);

    const night = await at(kathmandu('10T21:01'));
    const late = await night.list({ date_start: '2027-01-11', date_end: '2027-01-11' });
    expect(late.map((row) => [row.id, row.is_available, row.is_tomorrow])).toEqual([[1, false, false]]);
    expect(await refreshDueDays(night.services)).toBe(1);
    expect(await night.ids('2027-01-11')).toEqual([]);
    expect(await night.ids('2027-01-12')).toEqual([1]);
  });

  it('move on at midnight of the city, and never past the horizon', async () => {
    const today = await at(kathmandu('10T20:00'));
    await insertCourse(today.pool as never, { id: 1, city_id: 2 });
    await today.pool.query('update course set horizon_days = 30');
    expect(await today.ids('2027-02-09')).toEqual([1]);
    expect(await today.ids('2027-02-10')).toEqual([]);
    // The night's work is spread over five hours.
    const morning = await at(kathmandu('11T05:01'));
    expect(await refreshDueDays(morning.services)).toBe(1);
    expect(await morning.ids('2027-02-10')).toEqual([1]);
    expect(await morning.ids('2027-01-10')).toEqual([]);
  });

  it('reach two years ahead, round the ring and no further', async () => {
    const today = await at(kathmandu('10T20:00'));
    await insertCourse(today.pool as never, { id: 1, city_id: 2 });
    await today.pool.query('update course set horizon_days = 730');
    expect(await today.ids('2029-01-09')).toEqual([1]);
    for (const day of ['2029-01-10', '2029-02-18', '2029-02-19', '2031-03-30', '9999-12-31', '2024-12-02'])
      expect(await today.ids(day)).toEqual([]);
  });

  it('are those of the zone: the same moment is another day in Apia', async () => {
    const moment = await at('2027-01-10T12:00:00Z');
    await moment.pool.query(`update city set time_zone = 'Pacific/Apia' where id = 1`);
    await insertCourse(moment.pool as never, { id: 1, city_id: 1, times: ['09:00'] });
    await insertCourse(moment.pool as never, { id: 2, city_id: 2, times: ['23:00'] });
    const [apia] = await moment.list({}, 1);
    const [kathmanduRow] = await moment.list({}, 2);
    // 01:00 on the 11th in Apia, 17:45 on the 10th in Kathmandu.
    expect([apia?.is_today, kathmanduRow?.is_today]).toEqual([true, true]);
    expect((await moment.list({ date_start: '2027-01-10' }, 1)).length).toBe(0);
    expect((await moment.list({ date_start: '2027-01-11' }, 1)).length).toBe(1);
    expect((await moment.list({ date_start: '2027-01-10', time_type: ['evening'] }, 2)).length).toBe(1);
    await moment.pool.query(`update city set time_zone = 'Asia/Ho_Chi_Minh' where id = 1`);
  });
});

describe('seats', () => {
  const day = '2027-01-20';
  /** Books course 1 until it is full; holds end at `holdUntil`. */
  async function fill(pool: Awaited<ReturnType<typeof at>>['pool'], status: string, holdUntil: string | null) {
    await pool.query(`insert into departure (id, course_id, local_date, start_time, starts_at, ends_at, capacity)
      values (1, 1, '${day}', '09:00', '${day}T03:15Z', '${day}T05:15Z', 10)`);
    await pool.query(
      `insert into booking (ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, status,
         hold_until, quote, policy, first_name, last_name, email)
       values ('ABCDEFGH', '', '\\x01', 1, 1, $1, 'v', 10, $2, $3, $4, '{}', 'A', 'B', 'a@example.test')`,
      [guestId, status, holdUntil, sampleQuote],
    );
    await pool.query('update departure set taken = 10 where id = 1');
  }

  it('that are sold close the day, and open it when they come back', async () => {
    const now = await at(kathmandu('10T20:00'));
    await insertCourse(now.pool as never, { id: 1, city_id: 2 });
    expect(await now.ids(day)).toEqual([1]);
    await fill(now.pool, 'confirmed', null);
    expect(await now.ids(day)).toEqual([]);
    await now.pool.query(`update booking set status = 'cancelled'; update departure set taken = 0`);
    expect(await now.ids(day)).toEqual([1]);
  });

  it('that are only held never do, even when nobody has freed a lapsed hold', async () => {
    const now = await at(kathmandu('10T20:00'));
    await insertCourse(now.pool as never, { id: 1, city_id: 2 });
    await fill(now.pool, 'held', kathmandu('10T20:15'));
    const [row] = await now.list({ date_start: day, date_end: day });
    expect([row?.id, row?.is_available]).toEqual([1, true]);
    const later = await at(kathmandu('10T20:16'));
    expect(await refreshDueDays(later.services)).toBe(1);
    const [open] = await later.list({ date_start: day, date_end: day });
    expect([open?.id, open?.is_available]).toEqual([1, true]);
  });

  it('that were held and are sold close the day when the hold would have ended', async () => {
    const now = await at(kathmandu('10T20:00'));
    await insertCourse(now.pool as never, { id: 1, city_id: 2 });
    await fill(now.pool, 'held', kathmandu('10T20:15'));
    await now.pool.query(`update booking set status = 'confirmed', hold_until = null`);
    const later = await at(kathmandu('10T20:16'));
    expect(await refreshDueDays(later.services)).toBe(1);
    expect(await later.ids(day)).toEqual([]);
  });
});

describe('the job', () => {
  it('shares the work between processes, and begins again after any end', async () => {
    const now = await at(kathmandu('10T20:00'));
    for (let id = 1; id <= 12; id += 1) await insertCourse(now.pool as never, { id, city_id: 2 });
    const tomorrow = await at(kathmandu('12T12:00'));
    const [one, other] = await Promise.all([refreshDueDays(tomorrow.services), refreshDueDays(tomorrow.services)]);
    expect(one + other).toBe(12);
    expect(await refreshDueDays(tomorrow.services)).toBe(0);
    const { rows } = await tomorrow.pool.query('select min(due_at) > banyan_now() as is_ahead from course_days');
    expect(rows).toEqual([{ is_ahead: true }]);
  });
});
