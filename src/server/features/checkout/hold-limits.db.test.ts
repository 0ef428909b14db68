// No one keeps a departure sold out without paying: limits per visitor, account and network.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { freeLapsedHolds } from '#src/server/features/booking/holds.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertCoupon,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const settings = { BANYAN_RATE_LIMIT_FACTOR: '1', BANYAN_HOLDS_PER_NETWORK: '10' };
const people = { guest: '00000000-0000-4000-8000-0000000000a1', agency: '00000000-0000-4000-8000-0000000000a2' };
let base: TestDatabase;
let program: Program;
let courses: TestCourse[];
let serial = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  for (const [name, id] of Object.entries(people)) {
    await base.pool.query(
      `insert into user_account (id, email, first_name, last_name, roles) values ($1, $2, 'Ada', 'Guest', $3)`,
      [id, `${name}@example.test`, name === 'agency' ? ['user', 'distributor'] : ['user']],
    );
    const token = `insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`;
    await base.pool.query(token, [hashSecret(name), id]);
  }
  program = await createProgram(base.pool, { settings });
});
beforeEach(async () => {
  await endAll();
  courses = await Promise.all([1, 2, 3, 4].map(() => insertBookableCourse(base.pool, { capacity: 10 })));
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const endAll = () =>
  base.pool.query(`update booking set hold_until = banyan_now() where status = 'held'; delete from rate_limit`);
const course = (index: number) => courses[index] as TestCourse;
const someone = () => `guest-${(serial += 1)}@example.test`;
interface HoldOptions {
  pax?: number;
  headers?: Record<string, string>;
  coupon_code?: string;
  email?: string | undefined;
}
const hold = (who: Pick<Caller, 'call'>, at: TestCourse, { headers = {}, ...more }: HoldOptions = {}) =>
  who.call('booking/checkout', choiceOf(at, { email: someone(), ...more }), headers);
const key = () => ({ 'idempotency-key': `key-${(serial += 1)}` });
const held = async (at?: TestCourse): Promise<{ holds: number; seats: number }> =>
  (
    await base.pool.query(
      `select count(*)::int as holds, coalesce(sum(pax), 0)::int as seats from booking
       where status = 'held' and hold_until > banyan_now() and ($1::int is null or course_id = $1)`,
      [at?.id ?? null],
    )
  ).rows[0];
const sound = async () => expect((await verifyInvariants(base.pool)).flatMap((one) => one.violations)).toEqual([]);

describe('one visitor', () => {
  it('has one live hold of a departure, whatever keys it sends', async () => {
    const visitor = await program.visitor();
    for (let turn = 0; turn < 6; turn += 1)
      expect((await hold(visitor, course(0), { pax: 2, headers: key() })).status).toBe(200);
    expect((await hold(visitor, course(0), { pax: 3 })).status).toBe(200);
    expect(await held(course(0))).toEqual({ holds: 1, seats: 3 });
    await sound();
  });

  it('has one of it also when ten requests with keys of their own come at once', async () => {
    const visitor = await program.visitor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hold(visitor, course(0), { headers: key() })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await held(course(0))).toEqual({ holds: 1, seats: 1 });
    await sound();
  });

  it('holds three departures, and is told which when it asks for a fourth', async () => {
    const visitor = await program.visitor();
    for (const index of [0, 1, 2]) expect((await hold(visitor, course(index), { headers: key() })).status).toBe(200);
    const { status, body } = await hold(visitor, course(3), { headers: key() });
    expect([status, body.code]).toEqual([409, 'hold-limit']);
    expect(body.message).toContain('Cook with Mai in her kitchen');
    expect(body.message.match(/\([A-Z]{8}\)/g)).toHaveLength(3);
    expect((await held()).holds).toBe(3);
    // Changing the party of a hold takes no further one.
    expect((await hold(visitor, course(2), { pax: 4, headers: key() })).status).toBe(200);
  });

  it('may hold the next one once a hold is paid, released or over', async () => {
    const visitor = await program.visitor();
    const refs: string[] = [];
    for (const index of [0, 1, 2]) refs.push((await hold(visitor, course(index))).body.ref);
    expect((await hold(visitor, course(3))).body.code).toBe('hold-limit');
    await base.pool.query(`update booking set hold_until = banyan_now() - interval '1 second' where ref = $1`, [
      refs[0],
    ]);
    expect((await hold(visitor, course(3))).status).toBe(200);
  });

  it('is not held up by what costs nothing online', async () => {
    await insertCoupon(base.pool, 'ALL-FREE', { cents: 100_000, per_user: 100 });
    const visitor = await program.visitor();
    for (const index of [0, 1, 2]) await hold(visitor, course(index));
    expect((await hold(visitor, course(3), { coupon_code: 'ALL-FREE', headers: key() })).body).toMatchObject({
      status: 'success',
      booking_deposit_due: 0,
    });
  });

  it('does not take the place of a hold whose payment is under way', async () => {
    const visitor = await program.visitor();
    const first = await hold(visitor, course(0));
    await base.pool.query(
      `insert into payment (id, booking_id, provider, method, amount_minor, currency, due_cents, status)
       select gen_random_uuid(), id, 'stripe', 'card', 520, 'USD', 520, 'unknown' from booking where ref = $1`,
      [first.body.ref],
    );
    expect((await hold(visitor, course(0), { pax: 2, headers: key() })).body.code).toBe('payment-in-progress');
    await base.pool.query('delete from payment');
  });
});

describe('one account', () => {
  it('has one hold of a departure and three in all, over browsers and programs', async () => {
    const bearer = { authorization: 'Bearer guest' };
    const ask = async (index: number) =>
      hold(await program.visitor(), course(index), { email: undefined, headers: bearer });
    expect((await ask(0)).status).toBe(200);
    // Another device takes over the account's hold.
    expect((await ask(0)).status).toBe(200);
    expect(await held(course(0))).toEqual({ holds: 1, seats: 1 });
    expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 200]);
    expect((await ask(3)).body.code).toBe('hold-limit');
  });

  it('is not filled by somebody who types its address', async () => {
    const outsider = await program.visitor('198.51.100.7');
    for (const index of [0, 1, 2]) await hold(outsider, course(index), { email: 'guest@example.test' });
    const headers = { authorization: 'Bearer guest' };
    const mine = await hold(await program.visitor(), course(3), { email: undefined, headers });
    expect(mine.status).toBe(200);
  });

  it('of a distributor holds more, also on one departure', async () => {
    const bearer = { authorization: 'Bearer agency' };
    for (let turn = 0; turn < 9; turn += 1)
      expect(
        (await hold(await program.visitor(), course(0), { email: undefined, headers: { ...bearer, ...key() } })).status,
      ).toBe(200);
    expect((await hold(await program.visitor(), course(0))).status).toBe(200);
  });

  it('of a distributor has a bound of its own', async () => {
    const narrow = await createProgram(base.pool, { settings: { ...settings, BANYAN_HOLDS_PER_DISTRIBUTOR: '2' } });
    try {
      const ask = async () =>
        hold(await narrow.visitor(), course(0), {
          email: undefined,
          headers: { authorization: 'Bearer agency', ...key() },
        });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
      expect((await ask()).body.code).toBe('hold-limit');
    } finally {
      await narrow.close();
    }
  });
});

describe('one network', () => {
  it('does not count the holds of an account, and lets an account hold beyond it', async () => {
    for (let turn = 0; turn < 10; turn += 1) await hold(await program.visitor(), course(turn % 4));
    expect((await hold(await program.visitor(), course(0))).body.code).toBe('hold-network');
    const own = await hold(await program.visitor(), course(0), {
      email: undefined,
      headers: { authorization: 'Bearer guest' },
    });
    expect(own.status).toBe(200);
    await base.pool.query(`update booking set hold_until = banyan_now() where held_by is null and status = 'held'`);
    expect((await hold(await program.visitor(), course(0), { pax: 9 })).status).toBe(200);
  });

  it.each([
    ['declined', `'failed', 'card_declined', 'generic_decline'`, 200],
    ['at its bank', `'action', null, null`, 200],
    ['never at a bank', `'failed', 'resource_missing', null`, 429],
  ])('lets a neighbour hold beside a card that was %s: %s', async (_what, attempt, status) => {
    const first = await hold(await program.visitor(), course(0), { pax: 9 });
    await base.pool.query(
      `with paid as (insert into payment (id, booking_id, provider, method, amount_minor, currency, due_cents, status)
         select gen_random_uuid(), id, 'stripe', 'card', 520, 'USD', 520, 'open' from booking where ref = $1 returning id)
       insert into payment_attempt (payment_id, n, input_ref, key, lease_until, status, code, decline_code)
         select id, 1, 'pm_1', id::text, banyan_now(), ${attempt} from paid`,
      [first.body.ref],
    );
    expect((await hold(await program.visitor(), course(0), { pax: 1 })).status).toBe(status);
    await base.pool.query('delete from payment');
  });

  it('holds ten, however many browsers and addresses it has; another network goes on', async () => {
    const answers: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const visitor = await program.visitor(`203.0.113.${turn + 1}`);
      const { body } = await hold(visitor, course(turn % 4));
      answers.push(body.code ?? body.status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'success'), 'hold-network']);
    expect((await hold(await program.visitor('203.0.114.1'), course(0))).status).toBe(200);
  });

  it('is a /64 where addresses are IPv6, and an IPv4 address written as IPv6 is that address', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await hold(await program.visitor(`2001:db8:1:2::${turn + 1}`), course(turn % 4));
    expect((await hold(await program.visitor('2001:db8:1:2:ffff::1'), course(0))).body.code).toBe('hold-network');
    expect((await hold(await program.visitor('2001:db8:1:3::1'), course(0))).status).toBe(200);
    await endAll();
    await hold(await program.visitor('203.0.113.5'), course(0), { pax: 6 });
    expect((await hold(await program.visitor('::ffff:203.0.113.6'), course(0), { pax: 1 })).body.code).toBe(
      'hold-network',
    );
  });

  it('takes at most half of a departure once it has more than one hold', async () => {
    expect((await hold(await program.visitor('203.0.113.1'), course(0), { pax: 10 })).status).toBe(200);
    expect((await hold(await program.visitor('203.0.113.2'), course(1), { pax: 6 })).body.code).toBe('hold-network');
    expect((await hold(await program.visitor('203.0.113.2'), course(1), { pax: 3 })).status).toBe(200);
    expect((await hold(await program.visitor('203.0.113.3'), course(1), { pax: 3 })).body.code).toBe('hold-network');
    expect((await hold(await program.visitor('203.0.113.3'), course(1), { pax: 2 })).status).toBe(200);
  });

  it('is forgotten when the hold ends', async () => {
    const first = await hold(await program.visitor('203.0.113.1'), course(0));
    const of = async () =>
      (await base.pool.query('select held_from from booking where ref = $1', [first.body.ref])).rows[0];
    expect(await of()).toEqual({ held_from: '203.0.113.0/24' });
    await base.pool.query(`update booking set hold_until = banyan_now() - interval '1 second'`);
    await freeLapsedHolds(program.services);
    expect(await of()).toEqual({ held_from: null });
  });
});
