// Countries in the back office.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  await insertCourse(pool, { id: 1, city_id: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'Erator', '{user,operator}', banyan_now()), ('two@example.test', 'Second', '', '{user,operator}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, two: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
  other = createVisitor(program.app, { bearer: 'two' });
}, 120_000);
afterAll(() => program.close());

type Fields = Partial<Record<string, string>>;
const wish = { code: 'PT', name: 'Portugal', currency: 'EUR', position: 9, is_shown: true };
const save = async (more: object, who = operator) =>
  (await who.call('admin/country-save', { ...wish, ...more } as never)) as {
    status: number;
    body: { code?: string; fields?: Fields; message?: string };
  };
const shown = async (code: string) => (await operator.must('admin/country', { code })).country!;
const fieldsOf = ({ code, name, currency, position, is_shown, version }: Awaited<ReturnType<typeof shown>>) => ({
  code,
  name,
  currency,
  position,
  is_shown,
  version,
});
const log = async (action: string) =>
  (await program.database.pool.query('select subject, detail from audit_log where action = $1 order by id', [action]))
    .rows;

describe('countries', () => {
  it('are added without a file, and their cities are shown', async () => {
    const { free, currencies } = await operator.must('admin/country', {});
    expect(free.find(({ code }) => code === 'PT')).toEqual({ code: 'PT', name: 'Portugal' });
    expect(free.find(({ code }) => code === 'VN')).toBeUndefined();
    expect(currencies).toContain('EUR');
    expect((await save({})).body.message).toMatch(/added/);
    expect(await shown('PT')).toMatchObject({ isd: '351', cities: 0, rate_state: 'none', cash_step: null });
    await program.database.pool.query(
      `insert into exchange_rate (code, rate, fetched_at) values ('EUR', 0.9, banyan_now())`,
    );
    expect(await shown('PT')).toMatchObject({ rate_state: 'fresh', cash_step: 1 });
    const { countries } = await operator.must('admin/city-list', {});
    expect(countries.map(({ code, shown_cities: cities }) => [code, cities])).toEqual([
      ['NP', 1],
      ['VN', 1],
      ['PT', 0],
    ]);
    expect((await operator.must('admin/city', {})).countries.map(({ code }) => code)).toContain('PT');
    expect(await log('country-added')).toEqual([
      {
        subject: 'country:PT',
        detail: { before: {}, after: { name: 'Portugal', currency: 'EUR', position: 9, is_shown: true } },
      },
    ]);
  });

  it('are changed on every page at once, and ordered', async () => {
    const groups = async () =>
      (await operator.must('city/list-by-country', {})).data.map(({ country_name }) => country_name);
    expect(await groups()).toEqual(['Nepal', 'Vietnam']);
    expect((await save({ ...fieldsOf(await shown('NP')), name: 'Federal Nepal', position: 5 })).status).toBe(200);
    expect(await groups()).toEqual(['Vietnam', 'Federal Nepal']);
    expect((await log('country-changed')).at(-1)).toMatchObject({
      detail: { before: { name: 'Nepal', position: 1 }, after: { name: 'Federal Nepal', position: 5 } },
    });
  });

  it('say at the field what they cannot be', async () => {
    expect((await save({})).body.fields).toEqual({ code: 'This country was already added.' });
    const wrong = await save({ code: 'XX', currency: 'XYZ', name: 'vietnam' });
    expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual(['code', 'currency', 'name']);
    expect((await save({ code: 'ES', name: 'E' })).body.fields).toHaveProperty('name');
  });

  it('are only those that there are', async () => {
    expect((await operator.call('admin/country', { code: 'ES' })).body).toMatchObject({ code: 'country-not-found' });
    expect((await save({ code: 'ES', version: '0'.repeat(32) })).body.code).toBe('country-not-found');
  });

  it('are hidden once none of their cities is shown, and then none can be', async () => {
    const { pool } = program.database;
    const vietnam = fieldsOf(await shown('VN'));
    expect((await save({ ...vietnam, is_shown: false })).body.fields).toHaveProperty('is_shown');
    await pool.query('update city set is_active = false where id = 1');
    expect((await save({ ...vietnam, is_shown: false })).status).toBe(200);
    const { city } = await operator.must('admin/city', { city_id: 1 });
    const { id, image: _, has_listings: __, former_slugs: ___, ...fields } = city!;
    const again = (await operator.call('admin/city-save', { ...fields, city_id: id, is_shown: true } as never)) as {
      body: { fields?: Fields };
    };
    expect(again.body.fields).toEqual({ is_shown: 'Its country is hidden. Show the country first.' });
    expect((await operator.must('admin/city', {})).countries.map(({ code }) => code)).not.toContain('VN');
    expect((await save({ ...fieldsOf(await shown('VN')), is_shown: true })).status).toBe(200);
    expect((await operator.call('admin/city-save', { ...fields, city_id: id, is_shown: true } as never)).status).toBe(
      200,
    );
  });

  it('get another money only with a reason and a second factor where there are listings', async () => {
    const { pool } = program.database;
    const reason = 'The country has the euro now';
    const vietnam = { ...fieldsOf(await shown('VN')), currency: 'EUR' };
    expect((await save(vietnam)).body.fields).toHaveProperty('reason');
    await pool.query('update api_token set created_at = created_at - make_interval(hours => 1)');
    expect((await save({ ...vietnam, reason })).body.code).toBe('factor-stale');
    await pool.query('update api_token set created_at = banyan_now()');
    expect((await save({ ...vietnam, reason })).status).toBe(200);
    expect((await log('country-changed')).at(-1)).toMatchObject({ detail: { after: { currency: 'EUR' }, reason } });
    // No one pays in Portugal yet.
    expect((await save({ ...fieldsOf(await shown('PT')), currency: 'JPY' })).status).toBe(200);
  });

  it('tell the second of two who change or add one at once', async () => {
    const seen = fieldsOf(await shown('NP'));
    const both = await Promise.all([save({ ...seen, position: 7 }), save({ ...seen, position: 8 }, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const spain = { code: 'ES', name: 'Spain' };
    const added = await Promise.all([save(spain), save(spain, other)]);
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
