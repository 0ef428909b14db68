// Links requested by typing an address: confirm an account or address, log in, reset a password
// (docs/domain/accounts.md#account-links, ADR 040).

export type RequestPurpose = 'sign-up' | 'sign-in' | 'reset' | 'address' | 'delete' | 'identity' | 'identity-code';

const DAY_MINUTES = 24 * 60;

/** Minutes from the email: short where a link opens an account, a day where it verifies an address. */
export const requestMinutes: Readonly<Record<RequestPurpose, number>> = {
  'sign-up': DAY_MINUTES,
  address: DAY_MINUTES,
  'sign-in': 15,
  reset: 15,
  identity: 60,
  // Not emailed: the person enters an authenticator code.
  'identity-code': 10,
  delete: 15,
};

/** A used link stays used, however old it is. */
export type RequestState = 'open' | 'used' | 'expired';

export function requestState({ isUsed, isExpired }: { isUsed: boolean; isExpired: boolean }): RequestState {
  if (isUsed) return 'used';
  return isExpired ? 'expired' : 'open';
}

export interface SignUpFacts {
  readonly state: RequestState;
  /** The address has been verified since, by any link. */
  readonly isVerified: boolean;
  /** This browser typed the password of the sign-up. */
  readonly hasTyped: boolean;
}

export type SignUpUse =
  | { readonly does: 'verify'; readonly password: 'typed' | 'new' }
  | { readonly does: 'nothing' }
  | { readonly refused: 'link-expired' | 'password-missing' };

/** Decides the use of a sign-up link, with the same protection as a booking's link (ADR 040). */
export function decideSignUp({ state, isVerified, hasTyped }: SignUpFacts, hasNewPassword: boolean): SignUpUse {
  if (state === 'used' || isVerified) return { does: 'nothing' };
  if (state === 'expired') return { refused: 'link-expired' };
  if (hasNewPassword) return { does: 'verify', password: 'new' };
  return hasTyped ? { does: 'verify', password: 'typed' } : { refused: 'password-missing' };
}
