// Kinds of notices: subject, reader, text. Writers name the kind in the outbox (docs/domain/messages.md#add-a-kind-or-a-channel).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import * as account from './mails/account.ts';
import * as cash from './mails/cash.ts';
import * as payout from './mails/payout.ts';
import * as companion from './mails/companion.ts';
import * as days from './mails/host-day.ts';
import * as ending from './mails/booking-end.ts';
import * as guest from './mails/guest-booking.ts';
import * as host from './mails/host-booking.ts';
import * as inquiry from './mails/inquiry.ts';
import { findApplication, findFeedback } from '#src/server/features/review/index.ts';
import { isNoShowNoticeDue, isUndoNoticeDue } from '#src/server/features/host-day/index.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import * as noShow from './mails/no-show.ts';
import { seatSought } from './mails/guest-booking.ts';
import * as operator from './mails/operator.ts';
import * as feed from './mails/feed.ts';
import * as listing from './mails/listing.ts';
import * as message from './mails/message.ts';
import * as short from './short-messages.ts';
import type { PhoneShort } from './short-messages.ts';
import type { MailedBooking, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type {
  AccountMail,
  BookingMail,
  CompanionMail,
  InquiryMail,
  Sending,
  ThreadMail,
  MailContent,
} from './mails/mail.ts';
import type { MailedDay } from './mails/host-day.ts';
import { type PersonalNoticeKind, personalNoticeKinds } from './notice-kinds.ts';
import * as review from './mails/review.ts';
import * as unreachable from './mails/unreachable.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceText } from '#src/texts/money-text.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { t, utcDay } from '#src/server/booking-texts/words.ts';
import type { MailedThanks } from '#src/server/features/partner/index.ts';

type InviteMail = (thanks: MailedThanks, origin: string) => MailContent;

const inviteEarned: InviteMail = ({ first_name, code, valid_until }, origin) => {
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
    facts: [{ label: t('fact.codeUntil'), value: utcDay(valid_until) }],
    button: { label: t('inviteEarned.button'), url: origin },
    closing: [],
  };
};

interface EveryKind {
  /** Anyone can cause it, so mailboxes are protected (ADR 022). Paid bookings are never limited. */
  isBounded?: true;
}

interface CompanionKind extends EveryKind {
  about: 'companion';
  mail: CompanionMail;
}

const toCompanion = (mail: CompanionMail): CompanionKind => ({ about: 'companion', mail });

const companionKinds = {
  'companion-invite': { ...toCompanion(companion.companionInvite), isBounded: true },
  'companion-moved': toCompanion(companion.companionMoved),
  'companion-cancelled': toCompanion(companion.companionCancelled),
  'companion-late': toCompanion(companion.companionLate),
} satisfies Record<string, CompanionKind>;

interface BookingKind extends EveryKind {
  about: 'booking';
  to: 'guest' | 'host';
  mail: BookingMail;
  companions?: keyof typeof companionKinds;
  linksAccount?: true;
  /** Optional (docs/domain/messages.md#optional-emails). */
  topic?: NoticeTopic;
  /** False when the notice is no longer news; without it always true. */
  isStillDue?: typeof isNoShowNoticeDue;
  /** For the reader's phone (docs/domain/hosts.md#messages-by-phone, docs/domain/messages.md#reminders). */
  short?: (booking: MailedBooking, payload: Sending['payload']) => PhoneShort | null;
}

interface InquiryKind extends EveryKind {
  about: 'inquiry';
  to: 'guest' | 'host';
  mail: InquiryMail;
  short?: (inquiry: MailedInquiry) => PhoneShort | null;
}

interface AccountKind extends EveryKind {
  about: 'account';
  mail: AccountMail;
  /** In the host's message language (docs/domain/messages.md#emails-to-hosts). */
  isHosting?: true;
  short?: (about: MailedAccount) => PhoneShort;
}

interface InviteKind extends EveryKind {
  about: 'invite';
  topic?: NoticeTopic;
  mail: InviteMail;
}

interface OperatorKind extends EveryKind {
  about: 'operator';
  /** By the payload's `idName`. */
  find: typeof findFeedback;
  idName: string;
  mail: operator.OperatorMail;
}

interface ThreadKind extends EveryKind {
  about: 'thread';
  topic?: NoticeTopic;
  to: 'guest' | 'host';
  mail: ThreadMail;
  short?: (thread: MailedThread) => PhoneShort | null;
}

interface UnreachableKind extends EveryKind {
  about: 'unreachable';
  mail: unreachable.UnreachableMail;
}

interface DayKind extends EveryKind {
  about: 'day';
  mail: days.DayMail;
  short: (day: MailedDay) => PhoneShort;
}

interface ListingKind extends EveryKind, listing.ListingNotice {
  about: 'listing';
}

/** Every channel starts from its email. */
export type NotificationKind =
  | AccountKind
  | BookingKind
  | CompanionKind
  | DayKind
  | InquiryKind
  | InviteKind
  | ListingKind
  | PersonalNoticeKind
  | OperatorKind
  | ThreadKind
  | UnreachableKind;

export type KindAbout<About extends NotificationKind['about']> = Extract<NotificationKind, { about: About }>;

const toGuest = (mail: BookingMail): BookingKind => ({ about: 'booking', to: 'guest', mail });
const toHost = (mail: BookingMail): BookingKind => ({ about: 'booking', to: 'host', mail });
const ofInquiry = (to: 'guest' | 'host', mail: InquiryMail): InquiryKind => ({ about: 'inquiry', to, mail });
const ofAccount = (mail: AccountMail): AccountKind => ({ about: 'account', mail });
// Anyone can type any address.
const askedFor = (mail: AccountMail): AccountKind => ({ ...ofAccount(mail), isBounded: true });

const ofHosting = (mail: AccountMail, saidShort?: AccountKind['short']): AccountKind => ({
  ...ofAccount(mail),
  isHosting: true,
  ...(saidShort && { short: saidShort }),
});
const listingKinds = Object.fromEntries(
  Object.entries(listing.listingNotices).map(([kind, of]): [string, ListingKind] => [
    kind,
    { about: 'listing', ...of },
  ]),
);

export const notificationKinds: Readonly<Record<string, NotificationKind>> = {
  'booking-held': { ...toGuest(guest.bookingHeld), isBounded: true },
  'booking-confirmed': { ...toGuest(guest.bookingConfirmed), linksAccount: true },
  'account-link': { ...toGuest(guest.accountLink), linksAccount: true },
  'booking-requested': toGuest(guest.bookingRequested),
  'time-offered': toGuest(guest.timeOffered),
  'booking-moved': { ...toGuest(guest.bookingMoved), companions: 'companion-moved' },
  'trip-reminder': { ...toGuest(guest.tripReminder), topic: 'reminders', short: short.tripReminder },
  'booking-cancelled': { ...toGuest(ending.bookingCancelled), companions: 'companion-cancelled' },
  'booking-late': { ...toGuest(guest.hostLate), companions: 'companion-late' },
  'request-declined': toGuest(ending.requestDeclined),
  'request-expired': toGuest(ending.requestExpired),
  'refund-done': toGuest(ending.refundDone),
  'refund-failed': toGuest(ending.refundFailed),
  'refund-otherwise': toGuest(ending.refundedManually),
  'late-refund': toGuest(ending.lateRefund),
  'seat-sought': toGuest(seatSought),
  'cash-disputed': toGuest(cash.cashDisputed),
  'host-cash-disputed': { ...toHost(cash.hostCashDisputed), short: short.cashDisputed },
  'host-seats-raised': toHost(host.hostSeatsRaised),
  'cash-decided': toGuest(cash.cashDecided),
  'host-cash-decided': { ...toHost(cash.hostCashDecided), short: short.cashDecided },
  'no-show-recorded': { ...toGuest(noShow.recorded), isStillDue: isNoShowNoticeDue },
  'no-show-taken-back': { ...toGuest(noShow.takenBack), isStillDue: isUndoNoticeDue },
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
  ...personalNoticeKinds,
  'inquiry-verify': { ...ofInquiry('guest', inquiry.inquiryVerify), isBounded: true },
  'host-inquiry': { ...ofInquiry('host', inquiry.hostInquiry), short: short.question },
  'inquiry-answered': ofInquiry('guest', inquiry.inquiryAnswered),
  'inquiry-offered': ofInquiry('guest', inquiry.inquiryOffered),
  'inquiry-declined': ofInquiry('guest', inquiry.inquiryDeclined),
  'inquiry-expired': ofInquiry('guest', inquiry.inquiryExpired),
  'invite-earned': { about: 'invite', topic: 'rewards', mail: inviteEarned },
  'operator-feedback': {
    about: 'operator',
    find: findFeedback,
    idName: 'feedback_id',
    mail: operator.operatorFeedback,
  },
  'operator-application': {
    about: 'operator',
    find: findApplication,
    idName: 'application_id',
    mail: operator.operatorApplication,
  },
  ...listingKinds,
  'messages-unread': { about: 'thread', to: 'guest', topic: 'messages', mail: message.unreadMessages },
  'host-messages': { about: 'thread', to: 'host', mail: message.unreadMessages, short: short.messages },
  'host-tomorrow': { about: 'day', mail: days.hostTomorrow, short: days.tomorrow },
  'host-unreachable': { about: 'unreachable', mail: unreachable.hostUnreachable },
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
  'payout-details-asked': ofHosting(payout.payoutChangeRequested),
  'payout-details-changed': ofHosting(payout.payoutChanged),
  'payout-details-refused': ofHosting(payout.payoutRefused),
  'payout-paid': ofHosting(payout.payoutPaid, short.payout('paid')),
  'payout-failed': ofHosting(payout.payoutFailed, short.payout('payoutFailed')),
};
