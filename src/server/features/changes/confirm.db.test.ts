import { beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, coordinatorId, mailsOf, taken, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const suite = usePayingSuite();
useHosts(suite);

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
});

async function requested(more: Body = {}): Promise<Held & { id: string; hostToken: string }> {
  const held = await hold(suite.world.program, suite.course, more);
  await pay(held);
  const row = await stored(suite.base.pool, held.ref);
  expect(row).toMatchObject({ status: 'requested' });
  return { ...held, id: row.id, hostToken: deriveSecret(suite.world.program.services.keys, 'host', row.id) };
}
const call = (name: string, body: Body, headers = {}) => callAs(suite, name, body, headers);
describe('booking/confirm and request/answer', () => {
  it('accept: by login, once', async () => {
    const message = 'We are two. Call +84 912 345 678.';
    const held = await requested({ message });
    const asked = await call('booking/detail', { ref: held.ref, token: held.hostToken });
    expect(asked['message']).toMatch(/^We are two\. Call (?!.*345)/);
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({ message });
    expect(asked).toMatchObject({
      viewer: 'host',
      booking_status: 'requested',
      can: { answer_request: true, host_cancel: false, cancel: false },
      contact: { email: '', first_name: 'Ada' },
      request_until: expect.any(String),
    });
    expect(await call('booking/confirm', { booking_id: held.id }, as('host'))).toMatchObject({
      booking_status: 'confirmed',
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'confirmed',
      cash: 'due',
      payment: 'paid',
    });
    expect(await mailsOf(suite, held.id)).toContain('booking-confirmed');
    for (const decision of ['accept', 'decline'])
      expect(await call('booking/confirm', { booking_id: held.id, decision }, as('host'))).toMatchObject({
        code: 'booking-state',
      });
    expect(await call('booking/detail', { ref: held.ref, token: held.hostToken })).toMatchObject({
      can: { answer_request: false, host_cancel: true },
      contact: { email: 'guest@example.test' },
      message,
      qr: null,
      departure: { taken: 1, seats_left: 4, is_closed: false },
    });
  });

  it('decline: from the mail, everything goes back', async () => {
    const held = await requested({ pax: 2 });
    const answer = { ref: held.ref, token: held.hostToken, decision: 'decline', reason: 'I am away' };
    expect(await call('request/answer', answer)).toMatchObject({ booking_status: 'declined' });
    expect(await taken(suite)).toBe(0);
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'declined',
      payment: 'refunded',
      refund: 'done',
      cancel_cause: 'request_declined',
    });
    expect(await mailsOf(suite, held.id)).toContain('request-declined');
    expect(await call('request/answer', answer)).toMatchObject({ code: 'booking-state' });
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      ended: { by: 'host', cause: 'request_declined', reason: 'I am away', refund_percent: 100 },
      can: { choose_alternative: true },
    });
  });

  it('a coordinator answers in both names; nobody else at all', async () => {
    const held = await requested();
    expect(await call('booking/confirm', { booking_id: held.id }, as('other'))).toMatchObject({
      code: 'booking-not-found',
    });
    const guestToken = deriveSecret(suite.world.program.services.keys, 'booking-access', held.id);
    for (const token of [guestToken, held.token, 'x'.repeat(43)])
      expect(await call('request/answer', { ref: held.ref, token, decision: 'accept' })).toMatchObject({
        code: 'booking-not-found',
      });
    expect(
      (await held.visitor.call('request/answer', { ref: held.ref, token: guestToken, decision: 'accept' })).body.code,
    ).toBe('booking-not-found');
    expect(await call('booking/confirm', { booking_id: held.id }, as('coordinator'))).toMatchObject({
      booking_status: 'confirmed',
    });
    const noted = await suite.base.pool.query(
      `select actor, actor_id, on_behalf_of from booking_history where booking_id = $1 order by id desc limit 1`,
      [held.id],
    );
    expect(noted.rows).toEqual([{ actor: 'coordinator', actor_id: coordinatorId, on_behalf_of: hostId }]);
    expect(await call('booking/detail', { ref: held.ref, token: held.hostToken })).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ by: 'coordinator', on_behalf_of: 'Mai' })]),
    });
  });

  it('yes and withdrawal at once: one of them counts', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const held = await requested({ email: `turn-${turn}@example.test` });
      const { quote_id } = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as never as {
        quote_id: string;
      };
      const [yes, no] = await Promise.all([
        call('booking/confirm', { booking_id: held.id }, as('host')),
        held.visitor.call('booking/cancel', { ref: held.ref, quote_id }),
      ]);
      const row = await stored(suite.base.pool, held.ref);
      const isAccepted = yes['status'] === 'success';
      expect(row.status).toBe(isAccepted ? 'confirmed' : 'cancelled');
      expect(no.body.status === 'success').toBe(!isAccepted);
    }
  });

  it('a withdrawn request costs nothing, however strict the policy', async () => {
    const held = await requested();
    await suite.base.pool.query(
      `update booking set policy = '{"preset":"final","steps":[],"grace_hours":0,"grace_needs_hours":48}' where id = $1`,
      [held.id],
    );
    expect((await held.visitor.call('booking/cancel', { ref: held.ref })).body).toMatchObject({
      refund_percent: 100,
      refund_amount: 5.2,
    });
  });

  it('nobody answers: the request ends by the clock and everything goes back', async () => {
    const held = await requested();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'requested' });
    await suite.base.pool.query(`update booking set request_until = banyan_now() - interval '1 second' where id = $1`, [
      held.id,
    ]);
    expect(await call('booking/confirm', { booking_id: held.id }, as('host'))).toMatchObject({ code: 'booking-state' });
    await suite.work();
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'expired',
      payment: 'refunded',
      refund: 'done',
      cancel_cause: 'request_expired',
      cancelled_by: 'system',
    });
    expect(await mailsOf(suite, held.id)).toContain('request-expired');
    expect(await taken(suite)).toBe(0);
  });
});
