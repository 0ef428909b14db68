// Webhooks that the card provider did not send: forged, unsigned, stale, altered; and genuine ones, far too often.
import { beforeEach, describe, expect, it } from 'vitest';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
const SECRET = 'whsec_sandbox';
let held: Held;
let intentId: string;

beforeEach(async () => {
  held = await hold(suite.program, suite.course);
  await pay(held, 'pm_card_threeDSecure2Required');
  const { data } = await suite.sandbox.stripe.paymentIntents.list({ limit: 100 });
  intentId = data.find((one) => one.metadata['booking_ref'] === held.ref)?.id ?? '';
});

/** A forged event: the open payment of the booking has succeeded, although it is unpaid. */
function eventAbout(id: string, more: object = {}): string {
  const object = { id, object: 'payment_intent', status: 'succeeded', amount: 520, amount_received: 520, ...more };
  const type = 'payment_intent.succeeded';
  return JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', type, data: { object } });
}

const sign = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
  suite.sandbox.stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, ...more });

async function send(payload: string, signature?: string): Promise<number> {
  const answer = await suite.program.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) },
  });
  return answer.statusCode;
}

async function countEvents(): Promise<number> {
  const result = await suite.base.pool.query<{ count: number }>('select count(*) from gateway_event');
  return result.rows[0]?.count ?? 0;
}

describe('a webhook that the provider did not send', () => {
  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['unsigned', () => [eventAbout(intentId)]],
    [
      'signed with another secret',
      () => {
        const body = eventAbout(intentId);
        return [body, sign(body, { secret: 'whsec_other' })];
      },
    ],
    ['with an empty signature', () => [eventAbout(intentId), '']],
    ['with a signature of nothing', () => [eventAbout(intentId), `t=${now()},v1=`]],
    [
      'stale',
      () => {
        const body = eventAbout(intentId);
        return [body, sign(body, { timestamp: now() - 301 })];
      },
    ],
    [
      'altered after signing',
      () => {
        const body = eventAbout(intentId);
        return [body.replaceAll('520', '5200'), sign(body)];
      },
    ],
    ['signed for another body', () => [eventAbout(intentId), sign(eventAbout('pi_other'))]],
  ] as const)('%s is refused, written down once, and changes nothing', async (_what, make) => {
    const [body = '', signature] = make();
    const events = await countEvents();
    const written = await suite.refused(async () => {
      expect(await send(body, signature)).toBe(400);
    });
    expect(await countEvents()).toBe(events);
    expect(written.length).toBe(1);
    expect(written[0]?.msg).toContain('webhook');
    expect(suite.log.text()).not.toContain(SECRET);
  });
});

describe('a webhook with a right signature', () => {
  it('is not believed: the provider is asked', async () => {
    const body = eventAbout(intentId);
    expect(await send(body, sign(body))).toBe(200);
    await runDueWork(suite.program.services);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held' });
  });

  it('sent twenty times at once is one event, and the money is posted once', async () => {
    await suite.sandbox.control(`/payment_intents/${intentId}/challenge`, { outcome: 'complete' });
    const body = eventAbout(intentId);
    const signature = sign(body);
    const before = await countEvents();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, signature)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await countEvents()).toBe(before + 1);
    await Promise.all([runDueWork(suite.program.services), runDueWork(suite.second.services)]);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    const posted = await suite.base.pool.query('select count(*) from ledger_tx where ext_ref = $1', [intentId]);
    expect(posted.rows).toEqual([{ count: 1 }]);
    // Replayed much later it is stale, and known.
    expect(await send(body, sign(body, { timestamp: Math.floor(Date.now() / 1000) - 1000 }))).toBe(400);
    const replay = await suite.refused(async () => {
      expect(await send(body, sign(body))).toBe(200);
      await runDueWork(suite.program.services);
    });
    expect(replay).toEqual([]);
  });

  it('about a payment that is not ours changes nothing', async () => {
    const foreign = await suite.sandbox.stripe.paymentIntents.create({
      amount: 520,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://127.0.0.1:9/',
    });
    await suite.refused(async () => {
      const body = eventAbout(foreign.id, { metadata: { booking_ref: held.ref } });
      expect(await send(body, sign(body))).toBe(200);
      await runDueWork(suite.program.services);
    });
  });

  it('about a payment made under our name, over another amount or currency, pays for nothing', async () => {
    const own = await suite.base.pool.query<{ id: string; booking_id: string }>(
      'select id, booking_id from payment where provider_ref = $1',
      [intentId],
    );
    for (const currency of ['usd', 'sgd']) {
      const foreign = await suite.sandbox.stripe.paymentIntents.create({
        amount: 60,
        currency,
        confirm: true,
        payment_method: 'pm_card_visa',
        return_url: 'http://127.0.0.1:9/',
        metadata: { payment_id: own.rows[0]?.id ?? '', booking_id: own.rows[0]?.booking_id ?? '' },
      });
      await suite.refused(async () => {
        const body = eventAbout(foreign.id, { metadata: foreign.metadata });
        expect(await send(body, sign(body))).toBe(200);
        await runDueWork(suite.program.services);
      });
    }
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held', payment: 'requires_action' });
  });
});
