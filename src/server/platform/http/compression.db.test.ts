// Compressed responses, and pages that a browser need not download again.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';

let program: TestApp;

async function fill({ pool }: TestDatabase): Promise<void> {
  await insertPlaces(pool);
  for (let id = 1; id <= 12; id += 1) await insertCourse(pool, { id, title: `Cooking number ${id}` });
}

beforeAll(async () => {
  program = await createTestApp({ fill });
});

afterAll(() => program?.close());

const city = (headers: Record<string, string> = {}) =>
  program.app.inject({ method: 'POST', url: '/api/course/city', headers, payload: { city_id: 1 } });
const get = (url: string, headers: Record<string, string> = {}) => program.app.inject({ url, headers });

describe('the answer of a call', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for who takes it, and says the same', async (encoding, unpack) => {
    const [plain, packed] = await Promise.all([city(), city({ 'accept-encoding': encoding })]);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-store' });
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  });

  it('goes as it is to who takes no encoding, and when it is short', async () => {
    expect((await city()).headers).not.toHaveProperty('content-encoding');
    const short = await program.app.inject({
      method: 'POST',
      url: '/api/user/auth',
      headers: { 'accept-encoding': 'br, gzip' },
      payload: {},
    });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });
});

describe('other text', () => {
  it.each(['/api/openapi.json', '/api/docs', '/metrics', '/user/login'])('%s is compressed once', async (url) => {
    const [plain, packed] = await Promise.all([get(url), get(url, { 'accept-encoding': 'gzip, br' })]);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).length).toBeGreaterThan(plain.rawPayload.length * 0.9);
  });
});

describe('a page for everybody', () => {
  const encodings = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, {}];

  // The first visit renders, the next ones hit the cache.
  it.each([0, 1, 2])('has the same validator in every encoding (visit %i)', async () => {
    const tags = await Promise.all(encodings.map(async (headers) => (await get('/1/hanoi', headers)).headers.etag));
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it.each(encodings)('is not sent again while it is the same (%j)', async (headers) => {
    const { etag } = (await get('/1/hanoi', headers)).headers;
    const again = await get('/1/hanoi', { ...headers, 'if-none-match': `"other", ${String(etag)}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
    expect(again.headers['cache-control']).toContain('s-maxage');
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await get('/1/hanoi', { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is sent again once it has changed', async () => {
    const before = (await get('/about-us')).headers.etag;
    await program.services.pool.query(`update content_page set title = 'Other words' where slug = 'about-us'`);
    await expect.poll(async () => (await get('/about-us', { 'if-none-match': String(before) })).statusCode).toBe(200);
  });

  it('has none when it does not exist, leads elsewhere or is personal', async () => {
    for (const url of ['/no-such-page', '/1/another-slug', '/hanoi/1/another-title', '/user/login'])
      expect((await get(url)).headers).not.toHaveProperty('etag');
  });
});
