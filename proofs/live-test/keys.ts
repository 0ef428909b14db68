// Keys and addresses of the live test: only those of test accounts.

/** The environment; the names are the program's settings. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface LiveTestKeys {
  readonly stripe: { readonly secretKey: string; readonly apiUrl: string } | null;
  readonly paypal: { readonly clientId: string; readonly clientSecret: string; readonly apiUrl: string } | null;
}

const STRIPE_URL = 'https://api.stripe.com';
const PAYPAL_URL = 'https://api-m.sandbox.paypal.com';
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+$/;

/** Reads the keys, or returns why they are refused. A provider without keys is left out. */
export function readKeys(env: Environment): { ok: true; keys: LiveTestKeys } | { ok: false; problems: string[] } {
  const { STRIPE_SECRET_KEY: secretKey, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = env;
  const stripeUrl = env['STRIPE_API_URL'] ?? STRIPE_URL;
  const paypalUrl = env['PAYPAL_API_URL'] ?? PAYPAL_URL;
  const problems: string[] = [];
  if (secretKey !== undefined && !/^(?:sk|rk)_test_/.test(secretKey)) {
    problems.push('STRIPE_SECRET_KEY is not a test key (sk_test_… or rk_test_…). This script never takes live keys.');
  }
  if (stripeUrl !== STRIPE_URL && !LOOPBACK.test(stripeUrl)) problems.push(`STRIPE_API_URL is not ${STRIPE_URL}.`);
  if (paypalUrl !== PAYPAL_URL && !LOOPBACK.test(paypalUrl)) {
    problems.push(`PAYPAL_API_URL is not PayPal's sandbox (${PAYPAL_URL}): this script takes no real money.`);
  }
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    problems.push('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are needed together.');
  }
  if (secretKey === undefined && clientId === undefined) {
    problems.push('No keys: set STRIPE_SECRET_KEY, or PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, of a test account.');
  }
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    keys: {
      stripe: secretKey === undefined ? null : { secretKey, apiUrl: stripeUrl },
      paypal: clientId === undefined ? null : { clientId, clientSecret: clientSecret ?? '', apiUrl: paypalUrl },
    },
  };
}
