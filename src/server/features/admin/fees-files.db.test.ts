// Fees, rates and rate history as files.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as } from '#tests/support/app/tokens.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';

let program: TestApp;
let token: string;

beforeAll(async () => {
  program = await createTestApp({ fill: ({ pool }) => insertPlaces(pool) });
  const { pool } = program.database;
  token = await makeOperator(pool);
  await pool.query('truncate exchange_rate, exchange_rate_change, service_fee');
  await pool.query(`insert into exchange_rate (code, rate, fetched_at, source) values
    ('VND', 26000, banyan_now() - interval '2 days', 'test'), ('NPR', 133.5, banyan_now() - interval '15 days', '=test')`);
  await pool.query('delete from exchange_rate_change');
  // More than ten, so numeric order differs from text order.
  await pool.query(`insert into exchange_rate_change (code, rate, source, good_at)
    select 'VND', 26000 + n, 'test', banyan_now() from generate_series(1, 12) n order by n`);
  await pool.query('insert into service_fee (city_id, rate) values (1, 0.0812)');
}, 60_000);
afterAll(() => program?.close());

const get = (name: string) => program.app.inject({ url: `/admin/${name}`, headers: as(token) });
const linesOf = async (name: string) => (await get(name)).body.replace('\uFEFF', '').trim().split('\r\n');

it('have all rates, with a source that is no formula', async () => {
  const [header, ...lines] = await linesOf('rates.csv');
  expect(header).toBe('code,rate,state,good_at,age_hours,source,held_until,is_used');
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['NPR', '133.5'],
    ['VND', '26000'],
  ]);
  expect(lines[0]).not.toContain(',=test');
});

it('have all that a rate has been, the newest first, of a currency that is named', async () => {
  const [header, ...lines] = await linesOf('rate-changes.csv?code=VND');
  expect(header).toBe('at,rate,good_at,source');
  expect(lines.map((line) => Number(line.split(',')[1]))).toEqual(
    Array.from({ length: 12 }, (_none, index) => 26_012 - index),
  );
  expect((await get('rate-changes.csv')).statusCode).toBe(404);
});

it('have the fees of places', async () => {
  const [header, ...lines] = await linesOf('fees.csv');
  expect(header).toBe('city,category,rate,listings,changed_at,who');
  expect(lines).toEqual([expect.stringMatching(/^[^,]+,,0\.0812,\d+,\d{4}-[^,]+Z,$/)]);
});
