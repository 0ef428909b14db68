import { describe, expect, it } from 'vitest';
import { hold, lapse, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { agree, providerBooksOf, comeBack, openPaypal } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();
const checkout = /^\/booking\/checkout\?cid=\d+&date=.*&error=([a-z-]+)&method=paypal$/;

describe('paying by PayPal', () => {
  it('answers one escaped form, takes the money on the way back, and posts it', async () => {
    const held = await hold(suite.world.program, suite.course);
    const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
    expect(body.html).toBe(
      `<form method="get" action="${suite.world.sandbox.url}/checkoutnow"><input type="hidden" name="token" value="${body.token}"></form>`,
    );
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'held',
      payment: 'requires_action',
      is_hold_extended: true,
    });
    expect(await providerBooksOf(suite, body.token)).toMatchObject({ captured: 0 });

    const back = await agree(suite, body.token);
    expect(back.searchParams.get('token')).toBe(body.token);
    expect(await comeBack(suite, back)).toBe(`/booking/detail?ref=${held.ref}`);
    const booking = await stored(suite.base.pool, held.ref);
    expect(booking).toMatchObject({ status: 'confirmed', payment: 'paid' });
    expect(await providerBooksOf(suite, body.token)).toMatchObject({ captured: 520, refunded: 0, currency: 'usd' });
    const ledger = await suite.base.pool.query(
      `select account, amount_minor from ledger_tx t join ledger_entry e on e.tx_id = t.id
       where t.booking_id = $1 order by e.id`,
      [booking.id],
    );
    expect(ledger.rows[0]).toEqual({ account: 'psp:paypal:usd', amount_minor: 520 });
  });

  it('takes the money by the call too, safely repeated', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    const confirm = () =>
      held.visitor.call('payment/paypal-confirm', { token: order, payer_id: 'PAYER1', booking_token: held.token });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid']);
    expect((await confirm()).body).toMatchObject({ state: 'paid', url: `/booking/detail?ref=${held.ref}` });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
  });

  it('shows nothing to another browser that has the order, and takes no money for it', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    const outsider = await suite.world.program.visitor();
    const { status, body } = await outsider.call('payment/paypal-confirm', { token: order });
    expect([status, body.code]).toEqual([404, 'payment-unknown']);
    expect(JSON.stringify(body)).not.toContain(held.ref);
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
    expect((await held.visitor.call('payment/paypal-confirm', { token: order })).body.state).toBe('paid');
  });

  it('takes nothing before the guest has agreed, and sends them to PayPal again', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    const { body } = await held.visitor.call('payment/paypal-confirm', { token: order });
    expect(body).toMatchObject({ state: 'action', url: `${suite.world.sandbox.url}/checkoutnow?token=${order}` });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
  });

  it('sends the payer back to the same order when the source of money is declined', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    const again = await comeBack(suite, await agree(suite, order, 'declining'));
    expect(again).toBe(`${suite.world.sandbox.url}/checkoutnow?token=${order}`);
    expect(await comeBack(suite, await agree(suite, order))).toBe(`/booking/detail?ref=${held.ref}`);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
  });

  it('leads back to checkout when the guest leaves, and every way to pay is free again', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    const next = await comeBack(suite, await agree(suite, order, 'cancel'));
    expect(next).toMatch(checkout);
    expect(checkout.exec(next)?.[1]).toBe('payment-cancelled');
    expect(await openPaypal(held)).toBe(order);
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
  });

  it('does not call money in review paid, and confirms when it has come', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await suite.world.sandbox.control('/webhooks', { hold: true });
    const { body } = await (async () => {
      await agree(suite, order, 'review');
      return held.visitor.call('payment/paypal-confirm', { token: order });
    })();
    expect(body.state).toBe('checking');
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held', payment: 'checking' });
    await suite.world.sandbox.control('/settle');
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('is not paid by a capture that was declined, and lets the guest pay otherwise', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    const next = await comeBack(suite, await agree(suite, order, 'declined-capture'));
    expect(checkout.exec(next)?.[1]).toBe('booking-failed-paypal');
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });

  it('takes nothing where PayPal has been paid for this booking before, and does not ask forever', async () => {
    const held = await hold(suite.world.program, suite.course);
    const { paypal } = suite.world.program.services.gateways;
    const other = await paypal?.createPayment({
      paymentId: '00000000-0000-4000-8000-000000000000',
      bookingId: 'x',
      bookingRef: held.ref,
      method: 'paypal',
      amountMinor: 520,
      currency: 'USD',
      key: `elsewhere:${held.ref}`,
      returnUrl: 'https://banyan.example/back',
      cancelUrl: 'https://banyan.example/left',
    });
    const paid = other?.ok ? other.value.ref : '';
    await agree(suite, paid);
    expect(await paypal?.capturePayment(paid, `elsewhere:${held.ref}:1`)).toMatchObject({ ok: true });
    const order = await openPaypal(held);
    await agree(suite, order);
    const { body } = await held.visitor.call('payment/paypal-confirm', { token: order });
    expect(body).toMatchObject({ code: 'booking-failed-paypal' });
    await suite.work();
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });

  it('captures an approval whose guest never came back', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
  });

  it('captures it even when the time to pay has just run out, as long as the seats are there', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    await lapse(suite.base.pool, held.ref);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
  });

  it('captures nothing for a booking whose seats somebody else has', async () => {
    const course = await insertBookableCourse(suite.base.pool, { capacity: 1 });
    const held = await hold(suite.world.program, course);
    const order = await openPaypal(held);
    const back = await agree(suite, order);
    await lapse(suite.base.pool, held.ref);
    const other = await hold(suite.world.program, course, { email: 'other@example.test' });
    expect((await pay(other)).body).toMatchObject({ state: 'paid' });
    await comeBack(suite, back);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'expired' });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 0 });
  });
});

describe('a lost answer of PayPal', () => {
  it.each(['drop-after-effect', '500-after-effect', 'hang-after-effect'])(
    'to the capture (%s) is asked for again under the same key, and never paid twice',
    async (kind) => {
      const held = await hold(suite.world.program, suite.course);
      const order = await openPaypal(held);
      await agree(suite, order);
      await suite.world.sandbox.control('/faults', { operation: 'paypal.orders.capture', kind, times: 2 });
      const { body } = await held.visitor.call('payment/paypal-confirm', { token: order });
      expect(['checking', 'paid']).toContain(body.state);
      await suite.work();
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
      expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
    },
  );

  it('to the capture before it had an effect is mended by the sweeper', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    await suite.world.sandbox.control('/faults', { operation: 'paypal.orders.capture', kind: 'drop-before', times: 2 });
    const { body } = await held.visitor.call('payment/paypal-confirm', { token: order });
    expect(body.state).toBe('checking');
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
  });

  it('to making the order leaves every way to pay free at once', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.world.sandbox.control('/faults', { operation: 'paypal.orders.create', kind: 'hang', times: 2 });
    const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
    expect(body).toMatchObject({ status: 'error', code: 'booking-failed-paypal' });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });
});
