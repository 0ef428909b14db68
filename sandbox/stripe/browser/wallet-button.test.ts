// The wallet refuses a page that skips a step, as the provider does.
import { describe, expect, it } from 'vitest';
import { walletParams } from './wallet-button.js';

const person = { name: 'Sam Sandbox', email: 'sam@sandbox.example' };
const whole = {
  options: { paymentMethodCreation: 'manual' },
  isSubmitted: true,
  agreed: { token: 'tok_visa', billingDetails: person },
};

describe('a payment method from Elements', () => {
  it('is a card of the person who agreed', () => {
    expect(walletParams(whole)).toEqual({ type: 'card', card: { token: 'tok_visa' }, billing_details: person });
  });

  it.each([
    ['Elements that may not make one', { ...whole, options: {} }, 'paymentMethodCreation'],
    ['Elements that were not submitted', { ...whole, isSubmitted: false }, 'elements.submit()'],
    ['a wallet that nobody agreed in', { ...whole, agreed: null }, 'Nobody has agreed'],
  ])('is not made of %s', (_case, group, message) => {
    expect(() => walletParams(group)).toThrow(message);
  });
});
