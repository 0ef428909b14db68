import { describe, expect, it } from 'vitest';
import { insertCoupon } from '#tests/support/catalogue/bookable-courses.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, ledgerOf, startsIn, useHosts, withPolicy, type Body } from '#tests/support/booking/after-booking.ts';
import { reconcileAllRefunds } from '#src/server/features/payment/refunds/reconcile-refunds.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const suite = usePayingSuite();
useHosts(suite);

const cancel = async ({ visitor, ref }: Held, more: Body = {}) =>
  (await visitor.call('booking/cancel', { ref, ...more })).body as never as Body;

describe('booking/cancel by others', () => {
  it('is 100 % for the host, who says why; in the mail too', async () => {
    const held = await booked(suite);
    await withPolicy(suite, held.ref, [[24, 100]]);
    await startsIn(suite, held.ref, 1);
    const { id } = await stored(suite.base.pool, held.ref);
    const outsider = await suite.world.program.visitor();
    const token = deriveSecret(suite.world.program.services.keys, 'host', id);
    const quote = (await outsider.call('booking/cancel', { ref: held.ref, token, cause: 'unsafe_weather' }))
      .body as never as Record<string, unknown>;
    expect(quote).toMatchObject({ refund_percent: 100, refund_amount: 5.2 });
    const other = await outsider.call('booking/cancel', {
      ref: held.ref,
      token,
      cause: 'host',
      quote_id: quote['quote_id'],
    });
    expect(other.body.code).toBe('quote-changed');
    const done = await outsider.call(
      'booking/cancel',
      { booking_id: id, cause: 'unsafe_weather', quote_id: quote['quote_id'] },
      as('host'),
    );
    expect(done.body).toMatchObject({ cancelled: true });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      cancelled_by: 'host',
      cancel_cause: 'unsafe_weather',
      refund_percent: 100,
    });
    const { body } = await held.visitor.call('booking/detail', { ref: held.ref });
    expect(body).toMatchObject({ can: { choose_alternative: true, cancel: false } });
  });

  it('is refused to others as a missing booking, and a guest gives no cause', async () => {
    const held = await booked(suite);
    const { id } = await stored(suite.base.pool, held.ref);
    const outsider = await suite.world.program.visitor();
    const missing = await outsider.call('booking/cancel', { booking_id: '00000000-0000-4000-8000-00000000ffff' });
    for (const credentials of [{ ref: held.ref }, { booking_id: id }, { ref: held.ref, token: held.token }])
      expect(await outsider.call('booking/cancel', credentials)).toEqual(missing);
    expect(missing.body.code).toBe('booking-not-found');
    expect(await cancel(held, { cause: 'host' })).toMatchObject({ code: 'bad-input' });
    expect(await cancel(held, { quote_id: 'x'.repeat(43) })).toMatchObject({ code: 'quote-changed' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', version: 1 });
  });

  it("after all was sent back at the provider: the code's part is undone too, and nobody earns it", async () => {
    await insertCoupon(suite.base.pool, 'GIVEN-BACK', { cents: 100 });
    const held = await booked(suite, { coupon_code: 'GIVEN-BACK' });
    const { id } = await stored(suite.base.pool, held.ref);
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.stripe.refunds.create({ payment_intent: intent.id });
    await reconcileAllRefunds(suite.world.program.services, 'stripe', intent.id);
    expect(await ledgerOf(suite, held.ref)).toEqual({ customer_deposit: -77, discount: 100, fee_unearned: -23 });
    const host = await suite.world.program.visitor();
    const { quote_id } = (await host.call('booking/cancel', { booking_id: id }, as('host'))).body as never as Body;
    const done = await host.call('booking/cancel', { booking_id: id, quote_id }, as('host'));
    expect(done.body).toMatchObject({ cancelled: true, refund_amount: 0 });
    expect(await ledgerOf(suite, held.ref)).toEqual({});
    const used = await suite.base.pool.query(`select used from coupon where code = 'GIVEN-BACK'`);
    expect(used.rows).toEqual([{ used: 0 }]);
  });
});
