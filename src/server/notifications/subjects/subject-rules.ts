// Subjects of notices: loading and facts.
import type { MailedBooking, MailedCompanion, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { ToOperator } from '#src/server/features/review/index.ts';
import type { MailedListing } from '#src/server/features/listing/index.ts';
import type { MailedThanks } from '#src/server/features/partner/index.ts';
import type { Attachment } from '#src/server/providers/mail.ts';
import { type Phone, type Unreachable } from '#src/server/phone/reach-queries.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { KindAbout } from '#src/server/notifications/kinds.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';
import type { MailContent, Sending } from '#src/server/notifications/mails/mail.ts';
import type { Notice } from '#src/server/notifications/notice.ts';
import type { MailedDay } from '#src/server/notifications/mails/host-day.ts';
import type { WaitingTask } from '#src/server/notifications/queries.ts';

export interface Subjects {
  booking: MailedBooking;
  companion: { booking: MailedBooking; companion: MailedCompanion };
  inquiry: MailedInquiry;
  account: MailedAccount;
  invite: MailedThanks;
  listing: MailedListing;
  day: MailedDay;
  notice: Notice;
  operator: ToOperator;
  thread: MailedThread;
  unreachable: Unreachable;
}

export type SubjectName = keyof Subjects;
type Payload = Sending['payload'];

export interface Setting {
  config: Pick<Config, 'origin' | 'brand' | 'locales' | 'mailLanguage'>;
  keys: Pick<Keys, 'masters' | 'voucher'>;
}

/** A channel picks the address. */
export interface Reader {
  email: string;
  locale: string;
  /** When a host reads: may have its own language. */
  hostId?: string;
  phone?: Phone;
}

export interface Written {
  mail: MailContent;
  files: Attachment[];
  code: { text: string; ref: string; caption: string } | null;
  /** By the listing photo's id. */
  picture: { id: string; alt: string } | null;
  stopUrl?: string;
}

/** Loading, reader and email of a subject. */
export interface SubjectRules<Of extends SubjectName> {
  /** Also does prerequisites; null when gone. */
  load(services: Services, task: WaitingTask, kind: KindAbout<Of>): Promise<Subjects[Of] | null>;
  readerOf(kind: KindAbout<Of>, subject: Subjects[Of], setting: Setting): Reader;
  /** In the reader's language; null for nothing to report. */
  write(kind: KindAbout<Of>, about: { subject: Subjects[Of]; payload: Payload }, setting: Setting): Written | null;
  /** For the reader's phone; null for none. */
  short?(kind: KindAbout<Of>, about: { subject: Subjects[Of]; payload: Payload }): PhoneShort | null;
}

export function bookingIdOf(task: Pick<WaitingTask, 'payload'>): string | null {
  return idOf(task, 'booking_id');
}

export function idOf({ payload }: Pick<WaitingTask, 'payload'>, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
