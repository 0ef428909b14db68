import { afterEach, describe, expect, it } from 'vitest';
import { lockBooking } from '#src/server/features/booking/lock-booking-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, later, useHosts } from '#tests/support/booking/after-booking.ts';
import { choiceOf, insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, lapse, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { meetAt, start, untilStuck } from '#tests/support/database/waiting.ts';

const suite = usePayingSuite();
useHosts(suite);

const lock = (name: string) => `select from ${name} where id = $1 for no key update`;

// The wrapper retries deadlocks, which would hide them: its counter does not.
afterEach(async () => {
  expect((await suite.world.program.services.metrics.lockTroubles.get()).values).toEqual([]);
});

describe('a cancellation that meets a move', () => {
  it('gives the old departure back before it waits for the new one', async () => {
    const { pool } = suite.base;
    const [held, elsewhere] = [
      await booked(suite, { date: later(suite, 1) }),
      await booked(suite, { email: 'b@example.test' }),
    ];
    const ids = await Promise.all(
      [held, elsewhere].map(async ({ ref }) => (await stored(pool, ref)) as unknown as Row),
    );
    const [booking, other] = ids as [Row, Row];
    const [mover, next] = [await pool.connect(), await pool.connect()];
    try {
      await mover.query('begin');
      await mover.query(lock('departure'), [booking.departure_id]);
      const { db } = suite.world.program.services;
      const cancelling = start(() => inTransaction(db, (trx) => lockBooking(trx, booking.id)));
      await untilStuck(pool, [cancelling]);
      await mover.query('update booking set departure_id = $1 where id = $2', [other.departure_id, booking.id]);
      await next.query('begin');
      await next.query(lock('departure'), [other.departure_id]);
      await mover.query('commit');
      await untilStuck(pool, [cancelling]);
      await next.query(lock('departure'), [booking.departure_id]);
      await next.query('commit');
      expect(await cancelling.done).toMatchObject({ value: { departure_id: other.departure_id } });
    } finally {
      await pool.query('update booking set departure_id = $1 where id = $2', [booking.departure_id, booking.id]);
      mover.release();
      next.release();
    }
  });
});

interface Row {
  id: string;
  departure_id: number;
}

describe('two checkouts', () => {
  it('that end a hold with each other’s code lock both codes in one order', async () => {
    const { pool } = suite.base;
    for (const code of ['CODE-A', 'CODE-B']) await insertCoupon(pool, code, { per_user: 100 });
    const courses = [suite.course, await insertBookableCourse(pool)];
    const lapsed = [];
    for (const [index, code] of ['CODE-B', 'CODE-A'].entries()) {
      const held = await hold(suite.world.program, courses[index]!, { coupon_code: code });
      await lapse(pool, held.ref);
      lapsed.push(held.ref);
    }
    const visitors = await Promise.all(courses.map(() => suite.world.program.visitor()));
    const claims = ['CODE-A', 'CODE-B'].map(
      (code, index) => () =>
        visitors[index]!.call(
          'booking/checkout',
          choiceOf(courses[index]!, { coupon_code: code, email: `${index}@x.test` }),
        ),
    );
    const gate = { text: 'select from booking where ref = any($1::text[]) for update', values: [lapsed] };
    const ends = await meetAt(pool, gate, [claims]);
    expect(ends).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }]);
  });
});

describe('a cancelled departure', () => {
  it('takes course and days in the order in which another departure of the course is closed', async () => {
    const { pool } = suite.base;
    const held = [];
    for (const email of ['a@example.test', 'b@example.test']) {
      const one = await hold(suite.world.program, suite.course, { email });
      await pay(one);
      held.push((await stored(pool, one.ref)) as unknown as Row);
    }
    const last = held.map(({ id }) => id).toSorted()[1];
    const slot = { course_id: suite.course.id, date: suite.course.date, time: suite.course.time };
    const host = await suite.world.program.visitor();
    const call = (name: string, body: object) => host.call(name, body, as('host'));
    const { body } = await call('departure/cancel', { ...slot, cause: 'host' });
    const quoteId = (body as unknown as { quote_id: string }).quote_id;
    const gate = { text: 'select from payment where booking_id = $1 for update', values: [last] };
    const ends = await meetAt(pool, gate, [
      [() => call('departure/cancel', { ...slot, cause: 'host', quote_id: quoteId })],
      [() => call('departure/close', { ...slot, date: later(suite, 1), is_closed: true })],
    ]);
    expect(ends).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }]);
  });
});
