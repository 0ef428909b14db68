import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { insertPlaces } from '#tests/support/catalogue.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { createRateLimits } from './rate-limits.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    settings: { BANYAN_RATE_LIMIT_FACTOR: '1' },
    fill: ({ pool }) => insertPlaces(pool),
  });
});
afterAll(() => program.close());

describe('rate limits', () => {
  it('lets 30 logins through in five minutes and says how long to wait', async () => {
    const visitor = createVisitor(program.app);
    const wrong = { email: 'nobody@example.test', password: 'x' };
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1) statuses.push((await visitor.call('user/login', wrong)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await visitor.call('user/login', wrong);
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-requests' }]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await createVisitor(program.app).call('user/login', wrong)).status, 'a new visitor, same address').toBe(
      429,
    );
    expect((await visitor.call('city/active', {})).status, 'other classes go on').toBe(200);
  });

  it('does not believe X-Forwarded-For of a stranger', async () => {
    const visitor = createVisitor(program.app);
    const wrong = { email: 'nobody@example.test', password: 'x' };
    expect((await visitor.call('user/login', wrong, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
  });

  it('counts in the database what all processes must share, and in memory what is only browsing', async () => {
    const others = createRateLimits(program.database.pool);
    expect(await others.take('auth', '127.0.0.1')).toBeGreaterThan(0);
    expect(await others.take('read', '127.0.0.1')).toBeNull();
    expect(await others.take('auth', '203.0.113.1')).toBeNull();
  });

  it('blocks after ten wrong codes by any of the keys, also for other processes', async () => {
    const [first, second] = [createRateLimits(program.database.pool), createRateLimits(program.database.pool)];
    const keys = ['account-1', 'address-1'];
    for (let count = 0; count < 9; count += 1) expect(await first.countWrong('coupon', keys)).toBe(false);
    expect((await second.left('coupon', keys)) === 0).toBe(false);
    await second.countWrong('coupon', keys);
    expect((await first.left('coupon', ['account-1', 'address-2'])) === 0).toBe(true);
    expect((await first.left('coupon', ['address-2'])) === 0).toBe(false);
  });

  it('is widened by its factor', async () => {
    const wide = createRateLimits(program.database.pool, 1000);
    for (let count = 0; count < 40; count += 1) expect(await wide.take('auth', 'wide')).toBeNull();
  });

  it('gives many tries at once no more than as many as one after the other', async () => {
    const [first, second] = [createRateLimits(program.database.pool), createRateLimits(program.database.pool)];
    const keys = ['account-2', 'address-3'];
    const allowed = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? first : second).startTry('coupon', keys)),
    );
    expect(allowed.filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(allowed.filter(Boolean).length).toBeGreaterThan(0);
    await first.giveBack('coupon', keys);
    expect(await second.startTry('coupon', keys)).toBe(true);
  });
});
