import { beforeEach, describe, expect, it } from 'vitest';
import { hold, lapse, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { startAlipayWithoutScript } from './alipay-redirect.ts';
import { providerBooksOf, comeBack, throughAlipay } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();

beforeEach(async () => {
  await suite.world.sandbox.control('/account', { alipay: true });
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.3412, banyan_now())
     on conflict (code) do update set rate = 1.3412, fetched_at = banyan_now()`,
  );
});

const start = async ({ visitor, token }: Held) => (await visitor.call('payment/alipay', { booking_token: token })).body;
const check = async ({ visitor }: Held, token: string, more: object = {}) =>
  (await visitor.call('payment/alipay-check', { token, ...more })).body;
const refOf = (answer: { client_secret: string }) => answer.client_secret.split('_secret_')[0] ?? '';

describe('paying by Alipay', () => {
  it('charges floor(100 × amount_sgd) cents of SGD at the rate of the day, and keeps the rate', async () => {
    const held = await hold(suite.world.program, suite.course);
    const answer = await start(held);
    // US$5.20 at 1.3412 is 6.97424 Singapore dollars.
    expect(answer).toMatchObject({ status: 'success', amount_sgd: 6.97, rate: 1.3412 });
    expect(answer.url).toBe(`${suite.world.program.services.config.origin}/payment/alipay?token=${answer.token}`);
    const intent = await suite.intentOf(held);
    expect(intent).toMatchObject({ amount: Math.floor(100 * answer.amount_sgd), currency: 'sgd' });
    const waiting = await stored(suite.base.pool, held.ref);
    expect(waiting).toMatchObject({ status: 'held', payment: 'requires_action', is_hold_extended: true });
    // A new rate does not change an existing payment.
    await suite.base.pool.query(`update exchange_rate set rate = 2 where code = 'SGD'`);
    expect(await start(held)).toMatchObject({ amount_sgd: 6.97, rate: 1.3412, token: answer.token });

    await throughAlipay(suite, answer, 'complete');
    expect(await check(held, answer.token)).toMatchObject({ state: 'paid', url: `/booking/detail?ref=${held.ref}` });
    expect(await check(held, answer.token, { booking_token: held.token })).toMatchObject({ state: 'paid' });
    const booking = await stored(suite.base.pool, held.ref);
    expect(booking).toMatchObject({ status: 'confirmed', payment: 'paid' });
    const ledger = await suite.base.pool.query(
      `select account, amount_minor, currency from ledger_tx t join ledger_entry e on e.tx_id = t.id
       where t.booking_id = $1 order by e.id limit 3`,
      [booking.id],
    );
    expect(ledger.rows).toEqual([
      { account: 'psp:stripe:sgd', amount_minor: 697, currency: 'SGD' },
      { account: 'fx:usdsgd', amount_minor: -697, currency: 'SGD' },
      { account: 'fx:usdsgd', amount_minor: 520, currency: 'USD' },
    ]);
  });

  it('is pending until the guest has decided, failed when they did not pay, and may be tried again', async () => {
    const held = await hold(suite.world.program, suite.course);
    const answer = await start(held);
    expect(await check(held, answer.token)).toMatchObject({ state: 'pending', url: null });
    await throughAlipay(suite, answer, 'fail');
    const failed = await check(held, answer.token);
    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed.url).toMatch(/^\/booking\/checkout\?cid=.*&error=booking-failed-alipay&method=alipay$/);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held' });
    const again = await start(held);
    expect(again.token).toBe(answer.token);
    await throughAlipay(suite, again, 'complete');
    expect(await check(held, again.token)).toMatchObject({ state: 'paid' });
    expect(await suite.intentOf(held)).toMatchObject({ amount_received: 697 });
  });

  it('needs no guest who comes back: the sweeper finds the money', async () => {
    const held = await hold(suite.world.program, suite.course);
    await throughAlipay(suite, await start(held), 'complete');
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
  });

  it('is cancelled at its provider when the time to pay has run out', async () => {
    const held = await hold(suite.world.program, suite.course);
    const answer = await start(held);
    await lapse(suite.base.pool, held.ref);
    await suite.work();
    await suite.work();
    expect(await suite.intentOf(held)).toMatchObject({ status: 'canceled' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'expired' });
    expect(await check(held, answer.token)).toMatchObject({ state: 'failed' });
  });

  it('gives late money back in Singapore dollars, to the cent', async () => {
    const held = await hold(suite.world.program, suite.course);
    const answer = await start(held);
    await suite.base.pool.query(`update booking set status = 'cancelled' where ref = $1`, [held.ref]);
    await suite.base.pool.query(`update departure set taken = 0 where course_id = $1`, [suite.course.id]);
    await throughAlipay(suite, answer, 'complete');
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      refund: 'done',
    });
    expect(await providerBooksOf(suite, refOf(answer))).toMatchObject({ captured: 697, refunded: 697 });
  });

  it('is not to be had without a rate of these days, or where the account has no Alipay', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.base.pool.query(
      `update exchange_rate set fetched_at = banyan_now() - interval '15 days' where code = 'SGD'`,
    );
    expect(await start(held)).toMatchObject({ status: 'error', code: 'payment-method-unavailable' });
    await suite.base.pool.query(
      `update exchange_rate set fetched_at = banyan_now() - interval '13 days' where code = 'SGD'`,
    );
    await suite.world.sandbox.control('/account', { alipay: false });
    expect(await start(held)).toMatchObject({ status: 'error', code: 'payment-method-unavailable' });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });

  it('works without script: confirmed here, with the page of Alipay as an answer', async () => {
    const held = await hold(suite.world.program, suite.course);
    const call = { services: suite.world.program.services } as Parameters<typeof startAlipayWithoutScript>[1];
    const one = await startAlipayWithoutScript(held.token, call);
    expect(one).toMatchObject({ amount_sgd: 6.97, rate: 1.3412 });
    const again = await startAlipayWithoutScript(held.token, call);
    expect(again).toEqual(one);
    const intent = await suite.intentOf(held);
    const ended = await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    const back = new URL(String(ended['return_url']));
    expect(back.pathname).toBe('/payment/alipay');
    expect(await check(held, back.searchParams.get('token') ?? '')).toMatchObject({ state: 'paid' });
  });
});

describe('somebody else', () => {
  it('learns nothing and changes nothing with a wrong token, or with the token of another booking', async () => {
    const mine = await hold(suite.world.program, suite.course);
    const answer = await start(mine);
    const other = await hold(suite.world.program, suite.course, { email: 'other@example.test' });
    await throughAlipay(suite, answer, 'complete');
    expect(await check(other, 'x'.repeat(43))).toMatchObject({ code: 'payment-unknown' });
    expect(await check(other, refOf(answer).padEnd(43, 'x'))).toMatchObject({ code: 'payment-unknown' });
    expect(await check(other, answer.token, { booking_token: other.token })).toMatchObject({ code: 'payment-unknown' });
    expect(await stored(suite.base.pool, mine.ref)).toMatchObject({ status: 'held' });
    expect(await comeBack(suite, new URL(`http://x/payment/return?booking=${mine.ref}&key=${'y'.repeat(43)}`))).toBe(
      'undefined',
    );
    expect(await check(mine, answer.token)).toMatchObject({ state: 'paid' });
    expect(await stored(suite.base.pool, other.ref)).toMatchObject({ status: 'held' });
  });
});
