// Every kind of mail: what it is about, to whom it goes, which letter it is. Whoever decides names the kind in the outbox.
import * as companion from './companion-letters.ts';
import * as ending from './ending-letters.ts';
import * as guest from './guest-letters.ts';
import * as host from './host-letters.ts';
import * as inquiry from './inquiry-letters.ts';
import type { BookingLetter, CompanionLetter, InquiryLetter } from './letter.ts';

export type MailKind =
  | { about: 'booking'; to: 'guest' | 'host'; letter: BookingLetter; tells?: string; linksAccount?: true }
  | { about: 'companion'; letter: CompanionLetter }
  | { about: 'inquiry'; to: 'guest' | 'host'; letter: InquiryLetter };

const toGuest = (letter: BookingLetter, tells?: string) => ({
  about: 'booking' as const,
  to: 'guest' as const,
  letter,
  ...(tells !== undefined && { tells }),
});
const toHost = (letter: BookingLetter): MailKind => ({ about: 'booking', to: 'host', letter });
const toCompanion = (letter: CompanionLetter): MailKind => ({ about: 'companion', letter });
const asked = (to: 'guest' | 'host', letter: InquiryLetter): MailKind => ({ about: 'inquiry', to, letter });

/**
 * By the `kind` of the outbox payload. `tells` names the mail that each companion gets as well; `linksAccount` says that the
 * mail carries the link which verifies its address or takes the booking into its account.
 */
export const mailKinds: Readonly<Record<string, MailKind>> = {
  'booking-held': toGuest(guest.bookingHeld),
  'booking-confirmed': { ...toGuest(guest.bookingConfirmed), linksAccount: true },
  'account-link': { ...toGuest(guest.accountLink), linksAccount: true },
  'booking-requested': toGuest(guest.bookingRequested),
  'booking-moved': toGuest(guest.bookingMoved, 'companion-moved'),
  'booking-cancelled': toGuest(ending.bookingCancelled, 'companion-cancelled'),
  'request-declined': toGuest(ending.requestDeclined),
  'request-expired': toGuest(ending.requestExpired),
  'refund-done': toGuest(ending.refundDone),
  'refund-failed': toGuest(ending.refundFailed),
  'late-refund': toGuest(ending.lateRefund),
  'problem-received': toGuest(guest.problemReceived),
  'host-new-booking': toHost(host.hostNewBooking),
  'host-request': toHost(host.hostRequest),
  'host-booking-cancelled': toHost(host.hostBookingCancelled),
  'host-booking-moved': toHost(host.hostBookingMoved),
  'host-problem': toHost(host.hostProblem),
  'pickup-changed': toHost(host.pickupChanged),
  'companion-invite': toCompanion(companion.companionInvite),
  'companion-moved': toCompanion(companion.companionMoved),
  'companion-cancelled': toCompanion(companion.companionCancelled),
  'inquiry-verify': asked('guest', inquiry.inquiryVerify),
  'host-inquiry': asked('host', inquiry.hostInquiry),
  'inquiry-answered': asked('guest', inquiry.inquiryAnswered),
  'inquiry-offered': asked('guest', inquiry.inquiryOffered),
  'inquiry-declined': asked('guest', inquiry.inquiryDeclined),
  'inquiry-expired': asked('guest', inquiry.inquiryExpired),
};
