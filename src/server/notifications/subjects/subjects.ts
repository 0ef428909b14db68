// Loads and writes notices, by subject.
import {
  findOwnLanguage,
  findDayBookings,
  hostLinkFor,
  type LinkedBooking,
} from '#src/server/features/host-reach/index.ts';
import { findDayReader } from '#src/server/features/host-day/index.ts';
import { inHostLanguage, inLocaleOf } from '#src/server/platform/locale.ts';
import type { Services } from '#src/server/services.ts';
import type { KindAbout, NotificationKind } from '#src/server/notifications/kinds.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';
import { type Sending, textOf, type MailContent, type Links } from '#src/server/notifications/mails/mail.ts';
import type { WaitingTask } from '#src/server/notifications/queries.ts';
import { leading, shortPageFor, stopUrlOf } from './links.ts';
import { account, invite, listing, notice, operator, thread, unreachable } from './people-subjects.ts';
import {
  type SubjectName,
  bookingIdOf,
  type Reader,
  type Setting,
  type SubjectRules,
  type Subjects,
  type Written,
  idOf,
} from './subject-rules.ts';
import { cashSums } from '#src/domain/earnings/day-cash.ts';
import type { MailedDeparture } from '#src/server/notifications/mails/host-day.ts';
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import {
  bookingDetailUrl,
  bookingFileUrl,
  contentPageUrl,
  inquiryUrl,
  productDetailUrl,
  voucherCheckUrl,
  writeReviewUrl,
} from '#src/contract/addresses/urls.ts';
import { isHostLocale, locale } from '#src/texts/locale.ts';
import { calendarFile } from '#src/server/booking-texts/calendar.ts';
import {
  findMailedBooking,
  findMailedCompanion,
  findMailedInquiry,
  type MailedBooking,
  queueForCompanions,
} from '#src/server/booking-texts/subject-queries.ts';
import { guestWords, t } from '#src/server/booking-texts/words.ts';
import { makeAccountLink } from '#src/server/features/account/index.ts';
import { codeForCompanion, codeForParty } from '#src/server/features/booking/index.ts';
import { deriveSecret, secretOfHash } from '#src/server/platform/secrets.ts';
import { topicChoice } from '#src/server/notifications/choice-queries.ts';

const booking: SubjectRules<'booking'> = {
  async load(services, task, kind) {
    const found = await loadBooking(services, task);
    if (!found) return null;
    if (kind.topic !== undefined && task.topic === 'mail') {
      // An email for a failed phone message is needed only where none was wanted: otherwise its own task sends it.
      const wanted = task.payload['by_mail'] === true ? 'off' : 'wanted';
      if ((await topicChoice(services.db, found.id, kind.topic)) !== wanted) return null;
    }
    const about = { bookingId: found.id, taskId: task.id };
    if (kind.isStillDue !== undefined && !(await kind.isStillDue(services.db, about))) return null;
    // Before the guest's notice, so they need not wait. A resend is the guest's only.
    if (kind.companions !== undefined && task.payload['resend_of'] === undefined)
      await queueForCompanions(services.db, { task, bookingId: found.id, kind: kind.companions });
    const isLinked = kind.linksAccount === true && found.account !== 'none';
    const link = { bookingId: found.id, mailTask: task.id };
    return { ...found, account_url: isLinked ? await makeAccountLink(services, link) : null };
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale, hostId: subject.host_id }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject, payload }, setting) {
    const links = linksOf(subject, setting, kind.topic);
    const mail = kind.mail(subject, { payload, links });
    if (!mail) return null;
    const caption = () => t('code.party', { ref: subject.ref, guests: guestWords(subject.pax) });
    return {
      mail,
      files: filesOf(mail, subject, { config: setting.config, reader: kind.to }),
      code: mail.code ? { text: codeForParty(subject, setting.keys), ref: subject.ref, caption: caption() } : null,
      picture: pictureOf(mail, subject),
      ...(links.stop !== '' && { stopUrl: links.stop }),
    };
  },
  short: ({ short }, { subject, payload }) => short?.(subject, payload) ?? null,
};

/** In the inviter's language, without links: the booking shows prices. */
const companion: SubjectRules<'companion'> = {
  async load(services, task) {
    const found = await loadBooking(services, task);
    const id = idOf(task, 'companion_id');
    const mailedCompanion = found && id !== null ? await findMailedCompanion(services.db, found.id, id) : null;
    return found && mailedCompanion ? { booking: found, companion: mailedCompanion } : null;
  },
  readerOf: (_kind, { booking: { locale }, companion: { email } }) => ({ email, locale }),
  write(kind, { subject, payload }, setting) {
    const { booking: of, companion: who } = subject;
    const mail = kind.mail(subject, { payload, links: linksOf(of, setting) });
    if (!mail) return null;
    const code = () => codeForCompanion(of, who.id, setting.keys);
    return {
      mail,
      files: filesOf(mail, of, { config: setting.config, reader: { companionId: who.id } }),
      code: mail.code ? { text: code(), ref: of.ref, caption: t('code.one', { ref: of.ref }) } : null,
      picture: pictureOf(mail, of),
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
      ? { email: subject.host_email, locale: subject.host_locale, hostId: subject.host_id }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject }, { config, keys }) {
    const mail = kind.mail(subject, {
      guest:
        config.origin + inquiryUrl(subject.id, secretOfHash(keys, 'inquiry-guest', subject.id, subject.token_hash)),
      host: config.origin + inquiryUrl(subject.id, deriveSecret(keys, 'inquiry-host', subject.id)),
    });
    return mail && { mail, files: [], code: null, picture: pictureOf(mail, subject) };
  },
  short: ({ short }, { subject }) => short?.(subject) ?? null,
};

async function loadBooking({ db }: Pick<Services, 'db'>, task: WaitingTask): Promise<MailedBooking | null> {
  const id = bookingIdOf(task);
  return id === null ? null : findMailedBooking(db, id);
}

function linksOf(of: MailedBooking, { config: { origin }, keys }: Setting, topic?: NoticeTopic): Links {
  const { id, ref, course_id, access_hash } = of;
  const token = secretOfHash(keys, 'booking-access', id, access_hash);
  return {
    guest: origin + bookingDetailUrl({ ref, token }),
    host: origin + bookingDetailUrl({ ref, token: deriveSecret(keys, 'host', id) }),
    voucherPdf: origin + bookingFileUrl('voucher.pdf', { ref, token }),
    // The page warns of codes for other experiences.
    check: `${origin}${voucherCheckUrl}?course=${course_id}${isHostLocale(locale()) ? `&language=${locale()}` : ''}`,
    course: origin + productDetailUrl({ city: of.city_slug, id: course_id, title: of.title }),
    review: origin + writeReviewUrl({ booking_id: id, ref, token }),
    hostReview: `${origin}${bookingDetailUrl({ ref, token: deriveSecret(keys, 'host', id) })}#review`,
    home: origin,
    reviewLog: origin + contentPageUrl('how-reviews-work'),
    stop: topic === undefined ? '' : stopUrlOf(topic, id, { origin, keys }),
  };
}

function pictureOf(mail: MailContent, { picture_id, title }: Pick<MailedBooking, 'picture_id' | 'title'>) {
  return mail.isPictured && picture_id !== null ? { id: picture_id, alt: title } : null;
}

function filesOf(mail: MailContent, of: MailedBooking, wish: Omit<Parameters<typeof calendarFile>[1], 'change'>) {
  return mail.calendar === undefined ? [] : [calendarFile(of, { ...wish, change: mail.calendar })];
}

/** Nothing without guests or after the day (docs/domain/hosts.md#the-day-before). */
const day: SubjectRules<'day'> = {
  async load(services, task) {
    const [hostId, date] = [idOf(task, 'host_id'), textOf(task.payload, 'date')];
    if (hostId === null || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
    const reader = await findDayReader(services.db, hostId);
    const bookings = await findDayBookings(services.db, hostId, date);
    const coming = bookings.filter(({ status }) => status === 'confirmed');
    const url = await hostLinkFor(services.db, services, { hostId, purpose: 'today', date });
    if (!reader || url === null || coming.length === 0) return null;
    const groups = [...Map.groupBy(coming, ({ departure_id: id }) => id).values()];
    const departures: MailedDeparture[] = [];
    for (const group of groups) departures.push(await departureOf(services, hostId, group));
    return { ...reader, date, guests: guestsOf(coming), cash: cashSums(coming), departures, day_url: url };
  },
  readerOf: (_kind, { email, locale, host_id: hostId }) => ({ email, locale, hostId }),
  write: ({ mail }, { subject }) => ({ mail: mail(subject), files: [], code: null, picture: null }),
  short: ({ short }, { subject }) => short(subject),
};

const guestsOf = (bookings: readonly LinkedBooking[]) => bookings.reduce((sum, { pax }) => sum + pax, 0);

async function departureOf(
  services: Services,
  hostId: string,
  bookings: readonly LinkedBooking[],
): Promise<MailedDeparture> {
  const [first] = bookings;
  if (!first) throw new RangeError('a departure without bookings belongs to no group');
  const wish = { hostId, purpose: 'late', departureId: first.departure_id } as const;
  return {
    title: first.title,
    time: first.time,
    guests: guestsOf(bookings),
    cash: cashSums(bookings),
    late_url: await hostLinkFor(services.db, services, wish),
  };
}

type Payload = Sending['payload'];

const rules: { readonly [Of in SubjectName]: SubjectRules<Of> } = {
  account,
  booking,
  companion,
  day,
  inquiry,
  invite,
  listing,
  notice,
  operator,
  thread,
  unreachable,
};

export interface Notice {
  reader: Reader;
  /** Null without a short text. */
  short: PhoneShort | null;
  /** In the reader's language; null for nothing to report. */
  write<Result>(then: (written: Written) => Promise<Result>): Promise<Result | null>;
}

/** `language` is the host's choice (docs/domain/messages.md#emails-to-hosts). */
export function noticeOf<Of extends SubjectName>(
  kind: KindAbout<Of>,
  about: { subject: Subjects[Of]; payload: Payload },
  setting: Setting,
  language: string | null = null,
): Notice {
  const of = rulesOf(kind);
  const reader = of.readerOf(kind, about.subject, setting);
  return {
    reader,
    short: of.short?.(kind, about) ?? null,
    write: async (then) => {
      const work = async () => {
        const written = of.write(kind, about, setting);
        return written && then(written);
      };
      return language === null
        ? inLocaleOf(reader.locale, setting.config.locales, work)
        : inHostLanguage(language, work);
    },
  };
}

export async function loadNotice<Of extends SubjectName>(
  services: Services,
  task: WaitingTask,
  kind: KindAbout<Of>,
): Promise<Notice | null> {
  const subject = await rulesOf(kind).load(services, task, kind);
  if (!subject) return null;
  const { hostId } = rulesOf(kind).readerOf(kind, subject, services);
  const language = hostId === undefined ? null : await findOwnLanguage(services.db, hostId);
  const notice = noticeOf(kind, { subject, payload: task.payload }, services, language);
  if (hostId === undefined || language === null) return notice;
  // The small page has this language, the site does not.
  const page = await shortPageFor(services, { short: notice.short, hostId, bookingId: bookingIdOf(task) });
  return page === null
    ? notice
    : { ...notice, write: (then) => notice.write((written) => then(leading(written, page))) };
}

function rulesOf<Of extends SubjectName>(kind: KindAbout<Of>): SubjectRules<Of> {
  const { about }: NotificationKind = kind;
  // Kinds match their subject, which the compiler cannot know.
  return rules[about] as unknown as SubjectRules<Of>;
}
