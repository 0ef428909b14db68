import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { ensureTexts } from './data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const version = async () =>
  (await database.pool.query('select version from content_version')).rows[0]?.version as number;

it('gives a new installation its pages of text', async () => {
  await ensureTexts({ url: database.url, isPgbouncer: false });
  const result = await database.pool.query(`select title from content_page where slug in ('faq', 'terms-of-service')`);
  expect(result.rows).toHaveLength(2);
});

it('adds what is missing and leaves alone what an operator has written', async () => {
  await database.pool.query(`update content_page set title = 'Ours' where slug = 'faq'`);
  await database.pool.query(`delete from content_page where slug = 'how-we-rank'`);
  await ensureTexts({ url: database.url, isPgbouncer: false });
  const result = await database.pool.query(`select slug, title from content_page where slug in ('faq', 'how-we-rank')
    order by slug`);
  expect(result.rows).toMatchObject([{ slug: 'faq', title: 'Ours' }, { slug: 'how-we-rank' }]);
});

it('follows the file of a page that nobody has edited, also one of an earlier version', async () => {
  const older = '## What is new here\nAn earlier text.';
  const write = (slug: string, shipped: string) =>
    database.pool.query(`update content_page set body = $2, shipped_hash = ${shipped} where slug = $1`, [slug, older]);
  await write('about-us', `md5(title || E'\\n' || summary || E'\\n' || $2)`);
  await write('privacy-policy', 'shipped_hash');
  await write('terms-of-service', 'null');
  await ensureTexts({ url: database.url, isPgbouncer: false });
  const result = await database.pool.query<{ slug: string; body: string }>(
    `select slug, body from content_page where slug in ('about-us', 'privacy-policy', 'terms-of-service') order by slug`,
  );
  expect(result.rows.map(({ slug, body }) => [slug, body === older])).toEqual([
    ['about-us', false],
    ['privacy-policy', true],
    ['terms-of-service', true],
  ]);
});

it('empties no cache when nothing is missing', async () => {
  const before = await version();
  await ensureTexts({ url: database.url, isPgbouncer: false });
  expect(await version()).toBe(before);
});
