// Empty lists, rendered by the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
    },
  });
});
afterAll(() => program.close());

describe('a list', () => {
  it.each([
    ['product-list.empty-search-results', '/s/zzzzqq', 200],
    ['product-list.empty-filter-results', '/2/kathmandu?price=499-500', 200],
    ['city-not-found', '/2/somewhere-else', 404],
  ] as const)('says %s at %s', async (code, url, status) => {
    const answer = await program.app.inject({ url });
    expect([answer.statusCode, answer.body.includes(errorText(code))]).toEqual([status, true]);
  });

  it('that breaks is a page that is missing', async () => {
    const { pool } = program.database;
    await pool.query('alter table course_listing rename to course_listing_gone');
    const answer = await program.app.inject({ url: '/s/pho' });
    await pool.query('alter table course_listing_gone rename to course_listing');
    expect(answer.statusCode).toBe(404);
  });
});
