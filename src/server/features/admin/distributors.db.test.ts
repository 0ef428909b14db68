// Distributors in the back office: listed, opened, and a key revoked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { findDistributorFacts, findLastBookings, sumBookings } from './partners-queries.ts';

const reason = 'its program was taken over by somebody';
let program: TestApp;
let operator: Visitor;
let desk: string;
let guest: string;

const query = async (text: string, values: unknown[] = []) => (await program.database.pool.query(text, values)).rows;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await insertBookableCity(pool);
  const rows = await query(
    `insert into user_account (email, first_name, last_name, roles, verified_at)
     select name || '@example.test', initcap(name), 'Desk', roles::text[], banyan_now()
     from (values ('op', '{user,operator}'), ('desk', '{user,distributor}'), ('other', '{user,distributor}'), ('guest', '{user}')) v (name, roles)
     returning id, email`,
  );
  const idOf = (name: string): string => rows.find(({ email }) => email === `${name}@example.test`).id;
  [desk, guest] = [idOf('desk'), idOf('guest')];
  await giveTokens(pool, { op: idOf('op'), desk, guest });
  operator = createVisitor(program.app, { bearer: 'op' });
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  const course = await insertBookableCourse(pool, { capacity: 9 });
  const caller = createVisitor(program.app, { bearer: 'desk' });
  await caller.must('booking/checkout', choiceOf(course, { coupon_code: 'ALL-FREE', pax: 2 }) as never);
  await query(
    `insert into distributor_key (user_id, name, prefix, key_hash, used_on) values ($1, 'Shop', 'banyan_key_abcd', 'a', '2026-11-20')`,
    [desk],
  );
}, 120_000);
afterAll(() => program.close());

describe('distributors', () => {
  it('are listed and found, with keys and the last booking, and as a file', async () => {
    const all = await operator.must('admin/distributors', {});
    expect(all.data.map(({ email }) => email).toSorted()).toEqual(['desk@example.test', 'other@example.test']);
    const found = await operator.must('admin/distributors', { find: 'desk@' });
    expect(found.data).toMatchObject([{ id: desk, keys: 1, key_used_on: '2026-11-20', booked_at: expect.any(String) }]);
    expect((await operator.must('admin/distributors', { state: 'blocked' })).data).toEqual([]);
    const { body } = await program.app.inject({ url: adminFileUrl('distributors'), headers: as('op') });
    expect(body.trimEnd().split('\r\n')).toHaveLength(3);
    expect(body).toContain('desk@example.test');
    expect((await program.app.inject({ url: adminFileUrl('distributors'), headers: as('desk') })).statusCode).toBe(404);
    expect(await query(`select subject from audit_log where action = 'office-file-fetched'`)).toEqual([
      { subject: 'file:distributors.csv' },
    ]);
  });

  it('shows bookings with what they come to, and nobody who is no distributor', async () => {
    const one = await operator.must('admin/distributor', { user_id: desk });
    expect(one.sums).toMatchObject({ bookings: 1, cancelled: 0, paid_online: 0, is_cut: false });
    expect(one.sums.total).toBeGreaterThan(0);
    expect(one.bookings).toMatchObject([{ booking_status: 'confirmed', total: one.sums.total }]);
    expect(one.keys).toMatchObject([{ name: 'Shop', prefix: 'banyan_key_abcd' }]);
    expect((await operator.call('admin/distributor', { user_id: guest })).body).toMatchObject({
      code: 'person-not-found',
    });
  });

  it('loses a key with a reason and a second factor shown lately, once', async () => {
    const { keys } = await operator.must('admin/distributor', { user_id: desk });
    const input = { user_id: desk, key_id: String(keys[0]?.id), reason };
    await query(`update api_token set created_at = created_at - interval '11 minutes'`);
    expect((await operator.call('admin/distributor-key-remove', input)).body).toMatchObject({ code: 'factor-stale' });
    await query('update api_token set created_at = banyan_now()');
    const both = await Promise.all([1, 2].map(() => operator.call('admin/distributor-key-remove', input)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await query(`select detail from audit_log where action = 'distributor-key-removed'`)).toEqual([
      { detail: { name: 'Shop', prefix: 'banyan_key_abcd', reason } },
    ]);
  });
});

describe('what a page of them reads', () => {
  it('does not grow with the marketplace', async () => {
    const { pool, db } = program.database;
    await query(
      `insert into user_account (email, first_name, last_name, roles) select 'n' || n || '@example.test', 'Ada', 'Guest', '{user}' from generate_series(1, 4000) n`,
    );
    await query('analyze user_account');
    const plans = await plansOf(pool, async () => {
      await findDistributorFacts(db, [desk]);
      await sumBookings(db, desk);
      await findLastBookings(db, desk, 20);
    });
    expect(plans).toHaveLength(3);
    expect(wholeReads(plans[0]!).filter((table) => String(table).includes('user_account'))).toEqual([]);
    expect(touchedOf(plans[0]!, 'user_account')).toBeLessThanOrEqual(1);
  });
});
