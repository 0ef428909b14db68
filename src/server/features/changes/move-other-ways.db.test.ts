import { beforeEach, describe, expect, it } from 'vitest';
import { hold, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, providerBooksOf, openPaypal, throughAlipay } from '#tests/support/payment/redirects.ts';
import { ledgerOf, later, type Body } from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();

beforeEach(async () => {
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.3412, banyan_now())
     on conflict (code) do update set rate = 1.3412, fetched_at = banyan_now()`,
  );
});

/** Pays by that method; returns the provider's payment id. */
const ways = {
  async Alipay({ visitor, token }: Held): Promise<string> {
    const answer = (await visitor.call('payment/alipay', { booking_token: token })).body;
    await throughAlipay(suite, answer, 'complete');
    expect((await visitor.call('payment/alipay-check', { token: answer.token })).body.state).toBe('paid');
    return answer.client_secret.split('_secret_')[0] ?? '';
  },
  async PayPal(held: Held): Promise<string> {
    const order = await openPaypal(held);
    await agree(suite, order);
    const { body } = await held.visitor.call('payment/paypal-confirm', { token: order, booking_token: held.token });
    expect(body.status).toBe('success');
    return order;
  },
};

describe.each(['Alipay', 'PayPal'] as const)('a booking paid by %s', (way) => {
  it('moves to a cheaper date and is cancelled: all of it goes back, in its own currency, in two parts', async () => {
    const held = await hold(suite.world.program, suite.course, { pax: 2 });
    const ref = await ways[way](held);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    await suite.base.pool.query('update course set price_cents = 400 where id = $1', [suite.course.id]);
    const both = async (name: string, body: Body) => {
      const call = async (more: Body) =>
        (await held.visitor.call(name, { ref: held.ref, ...body, ...more })).body as never as Body;
      return call({ quote_id: (await call({}))['quote_id'] });
    };
    const moved = await both('reschedule/move', { date: later(suite, 1), time: '09:00' });
    expect(moved).toMatchObject({ moved: true, refund_amount: 1.92 });
    for (let round = 0; round < 3; round += 1) await suite.work();
    const whole = way === 'Alipay' ? 1394 : 1040;
    const part = way === 'Alipay' ? 257 : 192;
    expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: whole, refunded: part });
    expect(await both('booking/cancel', {})).toMatchObject({ cancelled: true, refund_amount: 8.48 });
    for (let round = 0; round < 3; round += 1) await suite.work();
    expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: whole, refunded: whole });
    expect(await ledgerOf(suite, held.ref)).toEqual({});
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      refund: 'done',
    });
  });
});
