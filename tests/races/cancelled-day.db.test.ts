// A host cancels a whole day while guests book, pay and cancel: no guest keeps a booking, and every payment is refunded
// in full (docs/domain/bookings.md#cancelling-a-whole-day).
import { beforeEach, expect, it } from 'vitest';
import { type Body, booked, callAs, taken, useHosts } from '#tests/support/booking/after-booking.ts';
import { as } from '#tests/support/app/tokens.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, hold, pay } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
let second: TestCourse;

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 60 });
  second = await insertBookableCourse(suite.base.pool, { capacity: 60 });
});

const call = (name: string, body: Body) => callAs(suite, name, body, as('host'));
const statuses = async () =>
  (
    await suite.base.pool.query(
      `select b.status, b.payment, b.cancel_cause from booking b join departure d on d.id = b.departure_id
       where d.local_date = $1 and b.course_id = any($2)`,
      [suite.course.date, [suite.course.id, second.id]],
    )
  ).rows as { status: string; payment: string; cancel_cause: string | null }[];

/** Previews and cancels, again while guests book between the two. */
async function cancelDay(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const day = { date: suite.course.date, cause: 'unsafe_weather' };
    const { quote_id } = await call('departure/cancel-day', day);
    const done = await call('departure/cancel-day', { ...day, quote_id });
    if (done['cancelled'] === true) return;
    expect(done).toMatchObject({ code: 'quote-changed' });
  }
  throw new Error('the day was never cancelled');
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await suite.work();
}

it('forty guests book while the day is cancelled', async () => {
  const guest = async (index: number) => {
    const course = index % 2 === 0 ? suite.course : second;
    try {
      const held = await hold(suite.world.program, course, { email: `guest-${index}@example.test` });
      await pay(held);
    } catch (error) {
      // Too late: the departure is closed.
      expect(String(error)).toMatch(/time-unavailable|date-unavailable/);
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, index) => guest(index)));
  const others = Array.from({ length: 40 }, (_, index) => guest(index + 6));
  await Promise.all([...others, cancelDay(), cancelDay()]);
  await settle();
  const rows = await statuses();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  // Including payments that came after the hold had expired.
  for (const row of rows) expect(['cancelled', 'expired']).toContain(row.status);
  expect(rows.filter(({ status }) => status === 'cancelled').length).toBeGreaterThan(0);
  expect(rows.filter(({ payment }) => payment === 'paid' || payment === 'partly_refunded')).toEqual([]);
  for (const { amount, refunded } of await charged(suite.world.sandbox)) expect(refunded).toBe(amount);
  expect(await taken(suite)).toBe(0);
  const again = await hold(suite.world.program, second, { email: 'after@example.test' }).catch(String);
  expect(again).toMatch(/unavailable/);
}, 120_000);

it('a guest cancels in the same moment: one of the two counts, and the money comes back once', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5 });
    const held = await booked(suite, { email: `turn-${turn}@example.test` });
    const slot = { course_id: suite.course.id, date: suite.course.date, time: '09:00', cause: 'host' };
    const own = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as never as Body;
    const theirs = await call('departure/cancel', slot);
    const [guest, host] = await Promise.all([
      held.visitor.call('booking/cancel', { ref: held.ref, quote_id: own['quote_id'] }),
      call('departure/cancel', { ...slot, quote_id: theirs['quote_id'] }),
    ]);
    const isHosts = (host['cancelled'] as boolean | undefined) === true;
    const { rows } = await suite.base.pool.query(
      `select status, cancelled_by, cancel_cause from booking where ref = $1`,
      [held.ref],
    );
    expect(rows[0]).toMatchObject({ status: 'cancelled', cancel_cause: isHosts ? 'host' : 'guest' });
    if (!isHosts) expect(guest.body).toMatchObject({ cancelled: true });
  }
  await settle();
  for (const { amount, refunded } of await charged(suite.world.sandbox)) expect(refunded).toBe(amount);
}, 120_000);
