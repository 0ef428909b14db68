// The clients of the simulated Google and Facebook, as options of a program or a test
// (sandbox/README.md#google-and-facebook).
import { requirePrefix, type Environment } from '#sandbox/test-keys.ts';

/** Without these options neither exists. */
export interface IdentityOptions {
  /** The shop's origin for redirects, such as http://localhost:3000. */
  readonly shopUrl: string;
  /** `sandbox-google-…`: the only known client. */
  readonly googleId: string;
  readonly googleSecret: string;
  /** A private key (JWK) of P-256 that signs what Google would sign. */
  readonly googleKey: string;
  /** `sandbox-app-…`: the only known app. */
  readonly facebookId: string;
  readonly facebookSecret: string;
}

export const identityFlags = ['shop-url'] as const;

/** The redirect addresses, as registered at the providers. */
export function returnUrls({ shopUrl }: IdentityOptions): { google: string; facebook: string } {
  return { google: `${shopUrl}/user/with/google/return`, facebook: `${shopUrl}/user/with/facebook/return` };
}

/** Ids and secrets come from the environment, hidden from process lists. Null unless all are set. */
export function identityOptionsFrom(flags: Environment, env: Environment): IdentityOptions | undefined {
  const shopUrl = flags['shop-url'];
  const [googleId, googleSecret, googleKey] = ['ID', 'SECRET', 'KEY'].map((name) => env[`SANDBOX_GOOGLE_${name}`]);
  const [facebookId, facebookSecret] = ['ID', 'SECRET'].map((name) => env[`SANDBOX_FACEBOOK_${name}`]);
  if (!shopUrl || !googleId || !googleSecret || !googleKey || !facebookId || !facebookSecret) return undefined;
  return checkedIdentity({ shopUrl, googleId, googleSecret, googleKey, facebookId, facebookSecret });
}

/** @throws Error when an id has no mark of the sandbox */
export function checkedIdentity(options: IdentityOptions): IdentityOptions {
  requirePrefix('Google client id', options.googleId, 'sandbox-google-');
  requirePrefix('Facebook app id', options.facebookId, 'sandbox-app-');
  return options;
}
