// Card payments through the official SDK: every test card, state and error.
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { TEST_CARDS } from './test-cards.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const card = { allowed_payment_method_types: ['card'] };
const create = (amount = 540, currency = 'usd') => sandbox.stripe.paymentIntents.create({ amount, currency, ...card });

async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was not refused.');
}

describe('test cards', () => {
  const plain = TEST_CARDS.filter((one) => one.authentication !== true);
  it.each(plain.filter((one) => !one.decline).map((one) => [one.names[0] ?? '', one.number]))(
    '%s pays',
    async (name, number) => {
      const intent = await sandbox.stripe.paymentIntents.confirm((await create()).id, {
        payment_method: `pm_card_${name}`,
      });
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: 540, livemode: false });
      const method = await sandbox.stripe.paymentMethods.retrieve(String(intent.payment_method));
      expect(method.card?.last4).toBe(number.slice(-4));
    },
  );

  it.each(plain.flatMap((one) => (one.decline ? one.names.map((name) => [name, one.decline] as const) : [])))(
    '%s is declined',
    async (name, decline) => {
      const { id } = await create();
      const error = await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: `pm_card_${name}` }));
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ statusCode: 402, code: decline?.code, decline_code: decline?.declineCode });
      expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
      const after = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(after.last_payment_error).toMatchObject({ code: decline?.code, decline_code: decline?.declineCode });
      expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false });
    },
  );

  it('asks the bank of a card that it does not always ask, where the confirmation wishes so', async () => {
    const confirm = async (wish?: 'any' | 'challenge' | 'automatic') =>
      sandbox.stripe.paymentIntents.confirm((await create()).id, {
        payment_method: 'pm_card_threeDSecureOptional',
        return_url: 'http://127.0.0.1/back',
        ...(wish ? { payment_method_options: { card: { request_three_d_secure: wish } } } : {}),
      });
    expect((await confirm()).status).toBe('succeeded');
    expect((await confirm('automatic')).status).toBe('succeeded');
    expect((await confirm('any')).status).toBe('requires_action');
    expect((await confirm('challenge')).next_action?.type).toBe('redirect_to_url');
    expect(await refusal(confirm('never' as 'any'))).toMatchObject({ statusCode: 400, code: 'parameter_invalid' });
  });

  it('tells cards apart, whichever way they come', async () => {
    const { card: method } = await sandbox.stripe.paymentMethods.retrieve('pm_card_visa');
    const { card: token } = await sandbox.stripe.tokens.retrieve('tok_visa');
    expect(token?.fingerprint).toBe(method?.fingerprint);
    const { card: other } = await sandbox.stripe.paymentMethods.retrieve('pm_card_mastercard');
    expect(other?.fingerprint).not.toBe(method?.fingerprint);
  });

  it('lets the same intent be paid after a decline, by exactly one successful charge', async () => {
    const { id } = await create();
    await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }));
    expect((await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
    const again = await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  it('takes tok_ through a payment method, and each payment method once', async () => {
    const method = await sandbox.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
    await sandbox.stripe.paymentIntents.confirm((await create()).id, { payment_method: method.id });
    const spent = await refusal(
      sandbox.stripe.paymentIntents.confirm((await create()).id, { payment_method: method.id }),
    );
    expect(spent.message).toContain('may not be used again');
    const declined = await sandbox.stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_chargeDeclined' },
    });
    const error = await refusal(
      sandbox.stripe.paymentIntents.confirm((await create()).id, { payment_method: declined.id }),
    );
    expect(error.decline_code).toBe('generic_decline');
  });
});

describe('card numbers from the browser', () => {
  const year = new Date().getUTCFullYear();
  const form = (number: string, month: string, expYear: string, cvc: string) =>
    `type=card&card[number]=${number}&card[exp_month]=${month}&card[exp_year]=${expYear}&card[cvc]=${cvc}&billing_details[name]=Mai+Demo`;
  const send = (body: string, key = PUBLISHABLE) =>
    sandbox.call('POST', '/v1/payment_methods', body, { authorization: `Bearer ${key}` });

  it.each<[[string, string, string, string], string]>([
    [['4242424242424241', '12', `${year + 1}`, '123'], 'incorrect_number'],
    [['4242424242424242', '13', `${year + 1}`, '123'], 'invalid_expiry_month'],
    [['4242424242424242', '12', `${year - 1}`, '123'], 'invalid_expiry_year'],
    [['4242424242424242', '12', `${year + 1}`, '12'], 'invalid_cvc'],
    [['4111111111111111', '12', `${year + 1}`, '123'], 'card_declined'],
  ])('%s is refused: %s', async (typed, code) => {
    const answer = await send(form(...typed));
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ type: 'card_error', code });
  });

  it('gives a payment method without the number, which then pays', async () => {
    const answer = await send(form('5555555555554444', '12', `${year + 1}`, '123'));
    expect(answer.body).toMatchObject({
      object: 'payment_method',
      billing_details: { name: 'Mai Demo' },
      card: { brand: 'mastercard', last4: '4444' },
    });
    expect(JSON.stringify(answer.body)).not.toContain('5555555555554444');
    const paid = await sandbox.stripe.paymentIntents.confirm((await create()).id, {
      payment_method: String(answer.body['id']),
    });
    expect(paid.status).toBe('succeeded');
  });

  it('refuses card numbers from a server', async () => {
    const answer = await send(form('4242424242424242', '12', `${year + 1}`, '123'), 'sk_test_sandbox');
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'invalid_request_error' } } });
  });
});

describe('what the API refuses', () => {
  it.each([
    [{ amount: 49, currency: 'usd', ...card }, 'amount_too_small'],
    [{ amount: 49, currency: 'sgd', allowed_payment_method_types: ['alipay'] }, 'amount_too_small'],
    [{ amount: 100_000_000, currency: 'usd', ...card }, 'amount_too_large'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: 1.5, currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: 540, currency: 'usd', payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported'],
    [{ amount: 540, currency: 'usd', surprise: 'x' }, 'parameter_unknown'],
    [{ currency: 'usd' }, 'parameter_missing'],
  ])('create %o: %s', async (params, code) => {
    const error = await refusal(sandbox.stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, code });
  });

  it('filters the allowed methods silently while one is left', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'thb',
      allowed_payment_method_types: ['alipay', 'card'],
    });
    expect(intent.payment_method_types).toEqual(['card']);
  });

  it('answers 404 for what is not there', async () => {
    expect(await refusal(sandbox.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await sandbox.call('POST', '/v1/customers', '')).toMatchObject({ status: 404 });
  });

  it('cancels an open intent, never a paid one', async () => {
    const { id } = await create();
    expect((await sandbox.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).status).toBe(
      'canceled',
    );
    const late = await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(late.code).toBe('payment_intent_unexpected_state');
    const paid = await sandbox.stripe.paymentIntents.create({
      amount: 540,
      currency: 'usd',
      ...card,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const error = await refusal(sandbox.stripe.paymentIntents.cancel(paid.id));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } });
  });
});
