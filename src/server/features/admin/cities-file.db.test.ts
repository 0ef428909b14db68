// Cities and search terms as files.
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
  await pool.query('truncate search_synonym');
  await pool.query(
    `insert into search_synonym (term, kind, means) values ('brew', 'words', 'coffee'), ('espresso', 'words', 'latte')`,
  );
}, 60_000);
afterAll(() => program?.close());

const linesOf = async (name: string) => {
  const { body } = await program.app.inject({ url: `/admin/${name}`, headers: as(token) });
  return body.replace('\uFEFF', '').trim().split('\r\n');
};

it('have cities with their filter', async () => {
  const [header, ...all] = await linesOf('cities.csv');
  expect(header).toBe('name,slug,country,time_zone,listings,position,is_shown');
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all).size).toBe(all.length);
  const [first = ''] = all[0]?.split(',') ?? [];
  expect((await linesOf(`cities.csv?find=${first}`)).slice(1)).toEqual([all[0]]);
  expect(await linesOf('cities.csv?find=nowhere')).toEqual([header]);
});

it('have search words with their filter', async () => {
  expect(await linesOf('words.csv')).toHaveLength(3);
  expect(await linesOf('words.csv?find=esp')).toEqual(['term,kind,means', 'espresso,words,latte']);
});

it('leave out names of places that the marketplace does not have, until they are searched for', async () => {
  const { pool } = program.database;
  await pool.query(`insert into search_synonym (term, kind, means)
    select 'here', 'place', search_fold(name) from city limit 1`);
  await pool.query(`insert into search_synonym (term, kind, means) values ('annapurna', 'landmark', 'nowhere')`);
  const words = (await linesOf('words.csv')).map((line) => line.split(',')[0]);
  expect(words).toEqual(['term', 'brew', 'espresso', 'here']);
  expect(await linesOf('words.csv?find=anna')).toHaveLength(2);
});
