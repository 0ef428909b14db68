// External services in the settings, one line each (ADR 055). Payment methods have their own files.
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { Secret } from './secret.ts';
import type { Settings } from './settings.ts';

// Origins for the content policy (ADR 008).

interface PageOrigins {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  /** Where forms post, including redirects. */
  form: readonly string[];
}

const noOrigins: PageOrigins = { script: [], frame: [], connect: [], form: [] };

function unionOf(all: readonly PageOrigins[]): PageOrigins {
  const once = (part: keyof PageOrigins) => [...new Set(all.flatMap((origins) => origins[part]))];
  return { script: once('script'), frame: once('frame'), connect: once('connect'), form: once('form') };
}

interface PaypalAccess {
  kind: 'keys' | 'sandbox';
  clientId: string;
  clientSecret: Secret;
  /** Of our webhook. Never read from a request, which an attacker could forge. */
  webhookId: string;
  apiUrl: string;
  pageOrigin: string;
}

/** `own-sandbox`: our sandbox, which also speaks PayPal's protocol. */
type PaypalPlan = PaypalAccess | { kind: 'none' } | { kind: 'own-sandbox' };

/** From the keys, otherwise the demo's sandbox. checkMode has accepted the settings. */
function planPaypal(settings: Settings): PaypalPlan {
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

// PayPal's live and sandbox APIs, with the origin of their pages; other APIs serve both from one origin.
const paypalPages: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};

/** The page origin, where forms post. */
function paypalOrigins(paypal: PaypalAccess | { kind: 'none' }): PageOrigins {
  return paypal.kind === 'none' ? noOrigins : { ...noOrigins, form: [paypal.pageOrigin] };
}

/** Where a public demo serves its sandbox. */
export const sandboxPath = '/sandbox';

export interface GoogleAccess {
  kind: 'keys' | 'sandbox';
  issuer: string;
  clientId: string;
  clientSecret: Secret;
}

/** Facebook's protocol differs from OpenID Connect. */
export interface FacebookAccess {
  kind: 'keys' | 'sandbox';
  appId: string;
  appSecret: Secret;
  pagesUrl: string;
  apiUrl: string;
}

export interface SmsAccess {
  kind: 'keys' | 'sandbox';
  accountSid: string;
  authToken: Secret;
  /** A phone number or messaging service id. */
  from: string;
  apiUrl: string;
  hooksUrl: string;
}

export interface WhatsappAccess {
  kind: 'keys' | 'sandbox';
  phoneNumberId: string;
  token: Secret;
  appSecret: Secret;
  verifyToken: Secret;
  apiUrl: string;
  /** Template names begin with it. */
  templates: string;
}

export interface TranslationAccess {
  kind: 'keys' | 'sandbox';
  /** Without `/translate`. */
  url: string;
  key: Secret | null;
}

interface None {
  kind: 'none';
}

/** Access of the running program: by keys, sandbox, or none. */
export interface ProviderAccess {
  stripe: StripeAccess | None;
  paypal: PaypalAccess | None;
  google: GoogleAccess | None;
  facebook: FacebookAccess | None;
  sms: SmsAccess | None;
  whatsapp: WhatsappAccess | None;
  translation: TranslationAccess | None;
}

type Name = keyof ProviderAccess;
const names: readonly Name[] = ['stripe', 'paypal', 'google', 'facebook', 'sms', 'whatsapp', 'translation'];

/** Access before the start. `own-sandbox`: filled in once the sandbox runs. */
export type ProviderPlans = { [Key in Exclude<Name, 'stripe'>]: ProviderAccess[Key] | { kind: 'own-sandbox' } } & {
  stripe: StripePlan;
};

/** `origin` is ours, for callbacks. */
export function planProviders(settings: Settings, origin: string): ProviderPlans {
  const stripe = planStripe(settings);
  // Not in a public demo, where anyone could log in as anyone.
  const isStandIn = stripe.kind === 'own-sandbox' && !settings.BANYAN_PUBLIC_DEMO;
  const planned = <Access>(id: string | undefined, access: Access | null) =>
    access ?? (id === undefined && isStandIn ? ({ kind: 'own-sandbox' } as const) : ({ kind: 'none' } as const));
  return {
    stripe,
    paypal: planPaypal(settings),
    google: planned(settings.GOOGLE_CLIENT_ID, googleOf(settings)),
    facebook: planned(settings.SOCIAL_APP_ID, facebookOf(settings)),
    sms: planned(settings.SMS_ACCOUNT_SID, smsOf(settings, origin)),
    whatsapp: planned(settings.WHATSAPP_PHONE_NUMBER_ID, whatsappOf(settings)),
    translation: planned(settings.TRANSLATION_URL, translationOf(settings)),
  };
}

const isGiven = (id: string | undefined): id is string => id !== undefined && id !== 'none';
const kindOf = (address: string) => (address.startsWith('http:') ? 'sandbox' : 'keys');

function googleOf(settings: Settings): GoogleAccess | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (!isGiven(clientId) || !clientSecret) return null;
  return { kind: kindOf(issuer), issuer, clientId, clientSecret };
}

function facebookOf(settings: Settings): FacebookAccess | null {
  const { SOCIAL_APP_ID: appId, SOCIAL_APP_SECRET: appSecret } = settings;
  const { FACEBOOK_PAGES_URL: pagesUrl, FACEBOOK_API_URL: apiUrl } = settings;
  if (!isGiven(appId) || !appSecret) return null;
  return { kind: kindOf(apiUrl), appId, appSecret, pagesUrl, apiUrl };
}

function smsOf(settings: Settings, hooksUrl: string): SmsAccess | null {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from, SMS_API_URL: apiUrl } = settings;
  if (!isGiven(accountSid) || !authToken || from === undefined) return null;
  return { kind: kindOf(apiUrl), accountSid, authToken, from, apiUrl, hooksUrl };
}

function whatsappOf(settings: Settings): WhatsappAccess | null {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_API_URL: apiUrl } = settings;
  const { WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = settings;
  if (!isGiven(phoneNumberId) || !token || !appSecret || !verifyToken) return null;
  const templates = settings.WHATSAPP_TEMPLATES;
  return { kind: kindOf(apiUrl), phoneNumberId, token, appSecret, verifyToken, apiUrl, templates };
}

function translationOf({ TRANSLATION_URL: url, TRANSLATION_KEY: key }: Settings): TranslationAccess | null {
  return url === undefined ? null : { kind: 'keys', url, key: key ?? null };
}

/** Without a running sandbox, its services are `none`. */
export function settleProviders(plans: ProviderPlans, started: Partial<ProviderAccess>): ProviderAccess {
  const settled = names.map((name) => {
    const plan = plans[name];
    return [name, started[name] ?? (plan.kind === 'own-sandbox' ? { kind: 'none' } : plan)];
  });
  return Object.fromEntries(settled) as unknown as ProviderAccess;
}

/** The part of the sandbox's access that was planned. */
export function plannedThere(plans: ProviderPlans, access: ProviderAccess): Partial<ProviderAccess> {
  const planned = names.filter((name) => plans[name].kind === 'own-sandbox');
  return Object.fromEntries(planned.map((name) => [name, access[name]]));
}

/** 0: any free port. Null: no sandbox. */
export function ownSandboxPort({ stripe }: Pick<ProviderPlans, 'stripe'>): number | null {
  return stripe.kind === 'own-sandbox' ? stripe.port : null;
}

/** In display order. */
export function offeredIdentities(access: Pick<ProviderAccess, 'google' | 'facebook'>): IdentityProvider[] {
  return (['google', 'facebook'] as const).filter((name) => access[name].kind !== 'none');
}

/** The providers' origins, or our sandbox's. */
export function paymentOrigins({ stripe, paypal }: Pick<ProviderAccess, 'stripe' | 'paypal'>): PageOrigins {
  return unionOf([stripeOrigins(stripe), paypalOrigins(paypal)]);
}

/** Stripe or a compatible API (docs/domain/checkout.md#test-and-live-mode). */
interface StripeAccess {
  /** `sandbox`: pages show that no real money moves. */
  kind: 'keys' | 'sandbox';
  secretKey: Secret;
  publishableKey: string;
  webhookSecret: Secret;
  apiUrl: string;
  /** A path when a public demo serves its sandbox. */
  scriptUrl: string;
}

/** `own-sandbox`: filled in once the sandbox runs. */
type StripePlan = StripeAccess | { kind: 'none' } | { kind: 'own-sandbox'; port: number };

/** From the keys, otherwise the demo's sandbox. checkMode has accepted the settings. */
function planStripe(settings: Settings): StripePlan {
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

function stripeOrigins(stripe: StripeAccess | { kind: 'none' }): PageOrigins {
  if (stripe.kind === 'none') return noOrigins;
  // A public demo serves its sandbox from our origin.
  if (stripe.scriptUrl.startsWith('/')) return { script: [], frame: ["'self'"], connect: [], form: [] };
  const script = new URL(stripe.scriptUrl).origin;
  if (stripe.kind === 'sandbox') return { script: [script], frame: [script], connect: [script], form: [script] };
  const hooks = 'https://hooks.stripe.com';
  // Stripe frames use subdomains (docs.stripe.com/security/guide); Link has its own site.
  const frames = 'https://*.js.stripe.com';
  return {
    script: [script, frames],
    frame: [script, frames, hooks, 'https://link.com', 'https://*.link.com'],
    connect: ['https://api.stripe.com', script, frames],
    form: [hooks, 'https://pm-redirects.stripe.com', 'https://*.alipay.com'],
  };
}
