// What notices are about: what an email of each subject is written from, and how a subject is read.
import type { MailedBooking, MailedCompanion, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { ToOperator } from '#src/server/features/review/index.ts';
import type { MailedListing } from '#src/server/features/listing/index.ts';
import type { MailedThanks } from '#src/server/features/partner/index.ts';
import type { Attachment } from '#src/server/providers/mail.ts';
import { type HostPhone, type Unreachable } from '#src/server/phone/reach-queries.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { KindAbout } from '#src/server/notifications/kinds.ts';
import type { HostShort } from '#src/server/notifications/short-messages.ts';
import type { MailContent, Sending } from '#src/server/notifications/mails/mail.ts';
import type { Notice } from '#src/server/notifications/notice.ts';
import type { MailedDay } from '#src/server/notifications/mails/host-day.ts';
import type { WaitingTask } from '#src/server/notifications/queries.ts';

/** What an email of each subject is written from. */
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

/** What emails need of the installation. */
export interface Setting {
  config: Pick<Config, 'origin' | 'brand' | 'locales' | 'mailLanguage'>;
  keys: Pick<Keys, 'masters' | 'voucher'>;
}

/** Who reads a notice; a channel picks its address. */
export interface Reader {
  email: string;
  locale: string;
  /** Of the host, where one reads it: a host may have chosen a language, and to be reached by phone. */
  hostId?: string;
  /** The phone that gets its messages. */
  phone?: HostPhone;
}

/** An email with what goes along: files, and the voucher code where it carries one. */
export interface Written {
  mail: MailContent;
  files: Attachment[];
  code: { text: string; ref: string; caption: string } | null;
  /** Of the listing, by the id under which it is kept. */
  picture: { id: string; alt: string } | null;
  /** Where its reader turns off notices of this topic. */
  stopUrl?: string;
}

/** How a subject is read, who reads its notices, and its email with all that belongs to it. */
export interface SubjectRules<Of extends SubjectName> {
  /** Reads what a task is about, and does what must come first; null when it is gone. */
  load(services: Services, task: WaitingTask, kind: KindAbout<Of>): Promise<Subjects[Of] | null>;
  readerOf(kind: KindAbout<Of>, subject: Subjects[Of], setting: Setting): Reader;
  /** In the reader's language; null when there is nothing to tell any more. */
  write(kind: KindAbout<Of>, about: { subject: Subjects[Of]; payload: Payload }, setting: Setting): Written | null;
  /** The same in fewer words, for a host's phone; null where the kind has none. */
  short?(kind: KindAbout<Of>, about: { subject: Subjects[Of]; payload: Payload }): HostShort | null;
}

/** The booking that a task tells of, or null. */
export function bookingIdOf(task: Pick<WaitingTask, 'payload'>): string | null {
  return idOf(task, 'booking_id');
}

/** The id under this name in the payload of a task, or null. */
export function idOf({ payload }: Pick<WaitingTask, 'payload'>, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
