// What the link in a booking email does for the account of its address (docs/domain/accounts.md#links-in-booking-emails, ADR 040).

export type InAccount = 'offered' | 'joined' | 'refused';

/** Days from the email. */
export const accountLinkDays = 30;

/** Links emailed for one booking within a day, including the one in its confirmation. */
export const accountLinksADay = 5;

/** Days for which the browser that made a booking can open its page. */
export const browserOpensDays = 180;

export interface LinkFacts {
  readonly isExpired: boolean;
  readonly isUsed: boolean;
  readonly isVerified: boolean;
  readonly inAccount: InAccount;
  /** This browser typed a password at the booking's checkout, and it is still pending. */
  readonly hasTyped: boolean;
}

export type LinkState = 'verify' | 'join' | 'done' | 'expired';

/** The state of a link now: `verify` the address, `join` the booking, done, or expired. */
export function linkState({ isExpired, isUsed, isVerified, inAccount }: LinkFacts): LinkState {
  if (isUsed || (isVerified && inAccount === 'joined')) return 'done';
  if (isExpired) return 'expired';
  return isVerified ? 'join' : 'verify';
}

export type LinkUse =
  | { readonly does: 'verify'; readonly password: 'typed' | 'new' }
  | { readonly does: 'join' | 'nothing' }
  | { readonly refused: 'link-expired' | 'password-missing' };

/**
 * Decides what using a link does. A typed password applies only in the browser that typed it, and a new one takes precedence.
 * A verified address keeps its password: this link cannot change it.
 */
export function decideLinkUse(facts: LinkFacts, hasNewPassword: boolean): LinkUse {
  const state = linkState(facts);
  if (state === 'expired') return { refused: 'link-expired' };
  if (state !== 'verify') return { does: state === 'join' ? 'join' : 'nothing' };
  if (hasNewPassword) return { does: 'verify', password: 'new' };
  return facts.hasTyped ? { does: 'verify', password: 'typed' } : { refused: 'password-missing' };
}
