// A restarted sandbox knows its earlier payments, keys included.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PUBLISHABLE, SECRET, startReceiver, startSandbox, until } from '#tests/support/sandbox/start-sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const params = {
  amount: 540,
  currency: 'usd',
  confirm: true,
  payment_method: 'pm_card_visa',
  return_url: 'http://127.0.0.1:9/',
};

it('knows payments, refunds, events and idempotency keys after a restart', async () => {
  const first = await startSandbox({ dataFolder: folder });
  const intent = await first.stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
  const events = (await first.stripe.events.list()).data.map((event) => event.id);
  await first.close();
  const second = await startSandbox({ dataFolder: folder });
  expect(await second.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 540,
  });
  expect((await second.stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })).id).toBe(intent.id);
  expect((await second.stripe.events.list()).data.map((event) => event.id)).toEqual(events);
  await second.stripe.refunds.create({ payment_intent: intent.id });
  await second.control('/reset');
  await second.close();
  const third = await startSandbox({ dataFolder: folder });
  expect((await third.stripe.paymentIntents.list()).data).toEqual([]);
  await third.close();
});

it('writes each call at once, and survives a torn last line', async () => {
  const first = await startSandbox({ dataFolder: folder });
  const intent = await first.stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
  // No close: a kill leaves this behind.
  const path = join(folder, 'sandbox.jsonl');
  expect(readFileSync(path, 'utf8')).toContain('"saved_answer"');
  expect(readFileSync(path, 'utf8')).not.toContain('4242424242424242');
  appendFileSync(path, '{"table":"payment_intent","row":{"id":"pi_torn"');
  const second = await startSandbox({ dataFolder: folder });
  expect((await second.stripe.paymentIntents.list()).data.map((one) => one.id)).toEqual([intent.id]);
  await second.stripe.paymentIntents.create({ amount: 600, currency: 'usd' });
  await second.close();
  const third = await startSandbox({ dataFolder: folder });
  expect((await third.stripe.paymentIntents.list()).data.length).toBe(2);
  await third.close();
  await first.close();
});

it('sends after a restart what was not delivered before, and settles open refunds', async () => {
  const receiver = await startReceiver();
  const options = { dataFolder: folder, stripe: { webhookUrl: receiver.url }, settleDelayMs: 200 };
  const first = await startSandbox(options);
  await first.control('/webhooks', { hold: true });
  const intent = await first.stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_pendingRefund' });
  const refund = await first.stripe.refunds.create({ payment_intent: intent.id });
  await first.close();
  const second = await startSandbox({ ...options, settleDelayMs: 10 });
  await until(() => receiver.deliveries.length >= 5);
  await until(async () => (await second.stripe.refunds.retrieve(refund.id)).status === 'succeeded');
  await second.close();
  await receiver.close();
});

it('keeps no card number, security code or key', async () => {
  const sandbox = await startSandbox({ dataFolder: folder, stripe: { webhookSecret: 'whsec_kept_nowhere' } });
  const headers = { authorization: `Bearer ${PUBLISHABLE}`, 'idempotency-key': 'k2' };
  const card = 'card[number]=5555555555554444&card[exp_month]=12&card[exp_year]=2034&card[cvc]=987';
  const method = await sandbox.call('POST', '/v1/payment_methods', `type=card&${card}`, headers);
  const token = await sandbox.call('POST', '/v1/tokens', card, { authorization: headers.authorization });
  expect([method.status, token.status]).toEqual([200, 200]);
  await sandbox.stripe.paymentIntents.create({ ...params, payment_method: String(method.body['id']) });
  await sandbox.close();
  const kept = readFileSync(join(folder, 'sandbox.jsonl'), 'utf8');
  expect(kept).toContain(String(method.body['id']));
  for (const secret of ['5555555555554444', '"987"', ':987', SECRET, PUBLISHABLE, 'whsec_kept_nowhere']) {
    expect(kept).not.toContain(secret);
  }
});
