// Discount codes in the back office: search, changes, and what existing bookings keep
// (docs/reference/back-office.md#discount-codes).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';

const reason = 'Agreed with the partner';

let program: TestApp;
let operator: Visitor;
let other: Visitor;
let course: TestCourse;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await insertBookableCity(pool);
  course = await insertBookableCourse(pool, { price_cents: 4000 });
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'One', '{user,operator}', banyan_now()), ('op2@example.test', 'Op', 'Two', '{user,operator}', banyan_now()),
       ('owner@example.test', 'Owner', '', '{user}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, op2: rows[1]!.id, owner: rows[2]!.id });
  [operator, other] = [createVisitor(program.app, { bearer: 'op' }), createVisitor(program.app, { bearer: 'op2' })];
}, 120_000);
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
const save = (more: object, by = operator) => by.call('admin/code-save', { code: 'SPRING', ...terms, reason, ...more });
const logOf = async (action: string) =>
  (await program.database.pool.query('select subject, detail from audit_log where action = $1 order by id', [action]))
    .rows as {
    subject: string;
    detail: Record<string, unknown>;
  }[];
let made = 0;
/** Makes a new code and returns its id. */
async function make(more: object = {}): Promise<{ id: string; code: string }> {
  const code = `CODE-${(made += 1)}`;
  const { body } = await save({ code, ...more });
  return { id: (body as unknown as { code_id: string }).code_id, code };
}
const price = async (code: string, email = 'guest@example.test') => {
  const visitor = createVisitor(program.app);
  return (await visitor.call('booking/checkout', choiceOf(course, { email, coupon_code: code }) as never))
    .body as unknown as {
    ref: string;
    code?: string;
    coupon_discount: number;
  };
};

describe('a code of an operator', () => {
  it('is made, counts, and is changed by who has seen it as it is', async () => {
    const { id, code } = await make({ owner: 'OWNER@example.test', city_ids: [1], course_ids: [course.id] });
    const first = await operator.must('admin/code', { code_id: id });
    expect(first).toMatchObject({
      code,
      amount: 5,
      state: 'active',
      owner: 'owner@example.test',
      made_by: 'Op One',
      version: 1,
    });
    const [one, two] = await Promise.all([
      save({ code_id: id, code, version: 1, max_uses: 50 }),
      save({ code_id: id, code, version: 1, max_uses: 60 }, other),
    ]);
    expect([one.body, two.body].map((body) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-changed',
      'success',
    ]);
    const [changed] = await logOf('code-changed');
    expect(changed).toMatchObject({ subject: `code:${id}`, detail: { before: { max_uses: 100 }, reason } });
    expect(JSON.stringify(changed)).not.toContain('owner@');
  });

  it('that a booking has keeps its figure and its name, and may lose the rest', async () => {
    const { id, code } = await make();
    const booked = await price(code.toLowerCase());
    expect(booked.ref).toMatch(/^[A-Z]{8}$/);
    const refused = await save({ code_id: id, code: 'OTHER-NAME', version: 1, amount: 6, max_uses: null });
    expect(refused.body).toMatchObject({
      code: 'bad-input',
      fields: { code: expect.any(String), amount: expect.any(String) },
    });
    expect((await save({ code_id: id, code, version: 1, max_uses: 1, minimum_spend: 1000 })).body).toMatchObject({
      status: 'success',
    });
    const shown = await operator.must('admin/code', { code_id: id });
    expect(shown).toMatchObject({ used: 1, is_used: true, state: 'used-up', minimum_spend: 1000 });
    expect(shown.uses).toMatchObject([{ ref: booked.ref, state: 'reserved', discount: 5 }]);
  });

  it('is ended once, and counts for nobody any more but who has it', async () => {
    const { id, code } = await make();
    const booked = await price(code, 'early@example.test');
    const stops = await Promise.all([operator, other].map((by) => by.call('admin/code-stop', { code_id: id, reason })));
    expect(stops.map(({ body }) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-changed',
      'success',
    ]);
    expect(await price(code, 'late@example.test')).toMatchObject({ code: 'coupon-expired' });
    const shown = await operator.must('admin/code', { code_id: id });
    expect([shown.state, shown.uses.map(({ ref }) => ref)]).toEqual(['over', [booked.ref]]);
    expect((await logOf('code-stopped')).map(({ subject }) => subject)).toEqual([`code:${id}`]);
  });

  it.each([
    [{ code: 'abc' }, ['code']],
    [{ amount: null }, ['amount']],
    [{ kind: 'percent', percent: 100.5 }, ['percent']],
    [{ kind: 'percent', percent: 0 }, ['percent']],
    [{ valid_from: '2026-12-02T00:00:00Z', valid_until: '2026-12-01T00:00:00Z' }, ['valid_until']],
    [{ owner: 'nobody@example.test' }, ['owner']],
    [{ city_ids: [1, 999], course_ids: [998] }, ['city_ids', 'course_ids']],
    [{ reason: 'short' }, ['reason']],
  ])('is refused where %j', async (more, fields) => {
    const { body } = await save({ code: 'WRONG-ONE', ...more });
    expect(Object.keys((body as { fields?: object }).fields ?? {})).toEqual(fields);
  });

  it('has its uses as a file, all of them, with texts that no spreadsheet reads as formulas', async () => {
    const { id, code } = await make();
    const refs: string[] = [];
    for (const email of ['one@example.test', 'two@example.test', 'three@example.test'])
      refs.push((await price(code, email)).ref);
    await program.database.pool.query(`update booking set first_name = '=1+1' where ref = $1`, [refs[0]]);
    const file = (of: string) =>
      program.app.inject({ url: `${adminFileUrl('code-uses')}?code=${of}`, headers: as('op') });
    const answer = await file(id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...lines] = answer.body.trimEnd().split('\r\n');
    expect(head).toContain('ref,booking_status,state,at,guest,discount');
    expect(lines.map((line) => line.slice(0, 8))).toEqual(refs.toReversed());
    expect(lines.every((line) => line.includes(',held,reserved,') && line.endsWith(',5'))).toBe(true);
    expect(lines.at(-1)).toContain("'=1+1");
    expect((await logOf('office-file-fetched')).at(-1)).toMatchObject({
      subject: 'file:code-uses.csv',
      detail: { code_id: id },
    });
    const missing = ['00000000-0000-4000-8000-0000000000ff', 'nonsense'];
    expect(await Promise.all(missing.map(async (of) => (await file(of)).statusCode))).toEqual([404, 404]);
  });

  it('knows no code that there is not', async () => {
    const code_id = '00000000-0000-4000-8000-000000000000';
    expect((await operator.call('admin/code', { code_id })).body).toMatchObject({ code: 'code-not-found' });
    expect((await operator.call('admin/code-stop', { code_id, reason })).body).toMatchObject({
      code: 'code-not-found',
    });
    expect((await save({ code_id, version: 1 })).body).toMatchObject({ code: 'code-not-found' });
  });

  it('is there once, whoever types it how', async () => {
    const { code } = await make();
    expect((await save({ code: ` ${code.toLowerCase()} ` })).body).toMatchObject({ code: 'code-taken' });
    const answers = await Promise.all([operator, other].map((by) => save({ code: 'AT-ONCE' }, by)));
    expect(answers.map(({ body }) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-taken',
      'success',
    ]);
  });

  it('asks for a second factor that was shown within the hour', async () => {
    const { pool } = program.database;
    await pool.query(`update api_token set created_at = created_at - interval '2 hours' where label = 'test'`);
    expect((await save({ code: 'STALE-ONE' })).body).toMatchObject({ code: 'factor-stale' });
    await pool.query(`update api_token set created_at = created_at + interval '2 hours' where label = 'test'`);
  });
});
