import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { choiceOf, insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useCheckoutSuite();

const send = (visitor: Caller, key: string, more: object = {}, headers = {}) =>
  visitor.call('booking/checkout', choiceOf(suite.course, { ...more }), { 'idempotency-key': key, ...headers });
const violations = async () => (await verifyInvariants(suite.base.pool)).flatMap((one) => one.violations);
/** The course's departure a day later. */
const nextDay = () => {
  const day = new Date(`${suite.course.date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

describe('a checkout that replaces an earlier one by its key', () => {
  it('ends the earlier hold, whose seats and code count as free for it', async () => {
    await insertCoupon(suite.base.pool, 'ONE-ONLY', { max_uses: 1 });
    const visitor = await suite.program.visitor();
    const first = await send(visitor, 'a', { pax: 4, coupon_code: 'ONE-ONLY' });
    const second = await send(visitor, 'b', { pax: 3, coupon_code: 'ONE-ONLY', replaces: 'a' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'expired', is_replaced: true });
    expect(await suite.taken()).toBe(3);
    expect(await violations()).toEqual([]);
  });

  it('reaches over departures, in both directions at once', async () => {
    const other = { date: nextDay() };
    const visitors = await Promise.all([1, 2, 3, 4].map(() => suite.program.visitor()));
    await Promise.all(visitors.map((visitor, index) => send(visitor, 'a', index % 2 ? other : {})));
    const moved = await Promise.all(
      visitors.map((visitor, index) => send(visitor, 'b', { replaces: 'a', ...(index % 2 ? {} : other) })),
    );
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await suite.taken()).toBe(4);
    expect(await violations()).toEqual([]);
  });

  it('knows the key of a browser whose guest has logged in on the way', async () => {
    const visitor = await suite.program.visitor();
    const first = await send(visitor, 'a', { pax: 4 });
    const second = await send(visitor, 'b', { pax: 4, replaces: 'a', email: undefined }, as('known'));
    expect(second.status).toBe(200);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'expired', is_replaced: true });
  });

  it('is no part of the body: the same key with and without it is one request', async () => {
    const visitor = await suite.program.visitor();
    const first = await send(visitor, 'a');
    expect((await send(visitor, 'a', { replaces: 'z' })).body.ref).toBe(first.body.ref);
  });

  it("ignores unknown keys, other visitors' keys and holds that have ended", async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 9 });
    const [one, other] = [await suite.program.visitor(), await suite.program.visitor()];
    const first = await send(one, 'a');
    expect((await send(other, 'b', { replaces: 'a' })).status).toBe(200);
    expect((await send(other, 'c', { replaces: 'nothing' })).status).toBe(200);
    expect((await send(other, 'e', { replaces: '' })).status).toBe(200);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'held' });
    await suite.base.pool.query(`update booking set status = 'confirmed', hold_until = null where ref = $1`, [
      first.body.ref,
    ]);
    expect((await send(one, 'd', { replaces: 'a' })).status).toBe(200);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'confirmed', is_replaced: false });
  });

  it('waits for a payment that is on its way', async () => {
    const visitor = await suite.program.visitor();
    const first = await send(visitor, 'a');
    const { id } = await suite.booking(first.body.ref);
    const paymentId = randomUUID();
    await suite.base.pool.query(
      `insert into payment (id, booking_id, provider, method, amount_minor, currency, due_cents, status)
       values ($1, $2, 'stripe', 'card', 520, 'USD', 520, 'unknown')`,
      [paymentId, id],
    );
    expect((await send(visitor, 'b', { replaces: 'a' })).body.code).toBe('payment-in-progress');
    await suite.base.pool.query(`update payment set status = 'open' where id = $1`, [paymentId]);
    await suite.base.pool.query(
      `insert into payment_attempt (payment_id, n, input_ref, key, lease_until)
       values ($1, 1, 'pm_card_visa', 'k-1', banyan_now() + interval '10 seconds')`,
      [paymentId],
    );
    expect((await send(visitor, 'b', { replaces: 'a' })).body.code).toBe('payment-in-progress');
    await suite.base.pool.query(`update payment_attempt set status = 'failed' where payment_id = $1`, [paymentId]);
    expect((await send(visitor, 'b', { replaces: 'a' })).status).toBe(200);
    expect(await suite.taken()).toBe(1);
  });
});
