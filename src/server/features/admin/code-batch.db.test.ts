// Batches of codes: all different, made once despite repeated clicks (docs/reference/back-office.md#discount-codes).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeList } from '#src/contract/admin/code-list.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

const reason = 'Agreed with the partner';

let program: TestApp;
let operator: Visitor;
let other: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'One', '{user,operator}', banyan_now()), ('op2@example.test', 'Op', 'Two', '{user,operator}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, op2: rows[1]!.id });
  [operator, other] = [createVisitor(program.app, { bearer: 'op' }), createVisitor(program.app, { bearer: 'op2' })];
});
afterAll(() => program.close());

const terms = {
  kind: 'fixed' as const,
  amount: 5,
  percent: null,
  valid_from: null,
  valid_until: null,
  minimum_spend: 20,
  max_uses: 100,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [],
  course_ids: [],
  owner: '',
};

describe('a batch of codes', () => {
  it('is drawn once, each code another one, and is a file', async () => {
    const wish = {
      name: 'Partners in spring',
      count: 500,
      prefix: 'spring',
      ...terms,
      kind: 'percent' as const,
      amount: null,
      percent: 12.5,
      max_uses: 1,
      reason,
    };
    const answers = await Promise.all([operator, other].map((by) => by.call('admin/code-batch', wish)));
    expect(answers.map(({ body }) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-taken',
      'success',
    ]);
    const batch_id = answers.flatMap(({ body }) => ('batch_id' in body ? [body.batch_id] : []))[0]!;
    const { body } = await program.app.inject({
      url: adminFileUrl('codes') + codeList.write({ batch_id }),
      headers: as('op'),
    });
    const codes = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]!);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^SPRING-[A-Z]{6}-[A-Z]{6}$/);
    expect((await operator.must('admin/codes', { batch_id })).data[0]).toMatchObject({
      percent: 12.5,
      batch: 'Partners in spring',
      made_by: expect.stringMatching(/^Op/),
    });
    expect(
      (await program.database.pool.query(`select detail from audit_log where action = 'codes-drawn'`)).rows.map(
        ({ detail }) => detail as object,
      ),
    ).toMatchObject([{ name: 'Partners in spring', count: 500, reason }]);
  });
});
