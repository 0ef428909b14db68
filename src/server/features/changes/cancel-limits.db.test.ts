// Cancelling a request or confirmed booking: by which role, and until when.
import { beforeAll, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, startsIn, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';

const suite = usePayingSuite();
useHosts(suite);

const operatorId = '00000000-0000-4000-8000-0000000000e1';
beforeAll(async () => {
  await suite.base.pool.query(
    `insert into user_account (id, email, first_name, roles) values ($1, 'operator@example.test', 'Op', '{user,operator}')`,
    [operatorId],
  );
  await giveTokens(suite.base.pool, { operator: operatorId });
});

/** Quotes and cancels, or returns the quote's refusal. */
async function cancel(held: Held, headers: Record<string, string> = {}): Promise<Body> {
  const { id } = await stored(suite.base.pool, held.ref);
  const visitor = headers['authorization'] === undefined ? held.visitor : await suite.world.program.visitor();
  const call = async (more: Body) =>
    (await visitor.call('booking/cancel', { booking_id: id, ...more }, headers)).body as never as Body;
  const quote = await call({});
  return quote['quote_id'] ? call({ quote_id: quote['quote_id'] }) : quote;
}
const statusOf = async (held: Held) => (await stored(suite.base.pool, held.ref)).status;

async function requested(): Promise<Held> {
  const course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
  const held = await hold(suite.world.program, course);
  await pay(held);
  expect(await statusOf(held)).toBe('requested');
  return held;
}

describe('booking/cancel', () => {
  it('of a request is its guest’s, and everything comes back', async () => {
    const held = await requested();
    expect(await cancel(held)).toMatchObject({ cancelled: true, refund_percent: 100 });
    expect(await statusOf(held)).toBe('cancelled');
  });

  it('of a request is the operator’s too', async () => {
    const held = await requested();
    expect(await cancel(held, as('operator'))).toMatchObject({ cancelled: true });
    expect(await statusOf(held)).toBe('cancelled');
  });

  it('is over for a guest once it has begun, and goes on for the host until the end', async () => {
    const held = await booked(suite);
    await startsIn(suite, held.ref, -1);
    expect(await cancel(held)).toMatchObject({ code: 'booking-state' });
    expect(await cancel(held, as('host'))).toMatchObject({ cancelled: true, refund_percent: 100 });
    expect(await statusOf(held)).toBe('cancelled');
  });

  it('by the host offers the guest something else for seven days', async () => {
    const held = await booked(suite);
    await cancel(held, as('host'));
    const isOffered = async (days: number) => {
      await suite.base.pool.query(
        'update booking set closed_at = banyan_now() - make_interval(days => $1, secs => -60) where ref = $2',
        [days, held.ref],
      );
      const { body } = await held.visitor.call('booking/detail', { ref: held.ref });
      return (body as unknown as { can: { choose_alternative: boolean } }).can.choose_alternative;
    };
    expect([await isOffered(7), await isOffered(8)]).toEqual([true, false]);
  });

  it('is over for the host at the end, and never for the operator', async () => {
    const held = await booked(suite);
    await startsIn(suite, held.ref, -5);
    expect(await cancel(held, as('host'))).toMatchObject({ code: 'booking-state' });
    expect(await cancel(held, as('operator'))).toMatchObject({ cancelled: true });
    expect(await statusOf(held)).toBe('cancelled');
  });
});

describe('a request that has run out', () => {
  it('is neither accepted nor declined any more', async () => {
    const held = await requested();
    const { id } = await stored(suite.base.pool, held.ref);
    await suite.base.pool.query(`update booking set request_until = banyan_now() - interval '1 minute' where id = $1`, [
      id,
    ]);
    const host = await suite.world.program.visitor();
    for (const decision of ['accept', 'decline']) {
      const { body } = await host.call('booking/confirm', { booking_id: id, decision }, as('host'));
      expect(body).toMatchObject({ code: 'booking-state' });
    }
    expect(await statusOf(held)).toBe('requested');
  });
});
