// How Stripe is reached, decided from the settings (docs/domain/payment.md#test-money-and-real-money).
import { noOrigins, type PageOrigins } from './page-origins.ts';
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

/** `own-sandbox`: the start must first run the sandbox and put its StripeAccess here. */
export type StripePlan = StripeAccess | { kind: 'none' } | { kind: 'own-sandbox'; port: number };

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

/** Origins of its script, its frames and its pages. */
export function stripeOrigins(stripe: StripeAccess | { kind: 'none' }): PageOrigins {
  if (stripe.kind === 'none') return noOrigins;
  // A public demo shows its sandbox below its own address.
  if (stripe.scriptUrl.startsWith('/')) return { script: [], frame: ["'self'"], connect: [], form: [] };
  const script = new URL(stripe.scriptUrl).origin;
  if (stripe.kind === 'sandbox') return { script: [script], frame: [script], connect: [script], form: [script] };
  const hooks = 'https://hooks.stripe.com';
  // The script opens its frames below names of their own (docs.stripe.com/security/guide); Link has a site of its own.
  const frames = 'https://*.js.stripe.com';
  return {
    script: [script, frames],
    frame: [script, frames, hooks, 'https://link.com', 'https://*.link.com'],
    connect: ['https://api.stripe.com', script, frames],
    form: [hooks, 'https://pm-redirects.stripe.com', 'https://*.alipay.com'],
  };
}
