// What the program asks of someone who vouches for people (docs/domain/accounts.md#google-and-facebook, ADR 040).
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import type { ProvedIdentity } from '#src/domain/account/identity.ts';

/** What binds an answer to its question. All are of one flow and are used once. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636): whoever has read the code on its way lacks it. */
  readonly verifier: string;
}

/**
 * Why there is no identity: the person has said no, the provider or we do not believe the answer, or the provider cannot be reached.
 */
export type IdentityFault = 'cancelled' | 'refused' | 'down';

/** Who it was, or why no one knows; the reason is for the log. */
export type IdentityAnswer = ProvedIdentity | { readonly fault: IdentityFault; readonly reason?: unknown };

export interface IdentityGateway {
  /** The page on which the provider asks the person. A fault where it cannot be found. */
  begin(flow: FlowSecrets, returnUrl: string): Promise<{ url: string } | { fault: IdentityFault; reason?: unknown }>;
  /** Asks the provider itself. `returned` is the address, with its query, to which the person came back. */
  finish(flow: FlowSecrets, returned: URL): Promise<IdentityAnswer>;
}

/** Facebook also gives programs access tokens, which are looked at before they are believed. */
export interface FacebookGateway extends IdentityGateway {
  whose(accessToken: string): Promise<IdentityAnswer>;
}

export interface IdentityGateways {
  readonly google: IdentityGateway | null;
  readonly facebook: FacebookGateway | null;
}

/** Providers are waited for this long, in milliseconds. */
export const patienceMs = 8000;

/** The parts of a text that there is, for a name or an address that a provider may leave out. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The address as it is kept; null for what is none or too long for an email. */
export function addressOf(value: unknown): string | null {
  const email = cleanEmail(textOf(value));
  return isEmail(email) && !/\p{Cc}/u.test(email) ? email : null;
}
