import { describe, expect, it } from 'vitest';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();

/** True once each of the provider's events for this payment has arrived exactly once. */
async function haveAllArrived(ref: string): Promise<boolean> {
  const { data } = await suite.world.sandbox.stripe.events.list({ limit: 100 });
  const sent = data.filter((event) => (event.data.object as { id?: string }).id === ref).map((event) => event.id);
  const result = await suite.base.pool.query('select event_id from gateway_event where object_ref = $1', [ref]);
  return sent.length > 0 && sent.every((id) => result.rows.some((row) => row.event_id === id));
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 3000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited three seconds in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('webhooks', () => {
  it('confirm a payment whose guest never came back, once, however often and in whatever order they come', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control('/webhooks', { hold: true, duplicate: 4 });
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    await suite.world.sandbox.control('/webhooks/release', { order: 'reverse' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held' });
    await until(() => haveAllArrived(intent.id));
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    const events = await suite.base.pool.query(
      `select count(*) = count(distinct event_id) as once, count(*) filter (where processed_at is null) as waiting
       from gateway_event where object_ref = $1`,
      [intent.id],
    );
    expect(events.rows[0]).toEqual({ once: true, waiting: 0 });
    const posted = await suite.base.pool.query(`select count(*) from ledger_tx where ext_ref = $1`, [intent.id]);
    expect(posted.rows[0].count).toBe(1);
  });

  it('are refused without a right and fresh signature, and ignored when they are about nothing of ours', async () => {
    const { stripe } = suite.world.sandbox;
    const body = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
    });
    const sign = (timestamp: number, secret = 'whsec_sandbox') =>
      stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const now = Math.floor(Date.now() / 1000);
    const send = async (payload: string, signature?: string) =>
      (
        await suite.world.program.app.inject({
          method: 'POST',
          url: '/webhooks/stripe',
          payload,
          headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
        })
      ).statusCode;
    expect(await send(body)).toBe(400);
    expect(await send(body, sign(now, 'whsec_other'))).toBe(400);
    expect(await send(body, sign(now - 301))).toBe(400);
    expect(await send(`${body} `, sign(now))).toBe(400);
    expect(await send(body, sign(now))).toBe(200);
    expect(await send(body, sign(now))).toBe(200);
    await suite.work();
    const event = await suite.base.pool.query(
      `select processed_at is not null as done from gateway_event where event_id = 'evt_x'`,
    );
    expect(event.rows).toEqual([{ done: true }]);
  });
});
