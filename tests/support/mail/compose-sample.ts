// Composes any kind of email from the samples, in a state that sends it.
import { generateKeyPairSync } from 'node:crypto';
import type { Brand } from '#src/server/platform/config/brand.ts';
import { composeMail, type ComposedMail, type MailSetting } from '#src/server/notifications/mail-channel.ts';
import { type Notice, noticeOf } from '#src/server/notifications/subjects/subjects.ts';
import type { Setting } from '#src/server/notifications/subjects/subject-rules.ts';
import { notificationKinds } from '#src/server/notifications/kinds.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import type { MailedBooking, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import { sampleNotice } from './sample-notices.ts';
import { sampleAccount, sampleBooking, sampleCompanion, sampleInquiry, sampleNow, sampleThread } from './samples.ts';

const pair = generateKeyPairSync('ed25519');
const brand: Brand = {
  name: 'Banyan',
  tagline: '',
  logo: null,
  press_title: 'Press',
  contacts: { email: 'help@banyan.example', phone: '+1 555 0100', whatsapp: '' },
  social: [],
};

export const sampleSetting = {
  config: { origin: 'https://banyan.example', brand, locales: ['en_US', 'ar_XB'], mailLanguage: 'en_US' },
  keys: {
    masters: [{ version: 1, secret: Buffer.alloc(32, 7) }] satisfies MasterKeys['masters'],
    voucher: { private: pair.privateKey, public: pair.publicKey, publics: [pair.publicKey] },
  },
};

/** Additional payload from the decision. */
export const samplePayload: Record<string, unknown> = {
  decision: 'uphold',
  refund_cents: 1560,
  amount_minor: 2092,
  currency: 'SGD',
  old_date: '2026-12-04',
  old_time: '10:00',
  date: '2026-12-06',
  time: '11:00',
  until: new Date(sampleNow + 900_000).toISOString(),
  reminder: 'day',
  starts_ms: Date.parse('2026-12-05T11:15:00Z'),
  coupon_code: 'THANKS-BCDFHJKM-NPRTWXYZ',
  log_hash: 'ab'.repeat(32),
  rating: 4,
  minimum_cents: 2000,
  way: 'bank',
  reference: 'TR 4711',
  paid_on: '2026-11-22',
  before: 6,
  after: 8,
  reason: 'It names a person in private.',
  word: 'not_paid',
};

const sampleThanks = {
  email: 'guest@example.test',
  locale: 'en_US',
  first_name: 'Ada',
  code: 'THANKS-BCDFHJKM-NPRTWXYZ',
  id: '00000000-0000-4000-8000-00000000f00d',
  valid_until: new Date(sampleNow + 90 * 86_400_000),
};
const sampleWritten = {
  email: 'ada@example.test',
  name: 'Ada Lovelace',
  topic: 'Paying or a refund',
  page: '/contact-us',
  city: 'Hue',
  audience: 'Guests of my guest house',
  message: 'I paid twice.',
};

const sampleListing = {
  draft_id: '00000000-0000-4000-8000-00000000d4af',
  host_id: '00000000-0000-4000-8000-00000000d057',
  course_id: 7,
  city_slug: 'hue',
  title: 'Lanterns of the old town',
  host_name: 'Linh',
  is_host: false,
  email: 'host@example.test',
  locale: 'en_US',
};
const sampleDay = {
  host_id: '00000000-0000-4000-8000-00000000d057',
  email: 'host@example.test',
  locale: 'en_US',
  date: '2026-12-05',
  guests: 5,
  cash: [{ code: 'VND', minor: 844_000 }],
  departures: [
    {
      title: 'Lanterns of the old town',
      time: '09:00',
      guests: 3,
      cash: [{ code: 'VND', minor: 844_000 }],
      late_url: null,
    },
    {
      title: 'Cook with Mai',
      time: '15:00',
      guests: 2,
      cash: [],
      late_url: 'https://banyan.example/h/aaaaaaaaaaaaaaaaaaaaaa',
    },
  ],
  day_url: 'https://banyan.example/h/bbbbbbbbbbbbbbbbbbbbbb',
};
const sampleUnreachable = {
  host_id: '00000000-0000-4000-8000-00000000d057',
  host_name: 'Linh',
  is_own: false,
  email: 'host@example.test',
  locale: 'en_US',
};

const later = new Date(sampleNow + 900_000);
const states: Record<string, Partial<MailedBooking>> = {
  'booking-held': { status: 'held', payment: 'none', hold_until: later },
  'booking-late': { late_minutes: 20 },
  'companion-late': { late_minutes: 20 },
  'booking-requested': { status: 'requested', request_until: later },
  'host-request': { status: 'requested', request_until: later },
  'time-offered': { status: 'requested', request_until: later },
  'host-time-refused': { status: 'requested', request_until: later },
  'booking-cancelled': { status: 'cancelled', cancelled_by: 'host', cancel_cause: 'host', refund_cents: 1560 },
  'host-booking-cancelled': { status: 'cancelled', cancelled_by: 'guest', cancel_cause: 'guest', refund_cents: 1560 },
  'companion-cancelled': { status: 'cancelled', cancelled_by: 'guest', cancel_cause: 'guest' },
  'no-show-recorded': { status: 'no_show', no_show_at: new Date(sampleNow - 960_000) },
  'no-show-taken-back': { status: 'checked_in' },
  'no-show-decided': { status: 'completed' },
  'host-no-show-contested': { status: 'no_show', objected_at: new Date(sampleNow - 960_000) },
  'host-no-show-decided': { status: 'completed' },
  'request-declined': { status: 'declined', refund_cents: 1560 },
  'account-link': { account: 'new', account_url: 'https://banyan.example/user/confirm?token=sample' },
  'late-refund': { status: 'expired' },
  'seat-sought': { status: 'expired' },
  ...Object.fromEntries(
    ['review-request', 'review-thanks', 'review-replied', 'review-removed', 'review-restored', 'host-review'].map(
      (kind) => [kind, { status: 'completed' as const }],
    ),
  ),
  'request-expired': { status: 'expired', refund_cents: 1560 },
};
const askedStates: Record<string, Partial<MailedInquiry>> = {
  'inquiry-verify': { status: 'unverified' },
  'inquiry-answered': { status: 'answered', answer: 'Yes, we have a stove.\nBring your child!' },
  'inquiry-offered': { status: 'offered', answer: 'I can offer a smaller group.' },
};

const link = (page: string) => ({ url: `https://banyan.example/user/${page}?token=sample` });
const accountStates: Record<string, Partial<MailedAccount>> = {
  'account-sign-up': { purpose: 'sign-up', ...link('verify') },
  'account-sign-in': { purpose: 'sign-in', ...link('sign-in') },
  'account-reset': { purpose: 'reset', ...link('reset') },
  'account-delete': { purpose: 'delete', ...link('delete-account') },
  'account-address': { purpose: 'address', ...link('address') },
  'account-identity': { purpose: 'identity', provider: 'google', ...link('connect') },
  'account-identity-added': { provider: 'google' },
  'account-identity-removed': { provider: 'facebook' },
  'account-operator': { changed: { old: 'ines@example.test', new: 'freed' } },
  'account-address-changed': { changed: { old: 'guest@example.test', new: 'new@example.test' } },
};

/** An email of this kind; null where the kind does not apply to the booking. */
export async function composeSample(
  name: string,
  more: {
    booking?: Partial<MailedBooking>;
    firstName?: string;
    payload?: Record<string, unknown>;
    setting?: Setting & MailSetting;
    /** The language of hosts that its reader has chosen. */
    language?: string;
  } = {},
): Promise<ComposedMail | null> {
  const kind = notificationKinds[name];
  if (!kind) throw new Error(`no kind ${name}`);
  const named = more.firstName === undefined ? {} : { first_name: more.firstName };
  const booking = sampleBooking({ ...states[name], ...named, ...more.booking });
  const payload = more.payload ?? samplePayload;
  const { setting = sampleSetting, language = null } = more;
  if (kind.about === 'inquiry')
    return mailOf(
      noticeOf(kind, { subject: sampleInquiry({ ...askedStates[name], ...named }), payload }, setting, language),
      setting,
    );
  if (kind.about === 'invite') {
    const thanks = { ...sampleThanks, ...named };
    return mailOf(noticeOf(kind, { subject: thanks, payload }, setting, language), setting);
  }
  if (kind.about === 'operator') {
    const written = { ...sampleWritten, ...(more.firstName !== undefined && { name: more.firstName }) };
    return mailOf(noticeOf(kind, { subject: written, payload }, setting, language), setting);
  }
  if (kind.about === 'notice') {
    const write = sampleNotice(name, more.firstName ?? 'Linh');
    return mailOf(
      noticeOf(kind, { subject: { email: 'host@example.test', locale: 'en_US', write }, payload }, setting, language),
      setting,
    );
  }
  if (kind.about === 'listing') {
    const subject = {
      ...sampleListing,
      is_host: language !== null,
      host_name: more.firstName ?? sampleListing.host_name,
    };
    return mailOf(noticeOf(kind, { subject, payload }, setting, language), setting);
  }
  if (kind.about === 'day') return mailOf(noticeOf(kind, { subject: sampleDay, payload }, setting, language), setting);
  if (kind.about === 'unreachable') {
    const subject = { ...sampleUnreachable, host_name: more.firstName ?? sampleUnreachable.host_name };
    return mailOf(noticeOf(kind, { subject, payload }, setting, language), setting);
  }
  if (kind.about === 'thread')
    return mailOf(
      noticeOf(kind, { subject: sampleThread({ reader: kind.to, ...named }), payload }, setting, language),
      setting,
    );
  if (kind.about === 'account')
    return mailOf(noticeOf(kind, { subject: sampleAccount(accountStates[name]), payload }, setting, language), setting);
  if (kind.about === 'booking')
    return mailOf(noticeOf(kind, { subject: booking, payload }, setting, language), setting);
  const subject = { booking, companion: { ...sampleCompanion, ...named } };
  return mailOf(noticeOf(kind, { subject, payload }, setting, language), setting);
}

/** A notification as its reader gets it by email. */
export function mailOf({ reader, write }: Notice, setting: MailSetting = sampleSetting): Promise<ComposedMail | null> {
  return write((written) => composeMail(reader.email, written, setting));
}
