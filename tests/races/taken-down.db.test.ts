// Staff take a listing down and refund the bookings ahead while guests book and pay: no guest keeps a booking, and
// every payment is refunded in full (docs/domain/listings.md#taking-off-sale).
import { beforeAll, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { callAs, taken } from '#tests/support/booking/after-booking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, hold, pay } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();

beforeAll(async () => {
  const { rows } = await suite.base.pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(suite.base.pool, { op: rows[0]!.id });
});

it('forty guests book while the listing is taken down', async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 60 });
  const guest = async (index: number, wait = 0) => {
    await new Promise((resolve) => void setTimeout(resolve, wait));
    try {
      await pay(await hold(suite.world.program, suite.course, { email: `guest-${index}@example.test` }));
    } catch (error) {
      expect(String(error)).toMatch(/course-not-found/);
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, index) => guest(index)));
  const takeDown = () =>
    callAs(
      suite,
      'admin/listing-act',
      {
        listing_id: String(suite.course.id),
        version: 0,
        act: 'take_down',
        bookings: 'refund',
        reason: 'It is not at this address',
      },
      as('op'),
    );
  const others = Array.from({ length: 40 }, (_, index) => guest(index + 4, index * 8));
  const [first, second] = await Promise.all([takeDown(), takeDown(), ...others]);
  expect([first, second].map(({ code = 'fine' }) => code).toSorted()).toEqual(['fine', 'listing-changed']);
  for (let turn = 0; turn < 6; turn += 1) await suite.work();
  const { rows } = await suite.base.pool.query('select status, payment from booking where course_id = $1', [
    suite.course.id,
  ]);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { status, payment } of rows) {
    expect(['cancelled', 'expired']).toContain(status);
    expect(['paid', 'partly_refunded']).not.toContain(payment);
  }
  for (const { amount, refunded } of await charged(suite.world.sandbox)) expect(refunded).toBe(amount);
  expect(await taken(suite)).toBe(0);
}, 120_000);
