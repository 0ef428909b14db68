import { describe, expect, it } from 'vitest';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import { choiceOf, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, hold, lapse, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { reconcilePayment } from './reconcile.ts';

const suite = usePayingSuite();

describe('money that comes late', () => {
  async function paidAfterExpiry(capacity: number, between: () => Promise<void>) {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity });
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    await lapse(suite.base.pool, held.ref);
    await between();
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    return held;
  }

  it('takes the seat again where it is free', async () => {
    const held = await paidAfterExpiry(1, async () => {
      await suite.base.pool.query(
        `update booking set status = 'expired' where ref in (select ref from booking where hold_until < banyan_now() and status = 'held')`,
      );
      await suite.base.pool.query(`update departure set taken = 0 where course_id = $1`, [suite.course.id]);
    });
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      refund: 'none',
    });
    const slot = await suite.base.pool.query('select taken from departure where course_id = $1', [suite.course.id]);
    expect(slot.rows).toEqual([{ taken: 1 }]);
  });

  it('goes back where the host has closed the day meanwhile, though the seat is free', async () => {
    const held = await paidAfterExpiry(1, async () => {
      const { id } = suite.course;
      await suite.base.pool.query(
        `update booking set status = 'expired' where status = 'held' and hold_until < banyan_now() and course_id = $1`,
        [id],
      );
      await suite.base.pool.query('update departure set taken = 0 where course_id = $1', [id]);
      await suite.base.pool.query(
        `insert into availability_exception (course_id, local_date, kind)
         select course_id, local_date, 'closed' from departure where course_id = $1`,
        [id],
      );
    });
    await suite.work();
    await suite.work();
    const late = { status: 'expired', payment: 'refunded', refund: 'done' };
    expect(await stored(suite.base.pool, held.ref)).toMatchObject(late);
    const slot = await suite.base.pool.query('select taken from departure where course_id = $1', [suite.course.id]);
    expect(slot.rows).toEqual([{ taken: 0 }]);
  });

  it('goes back in full where somebody else has the seat, with a mail', async () => {
    const held = await paidAfterExpiry(1, async () => {
      const other = await hold(suite.world.program, suite.course, { email: 'other@example.test' });
      expect((await pay(other)).body).toMatchObject({ state: 'paid' });
    });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'expired',
      payment: 'refunded',
      refund: 'done',
    });
    const mine = (await charged(suite.world.sandbox)).filter((one) => one.refunded > 0);
    expect(mine.every((one) => one.refunded === one.amount)).toBe(true);
    expect(mine.length).toBeGreaterThan(0);
    const mail = await suite.base.pool.query(
      `select kind from mail where kind = 'late-refund' and booking_id = (select id from booking where ref = $1)`,
      [held.ref],
    );
    expect(mail.rows).toHaveLength(1);
  });

  it('cannot come after the sweeper has ended a hold: it cancels at the provider first', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    await lapse(suite.base.pool, held.ref);
    await suite.work();
    await suite.work();
    expect((await suite.intentOf(held)).status).toBe('canceled');
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'expired' });
    const slot = await suite.base.pool.query('select taken from departure where course_id = $1', [suite.course.id]);
    expect(slot.rows).toEqual([{ taken: 0 }]);
  });

  it('confirms when the money came before the sweeper could cancel', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    await lapse(suite.base.pool, held.ref);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
  });

  it('goes back when the same visitor has a newer hold in its place', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const again = await held.visitor.call('booking/checkout', choiceOf(suite.course));
    expect(again.status).toBe(200);
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'expired',
      is_replaced: true,
      payment: 'refunded',
    });
    expect(await stored(suite.base.pool, again.body.ref)).toMatchObject({ status: 'held' });
  });
});

describe('money that is not what was asked for', () => {
  const seen = async (held: Held, change: Partial<GatewayPayment>) => {
    const { services } = suite.world.program;
    const { payments } = (await stored(suite.base.pool, held.ref)) as unknown as { payments: { id: string }[] };
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    const answer = await services.gateways.stripe?.retrievePayment(intent.id);
    if (!answer?.ok || !payments[0]) throw new Error('the payment is not there');
    return reconcilePayment(services, payments[0].id, { ...answer.value, ...change });
  };
  const tasks = async (held: Held) => {
    const result = await suite.base.pool.query(
      `select t.kind from staff_task t join payment p on p.id::text = t.subject join booking b on b.id = p.booking_id
       where b.ref = $1`,
      [held.ref],
    );
    return result.rows.map(({ kind }) => kind);
  };

  it('goes back, confirms nothing, and somebody looks', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    expect(await seen(held, { amountMinor: 519, receivedMinor: 519 })).toEqual({ result: 'refunded' });
    expect(await tasks(held)).toEqual(['payment_mismatch']);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'held',
      payment: 'refunded',
      refund: 'done',
    });
  });

  it("is nobody's when the provider made it for another payment of ours", async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await seen(held, { paymentId: other })).toEqual({ result: 'checking' });
    expect(await tasks(held)).toEqual(['payment_mismatch']);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held', payment: 'requires_action' });
  });

  it('goes back when it comes after the departure has begun', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    await lapse(suite.base.pool, held.ref);
    await suite.base.pool.query(
      `update departure set starts_at = banyan_now() - interval '1 hour', ends_at = banyan_now() + interval '1 hour'
       where course_id = $1`,
      [suite.course.id],
    );
    expect(await seen(held, {})).toEqual({ result: 'refunded' });
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: 'refunded', refund: 'done' });
  });
});
