import { describe, expect, it } from 'vitest';
import { verify } from 'node:crypto';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const suite = useCheckoutSuite();

describe('booking/detail and list-guest', () => {
  it('open for the browser that made it, the token of the mail, the guest, the host; for nobody else', async () => {
    const visitor = await suite.program.visitor();
    const { body } = await visitor.call('booking/checkout', choiceOf(suite.course, {}), as('known'));
    const ref = body.ref;
    const id = (await suite.booking(ref)).id as string;
    const access = deriveSecret(suite.program.services.keys, 'booking-access', id);
    // An API client logs in; the browser whose cookies it used does not get its bookings.
    expect((await visitor.call('booking/detail', { ref })).status).toBe(404);
    const guest = await suite.program.visitor();
    const held = await guest.call('booking/checkout', choiceOf(suite.course, {}));
    expect((await guest.call('booking/detail', { ref: held.body.ref })).body).toMatchObject({
      ref: held.body.ref,
      viewer: 'guest',
    });
    expect((await visitor.call('booking/detail', { ref }, as('known'))).body).toMatchObject({
      ref,
      viewer: 'guest',
      booking_status: 'held',
      qr: null,
    });
    const outsider = await suite.program.visitor();
    expect((await outsider.call('booking/detail', { ref: ref.toLowerCase(), token: access })).body).toMatchObject({
      viewer: 'guest',
    });
    expect((await outsider.call('booking/detail', { booking_id: id }, as('host'))).body).toMatchObject({
      viewer: 'host',
    });
    const missing = await outsider.call('booking/detail', { booking_id: '00000000-0000-4000-8000-00000000ffff' });
    for (const credentials of [
      { ref },
      { booking_id: id },
      { ref, token: 'x'.repeat(43) },
      { ref, token: body.token },
      {},
    ])
      expect(await outsider.call('booking/detail', credentials)).toEqual(missing);
    expect(await outsider.call('booking/detail', { booking_id: id }, as('agency'))).toEqual(missing);
    expect(missing).toMatchObject({ status: 404, body: { code: 'booking-not-found' } });
    expect(
      (await outsider.call('booking/list-guest', {}, as('known'))).body.data.map((one: { ref: string }) => one.ref),
    ).toContain(ref);
    expect(
      (await outsider.call('booking/list-guest', {}, as('agency'))).body.data.map((one: { ref: string }) => one.ref),
    ).not.toContain(ref);
    expect((await outsider.call('booking/list-guest')).status).toBe(401);
    for (const [who, isHost] of [
      ['known', false],
      ['host', true],
    ] as const)
      expect((await outsider.call('booking/list-guest', {}, as(who))).body).toMatchObject({ is_host: isHost });
  });

  it('name the new sale in the browser that booked and nowhere else, and not forever', async () => {
    await suite.base.pool.query(
      `insert into coupon (code, kind, percent, max_uses_per_user) values ('SALE-FREE', 'percent', 100, 9)`,
    );
    const [visitor, outsider] = [await suite.program.visitor(), await suite.program.visitor()];
    const held = (await visitor.call('booking/checkout', choiceOf(suite.course, {}))).body;
    expect((await visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({ analytic: null });
    const { ref } = (await visitor.call('booking/checkout', choiceOf(suite.course, { coupon_code: 'SALE-FREE' }))).body;
    const token = deriveSecret(suite.program.services.keys, 'booking-access', (await suite.booking(ref)).id as string);
    const sale = { transaction_id: ref, value: 21.2, currency: 'USD', coupon: 'SALE-FREE' };
    expect((await visitor.call('booking/detail', { ref })).body).toMatchObject({ analytic: sale });
    expect((await outsider.call('booking/detail', { ref, token })).body).toMatchObject({ ref, analytic: null });
    await suite.base.pool.query(`update booking set created_at = created_at - interval '49 hours' where ref = $1`, [
      ref,
    ]);
    expect((await visitor.call('booking/detail', { ref })).body).toMatchObject({ analytic: null });
  });

  it('show a signed code once confirmed', async () => {
    await suite.base.pool.query(
      `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 9)`,
    );
    const visitor = await suite.program.visitor();
    const { body } = await visitor.call('booking/checkout', choiceOf(suite.course, { coupon_code: 'all-free' }));
    expect(body).toMatchObject({
      booking_deposit_due: 0,
      url: `/booking/detail?ref=${body.ref}`,
      analytic: { transaction_id: body.ref, value: 21.2, coupon: 'ALL-FREE' },
    });
    const detail = (await visitor.call('booking/detail', { ref: body.ref })).body;
    expect(detail).toMatchObject({
      booking_status: 'confirmed',
      payment: 'none',
      cash: { amount: 422_000, symbol: '₫', usd: 16 },
      host: { phone: '+84 1' },
    });
    const [version, keyId, facts, signature] = detail.qr.split('.');
    const { public: key } = suite.program.services.keys.voucher;
    expect(verify(null, Buffer.from(`${version}.${keyId}.${facts}`), key, Buffer.from(signature!, 'base64url'))).toBe(
      true,
    );
    const read = JSON.parse(Buffer.from(facts!, 'base64url').toString());
    expect(read.slice(0, 6)).toEqual([body.ref, `${suite.course.date}T09:00`, suite.course.id, 1, 422_000, 'VND']);
    const ledger = await suite.base.pool.query(
      `select sum(amount_minor) filter (where account = 'discount') as discount, sum(amount_minor) as sum
      from ledger_entry e join ledger_tx t on t.id = e.tx_id where t.booking_id = (select id from booking where ref = $1)`,
      [body.ref],
    );
    expect(ledger.rows).toEqual([{ discount: '520', sum: '0' }]);
  });
});
