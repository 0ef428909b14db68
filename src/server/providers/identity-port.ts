// Port of identity providers (docs/domain/accounts.md#google-and-facebook, ADR 040).
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import type { ProvedIdentity } from '#src/domain/account/identity.ts';

/** For one flow, used once. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636): an intercepted code is useless. */
  readonly verifier: string;
}

/** Cancelled, not believed, or unreachable. */
export type IdentityFault = 'cancelled' | 'refused' | 'down';

/** Or the reason, for the log. */
export type IdentityAnswer = ProvedIdentity | { readonly fault: IdentityFault; readonly reason?: unknown };

export interface IdentityGateway {
  /** A fault where it cannot be found. */
  begin(flow: FlowSecrets, returnUrl: string): Promise<{ url: string } | { fault: IdentityFault; reason?: unknown }>;
  /** `returned` is the full return URL. */
  finish(flow: FlowSecrets, returned: URL): Promise<IdentityAnswer>;
}

/** Facebook's access tokens are verified first. */
export interface FacebookGateway extends IdentityGateway {
  whose(accessToken: string): Promise<IdentityAnswer>;
}

export interface IdentityGateways {
  readonly google: IdentityGateway | null;
  readonly facebook: FacebookGateway | null;
}

/** Milliseconds. */
export const patienceMs = 8000;

/** Empty where omitted. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Null when invalid or too long. */
export function addressOf(value: unknown): string | null {
  const email = cleanEmail(textOf(value));
  return isEmail(email) && !/\p{Cc}/u.test(email) ? email : null;
}
