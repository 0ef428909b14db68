// Rewards of an invitation, their recipients, and why there are none (docs/domain/partners.md#invitations).

/** Terms of the friend's gift and the inviter's thanks; their value is a figure of the currency. */
export const invite = {
  /** Validity of either code, in days. */
  goodDays: 90,
  /** Within a year; anyone who invites more is an ambassador. */
  mostThanks: 20,
  thanksYearDays: 365,
} as const;

export type NoGift = 'invite-own' | 'invite-not-new';

/** The person who opens a link and presses its button. */
export interface Friend {
  /** It is the inviter's account, or a browser in which it has logged in. */
  readonly isInviter: boolean;
  readonly hasBooked: boolean;
}

/**
 * Null when the friend gets the gift. A visitor without an account gets it, and checkout checks for a first booking.
 */
export function noGift({ isInviter, hasBooked }: Friend): NoGift | null {
  if (isInviter) return 'invite-own';
  return hasBooked ? 'invite-not-new' : null;
}

/** Why an experience with the gift earns no thanks. */
export const noThanks = ['same-person', 'same-device', 'same-card', 'limit'] as const;
export type NoThanks = (typeof noThanks)[number];

/** The facts once the friend's experience took place. */
export interface ThanksFacts {
  /** The same account, address or phone number. */
  readonly isSamePerson: boolean;
  /** Booked in a browser that the inviter has booked with. */
  readonly isSameDevice: boolean;
  /** Paid with the same card or account of a payment provider. */
  readonly isSameCard: boolean;
  /** The inviter's thanks within a year. */
  readonly thanks: number;
}

/** Null when the inviter earns the thanks. */
export function whyNoThanks({ isSamePerson, isSameDevice, isSameCard, thanks }: ThanksFacts): NoThanks | null {
  if (isSamePerson) return 'same-person';
  if (isSameDevice) return 'same-device';
  if (isSameCard) return 'same-card';
  return thanks >= invite.mostThanks ? 'limit' : null;
}
