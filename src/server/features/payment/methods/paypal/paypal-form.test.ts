import { describe, expect, it } from 'vitest';
import { paypalForm } from './paypal.ts';

const origin = 'https://www.paypal.com';

describe('the form to PayPal', () => {
  it('has the order as a field, because a GET form drops the query of its action', () => {
    expect(paypalForm(`${origin}/checkoutnow?token=5O190127TN364715T`, origin)).toBe(
      '<form method="get" action="https://www.paypal.com/checkoutnow"><input type="hidden" name="token" value="5O190127TN364715T"></form>',
    );
  });

  it('escapes every name and value', () => {
    const page = new URL(`${origin}/checkoutnow`);
    page.searchParams.set('token', '"><script>alert(1)</script>');
    page.searchParams.set('a"b', "x'y&z");
    const html = paypalForm(page.href, origin) ?? '';
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('name="a&quot;b" value="x&#39;y&amp;z"');
  });

  it.each([
    'https://paypal.example/checkoutnow?token=1',
    'http://www.paypal.com/x',
    'javascript:alert(1)',
    'nowhere',
    '',
  ])('leads nowhere but to PayPal: %s', (page) => expect(paypalForm(page, origin)).toBeNull());
});
