// From a letter to a mail: subject, text, HTML and files (docs/vouchers.md#voucher).
import { bookingDetailUrl, bookingFileUrl, inquiryUrl, voucherCheckUrl } from '#src/contract/urls.ts';
import type { Config } from '../config.ts';
import { inLocaleOf } from '../locale.ts';
import { deriveSecret, secretOfHash } from '../secrets.ts';
import { codeForCompanion, codeForParty } from '../features/booking/index.ts';
import type { Attachment } from '../gateways/mail.ts';
import type { Keys } from '../keys.ts';
import { calendarFile } from '../booking-texts/calendar.ts';
import { oneLine } from '../booking-texts/clean-words.ts';
import { codePicture } from './code-picture.ts';
import type { MailKind } from './kinds.ts';
import { renderHtml, renderText, type Body } from './layout.ts';
import type { Letter, Links, Sending } from './letter.ts';
import type { MailedBooking, MailedCompanion, MailedInquiry } from '../booking-texts/subject-queries.ts';
import { t, guestWords } from '../booking-texts/words.ts';

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

export interface Setting {
  config: Pick<Config, 'origin' | 'brand' | 'locales'>;
  keys: Pick<Keys, 'masters' | 'voucher'>;
}

type Payload = Sending['payload'];

/** A mail about a booking to its guest or host; null when there is nothing to tell any more. */
export async function composeBookingMail(
  kind: Extract<MailKind, { about: 'booking' }>,
  booking: MailedBooking,
  payload: Payload,
  setting: Setting,
): Promise<ComposedMail | null> {
  const links = linksOf(booking, setting);
  const isHost = kind.to === 'host';
  const reader = isHost ? 'host' : 'guest';
  const url = isHost ? links.host : links.guest;
  return inLocaleOf(isHost ? booking.host_locale : booking.locale, setting.config.locales, async () => {
    const letter = kind.letter(booking, { payload, links });
    if (!letter) return null;
    return finish(letter, {
      to: isHost ? booking.host_email : booking.email,
      setting,
      files: fileOf(letter, booking, { config: setting.config, reader, url }),
      code: letter.code && {
        text: codeForParty(booking, setting.keys),
        ref: booking.ref,
        caption: t('code.party', { ref: booking.ref, guests: guestWords(booking.pax) }),
      },
    });
  });
}

/** A mail to somebody who comes along, in the language of who invites: no link opens the booking, because it shows prices. */
export async function composeCompanionMail(
  kind: Extract<MailKind, { about: 'companion' }>,
  about: { booking: MailedBooking; companion: MailedCompanion },
  payload: Payload,
  setting: Setting,
): Promise<ComposedMail | null> {
  const { booking, companion } = about;
  return inLocaleOf(booking.locale, setting.config.locales, async () => {
    const letter = kind.letter(about, { payload, links: linksOf(booking, setting) });
    if (!letter) return null;
    return finish(letter, {
      to: companion.email,
      setting,
      files: fileOf(letter, booking, { config: setting.config, reader: { companionId: companion.id } }),
      code: letter.code && {
        text: codeForCompanion(booking, companion.id, setting.keys),
        ref: booking.ref,
        caption: t('code.one', { ref: booking.ref }),
      },
    });
  });
}

/** A mail about a question, to who asks or to the host. */
export async function composeInquiryMail(
  kind: Extract<MailKind, { about: 'inquiry' }>,
  inquiry: MailedInquiry,
  setting: Setting,
): Promise<ComposedMail | null> {
  const { config, keys } = setting;
  const links = {
    guest: config.origin + inquiryUrl(inquiry.id, secretOfHash(keys, 'inquiry-guest', inquiry.id, inquiry.token_hash)),
    host: config.origin + inquiryUrl(inquiry.id, deriveSecret(keys, 'inquiry-host', inquiry.id)),
  };
  const [to, kept] = kind.to === 'host' ? [inquiry.host_email, inquiry.host_locale] : [inquiry.email, inquiry.locale];
  return inLocaleOf(kept, config.locales, async () => {
    const letter = kind.letter(inquiry, links);
    return letter && finish(letter, { to, setting, files: [] });
  });
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

function fileOf(letter: Letter, booking: MailedBooking, wish: Omit<Parameters<typeof calendarFile>[1], 'change'>) {
  return letter.calendar === undefined ? [] : [calendarFile(booking, { ...wish, change: letter.calendar })];
}

interface Finishing {
  to: string;
  setting: Setting;
  files: Attachment[];
  code?: { text: string; ref: string; caption: string } | undefined;
}

async function finish(letter: Letter, { to, setting, files, code }: Finishing): Promise<ComposedMail> {
  const { brand } = setting.config;
  const sender = { name: brand.name, contact: brand.contacts.email };
  const body: Body = {
    heading: letter.heading,
    lines: letter.lines,
    cash: letter.cash ?? null,
    facts: letter.facts,
    ...(letter.price && { price: letter.price }),
    button: letter.button,
    closing: letter.closing,
    code: code ? { caption: code.caption, hint: t('code.text'), text: code.text } : null,
  };
  const picture = code ? [codePicture(code.text, code.ref)] : [];
  return {
    to,
    subject: oneLine(letter.subject),
    text: renderText(body, sender),
    html: renderHtml(body, sender),
    attachments: [...picture, ...files],
  };
}
