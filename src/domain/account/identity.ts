// Logging in with an account at Google or Facebook: whom it opens, and what a mailed link has to prove first
// (docs/accounts.md#google-and-facebook, ADR 040).

/** Who vouches for a person. */
export const identityProviders = ['google', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** How long a person may take at the provider, in minutes. */
export const flowMinutes = 10;

/** What a provider has said of a person. Only issuer and subject name anybody; an address may have had another owner. */
export interface ProvedIdentity {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** The provider says so, and its word counts: Facebook's never does. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody comes back from the provider: what is known here. Accounts are ids. */
export interface ReturnFacts {
  /** The account in which it was begun, to connect the two; null for a login. */
  readonly connectsTo: string | null;
  /** Whose identity it is already. */
  readonly owner: string | null;
  /** The account in which it was begun has another one of this provider. */
  readonly hasSecond: boolean;
  readonly hasEmail: boolean;
  readonly isEmailVerified: boolean;
  /** Some account has the address. Asked only of addresses that are verified: others are not looked up at all. */
  readonly isEmailKnown: boolean;
}

export type ReturnUse =
  | { readonly does: 'connect' | 'sign-in' | 'make' | 'mail' | 'nothing' }
  | { readonly refused: 'identity-taken' | 'identity-second' | 'identity-email' };

/**
 * Decides a return. An address alone never opens an account that exists: that needs its owner's session, or a link in a mail to
 * that address. Without the provider's word for an address it is mailed whoever has it, so that the answer is the same.
 */
export function decideReturn(facts: ReturnFacts): ReturnUse {
  const { connectsTo, owner } = facts;
  if (connectsTo !== null) {
    if (owner !== null) return owner === connectsTo ? { does: 'nothing' } : { refused: 'identity-taken' };
    return facts.hasSecond ? { refused: 'identity-second' } : { does: 'connect' };
  }
  if (owner !== null) return { does: 'sign-in' };
  if (!facts.hasEmail) return { refused: 'identity-email' };
  return { does: facts.isEmailVerified && !facts.isEmailKnown ? 'make' : 'mail' };
}

/** A link, or a login that waits for its code, as it stands and who uses it. */
export interface ConfirmFacts {
  /** `mailed` has come back from its address; `code` has only shown the identity, and waits for the second factor. */
  readonly kind: 'mailed' | 'code';
  /** The browser that was at the provider. */
  readonly isHere: boolean;
  readonly owner: string | null;
  /** The account that has the address. */
  readonly account: string | null;
  /** That account has another identity of this provider. */
  readonly hasSecond: boolean;
}

export type ConfirmUse =
  | { readonly does: 'make' | 'join' | 'sign-in' }
  | { readonly refused: 'identity-elsewhere' | 'identity-taken' | 'identity-second' | 'link-invalid' };

/**
 * Decides the use of a link that can still be used. It counts in the browser that was at the provider and in no other: whoever puts
 * a stranger's address into a profile of their own must not be let in by that stranger's press.
 */
export function decideConfirm({ kind, isHere, owner, account, hasSecond }: ConfirmFacts): ConfirmUse {
  if (!isHere) return { refused: 'identity-elsewhere' };
  if (owner !== null && owner === account) return { does: 'sign-in' };
  if (kind === 'code') return { refused: 'link-invalid' };
  if (owner !== null) return { refused: 'identity-taken' };
  if (account === null) return { does: 'make' };
  return hasSecond ? { refused: 'identity-second' } : { does: 'join' };
}

/** What opens an account besides links by mail. */
export interface WaysIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}

/** Whether one identity may go: another way to log in has to be left. */
export function mayDisconnect({ hasPassword, passkeys, identities }: WaysIn): boolean {
  return hasPassword || passkeys > 0 || identities > 1;
}

const longest = 80;
const clean = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .trim();

/**
 * The name of a new account: as the provider has it in parts, else its whole name, else what stands before the @ of the address.
 * At most 80 letters each; empty for somebody without name and address, who gets no account.
 */
export function nameOf(given: { first: string; last: string; whole: string; email: string | null }): {
  firstName: string;
  lastName: string;
} {
  const [first, last, whole] = [clean(given.first), clean(given.last), clean(given.whole)];
  if (first !== '') return { firstName: first, lastName: last };
  if (whole !== '') return { firstName: whole, lastName: '' };
  return { firstName: clean(given.email?.split('@')[0] ?? ''), lastName: '' };
}
