import { beforeAll, describe, expect, it } from 'vitest';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, providerBooksOf, comeBack, openPaypal, throughAlipay } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();

beforeAll(async () => {
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.3412, banyan_now())
     on conflict (code) do update set rate = 1.3412, fetched_at = banyan_now()`,
  );
});

const payments = async (ref: string) => {
  const { payments: rows } = (await stored(suite.base.pool, ref)) as unknown as {
    payments: { method: string; status: string }[];
  };
  return rows.map(({ method, status }) => `${method} ${status}`);
};

describe('choosing another way to pay', () => {
  it('from the bank to PayPal cancels the card payment first', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const order = await openPaypal(held);
    expect((await suite.intentOf(held)).status).toBe('canceled');
    await comeBack(suite, await agree(suite, order));
    expect(await payments(held.ref)).toEqual(['card cancelled', 'paypal succeeded']);
  });

  it('from PayPal to a card leaves the order alone: a later yes at PayPal takes nothing', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await comeBack(suite, await agree(suite, order))).toBe(`/booking/detail?ref=${held.ref}`);
    await suite.work();
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
    expect(await payments(held.ref)).toEqual(['paypal cancelled', 'card succeeded']);
  });

  it('from Alipay to PayPal and back is three payments and one charge', async () => {
    const held = await hold(suite.world.program, suite.course);
    await held.visitor.call('payment/alipay', { booking_token: held.token });
    await openPaypal(held);
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    await throughAlipay(suite, body, 'complete');
    expect((await held.visitor.call('payment/alipay-check', { token: body.token })).body.state).toBe('paid');
    expect(await payments(held.ref)).toEqual(['alipay cancelled', 'paypal cancelled', 'alipay succeeded']);
  });

  it('hears that the booking is paid when the money had come already', async () => {
    const held = await hold(suite.world.program, suite.course);
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    await throughAlipay(suite, body, 'complete');
    const other = await held.visitor.call('payment/paypal', { booking_token: held.token });
    expect(other.body).toMatchObject({ status: 'error', code: 'already-paid' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect(await payments(held.ref)).toEqual(['alipay succeeded']);
  });

  it('shows a tab that comes back from the first method that the booking is paid', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    const left = await agree(suite, order, 'cancel');
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await comeBack(suite, left)).toBe(`/booking/detail?ref=${held.ref}`);
    const checked = await held.visitor.call('payment/alipay-check', { token: body.token });
    expect(checked.body).toMatchObject({ state: 'paid', url: `/booking/detail?ref=${held.ref}` });
    expect(await payments(held.ref)).toEqual(['paypal cancelled', 'alipay cancelled', 'card succeeded']);
  });

  it('takes the approved order of a lost capture first, and never a second payment next to it', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    const fault = { operation: 'paypal.orders.capture', kind: 'drop-after-effect', times: 2 };
    await suite.world.sandbox.control('/faults', fault);
    await held.visitor.call('payment/paypal-confirm', { token: order });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await payments(held.ref)).toEqual(['paypal succeeded']);
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
  });

  it('makes one charge from three tabs with three ways to pay', async () => {
    const held = await hold(suite.world.program, suite.course);
    const open = () =>
      Promise.all([
        pay(held),
        held.visitor.call('payment/paypal', { booking_token: held.token }),
        held.visitor.call('payment/alipay', { booking_token: held.token }),
      ]);
    await open();
    await open();
    await pay(held);
    await suite.work();
    const rows = await payments(held.ref);
    expect(rows.filter((row) => row.endsWith('succeeded'))).toEqual(['card succeeded']);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
  });
});
