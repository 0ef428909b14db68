// Confirmation tokens: made in a browser, spent by one confirmation, expired after twelve hours.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sdkFaults } from '#tests/support/sandbox/sdk-faults.ts';
import { PUBLISHABLE, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const CARD =
  'payment_method_data[type]=card&payment_method_data[card][number]=4242424242424242&payment_method_data[card][exp_month]=12&payment_method_data[card][exp_year]=2034&payment_method_data[card][cvc]=123';
const RETURN = 'http://127.0.0.1:9/back';

async function token(form = `${CARD}&return_url=${encodeURIComponent(RETURN)}`): Promise<string> {
  const headers = { authorization: `Bearer ${PUBLISHABLE}` };
  const made = await sandbox.call('POST', '/v1/confirmation_tokens', form, headers);
  expect(sdkFaults(made.body, 'ConfirmationTokens.d.ts', 'ConfirmationToken')).toEqual([]);
  return String(made.body['id']);
}

const confirm = async (confirmation_token: string) => {
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 540, currency: 'usd' });
  return sandbox.stripe.paymentIntents.confirm(id, { confirmation_token });
};

it('pays once', async () => {
  const ctoken = await token();
  const paid = await confirm(ctoken);
  expect(paid.status).toBe('succeeded');
  const seen = await sandbox.stripe.confirmationTokens.retrieve(ctoken);
  expect(seen.payment_intent).toBe(paid.id);
  await expect(confirm(ctoken)).rejects.toThrow('already been used');
  await expect(confirm('ctoken_none')).rejects.toThrow('No such confirmation_token');
});

it('holds the return address of a redirect method', async () => {
  const form = `payment_method_data[type]=alipay&return_url=${encodeURIComponent(RETURN)}`;
  const { next_action: next } = await confirm(await token(form));
  expect(next?.alipay_handle_redirect?.return_url).toBe(RETURN);
});

it('is made by a test helper too, and is over after twelve hours', async () => {
  const made = await sandbox.stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' });
  await sandbox.control('/clock', { offset_seconds: 12 * 3600 + 1 });
  await expect(confirm(made.id)).rejects.toThrow('expired');
});
