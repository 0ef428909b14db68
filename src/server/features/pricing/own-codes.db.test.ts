import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { offerCookie } from '#src/contract/checkout/own-code.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertCoupon,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

const owner = '00000000-0000-4000-8000-0000000000c1';
const bearer = { authorization: 'Bearer owner' };
let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool, { settings: { FIRST_VISIT_CODE: 'HELLO5', FIRST_VISIT_TEXT: 'US$5 off' } });
  course = await insertBookableCourse(base.pool, { capacity: 500, price_cents: 5000 });
  await base.pool.query(`insert into user_account (id, email, first_name) values ($1, 'owner@example.test', 'O')`, [
    owner,
  ]);
  await base.pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
    hashSecret('owner'),
    owner,
  ]);
});
beforeEach(() =>
  base.pool.query('delete from coupon_use; delete from booking; delete from invitation; delete from coupon'),
);
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const {
  email: _email,
  first_name: _first,
  last_name: _last,
  ...choice
} = choiceOf({ id: 0, hostId: '', date: '', time: '' });
const here = () => ({ ...choice, course_id: course.id, date: course.date, time: course.time });
const give = (...codes: string[]) =>
  base.pool.query('update coupon set owner_id = $1 where code = any($2::citext[])', [owner, codes]);
const offered = async (headers = {}, visitor = program.visitor()) =>
  (await (await visitor).call('code/list', here(), headers)).body.data;

describe("the guest's own codes", () => {
  it('are offered with what each saves here, the largest first', async () => {
    await insertCoupon(base.pool, 'SMALL', { cents: 200 });
    await insertCoupon(base.pool, 'LARGE', { cents: 700 });
    await insertCoupon(base.pool, 'OTHERS', { cents: 900 });
    await give('SMALL', 'LARGE');
    expect(await offered(bearer)).toEqual([
      { code: 'LARGE', saving: 7 },
      { code: 'SMALL', saving: 2 },
    ]);
    expect(await offered()).toEqual([]);
  });

  it('are each accepted by the price and by checkout, and none that would be refused is offered', async () => {
    await insertCoupon(base.pool, 'GOOD', { cents: 300 });
    await insertCoupon(base.pool, 'BIG-SPEND', { minimum: 100_000 });
    await insertCoupon(base.pool, 'TOO-LATE', { until: '2024-01-01' });
    await insertCoupon(base.pool, 'USED-UP', { max_uses: 1 });
    await base.pool.query(`update coupon set used = 1 where code = 'USED-UP'`);
    await give('GOOD', 'BIG-SPEND', 'TOO-LATE', 'USED-UP');
    const codes = await offered(bearer);
    expect(codes).toEqual([{ code: 'GOOD', saving: 3 }]);
    const visitor = await program.visitor();
    const priced = (await visitor.call('booking/calculate', { ...here(), coupon_code: 'GOOD' }, bearer)).body;
    expect(priced).toMatchObject({ coupon_discount: 3, discount_error: null });
    const booked = await visitor.call('booking/checkout', { ...here(), coupon_code: 'GOOD' }, bearer);
    expect(booked.status).toBe(200);
  });

  it('include the first-visit code once this browser has shown it', async () => {
    await insertCoupon(base.pool, 'HELLO5');
    const visitor = await program.visitor();
    expect(await offered({}, Promise.resolve(visitor))).toEqual([]);
    visitor.cookies.set(offerCookie, '1');
    expect(await offered({}, Promise.resolve(visitor))).toEqual([{ code: 'HELLO5', saving: 5 }]);
  });

  it('cannot be listed for a departure that is not bookable', async () => {
    await insertCoupon(base.pool, 'GOOD');
    await give('GOOD');
    const visitor = await program.visitor();
    const late = await visitor.call('code/list', { ...here(), time: '23:00' }, bearer);
    expect(late.body.status).toBe('error');
  });
});
