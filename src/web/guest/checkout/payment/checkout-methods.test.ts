import { describe, expect, it } from 'vitest';
import { paypalFormOf } from './checkout-methods.ts';

const origin = 'https://paypal.example';

function form(action: string | null, { method = 'get', token = 'EC-1' } = {}) {
  return {
    method,
    getAttribute: (name: string) => (name === 'action' ? action : null),
    querySelectorAll: () => [
      { name: 'token', value: token },
      { name: '', value: 'x' },
    ],
  };
}

describe("PayPal's form", () => {
  it('is taken with its hidden fields when it leads to PayPal', () => {
    expect(paypalFormOf({ forms: [form(`${origin}/checkoutnow`)] }, origin)).toEqual({
      action: `${origin}/checkoutnow`,
      fields: [['token', 'EC-1']],
    });
  });

  it.each([
    ['no form', []],
    ['two forms', [form(`${origin}/checkoutnow`), form(`${origin}/checkoutnow`)]],
    ['another origin', [form('https://evil.example/checkoutnow')]],
    ['an origin that only begins so', [form('https://paypal.example.evil.test/checkoutnow')]],
    ['a POST', [form(`${origin}/checkoutnow`, { method: 'post' })]],
    ['a script address', [form('javascript:alert(1)')]],
    ['an address of this site', [form('/checkoutnow')]],
    ['no address', [form(null)]],
  ])('is refused: %s', (_what, forms) => {
    expect(paypalFormOf({ forms }, origin)).toBeNull();
  });

  it('is refused where PayPal is not set up', () => {
    expect(paypalFormOf({ forms: [form(`${origin}/checkoutnow`)] }, null)).toBeNull();
  });
});
