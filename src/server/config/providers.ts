// How the payment providers are reached, decided from the settings (docs/domain/payment.md#test-money-and-real-money).
import { Secret } from './secret.ts';
import type { Settings } from './settings.ts';

/** Everything needed to talk to Stripe, or to something that speaks its protocol. */
export interface StripeAccess {
  /** `sandbox` when the address is not Stripe's own: pages then say that no real money moves. */
  kind: 'keys' | 'sandbox';
  secretKey: Secret;
  publishableKey: string;
  webhookSecret: Secret;
  apiUrl: string;
  /** The script of the card fields; a path of our own where a public demo shows its sandbox. */
  scriptUrl: string;
}

/** Below this path a public demo shows what guests see of its sandbox. */
export const sandboxPath = '/sandbox';

/** `own-sandbox`: the start must first run the sandbox and put its StripeAccess here. */
export type StripePlan = StripeAccess | { kind: 'none' } | { kind: 'own-sandbox'; port: number };

/** Everything needed to talk to PayPal, or to something that speaks its protocol. */
export interface PaypalAccess {
  kind: 'keys' | 'sandbox';
  clientId: string;
  clientSecret: Secret;
  /** Of our own webhook: it is never read from a request. */
  webhookId: string;
  apiUrl: string;
  /** Where guests meet PayPal: the one origin that a form may lead them to. */
  pageOrigin: string;
}

/** `own-sandbox`: the sandbox that the start runs for Stripe speaks PayPal's protocol too. */
export type PaypalPlan = PaypalAccess | { kind: 'none' } | { kind: 'own-sandbox' };

/** Stripe by its keys; without keys a demo gets a sandbox of its own. The settings have passed checkMode. */
export function planStripe(settings: Settings): StripePlan {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (key === undefined && settings.BANYAN_MODE === 'demo') {
    const after = settings.PORT === 0 ? 0 : settings.PORT + 1;
    return { kind: 'own-sandbox', port: settings.BANYAN_SANDBOX_PORT ?? after };
  }
  if (key === undefined || key === 'none' || publishableKey === undefined || !webhookSecret) return { kind: 'none' };
  return {
    kind: new URL(settings.STRIPE_API_URL).hostname === 'api.stripe.com' ? 'keys' : 'sandbox',
    secretKey: new Secret(key),
    publishableKey,
    webhookSecret,
    apiUrl: settings.STRIPE_API_URL,
    scriptUrl: settings.STRIPE_JS_URL,
  };
}

/** PayPal by its keys; without any a demo that runs the sandbox has PayPal there. The settings have passed checkMode. */
export function planPaypal(settings: Settings): PaypalPlan {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = settings;
  if (clientId === undefined && planStripe(settings).kind === 'own-sandbox') return { kind: 'own-sandbox' };
  if (clientId === undefined || clientId === 'none' || !clientSecret || webhookId === undefined)
    return { kind: 'none' };
  const apiUrl = settings.PAYPAL_API_URL;
  const own = paypalPages[apiUrl];
  return {
    kind: own === undefined ? 'sandbox' : 'keys',
    clientId,
    clientSecret,
    webhookId,
    apiUrl,
    pageOrigin: own ?? new URL(apiUrl).origin,
  };
}

// PayPal's own two addresses, each with the pages that belong to it; anything else has its pages beside its API.
const paypalPages: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};
