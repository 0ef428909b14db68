// Every kind of notice: what it is about, to whom it goes, what it says. Whoever decides names the kind in the outbox
// (docs/mails.md#add-a-kind-or-a-channel).
import * as companion from './companion-letters.ts';
import * as ending from './ending-letters.ts';
import * as guest from './guest-letters.ts';
import * as host from './host-letters.ts';
import * as inquiry from './inquiry-letters.ts';
import type { BookingLetter, CompanionLetter, InquiryLetter } from './letter.ts';

interface EveryKind {
  /**
   * Somebody without a login can cause it: whoever types another's address into a form, or invites it, must not fill its mailbox
   * (ADR 048). Notices about what somebody has paid for are never held back.
   */
  isBounded?: true;
}

/** A kind of notice. Its letter is what every channel writes from. */
export type NoticeKind = EveryKind &
  (
    | {
        about: 'booking';
        to: 'guest' | 'host';
        letter: BookingLetter;
        /** The kind that each companion gets as well. */
        tells?: string;
        /** It carries the link which verifies its address or takes the booking into its account. */
        linksAccount?: true;
      }
    | { about: 'companion'; letter: CompanionLetter }
    | { about: 'inquiry'; to: 'guest' | 'host'; letter: InquiryLetter }
  );

/** A kind of one subject. */
export type KindAbout<About extends NoticeKind['about']> = Extract<NoticeKind, { about: About }>;

const toGuest = (letter: BookingLetter, tells?: string) => ({
  about: 'booking' as const,
  to: 'guest' as const,
  letter,
  ...(tells !== undefined && { tells }),
});
const toHost = (letter: BookingLetter): NoticeKind => ({ about: 'booking', to: 'host', letter });
const toCompanion = (letter: CompanionLetter): KindAbout<'companion'> => ({ about: 'companion', letter });
const asked = (to: 'guest' | 'host', letter: InquiryLetter): KindAbout<'inquiry'> => ({ about: 'inquiry', to, letter });

/** All kinds, by the `kind` of the outbox payload. */
export const noticeKinds: Readonly<Record<string, NoticeKind>> = {
  'booking-held': { ...toGuest(guest.bookingHeld), isBounded: true },
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
  'companion-invite': { ...toCompanion(companion.companionInvite), isBounded: true },
  'companion-moved': toCompanion(companion.companionMoved),
  'companion-cancelled': toCompanion(companion.companionCancelled),
  'inquiry-verify': { ...asked('guest', inquiry.inquiryVerify), isBounded: true },
  'host-inquiry': asked('host', inquiry.hostInquiry),
  'inquiry-answered': asked('guest', inquiry.inquiryAnswered),
  'inquiry-offered': asked('guest', inquiry.inquiryOffered),
  'inquiry-declined': asked('guest', inquiry.inquiryDeclined),
  'inquiry-expired': asked('guest', inquiry.inquiryExpired),
};
