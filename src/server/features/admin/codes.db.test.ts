import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { findCodes } from './codes-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const earned = 20_000;

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values
       ('op@example.test', 'Op', '{user,operator}', banyan_now()), ('owner@example.test', 'Owner', '{user}', banyan_now()) returning id`,
  );
  await pool.query(
    `insert into coupon (code, kind, amount_cents, max_uses, used, owner_id, valid_from, valid_until, created_at)
     select 'THANKS-' || lpad(n::text, 6, '0'), 'fixed', 500, 1, 0, $1,
       case when n % 4000 = 1 then banyan_now() + interval '5 days' end,
       banyan_now() + make_interval(days => case when n % 2 = 0 then -1 else 30 end, secs => n),
       banyan_now() - make_interval(mins => n) from generate_series(1, ${earned}) n`,
    [rows[1]!.id],
  );
  await pool.query('analyze coupon');
  await giveTokens(pool, { op: rows[0]!.id, owner: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/codes', input);

describe('the list of codes', () => {
  it.each([
    [{ find: 'thanks-000123' }, 1],
    [{ find: 'owner@example', state: 'upcoming' }, 50],
    [{ find: '%' }, 0],
  ])('is searched by %j', async (input, most) => {
    expect((await list(input)).data.length).toBeLessThanOrEqual(most);
    if (most === 1) expect((await list(input)).data[0]?.code).toBe('THANKS-000123');
  });

  it('has what ends next first, and what ended last first, and none twice', async () => {
    for (const [state, isUpward] of [
      ['active', true],
      ['over', false],
    ] as const) {
      const first = await list({ state, origin: 'earned' });
      const second = await list({ state, origin: 'earned', before: first.next! });
      const ends = [...first.data, ...second.data].map((one) => one.valid_until ?? '9999');
      expect(ends).toEqual(isUpward ? ends.toSorted() : ends.toSorted().toReversed());
      expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(100);
    }
    expect((await list({ state: 'upcoming' })).data).toHaveLength(earned / 4000);
  });

  it('is for operators alone', async () => {
    const owner = createVisitor(program.app, { bearer: 'owner' });
    expect((await owner.call('admin/codes', {})).body).toMatchObject({ code: 'forbidden' });
    expect((await program.app.inject({ url: adminFileUrl('codes'), headers: as('owner') })).statusCode).toBe(404);
  });

  const usual: RowsQuery<'admin/codes'> = { after: null, count: 51 };
  it.each<[string, RowsQuery<'admin/codes'>]>([
    ['all', usual],
    ['those of operators', { ...usual, origin: 'office' }],
    ['active ones', { ...usual, state: 'active' }],
    [
      'those that are over',
      {
        ...usual,
        state: 'over',
        after: `${Date.now() * 1000 - 3_600_000_000}.00000000-0000-4000-8000-000000000000`,
      },
    ],
    ['used-up ones', { ...usual, state: 'used-up' }],
    ['a code', { ...usual, find: 'thanks-000123' }],
  ])('reads of %s no more than it shows', async (_, query) => {
    const [plan] = await plansOf(program.database.pool, () => findCodes(program.database.db, query));
    expect(wholeReads(plan!).filter((table) => table === 'coupon')).toEqual([]);
    expect(touchedOf(plan!, 'coupon')).toBeLessThanOrEqual(3 * 51);
  });
});
