// Codes of the back office: who finds which, what may be changed, and what a booking keeps (docs/back-office.md#discount-codes).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeQuery } from '#src/contract/addresses/code-filter.ts';
import { officeFileUrl } from '#src/contract/addresses/urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { type CodesWanted, findCodes } from './code-queries.ts';

const earned = 20_000;
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
  await pool.query(
    `insert into coupon (code, kind, amount_cents, max_uses, used, owner_id, valid_from, valid_until, created_at)
     select 'THANKS-' || lpad(n::text, 6, '0'), 'fixed', 500, 1, 0, $1,
       case when n % 4000 = 1 then banyan_now() + interval '5 days' end,
       banyan_now() + make_interval(days => case when n % 2 = 0 then -1 else 30 end, secs => n),
       banyan_now() - make_interval(mins => n) from generate_series(1, ${earned}) n`,
    [rows[2]!.id],
  );
  await pool.query('analyze coupon');
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
const save = (more: object, by = operator) =>
  by.call('office/code-save', { code: 'SPRING', ...terms, reason, ...more });
const list = (input: object = {}) => operator.must('office/codes', input);
const logOf = async (action: string) =>
  (await program.database.pool.query('select subject, detail from audit_log where action = $1 order by id', [action]))
    .rows as {
    subject: string;
    detail: Record<string, unknown>;
  }[];
let made = 0;
/** Makes a code of its own, and answers its id. */
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
    const first = await operator.must('office/code', { code_id: id });
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
    const shown = await operator.must('office/code', { code_id: id });
    expect(shown).toMatchObject({ used: 1, is_used: true, state: 'used-up', minimum_spend: 1000 });
    expect(shown.uses).toMatchObject([{ ref: booked.ref, state: 'reserved', discount: 5 }]);
  });

  it('is ended once, and counts for nobody any more but who has it', async () => {
    const { id, code } = await make();
    const booked = await price(code, 'early@example.test');
    const stops = await Promise.all(
      [operator, other].map((by) => by.call('office/code-stop', { code_id: id, reason })),
    );
    expect(stops.map(({ body }) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-changed',
      'success',
    ]);
    expect(await price(code, 'late@example.test')).toMatchObject({ code: 'coupon-expired' });
    const shown = await operator.must('office/code', { code_id: id });
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

  it('knows no code that there is not', async () => {
    const code_id = '00000000-0000-4000-8000-000000000000';
    expect((await operator.call('office/code', { code_id })).body).toMatchObject({ code: 'code-not-found' });
    expect((await operator.call('office/code-stop', { code_id, reason })).body).toMatchObject({
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
    const answers = await Promise.all([operator, other].map((by) => by.call('office/code-batch', wish)));
    expect(answers.map(({ body }) => ('code' in body ? body.code : body.status)).toSorted()).toEqual([
      'code-taken',
      'success',
    ]);
    const batch_id = answers.flatMap(({ body }) => ('batch_id' in body ? [body.batch_id] : []))[0]!;
    const { body } = await program.app.inject({
      url: officeFileUrl('codes') + codeQuery({ batch_id }),
      headers: as('op'),
    });
    const codes = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]!);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^SPRING-[A-Z]{6}-[A-Z]{6}$/);
    expect((await list({ batch_id })).data[0]).toMatchObject({
      percent: 12.5,
      batch: 'Partners in spring',
      made_by: expect.stringMatching(/^Op/),
    });
    expect((await logOf('codes-drawn')).map(({ detail }) => detail)).toMatchObject([
      { name: 'Partners in spring', count: 500, reason },
    ]);
  });
});

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
    expect((await owner.call('office/codes', {})).body).toMatchObject({ code: 'forbidden' });
    expect((await program.app.inject({ url: officeFileUrl('codes'), headers: as('owner') })).statusCode).toBe(404);
  });

  const usual: CodesWanted = { after: null, count: 51 };
  it.each<[string, CodesWanted]>([
    ['all', usual],
    ['those of operators', { ...usual, origin: 'office' }],
    ['active ones', { ...usual, state: 'active' }],
    [
      'those that are over',
      {
        ...usual,
        state: 'over',
        after: { micros: String(Date.now() * 1000 - 3_600_000_000), id: '00000000-0000-4000-8000-000000000000' },
      },
    ],
    ['used-up ones', { ...usual, state: 'used-up' }],
    ['a code', { ...usual, find: 'thanks-000123' }],
  ])('reads of %s no more than it shows', async (_, wanted) => {
    const [plan] = await plansOf(program.database.pool, () => findCodes(program.database.db, wanted));
    expect(wholeReads(plan!).filter((table) => table === 'coupon')).toEqual([]);
    expect(touchedOf(plan!, 'coupon')).toBeLessThanOrEqual(3 * 51);
  });
});
