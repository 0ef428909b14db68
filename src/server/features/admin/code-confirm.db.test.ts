// Above an amount, payouts, bank details and codes need two operators
// (docs/reference/back-office.md#approval-by-a-second-operator).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';

const staff = {
  maker: '00000000-0000-4000-8000-00000000ae01',
  approver: '00000000-0000-4000-8000-00000000ae02',
  third: '00000000-0000-4000-8000-00000000ae03',
};
type Staff = keyof typeof staff;
const reason = 'Agreed with the partner';
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertBookableCity(pool);
      await pool.query(`insert into setting (key, value) values ('two_from', '50000')`);
      for (const [name, id] of Object.entries(staff))
        await pool.query(
          `insert into user_account (id, email, first_name, roles, verified_at) values ($1, $2, $3, '{user,operator}', banyan_now())`,
          [id, `${name}@two.example.test`, name],
        );
      await giveTokens(pool, staff);
      await pool.query(
        `insert into payout_detail (id, host_id, sealed, asked_by, proof, counts_since, decided_by)
         values (gen_random_uuid(), $1, '\\x00', $1, 'operator', banyan_now() - interval '9 days', $2)`,
        [hostId, staff.approver],
      );
    },
  });
});
afterAll(() => program.close());

const call = async (who: Staff, name: string, body: object) =>
  (await createVisitor(program.app).call(name as 'payout/run-paid', body as never, as(who))).body as {
    status: string;
    code?: string;
    message?: string;
  };

/** A run by the maker with details that the approver approved. */
async function run(number: number, amount: number): Promise<number> {
  await program.database.pool.query(
    `with made as (insert into payout_run (number, currency, minimum_cents, made_by) values ($1, 'USD', 100, $2) returning number)
     insert into payout_item (run_number, place, host_id, detail_id, amount_cents)
     select number, 1, $3, (select id from payout_detail limit 1), $4 from made`,
    [number, staff.maker, hostId, amount],
  );
  return number;
}

describe('a payout run', () => {
  it('that is large is paid by somebody who neither made it nor approved its bank details', async () => {
    const number = await run(1, 50_000);
    const paid = { number, paid_on: '2026-11-01', reference: 'BANK-1' };
    for (const who of ['maker', 'approver'] as const)
      expect(await call(who, 'payout/run-paid', paid)).toMatchObject({ code: 'second-person' });
    expect(await call('third', 'payout/run-paid', paid)).toMatchObject({ status: 'success' });
  });

  it('that is small is paid by anybody', async () => {
    const number = await run(2, 49_999);
    expect(
      await call('maker', 'payout/run-paid', { number, paid_on: '2026-11-01', reference: 'BANK-2' }),
    ).toMatchObject({
      status: 'success',
    });
  });
});

const terms = {
  kind: 'fixed',
  amount: 5,
  percent: null,
  valid_from: null,
  valid_until: null,
  minimum_spend: 0,
  max_uses: 99,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [],
  course_ids: [],
  owner: '',
  reason,
};
const shown = async (code_id: string) =>
  (await call('third', 'admin/code', { code_id })) as unknown as {
    state: string;
    version: number;
    is_asked_here: boolean;
  };
const tasks = async () =>
  (
    await program.database.pool.query(
      `select detail from staff_task where kind = 'code_confirmation' and closed_at is null`,
    )
  ).rows;

describe('a discount code', () => {
  it('that can take off much counts once somebody else has confirmed it', async () => {
    const course = await insertBookableCourse(program.database.pool);
    const { code_id } = (await call('maker', 'admin/code-save', {
      ...terms,
      code: 'LARGE',
      max_uses: 100,
    })) as unknown as { code_id: string };
    const { state, version } = await shown(code_id);
    expect([state, await tasks()]).toEqual(['waiting', [{ detail: 'LARGE' }]]);
    const { course_id, date, time, pax } = choiceOf(course) as {
      course_id: number;
      date: string;
      time: string;
      pax: number;
    };
    const taken = async () => {
      const choice = { course_id, date, time, pax, coupon_code: 'LARGE' };
      const { body } = await createVisitor(program.app).call('booking/calculate', choice);
      return 'coupon_discount' in body ? body.coupon_discount : null;
    };
    expect(await taken()).toBe(0);
    expect(await call('maker', 'admin/code-confirm', { code_id, version, reason })).toMatchObject({
      code: 'second-person',
    });
    expect(await call('third', 'admin/code-confirm', { code_id, version: version + 1, reason })).toMatchObject({
      code: 'code-changed',
    });
    expect(await call('third', 'admin/code-confirm', { code_id, version, reason })).toMatchObject({
      status: 'success',
    });
    expect([(await shown(code_id)).state, await tasks()]).toEqual(['active', []]);
    expect(await taken()).toBeGreaterThan(0);
    // Any change, however small, needs approval again.
    await call('third', 'admin/code-save', { ...terms, code: 'LARGE', max_uses: 200, code_id, version: version + 1 });
    expect(await shown(code_id)).toMatchObject({ state: 'waiting', is_asked_here: true });
    expect(await call('third', 'admin/code-stop', { code_id, reason })).toMatchObject({ status: 'success' });
    expect(await tasks()).toEqual([]);
  });

  it('that is small counts at once', async () => {
    const { code_id } = (await call('maker', 'admin/code-save', { ...terms, code: 'SMALL' })) as unknown as {
      code_id: string;
    };
    expect((await shown(code_id)).state).toBe('active');
  });

  it('of a batch is confirmed with the others that were drawn', async () => {
    const batch = { ...terms, name: 'Many', prefix: 'MANY', count: 200, max_uses: 1 };
    const { batch_id } = (await call('maker', 'admin/code-batch', batch)) as unknown as { batch_id: string };
    const waiting = async () =>
      (
        await program.database.pool.query('select id from coupon where batch_id = $1 and asked_by is not null', [
          batch_id,
        ])
      ).rows as { id: string }[];
    const [first] = await waiting();
    expect(await call('third', 'admin/code-confirm', { code_id: first?.id, version: 1, reason })).toMatchObject({
      message: '200 codes are now valid.',
    });
    expect(await waiting()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });
});
