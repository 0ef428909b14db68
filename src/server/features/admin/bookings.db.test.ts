import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { bookingTroubles } from '#src/domain/booking/views.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { findBookings } from './bookings-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const year = { hosts: 10, listingsOfEach: 2, days: 120, bookingsADay: 2 };
const total = year.hosts * year.listingsOfEach * year.days * year.bookingsADay;

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await fillYear(program.database.url, year);
  await pool.query(
    `with numbered as (select id, row_number() over (order by created_at, id) as n from booking)
     update booking b set last_name = 'Guest' || n, email = 'guest' || n || '@example.test',
       phone = case when n % 3 = 0 then '9' || lpad(n::text, 8, '0') else '' end, isd_code = case when n % 3 = 0 then '84' else '' end,
       status = case n % 500 when 7 then 'cancelled' when 8 then 'no_show' else status end,
       cash = case n % 500 when 9 then 'disputed' else cash end
     from numbered where numbered.id = b.id`,
  );
  await pool.query(`update booking set first_name = '=cmd()' where last_name = 'Guest42'`);
  await pool.query('analyze booking');
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/booking-list', input);

/** Every page of a filter. */
async function all(input: object): Promise<Awaited<ReturnType<typeof list>>['data']> {
  const found = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...input, ...(before !== null && { before }) });
    found.push(...page.data);
    before = page.next;
  } while (before !== null);
  return found;
}

describe('the bookings of the marketplace', () => {
  it('are listed page by page, the newest first, none twice and none left out', async () => {
    const found = await all({});
    expect(found).toHaveLength(total);
    expect(new Set(found.map(({ id }) => id)).size).toBe(total);
    const made = found.map(({ made_at }) => made_at);
    expect(made).toEqual(made.toSorted().toReversed());
    const [first] = (await list()).data;
    expect(first).toMatchObject({ id: found[0]?.id, total: 42.4, paid_online: 10.4, balance: 32, city: 'Hanoi' });
  });

  it.each([
    [{ find: 'guest1234@' }, ['Ada Guest1234']],
    [{ find: 'GUEST1234' }, ['Ada Guest1234']],
    [{ find: '+84 9 0000 1233' }, ['Ada Guest1233']],
    [{ find: '=cmd' }, ['=cmd() Guest42']],
    [{ find: 'nobody at all' }, []],
    [{ find: '%' }, []],
  ])('are found by %j', async (input, guests) => {
    expect((await list(input)).data.map(({ guest }) => guest)).toEqual(guests);
  });

  it('are found by their ref, in upper or lower case', async () => {
    const [one] = (await list()).data;
    const found = await list({ find: one!.ref.toLowerCase() });
    expect(found.data.map(({ id }) => id)).toEqual([one!.id]);
  });

  it('are narrowed to a status, to what waits for somebody, and to days, which puts them in their order', async () => {
    for (const show of ['cancelled', 'no_show'] as const) {
      const found = await all({ show });
      expect(found.length).toBe(Math.floor(total / 500) + (total % 500 >= 8 ? 1 : 0));
      expect(new Set(found.map(({ booking_status }) => booking_status))).toEqual(new Set([show]));
    }
    expect((await all({ show: 'cash-disputed' })).every(({ cash_state }) => cash_state === 'disputed')).toBe(true);
    const [{ date } = { date: '' }] = (await list()).data;
    const day = await all({ from: date, to: date, city_id: 1 });
    expect(day).toHaveLength(year.hosts * year.listingsOfEach * year.bookingsADay);
    expect(new Set(day.map((one) => one.date))).toEqual(new Set([date]));
    const since = (await all({ from: date })).map((one) => one.date);
    expect(since).toEqual(since.toSorted());
  });

  it('say when more fit a name than are looked through', async () => {
    const found = await list({ find: 'gu' });
    expect([found.is_cut, found.data.length]).toEqual([true, 50]);
    expect((await list({ find: 'guest123' })).is_cut).toBe(false);
  });

  it('are for operators alone, as a list and as a file', async () => {
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/booking-list', {})).body).toMatchObject({ code: 'forbidden' });
    for (const headers of [{}, as('host')])
      expect((await program.app.inject({ url: adminFileUrl('bookings'), headers })).statusCode).toBe(404);
  });
});

describe('the file of bookings', () => {
  const file = (query = '') =>
    program.app.inject({ url: adminFileUrl('bookings') + query, headers: { ...as('op'), accept: 'text/csv' } });

  it('holds all of a filter, is in the audit log, and no cell of it can become a formula', async () => {
    const { body, headers } = await file();
    expect(headers['content-type']).toContain('text/csv');
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(new Set(lines).size).toBe(total + 1);
    expect(body).toContain(",'=cmd() Guest42,");
    const found = await file(bookingList.write({ show: 'cancelled' }));
    expect(found.body.trimEnd().split('\r\n')).toHaveLength((await all({ show: 'cancelled' })).length + 1);
    const { rows } = await program.database.pool.query(
      `select subject, detail from audit_log where action = 'office-file-fetched' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'file:bookings.csv', detail: { show: 'cancelled' } }]);
  });
});

describe('what a page of bookings reads', () => {
  const usual: RowsQuery<'admin/booking-list'> = { after: null, count: 51 };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

  it.each<[string, RowsQuery<'admin/booking-list'>, number]>([
    ['all', usual, 51],
    ['a status', { ...usual, show: 'no_show' }, 51],
    ...bookingTroubles.map((show): [string, RowsQuery<'admin/booking-list'>, number] => [show, { ...usual, show }, 51]),
    ['a ref', { ...usual, find: 'ABCDEFGH' }, 1],
    ['an address', { ...usual, find: 'guest1234@example.test' }, 2],
    ['a number', { ...usual, find: '+84900001233' }, 2],
    ['a name', { ...usual, find: 'guest1234' }, 2],
    ['some days', { ...usual, from: day(20), to: day(18) }, 4 * 40],
    ['a city', { ...usual, city_id: 1 }, 23 * 51],
    ['a later page', { ...usual, after: `${(Date.now() - 60 * 86_400_000) * 1000}.${yearHost(1)}` }, 51],
  ])('of %s does not grow with the marketplace', async (_, wanted, most) => {
    const [plan] = await plansOf(program.database.pool, () => findBookings(program.database.db, wanted));
    expect(wholeReads(plan!).filter((table) => ['booking', 'departure'].includes(table))).toEqual([]);
    // One read to find it, one to show it.
    expect(touchedOf(plan!, 'booking')).toBeLessThanOrEqual(most + 51);
  });
});
