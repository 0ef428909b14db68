import { describe, expect, it } from 'vitest';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();

/** Follows the bank's page and back, like a browser. */
async function throughBank(held: Held, outcome: 'complete' | 'fail') {
  const intent = await suite.intentOf(held);
  const ended = await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome });
  const back = new URL(String(ended['return_url']));
  return suite.world.program.app.inject({ method: 'GET', url: back.pathname + back.search });
}

describe('3-D Secure', () => {
  it('leads to the bank, extends the hold once, and confirms on the way back', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.base.pool.query(`update booking set hold_until = banyan_now() + interval '2 minutes' where ref = $1`, [
      held.ref,
    ]);
    const sent = await pay(held, 'pm_card_threeDSecure2Required');
    expect(sent.body).toMatchObject({ status: 'success', state: 'action' });
    expect(sent.body.url).toContain(suite.world.sandbox.url);
    const waiting = await stored(suite.base.pool, held.ref);
    expect(waiting).toMatchObject({ status: 'held', payment: 'requires_action', is_hold_extended: true });
    expect(waiting.hold_until.getTime()).toBeGreaterThan(Date.now() + 13 * 60_000);
    expect((await pay(held, 'pm_card_visa')).body).toMatchObject({ state: 'action', url: sent.body.url });

    const back = await throughBank(held, 'complete');
    expect(back).toMatchObject({ statusCode: 303, headers: { location: `/booking/detail?ref=${held.ref}` } });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('leads back to checkout when the bank says no, and takes another card', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const back = await throughBank(held, 'fail');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toMatch(/^\/booking\/checkout\?cid=\d+&date=.*&error=card-try-again$/);
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect((await suite.intentOf(held)).status).toBe('succeeded');
  });

  it('opens nothing for somebody who only knows the reference', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    for (const query of [`booking=${held.ref}`, `booking=${held.ref}&key=${'x'.repeat(43)}`, 'booking=', 'key=1']) {
      const answer = await suite.world.program.app.inject({ method: 'GET', url: `/payment/return?${query}` });
      expect(answer.headers.location).toBeUndefined();
    }
  });
});
