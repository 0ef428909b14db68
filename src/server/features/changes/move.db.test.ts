import { describe, expect, it } from 'vitest';
import { insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import {
  booked,
  ledgerOf,
  later,
  startsIn,
  taken,
  withPolicy,
  type Body,
} from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
const move = async ({ visitor, ref }: Held, date: string, more: Body = {}) =>
  (await visitor.call('reschedule/move', { ref, date, time: '09:00', ...more })).body as never as Body;
async function moved(held: Held, date: string): Promise<Body> {
  const { quote_id } = await move(held, date);
  return move(held, date, { quote_id });
}
const setPrice = (cents: number) =>
  suite.base.pool.query('update course set price_cents = $1 where id = $2', [cents, suite.course.id]);

describe('reschedule/move', () => {
  it('says what changes, changes nothing, then swaps the seats', async () => {
    const held = await booked(suite, { pax: 2 });
    await setPrice(3000);
    const quote = await move(held, later(suite, 1));
    expect(quote).toMatchObject({
      moved: false,
      old_total: 42.4,
      refund_amount: 0,
      quote: { total_price: 62.4, booking_deposit_due: 10.4 },
      cash: { usd: 52, amount: 1_370_000 },
    });
    expect(await taken(suite, suite.course.date)).toBe(2);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ version: 1, balance_cents: 3200 });
    expect(await move(held, later(suite, 1), { quote_id: quote['quote_id'] })).toMatchObject({
      moved: true,
      quote_id: null,
    });
    expect([await taken(suite, suite.course.date), await taken(suite, later(suite, 1))]).toEqual([0, 2]);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'confirmed',
      version: 2,
      total_cents: 6240,
      due_cents: 1040,
      balance_cents: 5200,
      balance_local_minor: 1_370_000,
      refund: 'none',
    });
    const detail = (await held.visitor.call('booking/detail', { ref: held.ref })).body as never as Body;
    expect(detail).toMatchObject({
      date: later(suite, 1),
      cash: { usd: 52 },
      quote: { total_price: 62.4 },
      policy: { percent_now: 100 },
    });
    const reported = await suite.base.pool.query(
      `select payload from outbox where payload ->> 'kind' like '%booking-moved' order by id`,
    );
    expect(reported.rows.map((row) => row.payload)).toMatchObject([
      { kind: 'booking-moved', old_date: suite.course.date, old_time: '09:00' },
      { kind: 'host-booking-moved' },
    ]);
    expect(await move(held, later(suite, 1))).toMatchObject({ code: 'same-departure' });
  });

  it('lowers the cash first, then refunds, and a cancel afterwards gives the rest', async () => {
    const held = await booked(suite, { pax: 2 });
    await setPrice(400);
    const done = await moved(held, later(suite, 2));
    expect(done).toMatchObject({
      moved: true,
      refund_amount: 1.92,
      quote: { total_price: 8.48, balance_due_to_host: 0 },
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'confirmed',
      due_cents: 848,
      balance_cents: 0,
      cash: 'none',
      refund: 'pending',
    });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'confirmed',
      payment: 'partly_refunded',
      refund: 'done',
    });
    const intent = await suite.intentOf(held);
    expect((await charged(suite.world.sandbox)).find((one) => one.id === intent.id)).toMatchObject({ refunded: 192 });
    const { body } = await held.visitor.call('booking/cancel', { ref: held.ref });
    expect(body).toMatchObject({ refund_amount: 8.48 });
    await held.visitor.call('booking/cancel', {
      ref: held.ref,
      quote_id: (body as never as { quote_id: string }).quote_id,
    });
    await suite.work();
    await suite.work();
    expect((await charged(suite.world.sandbox)).find((one) => one.id === intent.id)).toMatchObject({ refunded: 1040 });
    expect(await ledgerOf(suite, held.ref)).toEqual({});
  });

  it('keeps a code where there is one, and lowers it only when no payment is left', async () => {
    await insertCoupon(suite.base.pool, 'EIGHTOFF', { cents: 800, max_uses: 5 });
    const held = await booked(suite, { pax: 2, coupon_code: 'EIGHTOFF' });
    await setPrice(200);
    expect(await moved(held, later(suite, 3))).toMatchObject({
      refund_amount: 2.4,
      quote: { coupon_discount: 4.24, booking_deposit_due: 0 },
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      due_cents: 0,
      discount_cents: 424,
      deposit_cents: 400,
      service_fee_cents: 24,
    });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      payment: 'refunded',
      refund: 'done',
      status: 'confirmed',
    });
  });

  it('takes the last seats once, however many want them at once', async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 2 });
    const days = [0, 1, 2, 3];
    const guests = await Promise.all(
      days.map((day) => booked(suite, { pax: 2, date: later(suite, day), email: `mover-${day}@example.test` })),
    );
    const quotes = await Promise.all(guests.map((held) => move(held, later(suite, 9))));
    const answers = await Promise.all(
      guests.map((held, index) => move(held, later(suite, 9), { quote_id: quotes[index]!['quote_id'] })),
    );
    expect(answers.filter((one) => one['moved'] === true)).toHaveLength(1);
    expect(answers.filter((one) => one['code'] === 'date-unavailable')).toHaveLength(3);
    expect(await taken(suite, later(suite, 9))).toBe(2);
    const left = await Promise.all(days.map((day) => taken(suite, later(suite, day))));
    expect(left.toSorted()).toEqual([0, 2, 2, 2]);
  });

  it('two bookings may change places, and a cancel at the same time leaves whole states', async () => {
    const [one, other] = [
      await booked(suite, { email: 'a@example.test' }),
      await booked(suite, { date: later(suite, 1), email: 'b@example.test' }),
    ];
    await Promise.all([moved(one, later(suite, 1)), moved(other, suite.course.date)]);
    expect([await taken(suite, suite.course.date), await taken(suite, later(suite, 1))]).toEqual([1, 1]);
    const { quote_id } = (await one.visitor.call('booking/cancel', { ref: one.ref })).body as never as {
      quote_id: string;
    };
    const [cancel, step] = await Promise.all([
      one.visitor.call('booking/cancel', { ref: one.ref, quote_id }),
      moved(one, later(suite, 4)),
    ]);
    const row = await stored(suite.base.pool, one.ref);
    const isCancelled = row.status === 'cancelled';
    expect(cancel.body.status === 'success').toBe(isCancelled);
    expect(step['moved'] === true).toBe(!isCancelled);
    expect(await taken(suite, later(suite, 1))).toBe(0);
    expect(await taken(suite, later(suite, 4))).toBe(isCancelled ? 0 : 1);
  });

  it('is no way around a deadline that has passed', async () => {
    const held = await booked(suite);
    await withPolicy(suite, held.ref, [
      [10_000, 100],
      [100, 50],
    ]);
    expect(await moved(held, later(suite, 60))).toMatchObject({ moved: true });
    expect((await held.visitor.call('booking/cancel', { ref: held.ref })).body).toMatchObject({ refund_percent: 50 });
    const detail = (await held.visitor.call('booking/detail', { ref: held.ref })).body as never as Body;
    expect(detail).toMatchObject({ policy: { free_until: null, percent_now: 50 } });
  });

  it('keeps to the rules of a claim, and to the cut-off of the old date', async () => {
    const held = await booked(suite);
    await suite.base.pool.query(
      `insert into availability_exception (course_id, local_date, kind) values ($1, $2, 'closed')`,
      [suite.course.id, later(suite, 1)],
    );
    expect(await move(held, later(suite, 1))).toMatchObject({ code: 'date-unavailable' });
    expect(await move(held, later(suite, 400))).toMatchObject({ code: 'date-unavailable' });
    expect(await move(held, '2020-01-01')).toMatchObject({ code: 'corona-time' });
    expect(await move(held, later(suite, 2), { time: '10:00' })).toMatchObject({ code: 'time-unavailable' });
    const quote = await move(held, later(suite, 2));
    await setPrice(2500);
    expect(await move(held, later(suite, 2), { quote_id: quote['quote_id'] })).toMatchObject({ code: 'quote-changed' });
    const outsider = await suite.world.program.visitor();
    expect(
      (await outsider.call('reschedule/move', { ref: held.ref, date: later(suite, 2), time: '09:00' })).body.code,
    ).toBe('booking-not-found');
    await startsIn(suite, held.ref, 1);
    expect(await move(held, later(suite, 2))).toMatchObject({ code: 'booking-state' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ version: 1 });
  });
});
