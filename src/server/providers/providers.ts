// The outside world as the program sees it: small ports, so that tests may put other parts in.
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
import { createStripeGateway } from './stripe.ts';
import { nameOf, type ProvedIdentity } from '#src/domain/account/identity.ts';
import type { Configuration, IDToken } from 'openid-client';

// Google, or whoever else speaks OpenID Connect: the code flow with PKCE, state and nonce, by the certified client
// (docs/domain/accounts.md#google-and-facebook). The client loads when someone first logs in this way.

const cacheMs = 3_600_000;

/** Asks the provider's own description for its addresses, once an hour. */
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
          // Whoever shares a computer must be able to choose.
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
    // A provider without https is a stand-in on this machine: settings of production refuse it.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const more = { execute: [...insecure, enableNonRepudiationChecks], timeout: patienceMs / 1000 };
    return discovery(new URL(issuer), clientId, clientSecret.reveal(), undefined, more);
  };
  return () => {
    if (found === null || found.until < Date.now()) {
      found = { until: Date.now() + cacheMs, site: discover() };
      // A provider that could not be reached is asked again by the next person.
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

// The client throws its own errors, and passes on what the network threw (openid-client, ClientError).
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

/**
 * Facebook has no issuer of its own name in this protocol; this one stands in the table
 * (docs/domain/accounts.md#google-and-facebook).
 */
const issuer = 'https://www.facebook.com';

/** Asks nothing of a browser but to go to the dialog and to come back. */
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

/** A token counts only when Facebook says that it was given to this very app, for a person, and still holds. */
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
  /** Cards and Alipay. Null where the operator has chosen to do without. */
  stripe: StripeGateway | null;
  /** Null where the operator has chosen to do without. */
  paypal: PaypalGateway | null;
  mail: MailGateway;
  /** Where people have accounts by which they log in here; null for each that is not set up. */
  identity: IdentityGateways;
  /** What carries short messages to hosts; null for each way that is not set up. */
  phones: PhoneGateways;
  /** Where exchange rates come from; null where no source is set. */
  rates: RatesGateway | null;
  /** Calendars elsewhere, at addresses that hosts have given. */
  feeds: FeedGateway;
  /** Pictures of hosts and guests, and the sizes in which they are served. */
  images: ImageGateway;
  /** Milliseconds since 1970, for things that only this process does. What is stored takes its time from SQL. */
  clock: { now(): number };
  /** Random bytes for references and ids. */
  dice: { bytes(count: number): Uint8Array };
}

/** Who emails are from: as the environment says it, or the brand with its address for help. */
function senderOf({ mail, brand }: Pick<Config, 'mail' | 'brand'>): string {
  return mail.from ?? `${brand.name} <${brand.contacts.email}>`;
}

/** The gateways of a running program: real providers, or what the settings put in their place. */
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
    feeds: createFeedGateway({ allowsLocal: config.feeds.allowsLocal }),
    images: openImages(config),
    clock: { now: () => Date.now() },
    dice: { bytes: (count) => randomBytes(count) },
  };
}
