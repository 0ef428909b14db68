import { describe, expect, it } from 'vitest';
import { insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import {
  booked,
  ledgerOf,
  mailsOf,
  startsIn,
  taken,
  withPolicy,
  type Body,
} from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();

const cancel = async ({ visitor, ref }: Held, more: Body = {}) =>
  (await visitor.call('booking/cancel', { ref, ...more })).body as never as Body;

describe('booking/cancel', () => {
  it('first says what comes back and changes nothing, then cancels, frees and refunds', async () => {
    const held = await booked(suite, { pax: 2 });
    const quote = await cancel(held);
    expect(quote).toMatchObject({ status: 'success', cancelled: false, refund_amount: 10.4, refund_percent: 100 });
    const before = await stored(suite.base.pool, held.ref);
    expect(before).toMatchObject({ status: 'confirmed', refund: 'none', version: 1 });
    expect(await taken(suite)).toBe(2);
    const done = await cancel(held, { quote_id: quote['quote_id'], reason: 'A cold' });
    expect(done).toMatchObject({ status: 'success', cancelled: true, quote_id: null, refund_amount: 10.4 });
    expect(await taken(suite)).toBe(0);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      refund: 'pending',
      cash: 'none',
      cancelled_by: 'guest',
      cancel_cause: 'guest',
      cancel_reason: 'A cold',
      refund_percent: 100,
      version: 2,
    });
    expect(await mailsOf(suite, before.id)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'host-booking-cancelled']),
    );
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      refund: 'done',
    });
    const intent = await suite.intentOf(held);
    expect((await charged(suite.world.sandbox)).find((one) => one.id === intent.id)).toMatchObject({
      amount: 1040,
      refunded: 1040,
    });
    const { body } = await held.visitor.call('booking/detail', { ref: held.ref });
    expect(body).toMatchObject({
      booking_status: 'cancelled',
      qr: null,
      ended: { by: 'guest', cause: 'guest', reason: 'A cold', refund_percent: 100 },
      refunds: [{ amount: 10.4, state: 'done', why: 'Booking cancelled' }],
      can: { cancel: false, reschedule: false, report: false, choose_alternative: false },
    });
  });

  it('happens once, however often it is asked at once', async () => {
    const held = await booked(suite);
    const { quote_id } = await cancel(held);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(held, { quote_id })));
    expect(answers.filter((one) => one['status'] === 'success')).toHaveLength(1);
    expect(answers.filter((one) => one['code'] === 'booking-state')).toHaveLength(5);
    expect(await taken(suite)).toBe(0);
    const refunds = await suite.base.pool.query(
      `select r.id from refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id where b.ref = $1`,
      [held.ref],
    );
    expect(refunds.rows).toHaveLength(1);
  });

  it('never applies an amount that has changed meanwhile', async () => {
    const held = await booked(suite);
    await withPolicy(suite, held.ref, [[24, 100]]);
    const quote = await cancel(held);
    expect(quote).toMatchObject({ refund_percent: 100 });
    await startsIn(suite, held.ref, 20);
    expect(await cancel(held, { quote_id: quote['quote_id'] })).toMatchObject({
      status: 'error',
      code: 'quote-changed',
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', refund: 'none' });
    const now = await cancel(held);
    expect(now).toMatchObject({
      refund_percent: 0,
      refund_amount: 0,
      reason: 'This booking is no longer refundable.',
    });
    expect(await cancel(held, { quote_id: now['quote_id'] })).toMatchObject({ cancelled: true });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      refund: 'none',
      payment: 'paid',
    });
  });

  it('gives half back between the deadlines of a strict policy, and keeps the code', async () => {
    await insertCoupon(suite.base.pool, 'HALFWAY', { cents: 500, max_uses: 3 });
    const held = await booked(suite, { pax: 2, coupon_code: 'HALFWAY' });
    await withPolicy(suite, held.ref, [
      [168, 100],
      [72, 50],
    ]);
    await startsIn(suite, held.ref, 100);
    const quote = await cancel(held);
    expect(quote).toMatchObject({ refund_percent: 50, refund_amount: 2.7 });
    await cancel(held, { quote_id: quote['quote_id'] });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: 'partly_refunded', refund: 'done' });
    const code = await suite.base.pool.query(`select used from coupon where code = 'HALFWAY'`);
    expect(code.rows).toEqual([{ used: 1 }]);
  });

  it('gives a code back with everything else, also where it had paid all', async () => {
    await insertCoupon(suite.base.pool, 'ALLOFIT', { cents: 5000, max_uses: 1 });
    for (const pax of [1, 20]) {
      suite.course = await insertBookableCourse(suite.base.pool, { capacity: 30 });
      const held = await booked(suite, { pax, coupon_code: 'ALLOFIT', email: `code-${pax}@example.test` });
      const { quote_id } = await cancel(held);
      expect(await cancel(held, { quote_id })).toMatchObject({ cancelled: true, refund_percent: 100 });
      await suite.work();
      await suite.work();
      expect(await ledgerOf(suite, held.ref)).toEqual({});
      const code = await suite.base.pool.query(`select used from coupon where code = 'ALLOFIT'`);
      expect(code.rows).toEqual([{ used: 0 }]);
    }
  });

  it('gives a hold up, and money that still comes goes back', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const quote = await cancel(held);
    expect(quote).toMatchObject({ refund_amount: 0, reason: 'Nothing has been paid yet.' });
    expect(await cancel(held, { quote_id: quote['quote_id'] })).toMatchObject({ cancelled: true });
    expect(await taken(suite)).toBe(0);
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'expired',
      is_replaced: true,
      payment: 'refunded',
      refund: 'done',
    });
  });
});
