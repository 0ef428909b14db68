// Service fees of cities and categories in the back office.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let operator: Visitor;
let other: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await insertPlaces(pool);
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'Erator', '{user,operator}', banyan_now()), ('two@example.test', 'Second', '', '{user,operator}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, two: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
  other = createVisitor(program.app, { bearer: 'two' });
  // Food is 1, craft 2; Hanoi is 1, Kathmandu 2.
  await insertCourse(pool, { id: 1, city_id: 1, category_id: 1, price_cents: 10_000, min_pax: 1 });
  await insertCourse(pool, { id: 2, city_id: 1, category_id: 2, price_cents: 9900, min_pax: 1 });
  await insertCourse(pool, { id: 3, city_id: 2, category_id: 2, price_cents: 10_000, min_pax: 1 });
}, 120_000);
afterAll(() => program.close());
afterEach(async () => {
  await program.database.pool.query(`update api_token set created_at = banyan_now()`);
});

const reason = 'As the board decided in May';
const place = (city_id: number | null, category_id: number | null) => ({ city_id, category_id });
type Place = ReturnType<typeof place>;
const list = async () => operator.must('admin/fee-list', {});
const versionOf = async ({ city_id, category_id }: Place) =>
  (await list()).data.find((one) => (one.city?.id ?? null) === city_id && (one.category?.id ?? null) === category_id)
    ?.version ?? 0;
const set = async (at: Place, rate: number | null, more: object = {}, who = operator) =>
  (await who.call('admin/fee-set', { ...at, rate, version: await versionOf(at), reason, ...more } as never)) as {
    status: number;
    body: { code?: string; fields?: Record<string, string> };
  };
const clear = async () => {
  for (const { city, category } of (await list()).data)
    expect((await set(place(city?.id ?? null, category?.id ?? null), null)).status).toBe(200);
};
const cards = async (city_id: number) => {
  const { data } = await operator.must('course/city', { city_id } as never);
  return Object.fromEntries(data.map((card) => [card.id, card.price_from]));
};
const cities = async () => {
  const { data } = await operator.must('city/active', {});
  return Object.fromEntries(data.map((city) => [city.id, city.price_from]));
};

describe('service fees', () => {
  it('are of a category in a city, else of the city, else of the category, in every price that is seen', async () => {
    expect([await cards(1), await cards(2)]).toEqual([{ 1: 106, 2: 104.94 }, { 3: 106 }]);
    expect(await cities()).toEqual({ 1: 104.94, 2: 106 });
    await set(place(null, 2), 0.1);
    expect([await cards(1), await cards(2)]).toEqual([{ 1: 106, 2: 108.9 }, { 3: 110 }]);
    // The cheapest before the fee is not the cheapest with it.
    expect(await cities()).toEqual({ 1: 106, 2: 110 });
    await set(place(1, null), 0);
    expect([await cards(1), await cards(2)]).toEqual([{ 1: 100, 2: 99 }, { 3: 110 }]);
    await set(place(1, 2), 0.125);
    expect(await cards(1)).toEqual({ 1: 100, 2: 111.38 });
    const { data } = await operator.must('course/detail', { course_id: 2 } as never);
    expect(data).toMatchObject({ service_fee_rate: 0.125, price_from: 111.38 });
    const page = await program.app.inject({ url: '/hanoi/2/a-course' });
    const shown = page.statusCode === 301 ? await program.app.inject({ url: String(page.headers['location']) }) : page;
    expect(shown.body).toContain('111.38');
    await clear();
    expect(await cards(1)).toEqual({ 1: 106, 2: 104.94 });
  });

  it('are listed with who set each and for how many listings, and kept in the audit log with before and after', async () => {
    await set(place(1, 2), 0.08);
    await set(place(1, 2), 0.09);
    const found = await list();
    expect(found).toMatchObject({
      usual: 0.06,
      data: [
        {
          city: { id: 1, name: 'Hanoi' },
          category: { id: 2, name: 'Craft' },
          rate: 0.09,
          listings: 1,
          who: 'Op Erator',
        },
      ],
    });
    expect(found.categories.map(({ name }) => name)).toEqual(['Craft', 'Empty', 'Food']);
    const { rows } = await program.database.pool.query(
      `select subject, detail from audit_log where action = 'fee-changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { subject: 'city:1', detail: { before: 0.08, after: 0.09, city: 'Hanoi', category: 'Craft', reason } },
    ]);
    await clear();
    const history = await program.database.pool.query(
      'select from_rate::float8, to_rate::float8 from service_fee_change order by id desc limit 3',
    );
    expect(history.rows).toEqual([
      { from_rate: 0.09, to_rate: null },
      { from_rate: 0.08, to_rate: 0.09 },
      { from_rate: null, to_rate: 0.08 },
    ]);
    await expect(program.database.pool.query('delete from service_fee_change')).rejects.toThrow(/append-only/);
  });

  it('say at the field what is wrong, and ask for the second factor', async () => {
    expect((await set(place(null, null), 0.1)).body.fields).toHaveProperty('city_id');
    expect((await set(place(9, 9), 0.1)).body.fields).toEqual({
      city_id: 'This city no longer exists. Choose another one.',
      category_id: 'This category no longer exists. Choose another one.',
    });
    expect((await set(place(1, null), 0.12345)).body.fields).toHaveProperty('rate');
    expect((await set(place(1, null), 0.51)).body.fields).toHaveProperty('rate');
    expect((await set(place(1, null), 0.1, { reason: 'short' })).body.fields).toHaveProperty('reason');
    await program.database.pool.query(`update api_token set created_at = created_at - make_interval(hours => 1)`);
    expect((await set(place(1, null), 0.1)).body.code).toBe('factor-stale');
    expect((await list()).data).toEqual([]);
  });

  it('tell the second of two who set one at once, and whoever saw one that is gone', async () => {
    const version = await versionOf(place(2, null));
    const both = await Promise.all([
      set(place(2, null), 0.1, { version }),
      set(place(2, null), 0.2, { version }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.code)).toContain('fee-changed');
    const seen = await versionOf(place(2, null));
    await set(place(2, null), null);
    await set(place(2, null), 0.3);
    expect((await set(place(2, null), 0.4, { version: seen })).body.code).toBe('fee-changed');
    await clear();
  });

  it('name the published listing that a fee would make too cheap to be paid online', async () => {
    const { pool } = program.database;
    // Half off for two: 0.48 for both, which a fee of 6% raises to 0.51.
    await insertCourse(pool, {
      id: 9,
      title: 'A very small thing',
      city_id: 2,
      category_id: 1,
      price_cents: 96,
      min_pax: 1,
      group_tiers: [{ from_pax: 2, percent: 75 }],
    });
    const refused = await set(place(2, null), 0.01);
    expect(refused.body.fields?.['rate']).toMatch(/“A very small thing” \(number 9\)/);
    expect((await set(place(2, 2), 0.01)).status).toBe(200);
    expect((await set(place(2, 1), 0.05)).status).toBe(200);
    expect((await set(place(2, null), 0.01)).status).toBe(200);
    // Without the category's fee the city's would apply.
    expect((await set(place(2, 1), null)).body.fields?.['rate']).toMatch(/number 9/);
    const usual = (await operator.must('admin/setting-list', {})).data.find(({ key }) => key === 'service_fee_rate')!;
    const lower = { key: 'service_fee_rate', value: '0', version: usual.version, reason } as const;
    expect((await operator.call('admin/setting-change', lower)).status).toBe(200);
    await operator.must('admin/setting-change', { ...lower, value: '0.06', version: usual.version + 1 });
    await set(place(2, null), null);
    await set(place(2, 1), null);
    const again = (await operator.call('admin/setting-change', {
      ...lower,
      version: usual.version + 2,
    })) as { body: { fields?: Record<string, string> } };
    expect(again.body.fields?.['value']).toMatch(/number 9/);
    await pool.query('delete from course where id = 9');
    await clear();
  });
});
