import { describe, expect, it } from 'vitest';
import { paypalLink } from './checkout-form.ts';

describe('the link of a PayPal form', () => {
  it('is its address with its hidden fields', () => {
    const html =
      '<form method="get" action="https://paypal.example/checkoutnow"><input type="hidden" name="token" value="A&amp;B"></form>';
    expect(paypalLink(html)).toBe('https://paypal.example/checkoutnow?token=A%26B');
  });

  it.each([
    '',
    '<form method="post" action="https://paypal.example/"></form>',
    '<form method="get" action="/checkoutnow"></form>',
    '<form method="get" action="javascript:alert(1)"></form>',
  ])('is none in %j', (html) => {
    expect(paypalLink(html)).toBeNull();
  });
});
