// How people log in with an account of theirs elsewhere, decided from the settings (docs/accounts.md#google-and-facebook, ADR 079).
import { isOpenAddress } from './kinds.ts';
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import type { Secret } from './secret.ts';
import type { Settings } from './settings.ts';

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

interface None {
  kind: 'none';
}

/** `own-sandbox`: the sandbox that the start runs for payments stands in. */
export interface IdentityPlans {
  google: GoogleAccess | None | { kind: 'own-sandbox' };
  facebook: FacebookAccess | None | { kind: 'own-sandbox' };
}

/** While the program runs: keys, a stand-in that runs, or none. */
export interface IdentityAccess {
  google: GoogleAccess | None;
  facebook: FacebookAccess | None;
}

/**
 * A demo on this machine has stand-ins where no keys are set. A demo that others reach has none: anybody could log in there as
 * anybody.
 */
export function planIdentities(settings: Settings, hasSandbox: boolean): IdentityPlans {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  const { SOCIAL_APP_ID: appId, SOCIAL_APP_SECRET: appSecret } = settings;
  const standIn =
    hasSandbox && !settings.BANYAN_PUBLIC_DEMO ? ({ kind: 'own-sandbox' } as const) : ({ kind: 'none' } as const);
  const hasGoogle = clientId !== undefined && clientId !== 'none' && clientSecret !== undefined;
  const hasFacebook = appId !== undefined && appId !== 'none' && appSecret !== undefined;
  const [pagesUrl, apiUrl] = [settings.FACEBOOK_PAGES_URL, settings.FACEBOOK_API_URL];
  return {
    google: hasGoogle
      ? { kind: kindOf(issuer), issuer, clientId, clientSecret }
      : clientId === undefined
        ? standIn
        : { kind: 'none' },
    facebook: hasFacebook
      ? { kind: kindOf(apiUrl), appId, appSecret, pagesUrl, apiUrl }
      : appId === undefined
        ? standIn
        : { kind: 'none' },
  };
}

const kindOf = (address: string) => (address.startsWith('http:') ? 'sandbox' : 'keys');

/** What was started wins; what was planned in a sandbox that does not run is none. */
export function settleIdentities(plans: IdentityPlans, started: Partial<IdentityAccess>): IdentityAccess {
  return {
    google: started.google ?? (plans.google.kind === 'own-sandbox' ? { kind: 'none' } : plans.google),
    facebook: started.facebook ?? (plans.facebook.kind === 'own-sandbox' ? { kind: 'none' } : plans.facebook),
  };
}

/** Of what a sandbox gives access to, the part that was planned to be there. */
export function identitiesThere(plans: IdentityPlans, access: IdentityAccess): Partial<IdentityAccess> {
  return {
    ...(plans.google.kind === 'own-sandbox' && { google: access.google }),
    ...(plans.facebook.kind === 'own-sandbox' && { facebook: access.facebook }),
  };
}

/** The ways that are offered, in the order in which they are shown. */
export function offeredIdentities(access: IdentityAccess): IdentityProvider[] {
  return (['google', 'facebook'] as const).filter((name) => access[name].kind !== 'none');
}

/** Names of settings that are wrong together, each with what is wrong. Codes and secrets must not travel in the open. */
export function identityFaults(
  settings: Settings,
): ['GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER' | 'FACEBOOK_PAGES_URL' | 'FACEBOOK_API_URL', string][] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  const isHalf = clientId !== undefined && clientId !== 'none' && clientSecret === undefined;
  const open = (['GOOGLE_ISSUER', 'FACEBOOK_PAGES_URL', 'FACEBOOK_API_URL'] as const).filter(
    (name) => settings.BANYAN_MODE === 'production' && isOpenAddress(settings[name]),
  );
  return [
    ...(isHalf ? [['GOOGLE_CLIENT_SECRET', 'must be set, because GOOGLE_CLIENT_ID is'] as const] : []),
    ...open.map((name) => [name, 'must begin with https:// in production mode'] as const),
  ].map(([name, wrong]) => [name, wrong]);
}
