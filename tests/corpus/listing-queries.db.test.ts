// The two listing pages under every kind of query: a bad value is ignored, never an error
// (docs/domain/search.md#addresses).
import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { faultOf } from './expect-sane.ts';
import { fragments, hostileText } from './hostile.ts';
import { propertySeed as seed } from '#tests/support/property-seed.ts';
import { thirdOf, partOfRuns } from '#tests/support/third.ts';

/** The query of a list, and names that other programs use. */
const names = [
  'page',
  'sort',
  'categories',
  'price',
  'duration',
  'times',
  'attributes',
  'dates',
  'free_pickup',
  'pickup_service',
  'ba_host',
  'offset',
  'keyword',
  'city_id',
  '__proto__',
  'page[]',
  'price[0]',
];

const values = [
  '-1',
  '0',
  '1',
  '2',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '1.5',
  '0x1',
  '١',
  '9-1',
  '10-50',
  '0-500',
  '-5-5',
  '1-2-3',
  '10 - 50',
  '1e1-1e2',
  '-',
  '2026-12-05 - 2026-12-01',
  '2026-12-01 - 2026-12-05',
  '2026-13-40 - 2026-14-01',
  '2026-02-29 - 2026-02-30',
  '0000-01-01 - 9999-12-31',
  '1,2,3',
  ',,,',
  '1,1,1,1',
  Array.from({ length: 5000 }, (_none, index) => index).join(','),
  'morning,evening,midnight',
  'solo,family,nobody',
  'price',
  'price desc; drop table course',
  'popularity,rating',
  'true',
  'a'.repeat(1_000_000),
  ...fragments,
];

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (let id = 1; id <= 15; id += 1) await insertCourse(pool, { id, title: `Lake walk ${id}` });
    },
  });
});
afterAll(() => program.close());

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const ask = (url: string) => program.app.inject({ url });

/** The list after its redirect: a form sends values twice, the address has them once. */
async function get(url: string) {
  const response = await ask(url);
  const { location } = response.headers;
  return response.statusCode === 302 && location?.startsWith(url.split('?', 1)[0] ?? '') ? ask(location) : response;
}

describe.each(['/1/hanoi', '/s/lake'])('%s', (path) => {
  it.each(names)('answers 200 whatever %s is', async (name) => {
    for (const value of thirdOf(values, (one) => `${path} ${name} ${one}`)) {
      const response = await get(`${path}?${encoded(name)}=${encoded(value)}`);
      const what = `${name}=${value.slice(0, 60)}`;
      expect([what, response.statusCode, faultOf(response)]).toEqual([what, 200, null]);
    }
  });

  it('answers 200 for any pairs, said once or twice', async () => {
    const pair = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), hostileText));
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 8 }), async (pairs) => {
        const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
        const response = await get(`${path}?${query}`);
        expect([response.statusCode, faultOf(response)]).toEqual([200, null]);
      }),
      { numRuns: partOfRuns(200, 3), seed },
    );
  });

  it('keeps the true total on a page past the end', async () => {
    const { statusCode, body } = await get(`${path}?page=99999`);
    expect(statusCode).toBe(404);
    expect(body).toMatch(/\b15\b/);
  });
});

describe('/s/', () => {
  const keywords = [
    ...fragments,
    '%',
    '_',
    '%%%',
    "lake' and 1=1 --",
    "lake'); select pg_sleep(9); --",
    'lake & walk',
    'lake | !walk',
    '!!!',
    'lake:*',
    'lake <-> walk',
    '"lake walk"',
    '-lake',
    '(((((',
    '\\',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    'javascript:alert(1)',
    '🍜'.repeat(400),
    'lake '.repeat(400),
    'a'.repeat(10_000),
  ];

  it('finds nothing bad in any keyword', async () => {
    for (const keyword of keywords) {
      const started = performance.now();
      const response = await get(`/s/${encoded(keyword)}`);
      const what = keyword.slice(0, 60);
      expect([what, response.statusCode < 500, faultOf(response)]).toEqual([what, true, null]);
      expect(response.body, what).not.toMatch(/<script>alert|<img src=x|<svg onload/);
      expect(performance.now() - started, what).toBeLessThan(3000);
    }
  });

  it('nor in many that are generated', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (keyword) => {
        const response = await get(`/s/${encoded(keyword)}`);
        expect([response.statusCode < 500, faultOf(response)]).toEqual([true, null]);
      }),
      { numRuns: partOfRuns(200, 3), seed },
    );
  });
});

it('still lists at the end', async () => {
  const response = await get('/s/lake');
  expect(response.body).toContain('Lake walk 1');
});
