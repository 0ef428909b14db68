// Links that somebody asked for by typing an address: to confirm a new account or address, to log in, to set a new password
// (docs/accounts.md#links-that-were-asked-for, ADR 040).

/** What a mailed link is for. */
export type RequestPurpose = 'sign-up' | 'sign-in' | 'reset' | 'address' | 'delete' | 'identity' | 'identity-code';

const DAY_MINUTES = 24 * 60;

/** How long a link lives from its mail on, in minutes: short where it opens an account, a day where it proves an address. */
export const requestMinutes: Readonly<Record<RequestPurpose, number>> = {
  'sign-up': DAY_MINUTES,
  address: DAY_MINUTES,
  'sign-in': 15,
  reset: 15,
  identity: 60,
  // Not mailed: somebody looks a code up.
  'identity-code': 10,
  delete: 15,
};

/** Whether a link can still be used. One that was used stays used, however old it is. */
export type RequestState = 'open' | 'used' | 'expired';

/** What a link is good for now; asking changes nothing. */
export function requestState({ isUsed, isExpired }: { isUsed: boolean; isExpired: boolean }): RequestState {
  if (isUsed) return 'used';
  return isExpired ? 'expired' : 'open';
}

/** The link of a sign-up as it stands, and who opens it. */
export interface SignUpFacts {
  readonly state: RequestState;
  /** The address has been proved in the meantime, by this link or any other. */
  readonly isVerified: boolean;
  /** This very browser typed the password of the sign-up. */
  readonly hasTyped: boolean;
}

/** What confirming a sign-up does, and which password becomes the account's. */
export type SignUpUse =
  | { readonly does: 'verify'; readonly password: 'typed' | 'new' }
  | { readonly does: 'nothing' }
  | { readonly refused: 'link-expired' | 'password-missing' };

/**
 * Decides the use of a sign-up's link, as that of a booking's link: whoever typed a stranger's address gains nothing, because
 * the typed password counts only in the browser that typed it (ADR 040).
 */
export function decideSignUp({ state, isVerified, hasTyped }: SignUpFacts, hasNewPassword: boolean): SignUpUse {
  if (state === 'used' || isVerified) return { does: 'nothing' };
  if (state === 'expired') return { refused: 'link-expired' };
  if (hasNewPassword) return { does: 'verify', password: 'new' };
  return hasTyped ? { does: 'verify', password: 'typed' } : { refused: 'password-missing' };
}
