import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertCoupon,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { startProcess, visit, type ServerProcess } from '#tests/support/process/server-process.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
  course = await insertBookableCourse(base.pool, { capacity: 500, price_cents: 5000 });
  await base.pool.query(
    `with made as (insert into user_account (email, first_name, last_name) values ('owner@example.test', 'O', 'W') returning id)
     insert into api_token (token_hash, user_id, label) select $1, id, 'test' from made`,
    [hashSecret('owner')],
  );
  await insertCoupon(base.pool, 'SINGLE', { max_uses: 1 });
  await insertCoupon(base.pool, 'THREE', { max_uses: 3 });
  await insertCoupon(base.pool, 'TOO-LATE', { until: '2024-01-01' });
  await insertCoupon(base.pool, 'BIG-SPEND', { minimum: 100_000 });
});
beforeEach(async () => void (await base.pool.query('delete from rate_limit')));
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

let guests = 0;
const checkout = async (code: string, email = `guest-${(guests += 1)}@example.test`) =>
  (await program.visitor()).call('booking/checkout', choiceOf(course, { coupon_code: code, email }));
const calculate = async (code: string) => {
  const { course_id, date, time, pax } = choiceOf(course);
  return (await (await program.visitor()).call('booking/calculate', { course_id, date, time, pax, coupon_code: code }))
    .body;
};
const used = async (code: string) =>
  (await base.pool.query('select used from coupon where code = $1', [code])).rows[0].used;

describe('discount codes', () => {
  it.each([
    ['NOBODYS', 'coupon-unknown', 'Oops! We were unable to find this code'],
    ['no code!', 'coupon-invalid', 'Oops! You entered an invalid code'],
    ['TOO-LATE', 'coupon-expired', 'This discount code is no longer valid.'],
    ['BIG-SPEND', 'coupon-invalid', 'Oops! You entered an invalid code'],
    ['', 'empty-code', 'Please fill the discount code.'],
  ])('%j: calculate says it and checkout refuses with %s', async (code, refusal, text) => {
    expect(await calculate(code)).toMatchObject({ status: 'success', coupon_discount: 0, discount_error: text });
    expect((await checkout(code)).body).toMatchObject({ status: 'error', code: refusal, message: text });
  });

  it('take off what they say, whatever their case', async () => {
    expect(await calculate(' three ')).toMatchObject({
      coupon_discount: 5,
      discount_error: null,
      booking_deposit_due: 8,
    });
  });

  it('are priced for who is logged in and for who is not, one after the other', async () => {
    const visitor = await program.visitor();
    const { course_id, date, time, pax } = choiceOf(course);
    for (const headers of [{}, { authorization: 'Bearer owner' }, {}])
      expect(
        (await visitor.call('booking/calculate', { course_id, date, time, pax, coupon_code: 'three' }, headers)).status,
      ).toBe(200);
  });

  it('are reserved by a hold and given back when it ends', async () => {
    const first = await checkout('single');
    expect(first.status).toBe(200);
    expect((await checkout('SINGLE')).body).toMatchObject({ code: 'coupon-once' });
    expect(await used('SINGLE')).toBe(1);
    await base.pool.query(`update booking set hold_until = banyan_now() where ref = $1`, [first.body.ref]);
    await runDueWork(program.services);
    expect(await used('SINGLE')).toBe(0);
    expect((await checkout('SINGLE')).status).toBe(200);
  });

  it('come along when the same visitor replaces the hold', async () => {
    await insertCoupon(base.pool, 'MINE-ONLY', { max_uses: 1 });
    const visitor = await program.visitor();
    for (const pax of [1, 2]) {
      const answer = await visitor.call('booking/checkout', choiceOf(course, { coupon_code: 'MINE-ONLY', pax }));
      expect(answer.status).toBe(200);
    }
    expect(await used('MINE-ONLY')).toBe(1);
  });

  it('count for one account once', async () => {
    const bearer = { authorization: 'Bearer owner' };
    const other = await insertBookableCourse(base.pool);
    const ask = async (at: TestCourse) =>
      (await program.visitor()).call(
        'booking/checkout',
        choiceOf(at, { coupon_code: 'THREE', email: undefined }),
        bearer,
      );
    expect((await ask(course)).status).toBe(200);
    expect((await ask(other)).body).toMatchObject({ code: 'coupon-once' });
  });

  it('count for one person once, whatever is added to the address of the account', async () => {
    await insertCoupon(base.pool, 'EACH-ONCE', {});
    await base.pool.query(
      `insert into user_account (id, email, first_name, roles) values
         (gen_random_uuid(), 'per.son@gmail.com', 'Ada', '{user}'), (gen_random_uuid(), 'person+two@gmail.com', 'Ada', '{user}'),
         (gen_random_uuid(), 'person@example.test', 'Ada', '{user}')`,
    );
    const ask = async (email: string) => {
      const result = await base.pool.query(
        `insert into api_token (token_hash, user_id, label) select $2, id, 'test' from user_account where email = $1
         on conflict do nothing returning 1`,
        [email, hashSecret(email)],
      );
      expect(result.rowCount).toBe(1);
      const choice = choiceOf(course, { coupon_code: 'EACH-ONCE', email: undefined });
      return (await (await program.visitor()).call('booking/checkout', choice, { authorization: `Bearer ${email}` }))
        .body;
    };
    expect((await ask('per.son@gmail.com')).status).toBe('success');
    expect(await ask('person+two@gmail.com')).toMatchObject({ code: 'coupon-once' });
    expect((await ask('person@example.test')).status).toBe('success');
  });

  it('count for one browser once where nobody is logged in, and tell nothing of the owner of an address', async () => {
    await insertCoupon(base.pool, 'FIRST-ONLY', {});
    await insertCoupon(base.pool, 'EACH-ONCE-2', {});
    await base.pool.query(`update coupon set is_first_booking_only = true where code = 'FIRST-ONLY'`);
    const mine = await program.visitor();
    const ask = (visitor: Caller, coupon_code: string, email: string) =>
      visitor.call('booking/checkout', choiceOf(course, { coupon_code, email }));
    expect((await ask(mine, 'EACH-ONCE-2', 'same@example.test')).status).toBe(200);
    await base.pool.query(
      `update booking set status = 'confirmed', confirmed_at = banyan_now(), hold_until = null where email = 'same@example.test'`,
    );
    expect((await ask(mine, 'EACH-ONCE-2', 'other@example.test')).body).toMatchObject({ code: 'coupon-once' });
    expect((await ask(mine, 'FIRST-ONLY', 'other@example.test')).body).toMatchObject({ code: 'coupon-invalid' });
    // An outsider who types the address gets the same as everyone.
    for (const code of ['EACH-ONCE-2', 'FIRST-ONLY']) {
      const [known, unknown] = [await checkout(code, 'SAME@example.test'), await checkout(code, 'new@example.test')];
      expect([known.status, unknown.status]).toEqual([200, 200]);
      expect(known.body['booking_deposit_due']).toBe(unknown.body['booking_deposit_due']);
    }
    const { rows } = await base.pool.query(
      `select coalesce(max(points), 0)::int as n from rate_limit where key like 'coupon:%'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('cost no tries when a race for the last use is lost, by however many of one address', async () => {
    await insertCoupon(base.pool, 'ONE-FOR-MANY', { max_uses: 1 });
    const answers = await Promise.all(Array.from({ length: 25 }, () => checkout('ONE-FOR-MANY')));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'success' : body.code));
    expect(codes.filter((code) => code === 'success')).toHaveLength(1);
    expect(codes.filter((code) => code === 'coupon-once')).toHaveLength(24);
    expect(await calculate('THREE')).toMatchObject({ coupon_discount: 5 });
  });

  it('need a known visitor once the whole site is guessed at', async () => {
    const settings = { BANYAN_WRONG_CODES_PER_HOUR: '30' };
    const guarded = await createProgram(base.pool, { settings });
    try {
      const { course_id, date, time, pax } = choiceOf(course);
      const ask = async (visitor: Caller, coupon_code: string, headers = {}) =>
        (await visitor.call('booking/calculate', { course_id, date, time, pax, coupon_code }, headers)).body;
      const regular = await guarded.visitor('198.51.100.1');
      await regular.call('booking/checkout', choiceOf(course, { email: 'regular@example.test' }));
      await base.pool.query(
        `update booking set status = 'confirmed', confirmed_at = banyan_now(), hold_until = null where email = 'regular@example.test'`,
      );
      for (let turn = 0; turn < 30; turn += 1) await ask(await guarded.visitor(`203.${turn}.113.1`), `WRONG-${turn}`);
      const outsider = await guarded.visitor('198.51.100.2');
      expect(await ask(outsider, 'THREE')).toMatchObject({
        coupon_discount: 0,
        discount_error: expect.stringContaining('Log in to use a discount code'),
      });
      expect(await ask(outsider, 'THREE', { authorization: 'Bearer owner' })).not.toMatchObject({
        discount_error: expect.stringContaining('Please log in'),
      });
      expect(await ask(regular, 'THREE')).toMatchObject({ coupon_discount: 5 });
      expect((await outsider.call('booking/checkout', choiceOf(course, { email: 'none@example.test' }))).status).toBe(
        200,
      );
    } finally {
      await guarded.close();
    }
  }, 60_000);

  it('are used three times by twenty guests at once, and not once more', async () => {
    await insertCoupon(base.pool, 'RACE-3', { max_uses: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout('RACE-3')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'coupon-expired')).toHaveLength(17);
    expect(await used('RACE-3')).toBe(3);
  });

  it('are not to be guessed: ten wrong ones, then nothing for an hour, right ones included', async () => {
    for (let turn = 0; turn < 10; turn += 1) await calculate(`WRONG-${turn}`);
    const text = 'Our system detected an irregularity, please try again in a few hours';
    expect(await calculate('THREE')).toMatchObject({ discount_error: text, coupon_discount: 0 });
    expect((await checkout('THREE')).body).toMatchObject({ code: 'irregularity', message: text });
  });

  it('are no guess when they are right: any number may be tried, and one that does not fit', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await calculate('THREE')).toMatchObject({ coupon_discount: 5 });
      expect(await calculate('TOO-LATE')).toMatchObject({ discount_error: 'This discount code is no longer valid.' });
    }
    const left = await base.pool.query(
      `select coalesce(max(points), 0)::int as points from rate_limit where key like 'coupon%'`,
    );
    expect(left.rows).toEqual([{ points: 0 }]);
  });

  it('are counted over all processes: five wrong ones at each of two block both', async () => {
    const servers: ServerProcess[] = [];
    try {
      for (let count = 0; count < 2; count += 1) servers.push(await startProcess({ databaseUrl: base.url }));
      const [one, other] = await Promise.all(servers.map(({ origin }) => visit(origin)));
      const { course_id, date, time, pax } = choiceOf(course);
      const ask = async (visitor: typeof one, coupon_code: string) =>
        (await visitor?.call('booking/calculate', { course_id, date, time, pax, coupon_code }))?.body;
      for (let turn = 0; turn < 5; turn += 1) {
        await Promise.all([ask(one, `GUESS-A${turn}`), ask(other, `GUESS-B${turn}`)]);
      }
      const text = 'Our system detected an irregularity, please try again in a few hours';
      expect(await ask(one, 'THREE')).toMatchObject({ discount_error: text, coupon_discount: 0 });
      expect(await ask(other, 'THREE')).toMatchObject({ discount_error: text, coupon_discount: 0 });
    } finally {
      for (const server of servers) await server.kill();
    }
  });
});
