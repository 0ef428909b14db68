// What a public demo forwards to its sandbox, and what it refuses; uses a real sandbox.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE, SECRET, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Config } from '#src/server/platform/config.ts';
import { Secret } from '#src/server/platform/config/secret.ts';

const origin = 'http://demo.example';
let sandbox: TestSandbox;
let program: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ publicUrl: `${origin}/sandbox` });
  const stripe: Config['stripe'] = {
    kind: 'sandbox',
    secretKey: new Secret(SECRET),
    publishableKey: PUBLISHABLE,
    webhookSecret: new Secret('whsec_sandbox'),
    apiUrl: sandbox.url,
    scriptUrl: '/sandbox/stripe.js',
  };
  program = await createTestApp({
    settings: { HOST: '0.0.0.0', BANYAN_PUBLIC_DEMO: '1', BANYAN_ORIGIN: origin, BANYAN_RATE_LIMIT_FACTOR: '1' },
    change: (services) => ({ ...services, config: { ...services.config, stripe } }),
  });
});
afterAll(async () => {
  await program?.close();
  await sandbox?.close();
});

const get = (url: string, headers: Record<string, string> = {}) => program.app.inject({ url, headers });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, payload = '', headers: Record<string, string> = {}) =>
  program.app.inject({ method: 'POST', url, payload, headers: { ...form, ...headers } });
const card = 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2040&card[cvc]=123';
const asVisitor = { authorization: `Bearer ${PUBLISHABLE}` };

async function waiting(returnUrl: string): Promise<string> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 540,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: returnUrl,
    allowed_payment_method_types: ['card'],
  });
  return intent.next_action?.redirect_to_url?.url ?? '';
}

describe('a public demo shows of its sandbox', () => {
  it('the script, the fields and their style, which may stand in pages of its own', async () => {
    const script = await get('/sandbox/stripe.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const field = await get('/sandbox/elements/cardNumber?group=g&page=x');
    expect([field.statusCode, field.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
    expect(field.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    for (const [, path] of field.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(new URL(path ?? '', `${origin}/sandbox/elements/cardNumber`).pathname)).statusCode, path).toBe(
        200,
      );
  });

  it('the calls that a browser makes with the key of the page', async () => {
    const made = await post('/sandbox/v1/payment_methods', card, asVisitor);
    expect([made.statusCode, made.json().object]).toEqual([200, 'payment_method']);
  });

  it('the page of the bank, under the public address, and the way back', async () => {
    const page = await waiting(`${origin}/payment/return`);
    expect(page).toMatch(/^http:\/\/demo\.example\/sandbox\/hosted\/3ds\//);
    const shown = await get(new URL(page).pathname);
    expect(shown.body).toContain('href="/sandbox/assets/sandbox.css"');
    expect(shown.body).not.toContain('127.0.0.1');
    const answered = await post(new URL(page).pathname, 'outcome=complete');
    expect(answered.statusCode).toBe(303);
    expect(answered.headers['location']).toMatch(/^http:\/\/demo\.example\/payment\/return\?/);
  });

  it('no way to anywhere else, whatever a payment was made with', async () => {
    const page = await waiting('https://evil.example/');
    const answered = await post(new URL(page).pathname, 'outcome=complete');
    expect([answered.statusCode, answered.headers['location']]).toEqual([502, undefined]);
  });
});

describe('a public demo keeps to itself', () => {
  it.each([
    '/sandbox/',
    '/sandbox/_control/',
    '/sandbox/_control/books',
    '/sandbox/elements/../_control/books',
    '/sandbox/elements/..',
    '/sandbox/elements/%2e%2e',
    '/sandbox/elements/..%2f_control%2fbooks',
    '/sandbox/v1/events',
    '/sandbox/v1/payment_intents',
    '/sandbox/v2/checkout/orders/1',
    '/sandbox//evil.example/stripe.js',
    '/sandbox/@evil.example/stripe.js',
    '/sandbox/http://evil.example/stripe.js',
    '/sandboxes/stripe.js',
  ])('%s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    '/_control/reset',
    '/_control/clock',
    '/actions/refund',
    '/v1/refunds',
    '/v1/payment_intents',
    '/v1/oauth2/token',
  ])('orders to %s', async (path) => {
    expect((await post(`/sandbox${path}`, 'payment=x', asVisitor)).statusCode).toBe(404);
  });

  it('everything that takes a secret key, large bodies and bodies of other kinds', async () => {
    expect((await post('/sandbox/v1/payment_methods', card, { authorization: `Bearer ${SECRET}` })).statusCode).toBe(
      401,
    );
    expect((await post('/sandbox/v1/payment_methods', 'x'.repeat(70_000), asVisitor)).statusCode).toBe(413);
    expect(
      (await post('/sandbox/v1/payment_methods', '{}', { ...asVisitor, 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(415);
  });

  it('its machine: after many posts a visitor has to wait', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 130; n += 1)
      statuses.add((await post('/sandbox/checkoutnow?token=none', 'outcome=close')).statusCode);
    expect(statuses).toEqual(new Set([410, 429]));
  });
});
