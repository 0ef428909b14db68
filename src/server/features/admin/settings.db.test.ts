// Marketplace settings in the back office.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { figureKeys } from '#src/domain/setting/currency-figures.ts';
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

type Wish = { key: string; value: string; version?: number; reason?: string };
const reason = 'As the board decided in May';
const list = async () => (await operator.must('admin/setting-list', {})).data;
const settingOf = async (key: string) => (await list()).find((one) => one.key === key)!;
const change = async ({ key, ...wish }: Wish, who = operator) => {
  const { version } = await settingOf(key);
  return (await who.call('admin/setting-change', { key, version, ...wish } as never)) as {
    status: number;
    body: { code?: string; fields?: Record<string, string> };
  };
};

describe('settings', () => {
  it('are listed with what each may be, and changed with who and when', async () => {
    expect(await settingOf('brand_name')).toMatchObject({
      value: 'Banyan',
      who: '',
      must: 'a line of 1 to 60 characters',
    });
    expect((await change({ key: 'brand_name', value: '  Days Out ' })).status).toBe(200);
    expect(await settingOf('brand_name')).toMatchObject({ value: 'Days Out', who: 'Op Erator <op@example.test>' });
    const page = await program.app.inject({ url: '/' });
    expect(page.body).toContain('Days Out');
    const { rows } = await program.database.pool.query(
      `select detail from audit_log where action = 'setting-changed' and subject = 'setting:brand_name'`,
    );
    expect(rows).toEqual([{ detail: { before: 'Banyan', after: 'Days Out' } }]);
  });

  it('of looks are on pages at once, also on those that were kept', async () => {
    const home = async () => (await program.app.inject({ url: '/' })).body;
    for (const _ of [1, 2, 3]) expect(await home()).not.toContain('--brand:light-dark(#0033cc');
    await change({ key: 'color_brand', value: '#0033cc' });
    await change({ key: 'hero_text', value: 'Slow days by the river' });
    const body = await home();
    expect(body).toContain('style="--brand:light-dark(#0033cc,');
    expect(body).toMatch(/<h1[^>]*>Slow days by the river<\/h1>/);
  });

  it('say at the field what is wrong', async () => {
    const light = await change({ key: 'color_brand', value: '#ffcc00' });
    expect([light.status, light.body.code]).toEqual([400, 'bad-input']);
    expect(light.body.fields?.value).toMatch(/contrast of at least 4\.5:1/);
    expect((await change({ key: 'service_fee_rate', value: '6%', reason })).body.fields).toHaveProperty('value');
    expect((await change({ key: 'mail_language', value: 'xx_XX' })).body.fields).toHaveProperty('value');
  });

  it('of money ask for a reason and for the second factor, and count at once', async () => {
    const bare = await change({ key: 'service_fee_rate', value: '0.1' });
    expect(Object.keys(bare.body.fields ?? {})).toEqual(['reason']);
    expect((await change({ key: 'service_fee_rate', value: '0.1', reason })).status).toBe(200);
    expect(program.services.config.serviceFees.usual).toBe(0.1);
    await program.database.pool.query(`update api_token set created_at = created_at - make_interval(hours => 1)`);
    expect((await change({ key: 'service_fee_rate', value: '0.2', reason })).body.code).toBe('factor-stale');
    expect((await change({ key: 'tagline', value: 'Slow days' })).status).toBe(200);
    await program.database.pool.query(`update api_token set created_at = banyan_now()`);
  });

  it('tell the second of two who change one at once', async () => {
    const { version } = await settingOf('press_title');
    const [first, second] = await Promise.all([
      change({ key: 'press_title', value: 'One', version }),
      change({ key: 'press_title', value: 'Two', version }, other),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect([first.body.code, second.body.code]).toContain('setting-changed');
  });

  it('change the currency of prices, with rates for one unit of it, and say what is not offered in it', async () => {
    const { pool } = program.database;
    await pool.query(`insert into exchange_rate (code, rate, fetched_at) values
      ('EUR', 0.8, banyan_now()), ('VND', 26000, banyan_now()) on conflict (code) do update set rate = excluded.rate`);
    expect((await change({ key: 'currency', value: 'EURO', reason })).body.code).toBe('bad-input');
    expect((await change({ key: 'currency', value: 'EUR', reason })).status).toBe(200);
    const { rows } = await pool.query(
      `select code, rate::float8 as rate from exchange_rate where code in ('EUR', 'USD', 'VND') order by 1`,
    );
    expect(rows).toEqual([
      { code: 'USD', rate: 1.25 },
      { code: 'VND', rate: 32_500 },
    ]);
    expect((await settingOf('currency')).note).toBe('');
    // The program has no figures for this currency, so the operator must enter them first.
    const missing = await change({ key: 'currency', value: 'NPR', reason });
    expect(missing.body.fields?.['value']).toMatch(/online_minimum, review_reward/);
    for (const key of figureKeys) await change({ key, value: '7000', reason });
    expect((await change({ key: 'currency', value: 'NPR', reason })).status).toBe(200);
    expect((await change({ key: 'cash_note', value: '', reason })).body.fields?.['value']).toMatch(/cash_note/);
    // No rate converts one into the other, so rates are empty until a source is fetched.
    expect((await pool.query('select from exchange_rate')).rowCount).toBe(0);
    for (const key of figureKeys) await change({ key, value: figureKeys[0] === key ? '50' : '7000', reason });
    expect((await change({ key: 'currency', value: 'USD', reason })).status).toBe(200);
    for (const key of figureKeys) await change({ key, value: '', reason });
  });

  it('keep the currency of prices once something has one, also where both happen at once', async () => {
    const { pool } = program.database;
    expect(await settingOf('currency')).toMatchObject({ value: 'USD', is_fixed: false });
    await insertPlaces(pool);
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into coupon (code, kind, amount_cents) values ('FIRST-PRICE', 'fixed', 500)`);
    const changing = change({ key: 'currency', value: 'EUR', reason });
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks where not granted and mode = 'ShareRowExclusiveLock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, 10_000);
    await client.query('commit');
    client.release();
    expect((await changing).body.code).toBe('setting-fixed');
    expect(await settingOf('currency')).toMatchObject({ value: 'USD', is_fixed: true });
    await pool.query('delete from coupon');
    await insertCourse(pool, { id: 1 });
    expect((await change({ key: 'currency', value: 'EUR', reason })).body.code).toBe('setting-fixed');
    expect(await settingOf('currency')).toMatchObject({ is_fixed: true });
  });
});
