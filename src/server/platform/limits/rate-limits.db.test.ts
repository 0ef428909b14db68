import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
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
    // A new address each time: one account has a smaller limit.
    for (let count = 0; count < 30; count += 1)
      statuses.push((await visitor.call('user/login', { ...wrong, email: `nobody-${count}@example.test` })).status);
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

  it('counts a use of its own by address and by network', async () => {
    const { limits } = program.services;
    const use = 'webhook';
    for (let n = 0; n < 300; n += 1)
      expect(await limits.take('write', `2001:db8:9:9::${n.toString(16)}`, { use })).toBeNull();
    expect(await limits.take('write', '2001:db8:9:9:ffff::1', { use })).toBeGreaterThan(0);
    expect(await limits.take('write', '2001:db8:9:9:ffff::1')).toBeNull();
    expect(await limits.take('write', '2001:db8:9:a::1', { use })).toBeNull();
  });

  it('believes the proxy that the settings name, and says so of one that they do not', async () => {
    const behind = await createTestApp({
      settings: { BANYAN_TRUST_PROXY: '127.0.0.1,10.0.0.1', BANYAN_RATE_LIMIT_FACTOR: '1' },
    });
    const tasks = async () =>
      (await behind.database.pool.query(`select subject from staff_task where kind = 'proxy_unnamed' order by subject`))
        .rows;
    const ask = (remoteAddress: string, guest: string) =>
      behind.app.inject({ method: 'GET', url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': guest } });
    try {
      for (let n = 0; n < 3; n += 1) await ask('10.0.0.1', `203.0.113.${n}`);
      await ask('203.0.113.9', '198.51.100.1');
      expect(await tasks()).toEqual([]);
      for (let n = 0; n < 3; n += 1) await ask('10.0.7.1', `203.0.113.${n}`);
      await expect.poll(tasks).toEqual([{ subject: 'proxy:10.0.7.1' }]);
      expect(await behind.services.metrics.registry.metrics()).toContain('banyan_unnamed_proxy_requests_total 3');
      // A guest behind the known proxy has their own counter.
      const wrong = (guest: string) =>
        createVisitor(behind.app).call(
          'user/login',
          { email: `${guest}@example.test`, password: 'x' },
          { 'x-forwarded-for': guest },
        );
      for (let n = 0; n < 30; n += 1) await wrong('203.0.113.7');
      expect([(await wrong('203.0.113.7')).status, (await wrong('198.51.100.7')).status]).toEqual([429, 401]);
    } finally {
      await behind.close();
    }
  });

  it('counts in the database what all processes must share, and in memory what is only browsing', async () => {
    const others = createRateLimits(program.database.pool);
    expect(await others.take('auth', '127.0.0.1')).toBeGreaterThan(0);
    expect(await others.take('read', '127.0.0.1')).toBeNull();
    expect(await others.take('auth', '203.0.113.1')).toBeNull();
  });

  it('blocks after ten wrong codes of an account or an address, also for other processes', async () => {
    const [first, second] = [createRateLimits(program.database.pool), createRateLimits(program.database.pool)];
    const who = { account: 'account-1', address: '203.0.113.20' };
    for (let count = 0; count < 10; count += 1)
      expect(await (count % 2 ? first : second).tryCode(`NOT-${count}`, who)).toBe('free');
    expect(await first.tryCode('NOT-AGAIN', who)).toBe('over');
    expect(await second.tryCode('NOT-AGAIN', { account: 'account-1', address: '198.51.100.1' })).toBe('over');
    expect(await second.tryCode('NOT-AGAIN', { account: 'account-2', address: '203.0.113.20' })).toBe('over');
    expect(await second.tryCode('NOT-AGAIN', { account: 'account-2', address: '203.0.113.21' })).toBe('free');
  });

  it('counts a network alongside its addresses: four times as much of a /24, no more of a /64', async () => {
    const limits = createRateLimits(program.database.pool, { wrongCodesOfSite: 10_000 });
    const free = async (addresses: readonly string[]) => {
      const answers: string[] = [];
      for (const address of addresses) answers.push(await limits.tryCode('NOBODYS', { address }));
      return answers.filter((answer) => answer === 'free').length;
    };
    expect(await free(Array.from({ length: 60 }, (_, n) => `192.0.2.${n + 1}`))).toBe(40);
    expect(await free(Array.from({ length: 60 }, (_, n) => `2001:db8:9:9::${n + 1}`))).toBe(10);
    expect(await free(Array.from({ length: 12 }, () => '::ffff:198.51.100.77'))).toBe(10);
    expect(await free(['198.51.100.77'])).toBe(0);
  });

  it('waits for no lock in a circle when many count for the same keys at once', async () => {
    const limits = createRateLimits(program.database.pool, { wrongCodesOfSite: 10_000 });
    const whose = (n: number) => ({ account: `circle-${n % 3}`, address: `192.0.3.${n % 5}` });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => limits.tryCode('NOBODYS', whose(n))));
    expect(answers.filter((answer) => answer === 'free').length).toBeLessThanOrEqual(30);
  });

  it('is widened by its factor', async () => {
    const wide = createRateLimits(program.database.pool, { factor: 1000 });
    for (let count = 0; count < 40; count += 1) expect(await wide.take('auth', 'wide')).toBeNull();
  });

  it('gives many tries at once no more than as many as one after the other', async () => {
    const [first, second] = [createRateLimits(program.database.pool), createRateLimits(program.database.pool)];
    const who = { account: 'account-3' };
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? first : second).consume('password', who)),
    );
    const allowed = waits.filter((wait) => wait === null).length;
    expect(allowed).toBeLessThanOrEqual(20);
    expect(allowed).toBeGreaterThan(0);
    await program.database.pool.query(`update rate_limit set points = 20 where key = 'password:account:account-3'`);
    expect(await first.consume('password', who)).toBeGreaterThan(0);
    await first.refund('password', who);
    expect(await second.consume('password', who)).toBeNull();
  });

  it('begins a window again when it is over', async () => {
    const limits = createRateLimits(program.database.pool);
    const who = { account: 'account-4', address: '192.0.4.1' };
    for (let count = 0; count < 10; count += 1) await limits.tryCode('NOBODYS', who);
    await program.database.pool.query(`update rate_limit set expire = 0`);
    expect(await limits.tryCode('NOBODYS', who)).toBe('free');
  });
});
