// What a kind of email is: from its subject matter to words, or to nothing when there is nothing to tell any more.
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { Body } from './layout.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { MailedBooking, MailedCompanion, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';

/** Words and files of one email, before they are set. `calendar` adds the date to a calendar or takes it out. */
export type MailContent = Omit<Body, 'code' | 'picture'> & {
  subject: string;
  /** Whether the picture of the listing goes along: where a date is ahead. */
  isPictured?: true;
  calendar?: 'add' | 'remove';
  /** Whose voucher code stands in the email. */
  code?: 'party' | 'companion';
};

/** Everything beside the subject matter that words may need. */
export interface Sending {
  /** The outbox row's own facts, as whoever decided wrote them. */
  payload: Readonly<Record<string, unknown>>;
  /** Ready addresses, each with its token. */
  links: Links;
}

export interface Links {
  guest: string;
  host: string;
  voucherPdf: string;
  check: string;
  /** Where the listing is read, with its reviews. */
  course: string;
  /** The form of the booking's review. */
  review: string;
  /** The same review as its host sees it. */
  hostReview: string;
  /** How reviews are checked. */
  reviewLog: string;
  /** Turns off notices of this topic; empty where they cannot be. */
  stop: string;
}

export type BookingMail = (booking: MailedBooking, sending: Sending) => MailContent | null;
export type CompanionMail = (
  about: { booking: MailedBooking; companion: MailedCompanion },
  sending: Sending,
) => MailContent | null;
export type AccountMail = (
  about: MailedAccount,
  setting: { origin: string; tokenOf: (booking: MailedAccount['bookings'][number]) => string },
) => MailContent | null;
export type InquiryMail = (inquiry: MailedInquiry, links: { guest: string; host: string }) => MailContent | null;

export type ThreadMail = (thread: MailedThread, url: string) => MailContent | null;

/** A whole number of the payload, or null. */
export function numberOf(payload: Sending['payload'], name: string): number | null {
  const value = payload[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A text of the payload, or an empty one. */
export function textOf(payload: Sending['payload'], name: string): string {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
}
