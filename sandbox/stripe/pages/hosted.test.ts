// 3-D Secure and Alipay: over a hosted page and back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const return_url = 'http://127.0.0.1:9/back?booking=AB12';

async function waiting(method: string) {
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({
    amount: 540,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  const confirmed = await stripe.paymentIntents.confirm(intent.id, { payment_method: method, return_url });
  return { id: intent.id, confirmed, url: confirmed.next_action?.redirect_to_url?.url ?? '' };
}

const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

describe('3-D Secure', () => {
  it('redirects back with the provider’s query after the check', async () => {
    const { id, confirmed, url } = await waiting('pm_card_threeDSecure2Required');
    expect(confirmed).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url } },
    });
    const page = await (await fetch(url)).text();
    expect(page).toContain('no real money');
    expect(page).toContain('5.40 USD');
    const answer = await press(url, 'complete');
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      booking: 'AB12',
      payment_intent: id,
      payment_intent_client_secret: confirmed.client_secret,
      redirect_status: 'succeeded',
    });
    const done = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(done.status).toBe('succeeded');
    expect(done.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
    expect((await press(url, 'complete')).status).toBe(410);
  });

  it('a failed check puts the intent back, and it can be paid by another card', async () => {
    const { id, url } = await waiting('pm_card_authenticationRequired');
    const answer = await press(url, 'fail');
    expect(answer.headers.get('location')).toContain('redirect_status=failed');
    const failed = await sandbox.stripe.paymentIntents.retrieve(id);
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
  });

  it.each([
    ['pm_card_threeDSecureRequiredChargeDeclined', 'generic_decline'],
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('%s is declined after the check', async (method, decline_code) => {
    const { id, url } = await waiting(method);
    expect((await press(url, 'complete')).headers.get('location')).toContain('redirect_status=failed');
    const after = await sandbox.stripe.paymentIntents.retrieve(id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code },
    });
  });

  it('closing the page changes nothing; canceling the intent ends the challenge', async () => {
    const { id, url } = await waiting('pm_card_threeDSecure2Required');
    expect(await (await press(url, 'close')).text()).toContain('still open');
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action');
    await sandbox.stripe.paymentIntents.cancel(id);
    expect((await fetch(url)).status).toBe(410);
    expect((await press(url, 'complete')).status).toBe(410);
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('canceled');
  });

  it('needs the right challenge, and refuses an address that is none', async () => {
    const { id, url } = await waiting('pm_card_threeDSecure2Required');
    expect((await press(`${url.slice(0, -1)}_`, 'complete')).status).toBe(410);
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action');
    const wrong = sandbox.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'javascript:alert(1)',
    });
    await expect(wrong).rejects.toMatchObject({ code: 'url_invalid' });
  });

  it('a new confirmation replaces an open challenge', async () => {
    const { id, url } = await waiting('pm_card_threeDSecure2Required');
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required', return_url });
    expect((await press(url, 'complete')).status).toBe(410);
  });
});

describe('Alipay', () => {
  it('is confirmed by the browser and authorised on its page', async () => {
    const { stripe } = sandbox;
    const intent = await stripe.paymentIntents.create({
      amount: 724,
      currency: 'sgd',
      allowed_payment_method_types: ['alipay'],
    });
    expect(intent.payment_method_types).toEqual(['alipay']);
    const form = new URLSearchParams({
      client_secret: intent.client_secret ?? '',
      return_url,
      'payment_method_data[type]': 'alipay',
    });
    const confirmed = await sandbox.call('POST', `/v1/payment_intents/${intent.id}/confirm`, form.toString(), {
      authorization: `Bearer ${PUBLISHABLE}`,
    });
    expect(confirmed.body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'alipay_handle_redirect' },
    });
    const action = confirmed.body['next_action'] as { alipay_handle_redirect: { url: string } };
    const answer = await press(action.alipay_handle_redirect.url, 'complete');
    expect(answer.headers.get('location')).toContain('redirect_status=succeeded');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      currency: 'sgd',
      amount_received: 724,
    });
  });
});
