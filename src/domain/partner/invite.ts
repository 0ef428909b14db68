// What an invitation gives, to whom, and why it gives nothing (docs/domain/partners.md#invitations).

/** The terms of the gift to a friend and of the thanks to who invited; what they are worth is a figure of the currency. */
export const invite = {
  /** How long either code is good, in days. */
  goodDays: 90,
  /** Thanks within a year; who invites more is an ambassador. */
  mostThanks: 20,
  thanksYearDays: 365,
} as const;

/** Why a friend gets no gift. */
export type NoGift = 'invite-own' | 'invite-not-new';

/** Who presses the button of a link. */
export interface Friend {
  /** It is the account of who invites, or a browser in which that account has signed in. */
  readonly isInviter: boolean;
  /** The account has a booking already. */
  readonly hasBooked: boolean;
}

/** Null when the friend gets the gift. A visitor without an account gets it, and checkout asks whether it is a first booking. */
export function noGift({ isInviter, hasBooked }: Friend): NoGift | null {
  if (isInviter) return 'invite-own';
  return hasBooked ? 'invite-not-new' : null;
}

/** Why an experience that took place with the gift earns no thanks. */
export const noThanks = ['same-person', 'same-device', 'same-card', 'limit'] as const;
export type NoThanks = (typeof noThanks)[number];

/** What is known when the friend's experience has taken place. */
export interface ThanksFacts {
  /** The same account, address or phone number. */
  readonly isSamePerson: boolean;
  /** Booked in a browser in which who invited has booked, too. */
  readonly isSameDevice: boolean;
  /** Paid with the same card or account of a payment provider. */
  readonly isSameCard: boolean;
  /** Thanks that who invited got within a year. */
  readonly thanks: number;
}

/** Null when who invited earns the thanks. */
export function whyNoThanks({ isSamePerson, isSameDevice, isSameCard, thanks }: ThanksFacts): NoThanks | null {
  if (isSamePerson) return 'same-person';
  if (isSameDevice) return 'same-device';
  if (isSameCard) return 'same-card';
  return thanks >= invite.mostThanks ? 'limit' : null;
}
