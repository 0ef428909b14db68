// Every kind of notice: what it is about, to whom it goes, what it says. Whoever decides names the kind in the outbox
// (docs/mails.md#add-a-kind-or-a-channel).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import * as account from './account-letters.ts';
import * as cash from './cash-letters.ts';
import * as payout from './payout-letters.ts';
import * as companion from './companion-letters.ts';
import * as days from './hosting/day-letters.ts';
import * as ending from './ending-letters.ts';
import * as guest from './guest-letters.ts';
import * as host from './host-letters.ts';
import * as inquiry from './inquiry-letters.ts';
import { findApplication, findFeedback } from '#src/server/features/review/index.ts';
import { isMarkNews, isTakenBackNews } from '#src/server/features/host-day/index.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import * as noShow from './no-show-letters.ts';
import { seatSought } from './seat-sought-letter.ts';
import * as operator from './operator-letters.ts';
import * as feed from './hosting/feed-letters.ts';
import * as listing from './hosting/listing-letters.ts';
import * as message from './message-letters.ts';
import * as short from './host-shorts.ts';
import type { HostShort } from './host-shorts.ts';
import type { MailedBooking, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type {
  AccountLetter,
  BookingLetter,
  CompanionLetter,
  InquiryLetter,
  Sending,
  ThreadLetter,
  Letter,
} from './letter.ts';
import type { MailedDay } from './hosting/mailed-day.ts';
import { type NewsKind, newsKinds } from './news/news-kinds.ts';
import * as review from './review-letters.ts';
import * as unreachable from './unreachable-letters.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceText } from '#src/texts/money-text.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { MailedThanks } from '#src/server/features/partner/index.ts';

// The letter to who invited, once the friend's experience has taken place (docs/invites.md#thanks).

type InviteLetter = (thanks: MailedThanks, origin: string) => Letter;

const inviteEarned: InviteLetter = ({ first_name, code, valid_until }, origin) => {
  const words = {
    name: personName(first_name),
    amount: priceText(priceCurrency().figures.invite_gift),
    minimum: priceText(priceCurrency().figures.invite_minimum),
  };
  return {
    subject: t('inviteEarned.subject', words),
    heading: t('inviteEarned.heading', words),
    lines: [t('inviteEarned.line', words)],
    first: [{ label: t('fact.code'), value: code }],
    facts: [{ label: t('fact.codeUntil'), value: civilDay(valid_until.toISOString().slice(0, 10)) }],
    button: { label: t('inviteEarned.button'), url: origin },
    closing: [],
  };
};

interface EveryKind {
  /**
   * Somebody without a login can cause it: a form with another person's address in it must not fill that mailbox (ADR 048).
   * Notices about what has been paid for are never held back.
   */
  isBounded?: true;
}

interface CompanionKind extends EveryKind {
  about: 'companion';
  letter: CompanionLetter;
}

const toCompanion = (letter: CompanionLetter): CompanionKind => ({ about: 'companion', letter });

const companionKinds = {
  'companion-invite': { ...toCompanion(companion.companionInvite), isBounded: true },
  'companion-moved': toCompanion(companion.companionMoved),
  'companion-cancelled': toCompanion(companion.companionCancelled),
  'companion-late': toCompanion(companion.companionLate),
} satisfies Record<string, CompanionKind>;

interface BookingKind extends EveryKind {
  about: 'booking';
  to: 'guest' | 'host';
  letter: BookingLetter;
  /** The kind that each companion gets as well. */
  companions?: keyof typeof companionKinds;
  /** It carries the link which verifies its address or takes the booking into its account. */
  linksAccount?: true;
  /** It is not about an open booking, and its reader can turn it off (docs/mails.md#mails-that-can-be-turned-off). */
  topic?: NoticeTopic;
  /** Whether its reader does not know it yet; without it, it always is news. */
  isNews?: typeof isMarkNews;
  /** For the phone of a host (docs/phone.md#messages). */
  short?: (booking: MailedBooking, payload: Sending['payload']) => HostShort | null;
}

interface InquiryKind extends EveryKind {
  about: 'inquiry';
  to: 'guest' | 'host';
  letter: InquiryLetter;
  short?: (inquiry: MailedInquiry) => HostShort | null;
}

interface AccountKind extends EveryKind {
  about: 'account';
  letter: AccountLetter;
  /** It is about hosting, so that a host reads it in the language of messages (docs/mails.md#mails-to-hosts). */
  isHosting?: true;
  /** For the phone of a host. */
  short?: (about: MailedAccount) => HostShort;
}

interface InviteKind extends EveryKind {
  about: 'invite';
  topic?: NoticeTopic;
  letter: InviteLetter;
}

interface OperatorKind extends EveryKind {
  about: 'operator';
  /** Reads what was written, by the id that the payload has under `idName`. */
  find: typeof findFeedback;
  idName: string;
  letter: operator.OperatorLetter;
}

interface ThreadKind extends EveryKind {
  about: 'thread';
  topic?: NoticeTopic;
  to: 'guest' | 'host';
  letter: ThreadLetter;
  short?: (thread: MailedThread) => HostShort | null;
}

interface UnreachableKind extends EveryKind {
  about: 'unreachable';
  letter: unreachable.UnreachableLetter;
}

interface DayKind extends EveryKind {
  about: 'day';
  letter: days.DayLetter;
  short: (day: MailedDay) => HostShort;
}

interface ListingKind extends EveryKind, listing.ListingNotice {
  about: 'listing';
}

/** A kind of notice. Its letter is what every channel writes from. */
export type NoticeKind =
  | AccountKind
  | BookingKind
  | CompanionKind
  | DayKind
  | InquiryKind
  | InviteKind
  | ListingKind
  | NewsKind
  | OperatorKind
  | ThreadKind
  | UnreachableKind;

/** A kind of one subject. */
export type KindAbout<About extends NoticeKind['about']> = Extract<NoticeKind, { about: About }>;

const toGuest = (letter: BookingLetter): BookingKind => ({ about: 'booking', to: 'guest', letter });
const toHost = (letter: BookingLetter): BookingKind => ({ about: 'booking', to: 'host', letter });
const ofInquiry = (to: 'guest' | 'host', letter: InquiryLetter): InquiryKind => ({ about: 'inquiry', to, letter });
const ofAccount = (letter: AccountLetter): AccountKind => ({ about: 'account', letter });
// Whoever knows an address can type it into one of these forms.
const askedFor = (letter: AccountLetter): AccountKind => ({ ...ofAccount(letter), isBounded: true });

const ofHosting = (letter: AccountLetter, saidShort?: AccountKind['short']): AccountKind => ({
  ...ofAccount(letter),
  isHosting: true,
  ...(saidShort && { short: saidShort }),
});
const listingKinds = Object.fromEntries(
  Object.entries(listing.listingNotices).map(([kind, of]): [string, ListingKind] => [
    kind,
    { about: 'listing', ...of },
  ]),
);

/** All kinds, by the `kind` of the outbox payload. */
export const noticeKinds: Readonly<Record<string, NoticeKind>> = {
  'booking-held': { ...toGuest(guest.bookingHeld), isBounded: true },
  'booking-confirmed': { ...toGuest(guest.bookingConfirmed), linksAccount: true },
  'account-link': { ...toGuest(guest.accountLink), linksAccount: true },
  'booking-requested': toGuest(guest.bookingRequested),
  'time-offered': toGuest(guest.timeOffered),
  'booking-moved': { ...toGuest(guest.bookingMoved), companions: 'companion-moved' },
  'booking-cancelled': { ...toGuest(ending.bookingCancelled), companions: 'companion-cancelled' },
  'booking-late': { ...toGuest(guest.hostLate), companions: 'companion-late' },
  'request-declined': toGuest(ending.requestDeclined),
  'request-expired': toGuest(ending.requestExpired),
  'refund-done': toGuest(ending.refundDone),
  'refund-failed': toGuest(ending.refundFailed),
  'refund-otherwise': toGuest(ending.refundOtherwise),
  'late-refund': toGuest(ending.lateRefund),
  'seat-sought': toGuest(seatSought),
  'cash-disputed': toGuest(cash.cashDisputed),
  'host-cash-disputed': { ...toHost(cash.hostCashDisputed), short: short.cashDisputed },
  'host-seats-raised': toHost(host.hostSeatsRaised),
  'cash-decided': toGuest(cash.cashDecided),
  'host-cash-decided': { ...toHost(cash.hostCashDecided), short: short.cashDecided },
  'no-show-recorded': { ...toGuest(noShow.recorded), isNews: isMarkNews },
  'no-show-taken-back': { ...toGuest(noShow.takenBack), isNews: isTakenBackNews },
  'no-show-decided': toGuest(noShow.decided),
  'host-no-show-contested': { ...toHost(noShow.hostContested), short: short.noShow },
  'host-no-show-decided': { ...toHost(noShow.hostDecided), short: short.noShowDecided },
  'problem-received': toGuest(guest.problemReceived),
  'review-request': { ...toGuest(review.reviewRequest), linksAccount: true, topic: 'review-request' },
  'review-thanks': toGuest(review.reviewThanks),
  'review-replied': toGuest(review.reviewReplied),
  'review-removed': toGuest(review.reviewRemoved),
  'review-restored': toGuest(review.reviewRestored),
  'host-review': { ...toHost(review.hostReview), short: short.review },
  'host-new-booking': { ...toHost(host.hostNewBooking), short: short.newBooking },
  'host-request': { ...toHost(host.hostRequest), short: short.request },
  'host-time-refused': { ...toHost(host.hostTimeRefused), short: short.timeRefused },
  'host-booking-cancelled': { ...toHost(host.hostBookingCancelled), short: short.cancelled },
  'host-booking-moved': { ...toHost(host.hostBookingMoved), short: short.moved },
  'host-problem': { ...toHost(host.hostProblem), short: short.problem },
  'pickup-changed': { ...toHost(host.pickupChanged), short: short.pickup },
  ...companionKinds,
  ...newsKinds,
  'inquiry-verify': { ...ofInquiry('guest', inquiry.inquiryVerify), isBounded: true },
  'host-inquiry': { ...ofInquiry('host', inquiry.hostInquiry), short: short.question },
  'inquiry-answered': ofInquiry('guest', inquiry.inquiryAnswered),
  'inquiry-offered': ofInquiry('guest', inquiry.inquiryOffered),
  'inquiry-declined': ofInquiry('guest', inquiry.inquiryDeclined),
  'inquiry-expired': ofInquiry('guest', inquiry.inquiryExpired),
  'invite-earned': { about: 'invite', topic: 'rewards', letter: inviteEarned },
  'operator-feedback': {
    about: 'operator',
    find: findFeedback,
    idName: 'feedback_id',
    letter: operator.operatorFeedback,
  },
  'operator-application': {
    about: 'operator',
    find: findApplication,
    idName: 'application_id',
    letter: operator.operatorApplication,
  },
  ...listingKinds,
  'messages-unread': { about: 'thread', to: 'guest', topic: 'messages', letter: message.unreadMessages },
  'host-messages': { about: 'thread', to: 'host', letter: message.unreadMessages, short: short.messages },
  'host-tomorrow': { about: 'day', letter: days.hostTomorrow, short: days.tomorrow },
  'host-unreachable': { about: 'unreachable', letter: unreachable.hostUnreachable },
  'account-sign-up': askedFor(account.signUp),
  'account-sign-in': askedFor(account.signIn),
  'account-reset': askedFor(account.reset),
  'account-delete': askedFor(account.deletion),
  'account-address': askedFor(account.address),
  'account-bookings': askedFor(account.bookings),
  'account-identity': askedFor(account.identity),
  'account-identity-added': ofAccount(account.identityAdded),
  'account-identity-removed': ofAccount(account.identityRemoved),
  'account-address-changed': ofAccount(account.addressChanged),
  'account-password-changed': ofAccount(account.passwordChanged),
  'account-new-device': ofAccount(account.newDevice),
  'account-factor-on': ofAccount(account.factorOn),
  'account-factor-off': ofAccount(account.factorOff),
  'account-factor-release': ofAccount(account.factorRelease),
  'account-operator': ofAccount(account.operatorChanged),
  'account-passkey-added': ofAccount(account.passkeyAdded),
  'account-passkey-removed': ofAccount(account.passkeyRemoved),
  'account-recovery-used': ofAccount(account.recoveryUsed),
  'host-feed-late': ofHosting(feed.feedLate, feed.lateShort),
  'host-feed-stopped': ofHosting(feed.feedStopped, feed.stoppedShort),
  'host-feed-unread': ofHosting(feed.feedUnread, feed.unreadShort),
  'host-feed-emptied': ofHosting(feed.feedEmptied, feed.emptiedShort),
  'host-feed-conflict': ofHosting(feed.feedConflict, feed.conflictShort),
  'payout-details-asked': ofHosting(payout.payoutAsked),
  'payout-details-changed': ofHosting(payout.payoutChanged),
  'payout-details-refused': ofHosting(payout.payoutRefused),
  'payout-paid': ofHosting(payout.payoutPaid, short.payout('paid')),
  'payout-failed': ofHosting(payout.payoutFailed, short.payout('payoutFailed')),
};
