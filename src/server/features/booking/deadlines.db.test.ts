// Promised deadlines as the program stores and announces them: the domain's figures, run (ADR 032).
import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { later, startsIn } from '#tests/support/booking/after-booking.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, comeBack, openPaypal } from '#tests/support/payment/redirects.ts';
import { hold, pay, type Held } from '#tests/support/payment/paying.ts';

const suite = usePayingSuite();
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds between two instants of a row, rounded to tens; from its creation by default. */
async function lasts(text: string, value: string): Promise<number> {
  const result = await suite.base.pool.query(`select extract(epoch from ${text}) as seconds`, [value]);
  return Math.round(Number(result.rows[0].seconds) / 10) * 10;
}
const ofBooking = (column: string) => `(select ${column} from booking where ref = $1)`;

const beforeCutoff = `(select d.starts_at - b.request_until - make_interval(mins => c.cutoff_later_minutes)
  from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id where b.ref = $1)`;

describe('a hold', () => {
  it('lasts 15 minutes, and a mail reminds of it after three', async () => {
    const { ref } = await hold(suite.world.program, suite.course);
    expect(await lasts(ofBooking('hold_until - created_at'), ref)).toBe(15 * minute);
    const reminder = `(select o.not_before - b.created_at from booking b join outbox o on o.payload ->> 'booking_id' = b.id::text
      where b.ref = $1 and o.payload ->> 'kind' = 'booking-held')`;
    expect(await lasts(reminder, ref)).toBe(3 * minute);
  });

  it('opens in the browser that made it for 180 days', async () => {
    const { ref } = await hold(suite.world.program, suite.course);
    const opens = `(select v.expires_at - b.created_at from visitor_booking v join booking b on b.id = v.booking_id where b.ref = $1)`;
    expect(await lasts(opens, ref)).toBe(180 * day);
  });
});

describe('a request', () => {
  it('waits for its host for 48 hours, and no longer than the departure is open', async () => {
    const course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
    const far = await hold(suite.world.program, course);
    await pay(far);
    expect(await lasts(ofBooking('request_until - confirmed_at'), far.ref)).toBe(48 * hour);
    const near = await hold(suite.world.program, course);
    await startsIn(suite, near.ref, 20);
    await pay(near);
    expect(await lasts(beforeCutoff, near.ref)).toBe(0);
  });
});

describe('a request that moves', () => {
  it('is answered before its new departure closes', async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
    const held = await hold(suite.world.program, suite.course);
    await pay(held);
    const wanted = { ref: held.ref, date: later(suite, -29), time: '09:00' };
    const quote = (await held.visitor.call('reschedule/move', wanted)).body as unknown as { quote_id: string };
    const { body } = await held.visitor.call('reschedule/move', { ...wanted, quote_id: quote.quote_id });
    expect(body).toMatchObject({ moved: true });
    expect(await lasts(beforeCutoff, held.ref)).toBe(0);
  });
});

describe('a hold whose money is being taken', () => {
  it('outlives the request', async () => {
    const held = await hold(suite.world.program, suite.course);
    const back = await agree(suite, await openPaypal(held));
    await suite.base.pool.query(`update booking set hold_until = banyan_now() + interval '20 seconds' where ref = $1`, [
      held.ref,
    ]);
    await suite.world.sandbox.control('/faults', { operation: 'paypal.orders.capture', kind: 'drop-before', times: 2 });
    await comeBack(suite, back);
    expect(await lasts(ofBooking('hold_until - banyan_now()'), held.ref)).toBeGreaterThanOrEqual(60);
  });
});

describe('a question', () => {
  it('waits for its host for 48 hours', async () => {
    const visitor = await suite.world.program.visitor();
    const message = 'Is the walk to the market long for my mother?';
    const asked = { course_id: suite.course.id, date: suite.course.date, pax: 2, message };
    const contact = { email: 'asker@example.test', first_name: 'Ada', last_name: 'Asker' };
    const { body } = await visitor.call('booking/inquiry', { ...asked, ...contact });
    const { id } = (body as unknown as { inquiry: { id: string } }).inquiry;
    expect(await lasts('(select expires_at - created_at from inquiry where id = $1)', id)).toBe(48 * hour);
  });
});

describe('a cancel', () => {
  const percentOf = async ({ visitor, ref }: Held) =>
    ((await visitor.call('booking/cancel', { ref })).body as { refund_percent?: number }).refund_percent;

  it.each([
    ['flexible', 30, 100],
    ['flexible', 20, 0],
    ['moderate', 100, 100],
    ['moderate', 72, 50],
    ['strict', 200, 100],
    ['strict', 120, 50],
    ['final', 200, 0],
  ])('of a %s booking, %i hours before its start, gives back %i %', async (policy, hours, percent) => {
    await suite.base.pool.query('update course set policy = $1 where id = $2', [policy, suite.course.id]);
    const held = await hold(suite.world.program, suite.course);
    await pay(held);
    await startsIn(suite, held.ref, hours);
    expect(await percentOf(held)).toBe(hours > 48 ? 100 : percent);
    await suite.base.pool.query(`update booking set created_at = created_at - interval '30 days' where ref = $1`, [
      held.ref,
    ]);
    expect(await percentOf(held)).toBe(percent);
  });
});

describe('a sale', () => {
  it('is told as new for 48 hours', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held);
    const toldAfter = async (hours: number) => {
      await suite.base.pool.query(
        'update booking set created_at = banyan_now() - make_interval(hours => $1, secs => -60) where ref = $2',
        [hours, held.ref],
      );
      const { body } = await held.visitor.call('booking/detail', { ref: held.ref });
      return (body as { analytic?: unknown }).analytic !== null;
    };
    expect([await toldAfter(48), await toldAfter(49)]).toEqual([true, false]);
  });
});
