// Ports to the outside, replaceable in tests.
import { randomBytes, createHmac } from 'node:crypto';
import type { Config } from '#src/server/platform/config.ts';
import type { ProviderAccess, FacebookAccess, GoogleAccess } from '#src/server/platform/config/providers.ts';
import type { ImageGateway } from '#src/server/platform/pictures/image-store.ts';
import { openImages } from '#src/server/platform/pictures/open-pictures.ts';
import { createFeedGateway, type FeedGateway } from './feed/feed-gateway.ts';
import {
  type IdentityGateways,
  addressOf,
  patienceMs,
  textOf,
  type IdentityAnswer,
  type FacebookGateway,
  type IdentityFault,
  type IdentityGateway,
} from './identity-port.ts';
import { createMailGateway, type MailGateway } from './mail.ts';
import type { PhoneGateways } from './phone/port.ts';
import { createSmsGateway } from './phone/sms.ts';
import { createWhatsappGateway } from './phone/whatsapp.ts';
import { createPaypalGateway } from './paypal.ts';
import type { PaypalGateway, StripeGateway } from './payment-port.ts';
import { createRatesGateway, type RatesGateway } from './rates.ts';
import { createTranslationGateway, type TranslationGateway } from './translation.ts';
import { createStripeGateway } from './stripe.ts';
import { nameOf, type ProvedIdentity } from '#src/domain/account/identity.ts';
import type { Configuration, IDToken } from 'openid-client';

// OpenID Connect: code flow with PKCE, state and nonce (docs/domain/accounts.md#google-and-facebook). The client loads on first
// use.

const cacheMs = 3_600_000;

/** Discovery, cached an hour. */
function createGoogleGateway(access: GoogleAccess): IdentityGateway {
  const site = keepSite(access);
  return {
    async begin({ state, nonce, verifier }, returnUrl) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const url = buildAuthorizationUrl(await site(), {
          redirect_uri: returnUrl,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
          // For shared computers.
          prompt: 'select_account',
        });
        return { url: url.href };
      } catch (error) {
        return { fault: 'down', reason: error };
      }
    },
    async finish({ state, nonce, verifier }, returned) {
      const { authorizationCodeGrant } = await import('openid-client');
      try {
        const once = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const claims = (await authorizationCodeGrant(await site(), returned, once)).claims();
        return claims === undefined ? { fault: 'refused' } : identityOf(claims);
      } catch (error) {
        return { fault: faultOf(error), reason: error };
      }
    },
  };
}

function keepSite({ issuer, clientId, clientSecret }: GoogleAccess): () => Promise<Configuration> {
  let found: { until: number; site: Promise<Configuration> } | null = null;
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    // A local stand-in; production refuses it.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const more = { execute: [...insecure, enableNonRepudiationChecks], timeout: patienceMs / 1000 };
    return discovery(new URL(issuer), clientId, clientSecret.reveal(), undefined, more);
  };
  return () => {
    if (found === null || found.until < Date.now()) {
      found = { until: Date.now() + cacheMs, site: discover() };
      // Retried by the next login.
      found.site.catch(() => (found = null));
    }
    return found.site;
  };
}

function identityOf(claims: IDToken): ProvedIdentity {
  const email = addressOf(claims['email']);
  const names = { first: textOf(claims['given_name']), last: textOf(claims['family_name']) };
  return {
    provider: 'google',
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: email !== null && claims['email_verified'] === true,
    ...nameOf({ ...names, whole: textOf(claims['name']), email }),
  };
}

const saidNo = ['access_denied', 'interaction_required', 'login_required'];
const saidBusy = ['temporarily_unavailable', 'server_error'];

// Client errors, and network errors (ClientError).
function faultOf(error: unknown): IdentityFault {
  if (!(error instanceof Error)) return 'refused';
  const {
    code,
    error: errorField,
    status,
    cause,
  } = error as Error & { code?: unknown; error?: unknown; status?: unknown };
  if (typeof errorField === 'string' && saidNo.includes(errorField)) return 'cancelled';
  const isAway = code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && cause !== undefined);
  const isBusy =
    (typeof errorField === 'string' && saidBusy.includes(errorField)) || (typeof status === 'number' && status >= 500);
  return isAway || isBusy || (cause instanceof Response && cause.status >= 500) ? 'down' : 'refused';
}

/** Facebook has no issuer; this name is stored. */
const issuer = 'https://www.facebook.com';

function createFacebookGateway(access: FacebookAccess): FacebookGateway {
  const { appId, appSecret, pagesUrl } = access;
  return {
    async begin({ state }, returnUrl) {
      const what = { response_type: 'code', scope: 'public_profile,email' };
      const query = new URLSearchParams({ client_id: appId, redirect_uri: returnUrl, state, ...what });
      return { url: `${pagesUrl}/dialog/oauth?${query.toString()}` };
    },
    async finish({ state }, returned) {
      const { searchParams: query, origin, pathname } = returned;
      if (query.get('state') !== state) return { fault: 'refused' };
      if (query.has('error')) return { fault: query.get('error') === 'access_denied' ? 'cancelled' : 'refused' };
      return orFault(async () => {
        const own = { client_id: appId, client_secret: appSecret.reveal() };
        const given = { redirect_uri: origin + pathname, code: query.get('code') ?? '' };
        const { access_token: token } = await ask(access, '/oauth/access_token', { ...own, ...given });
        return personOf(access, textOf(token));
      });
    },
    whose: (accessToken) => orFault(() => personOf(access, accessToken)),
  };
}

class Fault extends Error {
  readonly fault: IdentityFault;
  constructor(fault: IdentityFault) {
    super(`Facebook: ${fault}`);
    this.fault = fault;
  }
}

async function orFault(asking: () => Promise<ProvedIdentity>): Promise<IdentityAnswer> {
  try {
    return await asking();
  } catch (error) {
    return { fault: error instanceof Fault ? error.fault : 'refused', reason: error };
  }
}

type Json = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

async function ask({ apiUrl }: FacebookAccess, path: string, query: Readonly<Record<string, string>>): Promise<Json> {
  const answer = await fetch(`${apiUrl}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  if (answer === null || answer.status >= 500 || answer.status === 429) throw new Fault('down');
  const body = objectOf(await answer.json().catch(() => null));
  if (!answer.ok || 'error' in body) throw new Fault('refused');
  return body;
}

/** Facebook must confirm app, person and validity. */
async function personOf(access: FacebookAccess, accessToken: string): Promise<ProvedIdentity> {
  const { appId, appSecret } = access;
  const own = `${appId}|${appSecret.reveal()}`;
  const looked = objectOf((await ask(access, '/debug_token', { input_token: accessToken, access_token: own }))['data']);
  const subject = textOf(looked['user_id']);
  const isOurs = looked['is_valid'] === true && String(looked['app_id']) === appId && subject !== '';
  if (!isOurs || (looked['type'] !== undefined && looked['type'] !== 'USER')) throw new Fault('refused');
  const proof = createHmac('sha256', appSecret.reveal()).update(accessToken).digest('hex');
  const fields = 'id,first_name,last_name,name,email';
  const me = await ask(access, '/me', { fields, access_token: accessToken, appsecret_proof: proof });
  if (textOf(me['id']) !== subject) throw new Fault('refused');
  const email = addressOf(me['email']);
  const names = { first: textOf(me['first_name']), last: textOf(me['last_name']), whole: textOf(me['name']) };
  return { provider: 'facebook', issuer, subject, email, isEmailVerified: false, ...nameOf({ ...names, email }) };
}

export interface Gateways {
  /** Null when disabled. */
  stripe: StripeGateway | null;
  /** Null when disabled. */
  paypal: PaypalGateway | null;
  mail: MailGateway;
  /** Null where not configured. */
  identity: IdentityGateways;
  /** Null where not configured. */
  phones: PhoneGateways;
  /** Null without a source. */
  rates: RatesGateway | null;
  /** Null without a service. */
  translation: TranslationGateway | null;
  feeds: FeedGateway;
  /** Photos in every size. */
  images: ImageGateway;
  /** ms since 1970, for this process only; stored times come from SQL. */
  clock: { now(): number };
  /** Randomness of ids. */
  dice: { bytes(count: number): Uint8Array };
}

/** The setting, or brand and help address. */
function senderOf({ mail, brand }: Pick<Config, 'mail' | 'brand'>): string {
  return mail.from ?? `${brand.name} <${brand.contacts.email}>`;
}

export function createGateways(
  config: ProviderAccess & Pick<Config, 'mail' | 'brand' | 'ratesUrl' | 'uploadDir' | 'objectStore' | 'feeds'>,
): Gateways {
  return {
    stripe: config.stripe.kind === 'none' ? null : createStripeGateway(config.stripe),
    paypal: config.paypal.kind === 'none' ? null : createPaypalGateway(config.paypal),
    mail: createMailGateway({ smtpUrl: config.mail.smtpUrl, from: () => senderOf(config) }),
    identity: {
      google: config.google.kind === 'none' ? null : createGoogleGateway(config.google),
      facebook: config.facebook.kind === 'none' ? null : createFacebookGateway(config.facebook),
    },
    phones: {
      sms: config.sms.kind === 'none' ? null : createSmsGateway(config.sms),
      whatsapp: config.whatsapp.kind === 'none' ? null : createWhatsappGateway(config.whatsapp),
    },
    rates: createRatesGateway(config.ratesUrl),
    translation: config.translation.kind === 'none' ? null : createTranslationGateway(config.translation),
    feeds: createFeedGateway({ allowsLocal: config.feeds.allowsLocal }),
    images: openImages(config),
    clock: { now: () => Date.now() },
    dice: { bytes: (count) => randomBytes(count) },
  };
}
