// A process at capacity: its calls wait for a row that the test locks.
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;
let holder: PoolClient;

beforeEach(async () => {
  program = await createTestApp({ settings: { BANYAN_MAX_IN_FLIGHT: '12' }, fill: ({ pool }) => insertPlaces(pool) });
  holder = await program.database.pool.connect();
});
afterEach(async () => {
  holder.release(true);
  await program.close();
});

const post = (url: string) =>
  program.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' });
const inFlight = async () => (await program.services.metrics.inFlight.get()).values[0]?.value ?? 0;

/** Starts calls that wait until `letGo`; resolves once all are running. */
async function fill(url: string, count: number): Promise<{ answers: Promise<number[]>; letGo(): Promise<void> }> {
  const before = await inFlight();
  await holder.query('begin; lock table city in access exclusive mode');
  const asked = Array.from({ length: count }, async () => (await post(url)).statusCode);
  await vi.waitFor(async () => expect(await inFlight()).toBe(before + count), { interval: 5, timeout: 1500 });
  return { answers: Promise.all(asked), letGo: async () => void (await holder.query('rollback')) };
}

describe('a process with as much to do as it may take on', () => {
  it('sends browsing away at once, in JSON and as a page, and takes paying and health', async () => {
    const { answers, letGo } = await fill('/api/city/active', 4);
    const call = await post('/api/city/active');
    expect([call.statusCode, call.headers['retry-after'], call.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(call.json()).toMatchObject({ status: 'error', code: 'unavailable', request_id: expect.any(String) });
    const page = await program.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).toContain('The site is busy at the moment');
    expect((await post('/api/user/auth')).statusCode, 'a place kept for paying').toBe(200);
    expect((await program.app.inject('/healthz')).statusCode).toBe(200);
    expect((await program.app.inject('/favicon.svg')).statusCode, 'a file').toBe(308);
    await letGo();
    expect(new Set(await answers)).toEqual(new Set([200]));
  });

  it('is as before once its answers are out, refusals and pages that do not exist among them', async () => {
    const { answers, letGo } = await fill('/api/city/active', 4);
    await letGo();
    await answers;
    for (const url of ['/api/city/active', '/api/booking/confirm', '/api/none', '/api/city/list'])
      for (let round = 0; round < 10; round += 1) expect((await post(url)).statusCode, url).not.toBe(503);
    for (let round = 0; round < 10; round += 1)
      expect((await program.app.inject('/no-such-page')).statusCode).toBe(404);
    expect(await inFlight()).toBe(0);
  });

  it.each(['/static/none.svg', '/assets/none.js', '/images/none/590.avif', '/images/none', '/api/docs/none'])(
    'keeps no place for %s, which its own route finds nowhere',
    async (url) => {
      for (let round = 0; round < 30; round += 1) expect((await program.app.inject(url)).statusCode).toBe(404);
      expect(await inFlight()).toBe(0);
    },
  );

  it('counts what it sent away', async () => {
    const { answers, letGo } = await fill('/api/city/active', 4);
    await post('/api/city/active');
    await letGo();
    await answers;
    const { values } = await program.services.metrics.shed.get();
    expect(values).toMatchObject([{ value: 1, labels: { kind: 'browsing', reason: 'in-flight' } }]);
  });
});
