// Another price currency, from price to refund, with database and sandbox.
import { describe, expect, it } from 'vitest';
import { pricesIn } from '#tests/support/app/program.ts';
import { booked, type Body } from '#tests/support/booking/after-booking.ts';
import { insertBookableCourse, insertCoupon } from '#tests/support/catalogue/bookable-courses.ts';
import { type Held, hold, stored } from '#tests/support/payment/paying.ts';
import { type PayingSuite, usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, comeBack, openPaypal, providerBooksOf, throughAlipay } from '#tests/support/payment/redirects.ts';

interface Money {
  code: string;
  /** Price, its part paid online, and the least a code may leave: minor units, and as on the wire. */
  price: number;
  due: [minor: number, wire: number];
  least: [minor: number, wire: number];
  /** The due in Stripe's unit. */
  charged: number;
  /** SGD per unit, and the due that Alipay charges. */
  rate: number;
  sgd: number;
  hasPaypal: boolean;
}

const monies: Money[] = [
  { code: 'EUR', price: 2000, due: [520, 5.2], least: [50, 0.5], charged: 520, rate: 1.5, sgd: 7.8, hasPaypal: true },
  {
    code: 'JPY',
    price: 2000,
    due: [520, 520],
    least: [50, 50],
    charged: 520,
    rate: 0.0085,
    sgd: 4.42,
    hasPaypal: true,
  },
  // 367 fee and 1225 deposit are rounded up to tens.
  {
    code: 'KWD',
    price: 6123,
    due: [1600, 1.6],
    least: [150, 0.15],
    charged: 1600,
    rate: 4.2,
    sgd: 6.72,
    hasPaypal: false,
  },
  // Intl uses no decimals, Stripe two.
  {
    code: 'HUF',
    price: 8000,
    due: [2080, 2080],
    least: [175, 175],
    charged: 208_000,
    rate: 0.0035,
    sgd: 7.28,
    hasPaypal: true,
  },
];

/** Balances of a booking by account and currency, without zeros. */
async function balancesOf({ base }: PayingSuite, { ref }: Held): Promise<Record<string, number>> {
  const { rows } = await base.pool.query<{ name: string; sum: number }>(
    `select e.account || ' ' || e.currency as name, sum(e.amount_minor)::integer as sum
     from ledger_entry e join ledger_tx t on t.id = e.tx_id join booking b on b.id = t.booking_id
     where b.ref = $1 group by 1 having sum(e.amount_minor) <> 0`,
    [ref],
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

describe.each(monies)('prices in $code', ({ code, price, due, least, charged, rate, sgd, hasPaypal }) => {
  const suite = usePayingSuite(pricesIn(code));
  const course = async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, price_cents: price });
    return suite.course;
  };
  const lower = code.toLowerCase();

  it('are paid by card, stand in the ledger and go back', async () => {
    await course();
    const held = await booked(suite);
    expect(held.due).toBe(due[1]);
    expect(await suite.intentOf(held)).toMatchObject({ amount_received: charged, currency: lower });
    const row = await stored(suite.base.pool, held.ref);
    expect(row).toMatchObject({ status: 'confirmed', due_cents: due[0], quote: { currency: code } });
    expect(await balancesOf(suite, held)).toMatchObject({ [`psp:stripe:${lower} ${code}`]: due[0] });
    const quoted = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as unknown as Body;
    expect(quoted).toMatchObject({ refund_amount: due[1], refund_percent: 100 });
    await held.visitor.call('booking/cancel', { ref: held.ref, quote_id: quoted['quote_id'] });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: 'refunded', refund: 'done' });
    expect(await balancesOf(suite, held)).not.toHaveProperty(`psp:stripe:${lower} ${code}`);
  });

  it('leave the smallest payment of their own where a code takes nearly all', async () => {
    await insertCoupon(suite.base.pool, `NEARLY${code}`, { cents: due[0] - 10 });
    const { id: course_id, date, time } = await course();
    const choice = { course_id, date, time, pax: 1, addons: [] };
    const visitor = await suite.world.program.visitor();
    const answer = await visitor.call('booking/calculate', { ...choice, coupon_code: `NEARLY${code}` });
    const body = answer.body as unknown as Body;
    expect(body).toMatchObject({ booking_deposit_due: least[1] });
    expect(body['discount_note']).toMatch(/smallest card payment/);
  });

  it(hasPaypal ? 'are paid through PayPal' : 'are not paid through PayPal, which does not take them', async () => {
    const held = await hold(suite.world.program, await course());
    if (!hasPaypal) {
      const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
      return expect(body.code).toBe('payment-method-unavailable');
    }
    const order = await openPaypal(held);
    expect(await comeBack(suite, await agree(suite, order))).toBe(`/booking/detail?ref=${held.ref}`);
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: due[0], currency: lower });
    return expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('are charged by Alipay in Singapore dollars at the rate of the currency', async () => {
    await suite.world.sandbox.control('/account', { alipay: true });
    await suite.base.pool.query(
      `insert into exchange_rate (code, rate, fetched_at) values ('SGD', $1, banyan_now())
       on conflict (code) do update set rate = excluded.rate, fetched_at = excluded.fetched_at`,
      [rate],
    );
    const held = await hold(suite.world.program, await course());
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    expect(body).toMatchObject({ amount_sgd: sgd, rate });
    await throughAlipay(suite, body, 'complete');
    expect((await held.visitor.call('payment/alipay-check', { token: body.token })).body).toMatchObject({
      state: 'paid',
    });
    expect(await balancesOf(suite, held)).toMatchObject({ [`fx:${lower}sgd ${code}`]: due[0] });
  });
});

describe('prices in Singapore dollars', () => {
  const suite = usePayingSuite(pricesIn('SGD'));

  it('are charged by Alipay as they are', async () => {
    await suite.world.sandbox.control('/account', { alipay: true });
    const held = await hold(suite.world.program, suite.course);
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    expect(body).toMatchObject({ amount_sgd: 5.2, rate: 1 });
    await throughAlipay(suite, body, 'complete');
    expect((await held.visitor.call('payment/alipay-check', { token: body.token })).body).toMatchObject({
      state: 'paid',
    });
    expect(await balancesOf(suite, held)).toMatchObject({ 'psp:stripe:sgd SGD': 520 });
  });
});
