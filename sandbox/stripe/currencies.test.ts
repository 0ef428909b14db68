import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fc } from '#tests/support/properties.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { chargeable, smallestCharge, smallestStep } from './amounts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = (amount: number, currency: string) =>
  sandbox.stripe.paymentIntents.create({ amount, currency, allowed_payment_method_types: ['card'] });
const refusal = async (amount: number, currency: string) =>
  create(amount, currency).then(
    () => null,
    (error: unknown) => error as InstanceType<typeof Stripe.errors.StripeError>,
  );
const sdkTypes = readFileSync(
  createRequire(import.meta.url)
    .resolve('stripe')
    .replace(/cjs.*$/, 'esm/resources/PaymentIntents.d.ts'),
  'utf8',
);

describe('currencies', () => {
  it.each(['xxx', 'nis', 'zzz', 'btc', 'us', 'dollar'])(
    '%s is refused with the list of those there are',
    async (code) => {
      const error = await refusal(5000, code);
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(error).toMatchObject({ statusCode: 400, param: 'currency' });
      expect(error?.message).toMatch(/^Invalid currency: \w+\. .* these currencies: usd, aed, /);
    },
  );

  it.each([
    ['usd', 49, 50],
    ['gbp', 29, 30],
    ['eur', 49, 50],
    ['jpy', 49, 50],
    ['thb', 999, 1000],
    ['myr', 199, 200],
    ['hkd', 399, 400],
    ['huf', 17_499, 17_500],
    ['czk', 1499, 1500],
    // Without a published smallest charge: worth 50 US cents.
    ['vnd', 12_999, 13_000],
    ['npr', 7699, 7700],
    ['kwd', 150, 160],
  ])('%s %i is too small and %i is not', async (currency, below, smallest) => {
    expect(await refusal(below, currency)).toMatchObject({
      statusCode: 400,
      code: 'amount_too_small',
      param: 'amount',
    });
    expect((await create(smallest, currency)).currency).toBe(currency);
  });

  it.each([
    ['kwd', 1001, 1010],
    ['bhd', 5005, 5000],
    ['isk', 10_050, 10_000],
    ['ugx', 500_001, 500_000],
  ])('%s %i is no amount and %i is one', async (currency, wrong, right) => {
    expect(await refusal(wrong, currency)).toMatchObject({ statusCode: 400, code: 'invalid_charge_amount' });
    expect((await create(right, currency)).amount).toBe(right);
  });

  it('gives back in the steps in which it charges', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'kwd',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://127.0.0.1:9/',
      allowed_payment_method_types: ['card'],
    });
    const back = (amount: number) => sandbox.stripe.refunds.create({ payment_intent: intent.id, amount });
    await expect(back(1001)).rejects.toMatchObject({ statusCode: 400, code: 'invalid_charge_amount' });
    expect((await back(1010)).amount).toBe(1010);
  });

  it('are refused with codes that the provider’s own types know', () => {
    for (const code of [
      'amount_too_small',
      'amount_too_large',
      'invalid_charge_amount',
      'payment_intent_invalid_parameter',
    ])
      expect(sdkTypes, code).toContain(`'${code}'`);
  });

  it('take their smallest charge, in every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...chargeable), (currency) => {
        expect(currency).toMatch(/^[a-z]{3}$/);
        expect(smallestCharge(currency) % smallestStep(currency) === 0 || smallestCharge(currency) === 1).toBe(true);
      }),
    );
  });
});
