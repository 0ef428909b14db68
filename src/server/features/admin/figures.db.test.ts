import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import {
  postDisputed,
  postConfirmed,
  postReversal,
  postSurplus,
  postSurplusRefunded,
} from '#src/domain/ledger/postings.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postCompleted, postRefunded } from '#src/domain/ledger/settlement.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { countDays } from './figures.ts';
import { findDueDays, keepDay, findDays } from './figures-queries.ts';

const year = { hosts: 2, listingsOfEach: 1, days: 60, bookingsADay: 2 };

let program: TestApp;
let operator: Visitor;
let token: string;
let today: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await program.database.pool.query<T>(text, values)).rows;
const day = (ago: number) => addDays(today, -ago);

beforeAll(async () => {
  program = await createTestApp();
  const { pool, url } = program.database;
  await fillYear(url, year);
  token = await makeOperator(pool);
  await giveTokens(pool, { host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: token });
  today = (await rows<{ today: string }>(`select (banyan_now() at time zone 'UTC')::date::text as today`))[0]!.today;
}, 120_000);
afterAll(() => program.close());

/** Runs until no day is due. */
async function count(): Promise<number> {
  let all = 0;
  for (let done = 1; done > 0; all += done) done = await countDays(program.services);
  return all;
}

/** Posts as the domain does, dated to that day. */
async function post({ kind, extRef, entries }: Posting, on: string): Promise<void> {
  await rows(
    `with made as (insert into ledger_tx (kind, ext_ref, at) values ($1, $2, $3::date::timestamp at time zone 'UTC' + make_interval(hours => 23)) returning id)
     insert into ledger_entry (tx_id, account, amount_minor, currency)
     select made.id, e.account, e.amount, e.currency from made,
       jsonb_to_recordset($4::jsonb) as e (account text, amount bigint, currency text)`,
    [kind, extRef, on, JSON.stringify(entries.map(({ amountMinor, ...entry }) => ({ ...entry, amount: amountMinor })))],
  );
}

const of = async (on: string) => (await operator.must('admin/figure-list', { from: on, to: on })).total;

/** Marks past days as counted long ago. */
const forget = () => rows(`update figure_day set counted_at = counted_at - make_interval(hours => 13)`);

describe('the figures of days', () => {
  it('are counted back to the first day, and each again only when it is due', async () => {
    expect(await count()).toBeGreaterThanOrEqual(year.days + 5);
    expect(await count()).toBe(0);
    await rows(`update figure_day set counted_at = counted_at - make_interval(secs => 61) where day >= $1::date`, [
      day(3),
    ]);
    expect(await findDueDays(program.database.db, 10)).toEqual([day(0), day(1)]);
    await forget();
    // A day is counted for the last time a week later.
    const due = await findDueDays(program.database.db, 100);
    expect(due.slice(0, 8)).toEqual(Array.from({ length: 8 }, (_, ago) => day(ago)));
    expect(due).not.toContain(day(9));
    await rows(`update figure_day set counted_at = day where day = $1::date`, [day(30)]);
    expect(await findDueDays(program.database.db, 100)).toContain(day(30));
    await count();
  });

  it('agree with the ledger, on the day of each posting', async () => {
    const online = { bookingId: 'b', depositCents: 800, serviceFeeCents: 240, discountCents: 500, dueCents: 540 };
    const sgd = { provider: 'stripe', currency: 'SGD', amountMinor: 724, dueCents: 540 };
    const usd = { provider: 'stripe', currency: 'USD', amountMinor: 300, dueCents: 300 };
    const half = { ...sgd, amountMinor: 362, dueCents: 270 };
    const back = (extRef: string) => postRefunded(online, half, { isCodeGivenBack: false, extRef });
    const before = await Promise.all([5, 4, 3].map((ago) => of(day(ago))));
    await post(postConfirmed(online, sgd, 'pi_1'), day(5));
    await post(postSurplus('p', usd, 'pi_2'), day(5));
    await post(postRefunded(online, sgd, { isCodeGivenBack: true, extRef: 're_all' }), day(4));
    await post(postSurplusRefunded('p', usd, 're_2'), day(4));
    await post(postReversal(back('re_3'), 're_3:failed'), day(3));
    await post(postCompleted(online, { hostId: 'h', commissionCents: 600 }, 'done:b'), day(3));
    await post(postDisputed('q', sgd, 'dp_1'), day(3));
    await forget();
    await count();
    const after = await Promise.all([5, 4, 3].map((ago) => of(day(ago))));
    const more = (index: number, name: keyof (typeof after)[number]) =>
      Math.round(((after[index]?.[name] ?? 0) - (before[index]?.[name] ?? 0)) * 100) / 100;
    expect([more(0, 'bookings'), more(0, 'paid'), more(0, 'refunds'), more(0, 'revenue')]).toEqual([1, 5.4, 0, 0]);
    expect([more(1, 'refunds'), more(1, 'refunded'), more(1, 'paid'), more(1, 'bookings')]).toEqual([2, 8.4, 0, 0]);
    expect([more(2, 'refunds'), more(2, 'refunded'), more(2, 'revenue')]).toEqual([-1, -2.7, 8.4]);
    const [ledger] = await rows<{ revenue: number; moved: number }>(`
      select -coalesce(sum(amount_minor) filter (where account like 'revenue:%'), 0)::float8 / 100 as revenue,
        -coalesce(sum(amount_minor) filter (where currency = 'USD' and kind in ('refunded', 'surplus_refunded', 'refunded_failed')
          and account ~ '^(psp|fx):'), 0)::float8 / 100 as moved
      from ledger_entry join ledger_tx t on t.id = tx_id`);
    const { total } = await operator.must('admin/figure-list', { from: day(90), to: today });
    expect([total.revenue, total.refunded]).toEqual([ledger?.revenue, ledger?.moved]);
  });

  it('count holds by the day on which they began: paid, run out or still open', async () => {
    const before = await of(day(1));
    await rows(
      `with chosen as (select id, row_number() over (order by id) as n from booking where status = 'completed' order by id limit 6)
       update booking b set created_at = $1::date::timestamp at time zone 'UTC' + make_interval(hours => 1), hold_until = banyan_now(),
         status = case when n in (1, 6) then 'held' when n in (2, 3) then 'expired' when n = 4 then 'requested' else 'expired' end,
         request_until = case when n in (4, 5) then banyan_now() end, is_replaced = n = 3, visitor_id = case when n = 6 then 'offer:x' else b.visitor_id end
       from chosen where chosen.id = b.id`,
      [day(1)],
    );
    await forget();
    await count();
    const after = await of(day(1));
    // Held, expired, waiting for the host, and paid without reply. Replaced and offer rows are not counted.
    expect([after.holds - before.holds, after.holds_paid - before.holds_paid]).toEqual([4, 2]);
    expect(after.holds_run_out - before.holds_run_out).toBe(1);
  });

  it('stay when what they were counted from is deleted', async () => {
    const { total } = await operator.must('admin/figure-list', { from: day(60), to: day(20) });
    expect(total.views).toBeGreaterThan(0);
    await rows('delete from course_view');
    await count();
    expect((await operator.must('admin/figure-list', { from: day(60), to: day(20) })).total).toEqual(total);
  });

  it('are refused for days that make no span, at the field', async () => {
    const wrong = async (input: object) => (await operator.call('admin/figure-list', input)).body;
    expect(await wrong({ from: today, to: day(1) })).toMatchObject({
      code: 'bad-input',
      fields: { to: expect.any(String) },
    });
    expect(await wrong({ from: day(731) })).toMatchObject({ code: 'bad-input', fields: { from: expect.any(String) } });
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/figure-list', {})).body).toMatchObject({ code: 'forbidden' });
  });

  it('come as a file of the same steps', async () => {
    const { body } = await program.app.inject({
      url: `${adminFileUrl('figures')}?from=${day(20)}&to=${today}&by=week`,
      headers: as(token),
    });
    const { data } = await operator.must('admin/figure-list', { from: day(20), to: today, by: 'week' });
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(data.length + 1);
    expect(lines.at(-1)?.split(',').slice(0, 4)).toEqual(
      [data.at(-1)?.from, data.at(-1)?.to, data.at(-1)?.bookings, data.at(-1)?.paid].map(String),
    );
  });
});

describe('what figures read', () => {
  it('is a row a day for the page, and for a day what happened on it', async () => {
    const { pool, db } = program.database;
    await rows('analyze');
    const [page] = await plansOf(pool, () => findDays(db, day(700), today));
    expect(touchedOf(page!, 'figure_day')).toBeLessThanOrEqual(year.days + 10);
    const [counted] = await plansOf(pool, () => keepDay(db, day(40)));
    expect(wholeReads(counted!).filter((table) => ['booking', 'ledger_tx', 'ledger_entry'].includes(table))).toEqual(
      [],
    );
    expect(touchedOf(counted!, 'booking') + touchedOf(counted!, 'ledger_tx')).toBeLessThanOrEqual(20);
  });
});
