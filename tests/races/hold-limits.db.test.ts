// Limits of unpaid holds stay exact with concurrent requests at two processes; the control shows that the locks ensure
// it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { startProcess, visit, type RemoteVisitor, type ServerProcess } from '#tests/support/process/server-process.ts';

const settings = { BANYAN_RATE_LIMIT_FACTOR: '1', BANYAN_HOLDS_PER_NETWORK: '10' };
let base: TestDatabase;
let servers: ServerProcess[] = [];
let courses: TestCourse[];
let serial = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  servers = await Promise.all([1, 2].map(() => startProcess({ databaseUrl: base.url, settings })));
});
beforeEach(async () => {
  await base.pool.query(`update booking set hold_until = banyan_now() where status = 'held'; delete from rate_limit`);
  courses = await Promise.all([1, 2, 3, 4].map(() => insertBookableCourse(base.pool, { capacity: 10 })));
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await base?.drop();
});

const course = (index: number) => courses[index] as TestCourse;
const hold = (who: RemoteVisitor, at: TestCourse, pax = 1) =>
  who.call('booking/checkout', choiceOf(at, { pax, email: `guest-${(serial += 1)}@example.test` }));
const held = async (at?: TestCourse): Promise<{ holds: number; seats: number }> =>
  (
    await base.pool.query(
      `select count(*)::int as holds, coalesce(sum(pax), 0)::int as seats from booking
       where status = 'held' and hold_until > banyan_now() and ($1::int is null or course_id = $1)`,
      [at?.id ?? null],
    )
  ).rows[0];
const sound = async () => expect((await verifyInvariants(base.pool)).flatMap((one) => one.violations)).toEqual([]);

describe('two processes at once', () => {
  it('give one network ten holds and half of each departure, and end no claim in a deadlock', async () => {
    const visitors = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(servers[n % 2]?.origin ?? '')));
    const answers = await Promise.all(visitors.map((visitor, n) => hold(visitor, course(n % 4), 1 + (n % 3))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await held()).holds).toBeLessThanOrEqual(10);
    for (const one of courses) expect((await held(one)).seats).toBeLessThanOrEqual(5);
    expect((await held()).holds).toBe(answers.filter(({ status }) => status === 200).length);
    await sound();
  });

  it('give one browser three, asked for at once on four departures', async () => {
    const browsers = await Promise.all(servers.map(({ origin }) => visit(origin)));
    for (const [name, value] of browsers[0]?.cookies ?? []) browsers[1]?.cookies.set(name, value);
    const answers = await Promise.all(courses.flatMap((one) => browsers.map((browser) => hold(browser, one))));
    expect((await held()).holds).toBe(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await sound();
  });

  it('give more than the bounds when nobody waits for a turn: the control', async () => {
    const { rows } = await base.pool.query(`select pg_get_functiondef('take_turns'::regproc) as text`);
    await base.pool.query(`create or replace function take_turns(keys text[]) returns void language sql as 'select'`);
    const gate = await base.pool.connect();
    try {
      // A claim counts holds, then inserts its guest: all wait there, so that none counts another.
      await gate.query('begin; lock table user_account in share mode');
      const visitors = await Promise.all(Array.from({ length: 12 }, (_, n) => visit(servers[n % 2]?.origin ?? '')));
      const many = await Promise.all(visitors.map(() => insertBookableCourse(base.pool, { capacity: 10 })));
      const asked = Promise.all(visitors.map((visitor, n) => hold(visitor, many[n] as TestCourse)));
      const waiting = `select count(*)::int as n from pg_locks
        where database = (select oid from pg_database where datname = current_database())
          and relation = 'user_account'::regclass and mode = 'RowExclusiveLock' and not granted`;
      await expect.poll(async () => (await base.pool.query(waiting)).rows[0].n, { timeout: 20_000 }).toBe(12);
      await gate.query('commit');
      expect((await asked).map(({ status }) => status)).toEqual(visitors.map(() => 200));
      expect((await held()).holds).toBe(12);
    } finally {
      gate.release(true);
      await base.pool.query(rows[0].text);
    }
  });
});
