// Services elsewhere as the settings have them, a line each (ADR 055). The ways to pay have files of their own beside this one.
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { Secret } from './secret.ts';
import type { Settings } from './settings.ts';

// Origins besides our own that a page may use to pay, for its content policy (ADR 008).

interface PageOrigins {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  /** Where a form may lead, by its action or by the redirect that answers it. */
  form: readonly string[];
}

const noOrigins: PageOrigins = { script: [], frame: [], connect: [], form: [] };

/** All of them, each once. */
function unionOf(all: readonly PageOrigins[]): PageOrigins {
  const once = (part: keyof PageOrigins) => [...new Set(all.flatMap((origins) => origins[part]))];
  return { script: once('script'), frame: once('frame'), connect: once('connect'), form: once('form') };
}

// How PayPal is reached, decided from the settings (docs/domain/checkout.md#test-money-and-real-money).

/** Everything needed to talk to PayPal, or to something that speaks its protocol. */
interface PaypalAccess {
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
type PaypalPlan = PaypalAccess | { kind: 'none' } | { kind: 'own-sandbox' };

/** PayPal by its keys; without any a demo that runs the sandbox has PayPal there. The settings have passed checkMode. */
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

// PayPal's own two addresses, each with the pages that belong to it; anything else has its pages next to its API.
const paypalPages: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};

/** The origin of its pages, to which a form leads. */
function paypalOrigins(paypal: PaypalAccess | { kind: 'none' }): PageOrigins {
  return paypal.kind === 'none' ? noOrigins : { ...noOrigins, form: [paypal.pageOrigin] };
}

/** Below this path a public demo shows what guests see of its sandbox. */
export const sandboxPath = '/sandbox';

/** Everything needed to send people to Google, or to another that speaks OpenID Connect, and to understand the answer. */
export interface GoogleAccess {
  kind: 'keys' | 'sandbox';
  issuer: string;
  clientId: string;
  clientSecret: Secret;
}

/** The same for Facebook, which has a protocol of its own. */
export interface FacebookAccess {
  kind: 'keys' | 'sandbox';
  appId: string;
  appSecret: Secret;
  pagesUrl: string;
  apiUrl: string;
}

/** Everything needed to send SMS, and to know what comes from the service. */
export interface SmsAccess {
  kind: 'keys' | 'sandbox';
  accountSid: string;
  authToken: Secret;
  /** A number, or the id of a messaging service. */
  from: string;
  apiUrl: string;
  /** Our own origin as the service calls it, which its signatures cover. */
  hooksUrl: string;
}

/** The same for WhatsApp. */
export interface WhatsappAccess {
  kind: 'keys' | 'sandbox';
  phoneNumberId: string;
  token: Secret;
  appSecret: Secret;
  verifyToken: Secret;
  apiUrl: string;
  /** What the names of its templates begin with. */
  templates: string;
}

interface None {
  kind: 'none';
}

/** While the program runs: keys, a sandbox that runs, or none. */
export interface ProviderAccess {
  stripe: StripeAccess | None;
  paypal: PaypalAccess | None;
  google: GoogleAccess | None;
  facebook: FacebookAccess | None;
  sms: SmsAccess | None;
  whatsapp: WhatsappAccess | None;
}

type Name = keyof ProviderAccess;
const names: readonly Name[] = ['stripe', 'paypal', 'google', 'facebook', 'sms', 'whatsapp'];

/** Before the start. `own-sandbox`: the sandbox that the start runs for payments stands in. */
export type ProviderPlans = { [Key in Exclude<Name, 'stripe'>]: ProviderAccess[Key] | { kind: 'own-sandbox' } } & {
  stripe: StripePlan;
};

/** The sandbox stands in where a setting says nothing. `origin` is our own, at which services call back. */
export function planProviders(settings: Settings, origin: string): ProviderPlans {
  const stripe = planStripe(settings);
  // Not in a demo that others reach: anybody could log in there as anybody, and nobody sees its phones.
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

/** What was started wins; a provider that was planned in a sandbox which does not run is none. */
export function settleProviders(plans: ProviderPlans, started: Partial<ProviderAccess>): ProviderAccess {
  const settled = names.map((name) => {
    const plan = plans[name];
    return [name, started[name] ?? (plan.kind === 'own-sandbox' ? { kind: 'none' } : plan)];
  });
  return Object.fromEntries(settled) as unknown as ProviderAccess;
}

/** Of what a sandbox gives access to, the part that was planned to be there. */
export function plannedThere(plans: ProviderPlans, access: ProviderAccess): Partial<ProviderAccess> {
  const planned = names.filter((name) => plans[name].kind === 'own-sandbox');
  return Object.fromEntries(planned.map((name) => [name, access[name]]));
}

/** The port of the sandbox that the start runs, 0 for a free one; null where it runs none. */
export function ownSandboxPort({ stripe }: Pick<ProviderPlans, 'stripe'>): number | null {
  return stripe.kind === 'own-sandbox' ? stripe.port : null;
}

/** The ways to log in that are offered, in the order in which they are shown. */
export function offeredIdentities(access: Pick<ProviderAccess, 'google' | 'facebook'>): IdentityProvider[] {
  return (['google', 'facebook'] as const).filter((name) => access[name].kind !== 'none');
}

/** Origins besides our own that a page may use to pay: the providers', or the sandbox's in demo mode. */
export function paymentOrigins({ stripe, paypal }: Pick<ProviderAccess, 'stripe' | 'paypal'>): PageOrigins {
  return unionOf([stripeOrigins(stripe), paypalOrigins(paypal)]);
}

// How Stripe is reached, decided from the settings (docs/domain/checkout.md#test-money-and-real-money).

/** Everything needed to talk to Stripe, or to something that speaks its protocol. */
interface StripeAccess {
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
type StripePlan = StripeAccess | { kind: 'none' } | { kind: 'own-sandbox'; port: number };

/** Stripe by its keys; without keys a demo gets a sandbox of its own. The settings have passed checkMode. */
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

/** Origins of its script, its frames and its pages. */
function stripeOrigins(stripe: StripeAccess | { kind: 'none' }): PageOrigins {
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
