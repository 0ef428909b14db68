// What notices are about: how each subject is read for a task, who reads its notices, and the letter with all that belongs to it.
import { defaultLocale } from '#src/texts/locale.ts';
import { bookingDetailUrl, bookingFileUrl, inquiryUrl, voucherCheckUrl } from '#src/contract/addresses/urls.ts';
import { calendarFile } from '../booking-texts/calendar.ts';
import {
  findMailedBooking,
  findMailedCompanion,
  findMailedInquiry,
  type MailedBooking,
  type MailedCompanion,
  type MailedInquiry,
  queueForCompanions,
} from '../booking-texts/subject-queries.ts';
import { findMailedThread, type MailedThread } from '../booking-texts/mailed-thread-queries.ts';
import { guestWords, t } from '../booking-texts/words.ts';
import type { Config } from '../config.ts';
import { makeAccountLink } from '../features/account/index.ts';
import type { ToOperator } from '../features/feedback/index.ts';
import { findThanks, type MailedThanks } from '../features/invite/index.ts';
import { codeForCompanion, codeForParty } from '../features/booking/index.ts';
import type { Attachment } from '../gateways/mail.ts';
import type { Keys } from '../keys.ts';
import { inLocaleOf } from '../locale.ts';
import { deriveSecret, secretOfHash } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { KindAbout, NoticeKind } from './kinds.ts';
import type { Letter, Links, Sending } from './letter.ts';
import type { WaitingTask } from './queries.ts';

/** What a letter of each subject is written from. */
export interface Subjects {
  booking: MailedBooking;
  companion: { booking: MailedBooking; companion: MailedCompanion };
  inquiry: MailedInquiry;
  invite: MailedThanks;
  operator: ToOperator;
  thread: MailedThread;
}

type About = keyof Subjects;
type Payload = Sending['payload'];

/** What letters need of the installation. */
export interface Setting {
  config: Pick<Config, 'origin' | 'brand' | 'locales'>;
  keys: Pick<Keys, 'masters' | 'voucher'>;
}

/** Who reads a notice; a channel picks its address. */
export interface Reader {
  email: string;
  locale: string;
}

/** A letter with what goes along: files, and the voucher code where it carries one. */
export interface Written {
  letter: Letter;
  files: Attachment[];
  code: { text: string; ref: string; caption: string } | null;
  /** Of the listing, by the id under which it is kept. */
  picture: { id: string; alt: string } | null;
}

interface SubjectRules<Of extends About> {
  /** Reads what a task is about, and does what must come first; null when it is gone. */
  load(services: Services, task: WaitingTask, kind: KindAbout<Of>): Promise<Subjects[Of] | null>;
  readerOf(kind: KindAbout<Of>, subject: Subjects[Of], setting: Setting): Reader;
  /** In the reader's language; null when there is nothing to tell any more. */
  write(kind: KindAbout<Of>, about: { subject: Subjects[Of]; payload: Payload }, setting: Setting): Written | null;
}

const booking: SubjectRules<'booking'> = {
  async load(services, task, kind) {
    const found = await loadBooking(services, task);
    if (!found) return null;
    // Before the guest's own notice: if that one has to wait for its server, companions need not.
    if (kind.companions !== undefined)
      await queueForCompanions(services.db, { task, bookingId: found.id, kind: kind.companions });
    const isLinked = kind.linksAccount === true && found.account !== 'none';
    const link = { bookingId: found.id, mailTask: task.id };
    return { ...found, account_url: isLinked ? await makeAccountLink(services, link) : null };
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject, payload }, setting) {
    const links = linksOf(subject, setting);
    const letter = kind.letter(subject, { payload, links });
    if (!letter) return null;
    const url = kind.to === 'host' ? links.host : links.guest;
    const caption = () => t('code.party', { ref: subject.ref, guests: guestWords(subject.pax) });
    return {
      letter,
      files: filesOf(letter, subject, { config: setting.config, reader: kind.to, url }),
      code: letter.code ? { text: codeForParty(subject, setting.keys), ref: subject.ref, caption: caption() } : null,
      picture: pictureOf(letter, subject),
    };
  },
};

/** In the language of who invites: no link opens the booking, because it shows prices. */
const companion: SubjectRules<'companion'> = {
  async load(services, task) {
    const found = await loadBooking(services, task);
    const id = idOf(task, 'companion_id');
    const known = found && id !== null ? await findMailedCompanion(services.db, found.id, id) : null;
    return found && known ? { booking: found, companion: known } : null;
  },
  readerOf: (_kind, { booking: { locale }, companion: { email } }) => ({ email, locale }),
  write(kind, { subject, payload }, setting) {
    const { booking: of, companion: who } = subject;
    const letter = kind.letter(subject, { payload, links: linksOf(of, setting) });
    if (!letter) return null;
    const code = () => codeForCompanion(of, who.id, setting.keys);
    return {
      letter,
      files: filesOf(letter, of, { config: setting.config, reader: { companionId: who.id } }),
      code: letter.code ? { text: code(), ref: of.ref, caption: t('code.one', { ref: of.ref }) } : null,
      picture: pictureOf(letter, of),
    };
  },
};

const inquiry: SubjectRules<'inquiry'> = {
  async load({ db }, task) {
    const id = idOf(task, 'inquiry_id');
    return id === null ? null : findMailedInquiry(db, id);
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject }, { config, keys }) {
    const letter = kind.letter(subject, {
      guest:
        config.origin + inquiryUrl(subject.id, secretOfHash(keys, 'inquiry-guest', subject.id, subject.token_hash)),
      host: config.origin + inquiryUrl(subject.id, deriveSecret(keys, 'inquiry-host', subject.id)),
    });
    return letter && { letter, files: [], code: null, picture: pictureOf(letter, subject) };
  },
};

const invite: SubjectRules<'invite'> = {
  async load({ db }, task) {
    const id = idOf(task, 'invitation_id');
    return id === null ? null : findThanks(db, id);
  },
  readerOf: (_kind, { email, locale }) => ({ email, locale }),
  write: ({ letter }, { subject }, { config: { origin } }) => ({
    letter: letter(subject, origin),
    files: [],
    code: null,
    picture: null,
  }),
};

/** To the address of the marketplace, in its own language. */
const operator: SubjectRules<'operator'> = {
  async load({ db }, task, { find, idName }) {
    const id = idOf(task, idName);
    return id === null ? null : find(db, id);
  },
  readerOf: (_kind, _written, { config: { brand, locales } }) => ({
    email: brand.contacts.email,
    locale: locales[0] ?? defaultLocale,
  }),
  write: ({ letter }, { subject }) => ({ letter: letter(subject), files: [], code: null, picture: null }),
};

const thread: SubjectRules<'thread'> = {
  async load({ db }, task, kind) {
    const id = idOf(task, 'thread_id');
    return id === null ? null : findMailedThread(db, id, kind.to);
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject }, setting) {
    const letter = kind.letter(subject, threadUrl(subject, setting));
    return letter && { letter, files: [], code: null, picture: null };
  },
};

/** The page of the booking, or of the question, where the conversation opens by itself. */
function threadUrl(subject: MailedThread, { config: { origin }, keys }: Setting): string {
  const { reader, booking_id: booking, ref, access_hash: access, inquiry_id: asked, token_hash: hash } = subject;
  if (booking !== null && ref !== null && access !== null) {
    const isHost = reader === 'host';
    const token = isHost ? deriveSecret(keys, 'host', booking) : secretOfHash(keys, 'booking-access', booking, access);
    return `${origin}${bookingDetailUrl({ ref, token })}#messages`;
  }
  if (asked === null || hash === null) return origin;
  const token =
    reader === 'host' ? deriveSecret(keys, 'inquiry-host', asked) : secretOfHash(keys, 'inquiry-guest', asked, hash);
  return `${origin}${inquiryUrl(asked, token)}#messages`;
}

const rules: { readonly [Of in About]: SubjectRules<Of> } = {
  booking,
  companion,
  inquiry,
  invite,
  operator,
  thread,
};

/** A notice with its reader, ready to be written. */
export interface Notice {
  reader: Reader;
  /** Writes it in the language of its reader and hands it on; null when there is nothing to tell any more. */
  write<Result>(then: (written: Written) => Promise<Result>): Promise<Result | null>;
}

/** A notice of a kind about a subject that was read. */
export function noticeOf<Of extends About>(
  kind: KindAbout<Of>,
  about: { subject: Subjects[Of]; payload: Payload },
  setting: Setting,
): Notice {
  const of = rulesOf(kind);
  const reader = of.readerOf(kind, about.subject, setting);
  return {
    reader,
    write: async (then) =>
      inLocaleOf(reader.locale, setting.config.locales, async () => {
        const written = of.write(kind, about, setting);
        return written && then(written);
      }),
  };
}

/** Reads what a task tells of; null when it is gone. */
export async function loadNotice<Of extends About>(
  services: Services,
  task: WaitingTask,
  kind: KindAbout<Of>,
): Promise<Notice | null> {
  const subject = await rulesOf(kind).load(services, task, kind);
  return subject && noticeOf(kind, { subject, payload: task.payload }, services);
}

function rulesOf<Of extends About>(kind: KindAbout<Of>): SubjectRules<Of> {
  const { about }: NoticeKind = kind;
  // The compiler cannot see that a kind is about the subject it names.
  return rules[about] as unknown as SubjectRules<Of>;
}

async function loadBooking({ db }: Pick<Services, 'db'>, task: WaitingTask): Promise<MailedBooking | null> {
  const id = bookingIdOf(task);
  return id === null ? null : findMailedBooking(db, id);
}

/** The booking that a task tells of, or null. */
export function bookingIdOf(task: Pick<WaitingTask, 'payload'>): string | null {
  return idOf(task, 'booking_id');
}

function idOf({ payload }: Pick<WaitingTask, 'payload'>, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

function linksOf({ id, ref, course_id, access_hash }: MailedBooking, { config: { origin }, keys }: Setting): Links {
  const token = secretOfHash(keys, 'booking-access', id, access_hash);
  return {
    guest: origin + bookingDetailUrl({ ref, token }),
    host: origin + bookingDetailUrl({ ref, token: deriveSecret(keys, 'host', id) }),
    voucherPdf: origin + bookingFileUrl('voucher.pdf', { ref, token }),
    // The page remembers which experience its host leads, and warns of codes for others.
    check: `${origin}${voucherCheckUrl}?course=${course_id}`,
  };
}

function pictureOf(letter: Letter, { picture_id, title }: Pick<MailedBooking, 'picture_id' | 'title'>) {
  return letter.isPictured && picture_id !== null ? { id: picture_id, alt: title } : null;
}

function filesOf(letter: Letter, of: MailedBooking, wish: Omit<Parameters<typeof calendarFile>[1], 'change'>) {
  return letter.calendar === undefined ? [] : [calendarFile(of, { ...wish, change: letter.calendar })];
}
