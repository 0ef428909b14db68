// What a link in a mail about a booking does for the account of its address (docs/accounts.md#links-in-mails, ADR 040).

/** Whether a booking made with an account's address is in that account: only its owner takes it in. */
export type InAccount = 'offered' | 'joined' | 'refused';

/** How long a link works, in days from its mail. A new one is sent on request. */
export const accountLinkDays = 30;

/** How many links are mailed for one booking within a day, the one in its confirmation included. */
export const accountLinksADay = 5;

/** How long the page of a booking opens in the browser that made it, in days. */
export const browserOpensDays = 180;

/** A link as it stands, and who opens it. */
export interface LinkFacts {
  readonly isExpired: boolean;
  /** It has done what it does, once. */
  readonly isUsed: boolean;
  readonly isVerified: boolean;
  readonly inAccount: InAccount;
  /** This very browser typed a password at this booking's checkout, and nothing has ended it since. */
  readonly hasTyped: boolean;
}

/** What is left to do with a link: `verify` the address, `join` the booking, nothing, or get a new link first. */
export type LinkState = 'verify' | 'join' | 'done' | 'expired';

/** What a link is good for now. Opening it changes nothing, so this may be asked as often as one likes. */
export function linkState({ isExpired, isUsed, isVerified, inAccount }: LinkFacts): LinkState {
  if (isUsed || (isVerified && inAccount === 'joined')) return 'done';
  if (isExpired) return 'expired';
  return isVerified ? 'join' : 'verify';
}

/** What pressing the button does. `password` says which one becomes the account's. */
export type LinkUse =
  | { readonly does: 'verify'; readonly password: 'typed' | 'new' }
  | { readonly does: 'join' | 'nothing' }
  | { readonly refused: 'link-expired' | 'password-missing' };

/**
 * Decides the use of a link. The typed password counts only in the browser that typed it; a new one beats it. An address
 * that is verified keeps its password whatever was sent: the link is no way to change it.
 */
export function decideLinkUse(facts: LinkFacts, hasNewPassword: boolean): LinkUse {
  const state = linkState(facts);
  if (state === 'expired') return { refused: 'link-expired' };
  if (state !== 'verify') return { does: state === 'join' ? 'join' : 'nothing' };
  if (hasNewPassword) return { does: 'verify', password: 'new' };
  return facts.hasTyped ? { does: 'verify', password: 'typed' } : { refused: 'password-missing' };
}
