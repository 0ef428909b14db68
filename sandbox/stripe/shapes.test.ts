// Every object in the sandbox's responses has exactly the fields of the SDK's types.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sdkFaults } from '#tests/support/sandbox/sdk-faults.ts';
import { PUBLISHABLE, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ settleDelayMs: 5 });
});
afterAll(() => sandbox.close());

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const returnUrl = 'http://127.0.0.1:9/back';

async function paid(method: string) {
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({
    amount: 540,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  return stripe.paymentIntents.confirm(intent.id, { payment_method: method, return_url: returnUrl });
}

describe('the comparison itself', () => {
  it('finds a missing, an unknown and a wrongly typed field', async () => {
    const intent = plain(await paid('pm_card_visa')) as Record<string, unknown>;
    delete intent['capture_method'];
    intent['invented'] = 1;
    intent['amount'] = '540';
    expect(sdkFaults(intent, 'PaymentIntents.d.ts', 'PaymentIntent')).toEqual([
      'PaymentIntent.invented: unknown field of PaymentIntent',
      'PaymentIntent.amount: "540" is not number',
      'PaymentIntent.capture_method: missing',
    ]);
  });
});

describe('objects', () => {
  it.each([
    ['a fresh intent', () => sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd' })],
    ['a paid intent', () => paid('pm_card_visa')],
    ['an intent that waits for 3-D Secure', () => paid('pm_card_threeDSecure2Required')],
    [
      'a canceled intent',
      async () => sandbox.stripe.paymentIntents.cancel((await paid('pm_card_threeDSecure2Required')).id),
    ],
    [
      'an intent after a decline',
      async () => {
        const intent = await sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd' });
        await sandbox.stripe.paymentIntents
          .confirm(intent.id, { payment_method: 'pm_card_chargeDeclined', return_url: returnUrl })
          .catch(() => null);
        return sandbox.stripe.paymentIntents.retrieve(intent.id);
      },
    ],
  ])('%s is a PaymentIntent', async (_name, make) => {
    expect(sdkFaults(plain(await make()), 'PaymentIntents.d.ts', 'PaymentIntent')).toEqual([]);
  });

  it('charge, balance transaction and payment method', async () => {
    const intent = await paid('pm_card_visa');
    const charge = await sandbox.stripe.charges.retrieve(String(intent.latest_charge));
    expect(sdkFaults(plain(charge), 'Charges.d.ts', 'Charge')).toEqual([]);
    const movement = await sandbox.stripe.balanceTransactions.retrieve(String(charge.balance_transaction));
    expect(sdkFaults(plain(movement), 'BalanceTransactions.d.ts', 'BalanceTransaction')).toEqual([]);
    expect(movement).toMatchObject({ amount: 540, fee: 46, net: 494, source: charge.id, type: 'charge' });
    const method = await sandbox.stripe.paymentMethods.retrieve(String(intent.payment_method));
    expect(sdkFaults(plain(method), 'PaymentMethods.d.ts', 'PaymentMethod')).toEqual([]);
  });

  it('a failed and an authenticated charge', async () => {
    const { stripe } = sandbox;
    const intent = await stripe.paymentIntents.create({ amount: 540, currency: 'usd' });
    await stripe.paymentIntents
      .confirm(intent.id, { payment_method: 'pm_card_radarBlock', return_url: returnUrl })
      .catch(() => null);
    const failed = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(sdkFaults(plain(failed.latest_charge), 'Charges.d.ts', 'Charge')).toEqual([]);
    const waiting = await paid('pm_card_threeDSecure2Required');
    await sandbox.control(`/payment_intents/${waiting.id}/challenge`, { outcome: 'complete' });
    const done = await stripe.paymentIntents.retrieve(waiting.id, { expand: ['latest_charge'] });
    expect(sdkFaults(plain(done.latest_charge), 'Charges.d.ts', 'Charge')).toEqual([]);
  });

  it('refund, dispute, token and list', async () => {
    const { stripe } = sandbox;
    const intent = await paid('pm_card_visa');
    const dispute = await sandbox.control(`/charges/${String(intent.latest_charge)}/dispute`);
    expect(
      sdkFaults(plain(await stripe.disputes.retrieve(String(dispute['dispute']))), 'Disputes.d.ts', 'Dispute'),
    ).toEqual([]);
    for (const method of ['pm_card_visa', 'pm_card_pendingRefund', 'pm_card_refundFail']) {
      const refund = await stripe.refunds.create({ payment_intent: (await paid(method)).id });
      expect(sdkFaults(plain(refund), 'Refunds.d.ts', 'Refund')).toEqual([]);
      await sandbox.control('/settle');
      expect(sdkFaults(plain(await stripe.refunds.retrieve(refund.id)), 'Refunds.d.ts', 'Refund')).toEqual([]);
    }
    const card = 'card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2034&card[cvc]=123';
    const token = await sandbox.call('POST', '/v1/tokens', card, { authorization: `Bearer ${PUBLISHABLE}` });
    expect(sdkFaults(token.body, 'Tokens.d.ts', 'Token')).toEqual([]);
    const list = plain(await stripe.paymentIntents.list({ limit: 1 }));
    expect(list).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true });
  });

  it('every event, and the object inside it', async () => {
    const known: Record<string, [string, string]> = {
      payment_intent: ['PaymentIntents.d.ts', 'PaymentIntent'],
      charge: ['Charges.d.ts', 'Charge'],
      refund: ['Refunds.d.ts', 'Refund'],
      dispute: ['Disputes.d.ts', 'Dispute'],
    };
    const events = await sandbox.stripe.events.list({ limit: 100 });
    expect(events.data.length).toBeGreaterThan(20);
    for (const event of events.data) {
      expect(sdkFaults(plain(event), 'Events.d.ts', 'EventBase')).toEqual([]);
      const object = plain(event.data.object) as { object: string };
      const [file, name] = known[object.object] ?? ['', ''];
      expect(sdkFaults(object, file, name)).toEqual([]);
    }
  });
});
