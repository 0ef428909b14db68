import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

const contact = { email: 'taker@example.test', first_name: 'Ada', last_name: 'Taker' };
const checkout = async (choice: object) =>
  (await suite.program.visitor()).call('booking/checkout', { ...contact, ...choice });
const calculate = async (choice: object) => (await suite.program.visitor()).call('booking/calculate', choice);

describe('an offer that only protects a price', () => {
  async function protectedAt(cents: number): Promise<string> {
    const { pool } = suite.base;
    const cancelled = await suite.checkout({ email: `cancelled-${Math.random()}@example.test` });
    const { id: bookingId } = await suite.booking(cancelled.body.ref);
    const id = randomUUID();
    const token = deriveSecret(suite.program.services.keys, 'offer', id);
    await pool.query(
      `insert into offer (id, token_hash, replaces_booking_id, course_id, pax, price_cents, expires_at)
       values ($1, $2, $3, $4, 3, $5, banyan_now() + interval '7 days')`,
      [id, hashSecret(token), bookingId, suite.course.id, cents],
    );
    return token;
  }

  it('counts for any departure of its course and up to its number of guests, for a hold of the usual time', async () => {
    const token = await protectedAt(1000);
    const { id: course_id, date, time } = suite.course;
    const choice = { course_id, date, time, offer: token };
    expect((await calculate({ ...choice, pax: 2 })).body).toMatchObject({ total_price: 21.2 });
    expect((await calculate({ ...choice, pax: 4 })).body.code).toBe('offer-invalid');
    const held = await checkout({ ...choice, pax: 2 });
    expect(new Date(held.body.hold_until).getTime()).toBeLessThan(Date.now() + 16 * 60_000);
  });

  it('never makes anything more expensive', async () => {
    const token = await protectedAt(9000);
    const { id: course_id, date, time } = suite.course;
    expect((await calculate({ course_id, date, time, pax: 1, offer: token })).body).toMatchObject({
      total_price: 21.2,
    });
  });
});
