import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ settleDelayMs: 20 });
});
afterAll(() => sandbox.close());

async function paid(method = 'pm_card_visa') {
  const card = { allowed_payment_method_types: ['card'], confirm: true, payment_method: method };
  return sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', ...card });
}

const typesAbout = async (id: string) => {
  const events = await sandbox.stripe.events.list({ limit: 100 });
  return events.data.filter((event) => (event.data.object as { id: string }).id === id).map((event) => event.type);
};

describe('refunds', () => {
  it('refunds in parts, never more than was taken', async () => {
    const intent = await paid();
    const first = await sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 300 });
    expect(first).toMatchObject({ status: 'succeeded', amount: 300, payment_intent: intent.id });
    const tooMuch = sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 701 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const rest = await sandbox.stripe.refunds.create({
      charge: String(intent.latest_charge),
      reason: 'requested_by_customer',
    });
    expect(rest.amount).toBe(700);
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const charge = await sandbox.stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true });
    const list = await sandbox.stripe.refunds.list({ payment_intent: intent.id });
    expect(list.data.map((one) => one.amount)).toEqual([700, 300]);
    const movement = await sandbox.stripe.balanceTransactions.retrieve(String(rest.balance_transaction));
    expect(movement).toMatchObject({ amount: -700, fee: 0, type: 'refund', source: rest.id });
  });

  it('refuses to refund what was never paid', async () => {
    const open = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await expect(sandbox.stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(sandbox.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('a pending refund succeeds after a while', async () => {
    const refund = await sandbox.stripe.refunds.create({ payment_intent: (await paid('pm_card_pendingRefund')).id });
    expect(refund.status).toBe('pending');
    await until(async () => (await sandbox.stripe.refunds.retrieve(refund.id)).status === 'succeeded');
    expect(await typesAbout(refund.id)).toEqual(['charge.refund.updated', 'refund.updated', 'refund.created']);
  });

  it('a failing refund gives the money back to the account', async () => {
    const intent = await paid('pm_card_refundFail');
    const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    await until(async () => (await sandbox.stripe.refunds.retrieve(refund.id)).status === 'failed');
    const failed = await sandbox.stripe.refunds.retrieve(refund.id);
    const movement = await sandbox.stripe.balanceTransactions.retrieve(String(failed.failure_balance_transaction));
    expect(movement).toMatchObject({ amount: 1000, type: 'refund_failure' });
    expect(await typesAbout(refund.id)).toContain('refund.failed');
    expect(await sandbox.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
  });
});

describe('disputes', () => {
  it('one test card is disputed by itself; a disputed charge cannot be refunded', async () => {
    const intent = await paid('pm_card_createDispute');
    await until(async () => (await sandbox.stripe.disputes.list({ payment_intent: intent.id })).data.length === 1);
    expect(await sandbox.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ disputed: true });
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});

describe('the overview page', () => {
  const press = (action: string, id: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/actions/${action}`, {
      method: 'POST',
      body: new URLSearchParams({ payment: id }),
      headers,
      redirect: 'manual',
    });

  it('lists payments and offers refund and dispute', async () => {
    const intent = await paid();
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain('Payment sandbox: no real money.');
    expect(page).toContain(intent.id);
    expect((await press('refund', intent.id)).status).toBe(303);
    expect((await sandbox.stripe.refunds.list({ payment_intent: intent.id })).data.length).toBe(1);
    expect((await press('refund', intent.id)).status).toBe(400);
    const other = await paid();
    expect((await press('dispute', other.id)).status).toBe(303);
    expect((await sandbox.stripe.disputes.list({ payment_intent: other.id })).data.length).toBe(1);
  });

  it('can be pressed in a browser: its buttons name the origin that they are taken from', async () => {
    const intent = await paid();
    // Under no-referrer a browser sends a form's origin as null, which is refused.
    expect((await fetch(sandbox.url)).headers.get('referrer-policy')).toBe('same-origin');
    expect((await press('refund', intent.id, { origin: 'null' })).status).toBe(403);
    expect((await press('refund', intent.id, { origin: sandbox.url })).status).toBe(303);
  });

  it('cannot be pressed from another site, and writes text as text', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      description: '<script>x</script>',
    });
    expect((await press('refund', intent.id, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain('&#60;script&#62;');
    expect(page).not.toContain('<script>x');
  });
});
