// The live test against the payment sandbox instead of the providers; and the keys that it refuses.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { Secret } from '#src/server/platform/config/secret.ts';
import { createPaypalGateway } from '#src/server/providers/paypal.ts';
import { createStripeGateway } from '#src/server/providers/stripe.ts';
import { readKeys } from './keys.ts';
import { createReport } from './report.ts';
import { tryPaypal } from './try-paypal.ts';
import { tryStripe } from './try-stripe.ts';

describe('keys', () => {
  const refused = (env: Record<string, string>) => {
    const read = readKeys(env);
    return read.ok ? [] : read.problems;
  };
  it('are those of test accounts only', () => {
    expect(refused({})).toHaveLength(1);
    expect(refused({ STRIPE_SECRET_KEY: 'sk_live_x' })).toHaveLength(1);
    expect(refused({ STRIPE_SECRET_KEY: 'rk_live_x' })).toHaveLength(1);
    expect(refused({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: 'https://evil.example' })).toHaveLength(1);
    const paypal = { PAYPAL_CLIENT_ID: 'A', PAYPAL_CLIENT_SECRET: 'E' };
    expect(refused({ ...paypal, PAYPAL_API_URL: 'https://api-m.paypal.com' })).toHaveLength(1);
    expect(refused({ PAYPAL_CLIENT_ID: 'A' })).toHaveLength(1);
    expect(refused(paypal)).toEqual([]);
    expect(refused({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([]);
  });
});

describe('the tries', () => {
  let sandbox: TestSandbox;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const stripe = () => {
    const access = { secretKey: new Secret('sk_test_x'), webhookSecret: new Secret('none'), apiUrl: sandbox.url };
    return createStripeGateway(access, { timeoutMs: 5000, retries: 0 });
  };
  const paypal = () => {
    const clientSecret = new Secret('sandbox-secret-x');
    const access = { clientId: 'sandbox-client-x', clientSecret, webhookId: 'none', apiUrl: sandbox.url };
    return createPaypalGateway({ ...access, pageOrigin: sandbox.url }, { timeoutMs: 5000, retries: 0 });
  };

  it('say ok where everything is as expected', async () => {
    const report = createReport((line) => lines.push(line));
    await tryStripe(stripe(), report);
    await tryPaypal(paypal(), report, async (url) => {
      const order = new URL(url).searchParams.get('token');
      await sandbox.control(`/paypal/orders/${order}/approve`, { funding: 'balance' });
      return 5000;
    });
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('ok')).length).toBe(17);
    expect(lines).toContain('saw     Stripe: this account offers Alipay in SGD');
    expect(lines).toContain('saw     Stripe: 0.49 SGD is amount_too_small, 0.50 SGD is taken');
    expect(report.failures()).toBe(0);
  });

  it('say what failed, and go on', async () => {
    const report = createReport((line) => lines.push(line));
    await sandbox.control('/account', { alipay: false });
    await sandbox.control('/faults', { operation: 'refunds.create', kind: '500', times: 9 });
    await tryStripe(stripe(), report);
    await tryPaypal(paypal(), report, async () => 0);
    expect(lines.filter((line) => line.startsWith('FAILED')).length).toBe(3);
    expect(lines).toContain('saw     Stripe: this account does not offer Alipay in SGD');
    expect(lines.at(-1)).toContain('was not approved');
  });
});
