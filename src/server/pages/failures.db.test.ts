// Failing pages: a bug is 500 with a reference, an unavailable database 503. Neither is cached.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { postgresSearch } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { readHead } from '#tests/support/pages/read-head.ts';

// Nothing listens on this port.
const deadPool = createPool({ url: 'postgres://nobody@127.0.0.1:1/nothing', isPgbouncer: false, size: 1 });
const deadDb = createDatabase(deadPool);

let program: TestApp;
let isAway = false;

/** The same services with a database that the test can disconnect. */
function losable(services: Services): Services {
  const db = new Proxy(services.db, {
    get(alive, key) {
      const source = isAway ? deadDb : alive;
      const value: unknown = Reflect.get(source, key);
      return typeof value === 'function' ? value.bind(source) : value;
    },
  });
  return { ...services, db, search: postgresSearch({ ...services, db }) };
}

beforeAll(async () => {
  program = await createTestApp({
    change: losable,
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
    },
  });
});

afterAll(async () => {
  await program.close();
  await deadPool.end();
});

const get = (url: string) => program.app.inject({ url });

async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  isAway = true;
  try {
    return await work();
  } finally {
    isAway = false;
  }
}

describe('a bug', () => {
  const broken = async <T>(work: () => Promise<T>): Promise<T> => {
    await program.database.pool.query('alter table content_page rename to content_page_gone');
    try {
      return await work();
    } finally {
      await program.database.pool.query('alter table content_page_gone rename to content_page');
    }
  };

  it('is a page with 500, Something wrong and the reference that stands in the log', async () => {
    const answer = await broken(() => get('/about-us'));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(/<h1[^>]*>Something wrong</);
    const reference = answer.headers['x-request-id'];
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).toContain(String(reference));
    expect(answer.body).toContain(errorText('product-list.general-error'));
    expect(answer.body).not.toMatch(/content_page|relation|\.ts:\d/);
    expect(readHead(answer.body)).toMatchObject({ robots: 'noindex', canonical: undefined, jsonLd: [] });
  });

  it('is gone with its cause: a failed page is kept nowhere', async () => {
    expect((await broken(() => get('/about-us'))).headers['cache-control']).toBe('no-store');
    expect((await get('/about-us')).statusCode).toBe(200);
  });

  it('of a call is 500 with code, message and reference', async () => {
    const call = { method: 'POST', url: '/api/content/page', payload: { slug: 'faq' } } as const;
    const answer = await broken(() => program.app.inject(call));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      500,
      { status: 'error', code: 'internal', message: 'Something wrong', request_id: answer.headers['x-request-id'] },
    ]);
  });
});

describe('a database that is away', () => {
  it.each(['/2/kathmandu', '/s/pho', '/hanoi/1/a-course-of-the-test', '/about-us', '/product/detail?id=1'])(
    'makes %s a 503 that asks to come back and is not kept',
    async (url) => {
      const answer = await whileAway(() => get(url));
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.headers['cache-control']).toMatch(/(^|, )no-store$/);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<h1');
      expect((await get(url)).statusCode).toBeLessThan(400);
    },
  );

  it('does not hide the page that is not there, nor a page that was asked for a moment ago', async () => {
    const statusOf = async (url: string) => (await get(url)).statusCode;
    await statusOf('/');
    await statusOf('/');
    expect(await whileAway(() => statusOf('/'))).toBe(200);
    expect(await whileAway(() => statusOf('/no/such/page/at/all'))).toBe(404);
  });

  it('makes the sitemap wait, and the calls', async () => {
    expect((await whileAway(() => get('/sitemap.xml'))).statusCode).toBe(503);
    const call = { method: 'POST', url: '/api/review/homepage', payload: {} } as const;
    const answer = await whileAway(() => program.app.inject(call));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});
