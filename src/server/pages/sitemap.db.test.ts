import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';

/** Fills one part and begins a second, with a gap of many parts before the last. */
const many = 12_000;
const far = 1_230_001;

/** Copies course 1 in batches, below the statement timeout. */
async function copyCourse(pool: Pool, first: number, last: number): Promise<void> {
  // Lists and figures do not matter here, so their triggers are off.
  await pool.query('alter table course disable trigger user');
  for (let from = first; from <= last; from += 2000)
    await pool.query(
      `insert into course select copy.* from course c, generate_series($1::int, $2::int) n,
         lateral jsonb_populate_record(c, jsonb_build_object('id', n)) copy where c.id = 1`,
      [from, Math.min(last, from + 1999)],
    );
  await pool.query('alter table course enable trigger user');
}

let program: TestApp;
let origin: string;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1, title: 'Phở & friends: 4 o’clock' });
      await insertCourse(pool, { id: 2, status: 'draft' });
      await insertCourse(pool, { id: 3, city_id: 3 });
      await copyCourse(pool, 4, many);
      await copyCourse(pool, far, far);
    },
  });
  ({ origin } = program.services.config);
});

afterAll(() => program.close());

const get = (url: string, headers: Record<string, string> = {}) => program.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('/sitemap.xml', () => {
  it('is an index of the parts that have something', async () => {
    const answer = await get('/sitemap.xml');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(locations(answer.body)).toEqual(
      ['pages', 'cities', 'categories', 'hosts', 'courses-1', 'courses-2', 'courses-124'].map(
        (name) => `${origin}/sitemap-${name}.xml`,
      ),
    );
  });

  it('has in its parts every course once, at most 10,000 in each, and only what can be opened', async () => {
    const parts = locations((await get('/sitemap.xml')).body).filter((url) => url?.includes('courses'));
    const listed = await Promise.all(
      parts.map(async (url) => locations((await get(new URL(url ?? '').pathname)).body)),
    );
    expect(listed.map((urls) => urls.length)).toEqual([9997, 2001, 1]);
    expect(new Set(listed.flat()).size).toBe(many - 2 + 1);
    expect(listed[0]?.[0]).toBe(`${origin}/hanoi/1/pho-friends-4-o-clock`);
    expect((await get(new URL(listed[0]?.[0] ?? '').pathname)).statusCode).toBe(200);
  });

  it('has cities with something to book, the home page and the content pages', async () => {
    expect(locations((await get('/sitemap-cities.xml')).body)).toEqual([`${origin}/1/hanoi`]);
    const pages = (await get('/sitemap-pages.xml')).body;
    expect(locations(pages)).toEqual([`${origin}/`, `${origin}/about-us`]);
    expect(pages.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('comes packed for who takes it, and may be kept for an hour', async () => {
    const packed = await get('/sitemap-courses-1.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.headers['cache-control']).toBe('public, max-age=3600');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/sitemap-courses-1.xml')).body);
    expect(packed.rawPayload.length).toBeLessThan(200_000);
  });

  it.each(['/sitemap-courses-0.xml', '/sitemap-courses-4.xml', '/sitemap-courses-99999999999.xml', '/sitemap-x.xml'])(
    '%s is 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is there on a demo too, but not to be kept', async () => {
    expect((await get('/sitemap.xml')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/robots.txt')).body).toContain('Disallow: /\n');
  });
});

describe('the time of the last change of a course', () => {
  const changedAt = async () => {
    const { rows } = await program.database.pool.query('select updated_at from course where id = 1');
    return (rows[0].updated_at as Date).getTime();
  };
  const change = (what: string) => program.database.pool.query(`update course set ${what} where id = 1`);

  it('moves with words and prices, and stays with figures and with writing the same again', async () => {
    const before = await changedAt();
    await change('rank = rank + 1, popularity = 7');
    await change('title = title');
    expect(await changedAt()).toBe(before);
    await change(`summary = 'Another summary.'`);
    expect(await changedAt()).toBeGreaterThan(before);
  });
});
