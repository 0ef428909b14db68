// Another guest's payment: a booking's token, order, Alipay payment or key; and names made to break a page.
import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();

async function openAlipay(held: Held): Promise<string> {
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.34, banyan_now()) on conflict do nothing`,
  );
  const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
  if (body.status !== 'success') throw new Error(`payment/alipay refused: ${body.code}`);
  return body.token;
}

async function openPaypal(held: Held): Promise<string> {
  const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
  if (body.status !== 'success') throw new Error(`payment/paypal refused: ${body.code}`);
  return body.token;
}

const refs = (lines: readonly Readonly<Record<string, unknown>>[]) => lines.map(({ call, code }) => ({ call, code }));

describe('Alipay', () => {
  it('another booking’s token, a guessed one or a PaymentIntent’s id says nothing about the payment', async () => {
    const [mine, theirs] = [await hold(suite.program, suite.course), await hold(suite.program, suite.course)];
    const [own, foreign] = [await openAlipay(mine), await openAlipay(theirs)];
    const { data } = await suite.sandbox.stripe.paymentIntents.list({ limit: 1 });
    const attempts = [
      { token: foreign, booking_token: mine.token },
      { token: own, booking_token: theirs.token },
      { token: mine.token },
      { token: data[0]?.id ?? '' },
      { token: `${own.slice(0, -1)}${own.endsWith('x') ? 'y' : 'x'}` },
    ];
    const written = await suite.refused(async () => {
      for (const input of attempts) {
        const { body } = await mine.visitor.call('payment/alipay-check', input);
        expect(['payment-unknown', 'bad-input']).toContain(body.code);
      }
    });
    expect(written.map(({ call }) => call)).toEqual(Array(attempts.length).fill('payment/alipay-check'));
    for (const secret of [own, foreign, mine.token, theirs.token]) expect(suite.log.text()).not.toContain(secret);
  });

  it('a redirect that claims success is not believed', async () => {
    const held = await hold(suite.program, suite.course);
    const token = await openAlipay(held);
    await suite.refused(async () => {
      const { body } = await held.visitor.call('payment/alipay-check', { token });
      expect(body.state).not.toBe('paid');
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held' });
  });
});

describe('PayPal', () => {
  it('another booking’s order or token takes no money and says nothing', async () => {
    const [mine, theirs] = [await hold(suite.program, suite.course), await hold(suite.program, suite.course)];
    const [own, foreign] = [await openPaypal(mine), await openPaypal(theirs)];
    await suite.sandbox.control(`/paypal/orders/${foreign}/approve`, { funding: 'balance' });
    const attempts = [
      { token: foreign, booking_token: mine.token },
      { token: own, booking_token: theirs.token },
      { token: 'NOSUCHORDER000000' },
    ];
    const written = await suite.refused(async () => {
      for (const input of attempts) {
        const { body } = await mine.visitor.call('payment/paypal-confirm', input);
        expect(body.code).toBe('payment-unknown');
      }
    });
    expect(refs(written)).toEqual(
      Array(attempts.length).fill({ call: 'payment/paypal-confirm', code: 'payment-unknown' }),
    );
    const { books } = await suite.sandbox.control('/books', {}, 'GET');
    expect((books as { captured: number }[]).every(({ captured }) => captured === 0)).toBe(true);
  });

  it('coming back with another booking’s order, or with a guessed key, moves nothing', async () => {
    const [mine, theirs] = [await hold(suite.program, suite.course), await hold(suite.program, suite.course)];
    const [own, foreign] = [await openPaypal(mine), await openPaypal(theirs)];
    const approved = await suite.sandbox.control(`/paypal/orders/${own}/approve`, { funding: 'cancel' });
    const back = new URL(String(approved['return_url']));
    const get = (url: URL) => suite.program.app.inject({ method: 'GET', url: url.pathname + url.search });
    const written = await suite.refused(async () => {
      const forged = new URL(back);
      forged.searchParams.set('key', 'x'.repeat(43));
      expect((await get(forged)).statusCode).toBe(404);
      const swapped = new URL(back);
      swapped.searchParams.set('token', foreign);
      expect((await get(swapped)).statusCode).toBe(303);
      const other = new URL(back);
      other.searchParams.set('booking', theirs.ref);
      expect((await get(other)).statusCode).toBe(404);
    });
    expect(written.map(({ msg }) => msg)).toEqual(["a guest returned with another booking's order"]);
  });

  it('names and titles cannot break out of the form that leads there', async () => {
    const nasty = `"><script>alert(1)</script><form action="https://evil.example">`;
    const course = await insertBookableCourse(suite.base.pool, { capacity: 9 });
    await suite.base.pool.query('update course set title = $1 where id = $2', [nasty.slice(0, 60), course.id]);
    const held = await hold(suite.program, course, { first_name: nasty, last_name: nasty, message: nasty });
    const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
    const { html } = body as unknown as { html: string };
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toMatch(
      /^<form method="get" action="http:\/\/127\.0\.0\.1:\d+\/checkoutnow"><input type="hidden" name="token" value="[A-Z0-9]{17}"><\/form>$/,
    );
  });
});

describe('cards', () => {
  it('are not tried any more after five declines, in another process neither', async () => {
    const held = await hold(suite.program, suite.course);
    for (let decline = 0; decline < 5; decline += 1)
      expect((await pay(held, 'pm_card_chargeDeclined')).body.code).toBe('card-decline-unknown');
    const elsewhere = { ...held, visitor: await suite.second.visitor() };
    const written = await suite.refused(async () => {
      expect((await pay(elsewhere)).body.code).toBe('irregularity');
    });
    expect(written.map(({ msg }) => msg)).toEqual(['stopped card testing']);
  });

  it('cannot be tried many at once either', async () => {
    await suite.sandbox.control('/reset');
    const held = await hold(suite.program, suite.course);
    await Promise.all(Array.from({ length: 12 }, () => pay(held, 'pm_card_chargeDeclined')));
    const { data } = await suite.sandbox.stripe.events.list({ type: 'charge.failed', limit: 100 });
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(5);
  });

  it('a card number sent as a token is refused, and never written down', async () => {
    const held = await hold(suite.program, suite.course);
    const written = await suite.refused(async () => {
      expect((await pay(held, '4242424242424242')).body.code).toBe('bad-input');
    });
    expect(written.map(({ fields }) => fields)).toEqual([['stripe_token']]);
    expect(suite.log.text()).not.toContain('4242424242424242');
  });
});
