import { describe, expect, it } from 'vitest';
import { methodOfType, payMethods, paymentTypeOf, providerPage } from './methods.ts';

describe('the payment type of a form', () => {
  it('is stripe for cards, and the name of every other way to pay', () => {
    expect(payMethods.map(paymentTypeOf)).toEqual(['stripe', 'paypal', 'alipay']);
  });

  it('is read as it is sent and as it was sent before, with cards as the default', () => {
    expect([undefined, 'stripe', 'card', 'paypal', 'alipay', 'cheque'].map(methodOfType)).toEqual([
      'card',
      'card',
      'card',
      'paypal',
      'alipay',
      undefined,
    ]);
  });
});

describe('the page of a payment at its provider', () => {
  const paypal = 'https://www.paypal.com';
  const page = (provider: string, ref: string, capture: string | null = null, origin: string | null = paypal) =>
    providerPage({ provider, provider_ref: ref, capture_ref: capture }, origin);

  it('is named by the charge at Stripe, and by the capture at PayPal', () => {
    expect(page('stripe', 'pi_1')).toBe('https://dashboard.stripe.com/payments/pi_1');
    expect(page('paypal', 'ORDER1', '9AB')).toBe('https://www.paypal.com/activity/payment/9AB');
  });

  it('is none before there is a charge, or where PayPal is no way to pay', () => {
    const none = [page('stripe', ''), page('paypal', 'ORDER1'), page('paypal', 'ORDER1', '9AB', null)];
    expect(none).toEqual([null, null, null]);
  });
});
