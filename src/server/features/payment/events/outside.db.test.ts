import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { reconcileDispute } from '#src/server/features/payment/refunds/disputes.ts';
import { agree, providerBooksOf, comeBack, openPaypal } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();

beforeEach(async () => {
  const { port } = suite.world.program.app.server.address() as AddressInfo;
  const paypalUrl = `http://127.0.0.1:${port}/webhooks/paypal`;
  await suite.world.sandbox.control('/webhooks', { hold: false, paypal_url: paypalUrl });
});

async function paidBy(method: 'card' | 'paypal'): Promise<{ held: Held; id: string; ref: string; capture: string }> {
  const held = await hold(suite.world.program, suite.course);
  const order = method === 'paypal' ? await openPaypal(held) : '';
  if (method === 'paypal') await comeBack(suite, await agree(suite, order));
  else await pay(held);
  const { id } = await stored(suite.base.pool, held.ref);
  const result = await suite.base.pool.query('select provider_ref, capture_ref from payment where booking_id = $1', [
    id,
  ]);
  return { held, id, ref: result.rows[0].provider_ref, capture: result.rows[0].capture_ref };
}

async function chargeOf(ref: string): Promise<string> {
  const intent = await suite.world.sandbox.stripe.paymentIntents.retrieve(ref);
  return String(intent.latest_charge);
}

/** Runs jobs until it is true, because webhooks take a moment. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await suite.work();
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited three seconds in vain');
}

const psp = async (id: string) => {
  const result = await suite.base.pool.query(
    `select coalesce(sum(amount_minor), 0) as sum from ledger_tx t join ledger_entry e on e.tx_id = t.id
     where t.booking_id = $1 and e.account like 'psp:%'`,
    [id],
  );
  return Number(result.rows[0].sum);
};
const openTasks = async (id: string) => {
  const result = await suite.base.pool.query(
    'select kind from staff_task where booking_id = $1 and closed_at is null',
    [id],
  );
  return result.rows.map(({ kind }) => kind);
};

describe('money sent back at the provider, not here', () => {
  it.each(['card', 'paypal'] as const)(
    'is recorded and posted (%s); the booking stays, and somebody looks',
    async (method) => {
      const { held, id, ref, capture } = await paidBy(method);
      if (method === 'card')
        await suite.world.sandbox.control(`/charges/${await chargeOf(ref)}/refund`, { amount: 120 });
      else await suite.world.sandbox.control(`/paypal/captures/${capture}/refund`, { amount: 120 });
      await until(async () => (await psp(id)) === 400);
      expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: 520, refunded: 120 });
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({
        status: 'confirmed',
        payment: 'partly_refunded',
      });
      expect(await openTasks(id)).toEqual(['payment_mismatch']);
      const rows = await suite.base.pool.query(
        `select r.reason, r.status, r.amount_minor from refund r join payment p on p.id = r.payment_id where p.booking_id = $1`,
        [id],
      );
      expect(rows.rows).toEqual([{ reason: 'external', status: 'succeeded', amount_minor: 120 }]);
    },
  );
});

describe('a dispute', () => {
  it.each([
    { method: 'card', outcome: 'won', left: 520, summary: 'paid', tasks: [] },
    { method: 'card', outcome: 'lost', left: 0, summary: 'disputed', tasks: ['dispute'] },
    { method: 'paypal', outcome: 'won', left: 520, summary: 'paid', tasks: [] },
    { method: 'paypal', outcome: 'lost', left: 0, summary: 'disputed', tasks: ['dispute'] },
  ] as const)(
    'of a $method payment takes the money out, and $outcome leaves $left',
    async ({ method, outcome, left, summary, tasks }) => {
      const { held, id, ref, capture } = await paidBy(method);
      const path =
        method === 'card' ? `/charges/${await chargeOf(ref)}/dispute` : `/paypal/captures/${capture}/dispute`;
      const opened = await suite.world.sandbox.control(path);
      await until(async () => (await psp(id)) === 0);
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'disputed' });
      expect(await openTasks(id)).toEqual(['dispute']);
      const dispute = String(opened['dispute']);
      const close = method === 'card' ? `/disputes/${dispute}/close` : `/paypal/disputes/${dispute}/close`;
      await suite.world.sandbox.control(close, { outcome });
      await until(async () => {
        const result = await suite.base.pool.query('select status from dispute where provider_ref = $1', [dispute]);
        return result.rows[0]?.status === outcome;
      });
      expect(await psp(id)).toBe(left);
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: summary });
      expect(await openTasks(id)).toEqual(tasks);
      const clearing = await suite.base.pool.query(
        `select coalesce(sum(amount_minor), 0) as sum from ledger_entry e join ledger_tx t on t.id = e.tx_id
       where t.booking_id = $1 and account like 'dispute_clearing:%'`,
        [id],
      );
      expect(Number(clearing.rows[0].sum)).toBe(0);
    },
  );
});

describe('a question of the bank', () => {
  it('is a task for somebody, and takes nothing out of the books', async () => {
    const { held, id, ref } = await paidBy('card');
    const { services } = suite.world.program;
    const { stripe } = services.gateways;
    if (!stripe) throw new Error('the test needs Stripe');
    let status: 'open' | 'won' = 'open';
    const asked = {
      ref: 'dp_question',
      hasTakenMoney: false,
      amountMinor: 520,
      currency: 'USD',
      paymentRef: ref,
      captureRef: null,
      reason: 'fraudulent',
      answerByMs: null,
    };
    const retrieveDispute = async () => ({ ok: true as const, value: { ...asked, status } });
    const asking = { ...services, gateways: { ...services.gateways, stripe: { ...stripe, retrieveDispute } } };
    await reconcileDispute(asking, 'stripe', 'dp_question');
    expect(await openTasks(id)).toEqual(['dispute']);
    expect(await psp(id)).toBe(520);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: 'paid' });
    status = 'won';
    await reconcileDispute(asking, 'stripe', 'dp_question');
    expect(await openTasks(id)).toEqual([]);
    expect(await psp(id)).toBe(520);
  });
});

describe('webhooks of PayPal', () => {
  it('capture what a guest has agreed to, once, however often they come', async () => {
    await suite.world.sandbox.control('/webhooks', { duplicate: 3 });
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await agree(suite, order);
    await until(async () => {
      const result = await suite.base.pool.query(
        `select 1 from gateway_event where provider = 'paypal' and type = 'PAYMENT.CAPTURE.COMPLETED' and processed_at is not null and body #>> '{resource,supplementary_data,related_ids,order_id}' = $1`,
        [order],
      );
      return result.rows.length > 0;
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520 });
  });

  const send = async (payload: string, headers: Record<string, string>) =>
    (
      await suite.world.program.app.inject({
        method: 'POST',
        url: '/webhooks/paypal',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).statusCode;
  const forged = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
    'paypal-transmission-id': 'a1b2c3d4-0000-1111-2222-333344445555',
    'paypal-transmission-sig': 'c2lnbmF0dXJlIG9mIG5vYm9keQ==',
    'paypal-transmission-time': '2026-11-21T10:00:00Z',
  };
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O-1' } });

  it('are refused when PayPal does not know them, and asked for again when it cannot say', async () => {
    expect(await send(body, forged)).toBe(400);
    expect(await send(body, {})).toBe(400);
    expect(await send('[]', forged)).toBe(400);
    await suite.world.sandbox.control('/faults', { operation: 'paypal.webhooks.verify', kind: '500', times: 5 });
    expect(await send(body, forged)).toBe(503);
    const stored = await suite.base.pool.query(`select 1 from gateway_event where event_id = 'WH-1'`);
    expect(stored.rows).toEqual([]);
  });
});

describe('the daily question', () => {
  it('brings events that never arrived, and names payments that nobody here knows', async () => {
    await suite.world.sandbox.control('/webhooks', { hold: true });
    await suite.base.pool.query('delete from gateway_check');
    const { id, ref } = await paidBy('card');
    await suite.world.sandbox.control('/webhooks', { hold: false, drop: 20 });
    await suite.world.sandbox.control(`/charges/${await chargeOf(ref)}/refund`, { amount: 100 });
    const outsider = await suite.world.sandbox.stripe.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      metadata: { payment_id: '00000000-0000-4000-8000-000000000000' },
    });
    await until(async () => {
      await suite.base.pool.query('delete from gateway_check');
      return (await psp(id)) === 420;
    });
    const tasks = await suite.base.pool.query(`select kind from staff_task where subject = $1`, [outsider.id]);
    expect(tasks.rows).toEqual([{ kind: 'orphan_payment' }]);
  });

  it('opens a task for a payment that is open for an hour, and closes it when it has ended', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    const { id } = await stored(suite.base.pool, held.ref);
    await suite.base.pool.query(
      `update payment set created_at = created_at - interval '2 hours' where booking_id = $1`,
      [id],
    );
    await suite.work();
    expect(await openTasks(id)).toEqual(['payment_stuck']);
    const intent = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    await suite.work();
    await suite.work();
    expect(await openTasks(id)).toEqual([]);
  });
});
