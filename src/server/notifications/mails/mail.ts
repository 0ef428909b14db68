// An email's content, or null when there is nothing to report.
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { Body } from './layout.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { MailedBooking, MailedCompanion, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';

/** Before rendering. `calendar` adds or removes the date. */
export type MailContent = Omit<Body, 'code' | 'picture'> & {
  subject: string;
  /** With the listing's photo, for coming dates. */
  isPictured?: true;
  calendar?: 'add' | 'remove';
  code?: 'party' | 'companion';
};

export interface Sending {
  /** The writer's facts in the outbox row. */
  payload: Readonly<Record<string, unknown>>;
  /** URLs, some with tokens. */
  links: Links;
}

export interface Links {
  guest: string;
  host: string;
  voucherPdf: string;
  check: string;
  course: string;
  review: string;
  hostReview: string;
  home: string;
  /** The page that explains how reviews are verified. */
  reviewLog: string;
  /** Unsubscribe; empty for required emails. */
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

export function numberOf(payload: Sending['payload'], name: string): number | null {
  const value = payload[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function textOf(payload: Sending['payload'], name: string): string {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
}
