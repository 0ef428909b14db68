import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingView } from '#src/domain/booking/views.ts';
import type { CountedKind } from '#src/domain/admin/waiting.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await fillYear(program.database.url, { hosts: 2, listingsOfEach: 1, days: 30, bookingsADay: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const inMinutes = (minutes: number) => `banyan_now() + make_interval(mins => ${minutes})`;
const held = `status = 'held', hold_until = ${inMinutes(60)}`;

/** Each figure with its list, and a change that adds a booking to it. */
const figures: readonly [CountedKind, BookingView, string][] = [
  ['ending_holds', 'hold-ending', `status = 'held', hold_until = ${inMinutes(4)}`],
  ['late_requests', 'request-ending', `status = 'requested', request_until = ${inMinutes(11 * 60)}`],
  ['failed_payments', 'payment-failed', `${held}, payment = 'failed'`],
  ['checked_bookings', 'payment-checking', `${held}, payment = 'checking'`],
  ['disputed_payments', 'payment-disputed', `payment = 'disputed'`],
];

/** Similar bookings that the figure must not include. */
const near: Partial<Record<CountedKind, string>> = {
  ending_holds: `status = 'held', hold_until = ${inMinutes(6)}`,
  late_requests: `status = 'requested', request_until = ${inMinutes(13 * 60)}`,
  failed_payments: `status = 'expired', payment = 'failed'`,
};

/** Changes a booking that waits for no one yet. */
const change = (changes: string) =>
  program.database.pool.query(
    `update booking set ${changes} where id = (
       select id from booking where status = 'completed' and payment = 'paid' and refund = 'none' order by id limit 1)`,
  );

describe('what waits for the staff', () => {
  it('is nothing where nothing does, and for operators alone', async () => {
    await program.database.pool.query(`update outbox set done_at = banyan_now() where done_at is null`);
    expect(await operator.must('admin/waiting', {})).toMatchObject({ data: [] });
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/waiting', {})).body).toMatchObject({ code: 'forbidden' });
  });

  it('is counted by the words of the list that a figure leads to', async () => {
    for (const [kind, show, changes] of figures) {
      await change(changes);
      await change(changes);
      const not = near[kind];
      if (not !== undefined) await change(not);
      const { data } = await operator.must('admin/waiting', {});
      const listed = (await operator.must('admin/booking-list', { show })).data.length;
      expect([kind, data.find((one) => one.kind === kind)?.count, listed]).toEqual([kind, 2, 2]);
    }
  });

  it('counts late money that waits for a seat, as the list of bookings does', async () => {
    await program.database.pool.query(
      `with late as (
         update booking set status = 'expired' where id = (select id from booking where status = 'completed' and payment = 'paid' limit 1)
         returning id)
       insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status, seat_wait_until)
       select id, 'stripe', 'card', 1040, 'USD', 1040, 'succeeded', ${inMinutes(60)} from late`,
    );
    const { data } = await operator.must('admin/waiting', {});
    const listed = (await operator.must('admin/booking-list', { show: 'seat-sought' })).data;
    expect([data.find(({ kind }) => kind === 'sought_seats')?.count, listed.length]).toEqual([1, 1]);
  });

  it('counts refunds that are under way and that failed, as the list of refunds does', async () => {
    await program.database.pool.query(
      `with paid as (
         insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status)
         select id, 'stripe', 'card', 1040, 'USD', 1040, 'succeeded' from booking where status = 'completed' limit 1 returning id)
       insert into refund (payment_id, amount_minor, due_cents, reason, key) select id, 100, 100, 'goodwill', 'k' from paid union all select id, 100, 100, 'cancelled', 'f' from paid`,
    );
    const { data } = await operator.must('admin/waiting', {});
    await program.database.pool.query(`update refund set status = 'failed' where key = 'f'`);
    const counted = (await operator.must('admin/waiting', {})).data;
    const of = (kind: string) => counted.find((one) => one.kind === kind)?.count;
    const listed = async (state: 'under-way' | 'failed') =>
      (await operator.must('admin/refund-list', { state })).data.length;
    expect([data.find(({ kind }) => kind === 'refunds')?.count, of('refunds'), of('failed_refunds')]).toEqual([
      2, 1, 1,
    ]);
    expect([await listed('under-way'), await listed('failed')]).toEqual([1, 1]);
  });

  it('stops at a thousand', async () => {
    await program.database.pool.query(
      `insert into outbox (topic, payload, error, not_before) select 'mail', '{}', 'away', ${inMinutes(60)} from generate_series(1, 1500)`,
    );
    const { data } = await operator.must('admin/waiting', {});
    expect(data.find(({ kind }) => kind === 'failed_notices')?.count).toBe(1001);
  });
});
