import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, comeBack, openPaypal, throughAlipay } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();

beforeEach(async () => {
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.34, banyan_now())
     on conflict (code) do update set fetched_at = banyan_now()`,
  );
});

/** Each method's answer to a tab with this token. */
async function tries({ visitor, token }: Held): Promise<string[]> {
  const codes = [];
  for (const [name, body] of [
    ['payment/stripe', { stripe_token: 'pm_card_visa' }],
    ['payment/paypal', {}],
    ['payment/alipay', {}],
  ] as const) {
    const answer = (await visitor.call(name, { booking_token: token, ...body })).body;
    codes.push(answer.code ?? answer.state);
  }
  return codes;
}

describe('a tab whose booking went on in another tab', () => {
  it('is reported so by every way to pay, and not that places were released', async () => {
    const visitor = await suite.world.program.visitor();
    const send = (key: string, more: Record<string, unknown>) =>
      visitor.call('booking/checkout', choiceOf(suite.course, more), { 'idempotency-key': key });
    const first = (await send('one', { pax: 1 })).body;
    const second = (await send('two', { pax: 2, replaces: 'one' })).body;
    const left = { visitor, ref: first.ref, token: first.token, due: 0 };
    expect(await tries(left)).toEqual(['hold-replaced', 'hold-replaced', 'hold-replaced']);
    expect((await pay({ ...left, token: second.token })).body.state).toBe('paid');
    expect(await tries(left)).toEqual(['hold-replaced', 'hold-replaced', 'hold-replaced']);
  });

  it('comes back from PayPal to checkout with these words, uncharged', async () => {
    const visitor = await suite.world.program.visitor();
    const send = (key: string, more: Record<string, unknown>) =>
      visitor.call('booking/checkout', choiceOf(suite.course, more), { 'idempotency-key': key });
    const { body } = await send('one', { pax: 1 });
    const held = { visitor, ref: body.ref, token: body.token, due: body.booking_deposit_due };
    const order = await openPaypal(held);
    expect((await send('two', { pax: 2, replaces: 'one' })).status).toBe(200);
    expect(await comeBack(suite, await agree(suite, order))).toContain('error=hold-replaced');
    // On a busy machine the provider may answer too late: "checking" until asked again.
    await vi.waitFor(async () => {
      const confirmed = await visitor.call('payment/paypal-confirm', { token: order, booking_token: held.token });
      expect(confirmed).toMatchObject({ status: 409, body: { code: 'hold-replaced' } });
    });
  });
});

describe('an account that goes on with its booking on another device', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is charged once for each booking, with PayPal here and a card there at once (%i)',
    async () => {
      const { pool } = suite.base;
      const made = await pool.query(
        `insert into user_account (email, first_name, last_name) values (gen_random_uuid() || '@example.test', 'T', 'D') returning id`,
      );
      const name = `two-devices-${made.rows[0].id}`;
      await giveTokens(pool, { [name]: made.rows[0].id });
      const [phone, laptop] = [await suite.world.program.visitor(), await suite.world.program.visitor('198.51.100.9')];
      const at = async (visitor: typeof phone): Promise<Held> => {
        const call = (route: string, body?: unknown) => visitor.call(route, body, as(name));
        const { body } = await call('booking/checkout', { ...choiceOf(suite.course), email: undefined });
        return { visitor: { ...visitor, call }, ref: body.ref, token: body.token, due: body.booking_deposit_due };
      };
      const first = await at(phone);
      const order = await openPaypal(first);
      await agree(suite, order);
      const [, taken] = await Promise.all([
        first.visitor.call('payment/paypal-confirm', { token: order, booking_token: first.token }),
        at(laptop).then(async (held) => {
          if (held.token !== undefined) await pay(held);
          return held;
        }),
      ]);
      await suite.work();
      await suite.work();
      // Refused while the phone's payment runs; otherwise the laptop has taken the hold over, or booked again.
      const refs = taken.ref === undefined ? [first.ref] : [first.ref, taken.ref];
      const { books } = await suite.world.sandbox.control('/books', {}, 'GET');
      const all = books as { payment_id: string; captured: number; refunded: number }[];
      const sums = refs.map(async (ref) => {
        const { status, payments, due_cents } = await stored(pool, ref);
        const own = all.filter(({ payment_id }) => payments.some(({ id }) => id === payment_id));
        const sum = own.reduce((total, { captured, refunded }) => total + captured - refunded, 0);
        return { status, kept: sum, isRight: sum === (status === 'confirmed' ? due_cents : 0) };
      });
      const found = await Promise.all(sums);
      expect(
        found.every(({ isRight }) => isRight),
        JSON.stringify(found),
      ).toBe(true);
      expect(found.at(-1)?.status).toBe('confirmed');
    },
  );
});

describe('a tab whose hold has run out, or was called off', () => {
  it('alone is told that the places were released', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.base.pool.query(`update booking set hold_until = banyan_now() - interval '1 minute' where ref = $1`, [
      held.ref,
    ]);
    expect(await tries(held)).toEqual(['hold-expired', 'hold-expired', 'hold-expired']);
    await suite.work();
    expect(await tries(held)).toEqual(['hold-expired', 'hold-expired', 'hold-expired']);
    await suite.base.pool.query(
      `update booking set status = 'cancelled', cancelled_by = 'host', cancel_cause = 'host' where ref = $1`,
      [held.ref],
    );
    expect(new Set(await tries(held))).toEqual(new Set(['time-unavailable']));
  });
});

describe('a tab whose booking was paid another way', () => {
  it('is told that it is paid when its own money arrives as well, and that money goes back', async () => {
    const held = await hold(suite.world.program, suite.course);
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    // As after a switch whose cancellation was lost: the guest is still at Alipay.
    await suite.base.pool.query(
      `update payment set status = 'cancelled' where booking_id = (select id from booking where ref = $1)`,
      [held.ref],
    );
    expect((await pay(held)).body.state).toBe('paid');
    await throughAlipay(suite, body, 'complete');
    await vi.waitFor(async () => {
      const check = (await held.visitor.call('payment/alipay-check', { token: body.token })).body;
      expect(check).toMatchObject({ status: 'success', state: 'paid', url: expect.stringContaining(held.ref) });
    });
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('hears nothing of released places with card and PayPal at once (%i)', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    const confirm = () => held.visitor.call('payment/paypal-confirm', { token: order, booking_token: held.token });
    const answers = await Promise.all([pay(held), confirm(), confirm(), pay(held)]);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    const codes = answers.map(({ body }) => body.code ?? body.state);
    expect(codes.filter((code) => !['paid', 'checking', 'payment-in-progress', 'already-paid'].includes(code))).toEqual(
      [],
    );
  });
});

describe('a decline', () => {
  it.each(['declined-capture', 'declining'])(
    'of PayPal (%s) is the guest’s to mend, not a fault of a server',
    async (funding) => {
      const held = await hold(suite.world.program, suite.course);
      const order = await openPaypal(held);
      await agree(suite, order, funding);
      await vi.waitFor(async () => {
        const { status, body } = await held.visitor.call('payment/paypal-confirm', { token: order });
        expect(status).toBeLessThan(500);
        expect(body.code ?? body.state).toBe(funding === 'declined-capture' ? 'booking-failed-paypal' : 'action');
      });
      expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    },
  );
});
