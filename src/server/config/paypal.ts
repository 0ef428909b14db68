// How PayPal is reached, decided from the settings (docs/domain/payment.md#test-money-and-real-money).
import { noOrigins, type PageOrigins } from './page-origins.ts';
import type { Secret } from './secret.ts';
import type { Settings } from './settings.ts';
import { planStripe } from './stripe.ts';

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

// PayPal's own two addresses, each with the pages that belong to it; anything else has its pages next to its API.
const paypalPages: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};

/** The origin of its pages, to which a form leads. */
export function paypalOrigins(paypal: PaypalAccess | { kind: 'none' }): PageOrigins {
  return paypal.kind === 'none' ? noOrigins : { ...noOrigins, form: [paypal.pageOrigin] };
}
