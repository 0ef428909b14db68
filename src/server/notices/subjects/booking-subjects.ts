// Notices about bookings, those who come along, and questions.
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
import { deriveSecret, secretOfHash } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { isWanted } from '#src/server/notices/choice-queries.ts';
import type { Letter, Links } from '#src/server/notices/letter.ts';
import { stopUrlOf } from './links.ts';
import type { WaitingTask } from '#src/server/notices/queries.ts';
import { bookingIdOf, idOf, type Setting, type SubjectRules } from './subject-rules.ts';

/** Told to guest or host. */
export const booking: SubjectRules<'booking'> = {
  async load(services, task, kind) {
    const found = await loadBooking(services, task);
    if (!found) return null;
    if (kind.topic !== undefined && !(await isWanted(services.db, found.id, kind.topic))) return null;
    const about = { bookingId: found.id, taskId: task.id };
    if (kind.isNews !== undefined && !(await kind.isNews(services.db, about))) return null;
    // Before the guest's own notice: if that one has to wait for its server, companions need not.
    // One that an operator sends again is the guest's alone.
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
    const letter = kind.letter(subject, { payload, links });
    if (!letter) return null;
    const caption = () => t('code.party', { ref: subject.ref, guests: guestWords(subject.pax) });
    return {
      letter,
      files: filesOf(letter, subject, { config: setting.config, reader: kind.to }),
      code: letter.code ? { text: codeForParty(subject, setting.keys), ref: subject.ref, caption: caption() } : null,
      picture: pictureOf(letter, subject),
      ...(links.stop !== '' && { stopUrl: links.stop }),
    };
  },
  short: ({ short }, { subject, payload }) => short?.(subject, payload) ?? null,
};

/** In the language of who invites: no link opens the booking, because it shows prices. */
export const companion: SubjectRules<'companion'> = {
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

/** Told to who asks or to the host. */
export const inquiry: SubjectRules<'inquiry'> = {
  async load({ db }, task) {
    const id = idOf(task, 'inquiry_id');
    return id === null ? null : findMailedInquiry(db, id);
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale, hostId: subject.host_id }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject }, { config, keys }) {
    const letter = kind.letter(subject, {
      guest:
        config.origin + inquiryUrl(subject.id, secretOfHash(keys, 'inquiry-guest', subject.id, subject.token_hash)),
      host: config.origin + inquiryUrl(subject.id, deriveSecret(keys, 'inquiry-host', subject.id)),
    });
    return letter && { letter, files: [], code: null, picture: pictureOf(letter, subject) };
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
    // The page remembers which experience its host leads, and warns of codes for others.
    check: `${origin}${voucherCheckUrl}?course=${course_id}${isHostLocale(locale()) ? `&language=${locale()}` : ''}`,
    course: origin + productDetailUrl({ city: of.city_slug, id: course_id, title: of.title }),
    review: origin + writeReviewUrl({ booking_id: id, ref, token }),
    hostReview: `${origin}${bookingDetailUrl({ ref, token: deriveSecret(keys, 'host', id) })}#review`,
    reviewLog: origin + contentPageUrl('how-reviews-work'),
    stop: topic === undefined ? '' : stopUrlOf(topic, id, { origin, keys }),
  };
}

function pictureOf(letter: Letter, { picture_id, title }: Pick<MailedBooking, 'picture_id' | 'title'>) {
  return letter.isPictured && picture_id !== null ? { id: picture_id, alt: title } : null;
}

function filesOf(letter: Letter, of: MailedBooking, wish: Omit<Parameters<typeof calendarFile>[1], 'change'>) {
  return letter.calendar === undefined ? [] : [calendarFile(of, { ...wish, change: letter.calendar })];
}
