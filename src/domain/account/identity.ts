// Login with Google or Facebook: which account it opens, and what an emailed link must prove first
// (docs/domain/accounts.md#google-and-facebook, ADR 040).

export const identityProviders = ['google', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** How long the login at the provider may take, in minutes. */
export const flowMinutes = 10;

/** What a provider reported. Only issuer and subject identify a person; an address may have had another owner. */
export interface ProvedIdentity {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** As the provider reports it; never true for Facebook. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What is known when a person returns from the provider. Accounts are ids. */
export interface ReturnFacts {
  /** The account that started a connection; null for a login. */
  readonly connectsTo: string | null;
  /** The account that the identity already belongs to. */
  readonly owner: string | null;
  /** The account that started has another identity of this provider. */
  readonly hasSecond: boolean;
  readonly hasEmail: boolean;
  readonly isEmailVerified: boolean;
  /** Looked up only for verified addresses. */
  readonly isEmailKnown: boolean;
}

export type ReturnUse =
  | { readonly does: 'connect' | 'sign-in' | 'make' | 'mail' | 'nothing' }
  | { readonly refused: 'identity-taken' | 'identity-second' | 'identity-email' };

/**
 * Decides a return. An address by itself never opens an existing account: that takes its owner's session or an emailed
 * link. Unverified addresses always get an email, so the response reveals nothing.
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

export interface ConfirmFacts {
  /** `mailed` came from a link in an email; `code` has shown the identity and waits for the second factor. */
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
 * Decides the use of a valid link. It works only in the browser that was at the provider: otherwise the owner of an
 * address would let in, with one click, an attacker who put that address into a profile.
 */
export function decideConfirm({ kind, isHere, owner, account, hasSecond }: ConfirmFacts): ConfirmUse {
  if (!isHere) return { refused: 'identity-elsewhere' };
  if (owner !== null && owner === account) return { does: 'sign-in' };
  if (kind === 'code') return { refused: 'link-invalid' };
  if (owner !== null) return { refused: 'identity-taken' };
  if (account === null) return { does: 'make' };
  return hasSecond ? { refused: 'identity-second' } : { does: 'join' };
}

export interface WaysIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}

/** Whether an identity may be removed: another way to log in must remain. */
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
 * Name of a new account: the provider's parts, else its whole name, else the local part of the address. At most 80
 * characters each; without name and address it is empty and no account is made.
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
