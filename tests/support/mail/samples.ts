// Samples for email tests: one booking, one companion, one question, all with awkward text.
import { bookingQuote } from '#src/domain/booking/booking-quote.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { MailedBooking, MailedCompanion, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';

const now = Date.UTC(2026, 10, 21, 10, 0);
const hour = 3_600_000;

/** The price of three guests at 20.00. */
export const sampleQuote = bookingQuote(
  quote({
    price_cents: 2000,
    pax: 3,
    min_pax: 1,
    surcharge_cents: null,
    group_tiers: [],
    addons: [],
    service_fee_rate: '0.06',
    deposit_rate: '0.2',
    coupon: null,
    currency: 'NPR',
    rate: '141.8',
  }),
  { hasPickup: false, rateAt: new Date(now) },
);

/** A confirmed booking two weeks ahead in Kathmandu; `more` overrides fields. */
export function sampleBooking(more: Partial<MailedBooking> = {}): MailedBooking {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    access_hash: Buffer.alloc(32),
    ref: 'BCDFHJKM',
    locale: 'en_US',
    host_locale: 'en_US',
    email: 'guest@example.test',
    first_name: 'Ada',
    last_name: 'Lovelace',
    isd_code: '44',
    phone: '7700 900123',
    pax: 3,
    status: 'confirmed',
    payment: 'paid',
    course_id: 7,
    title: 'Momo evening with Sunita in her courtyard',
    picture_id: 'karst-dawn',
    city_name: 'Kathmandu',
    city_slug: 'kathmandu',
    country_name: 'Nepal',
    time_zone: 'Asia/Kathmandu',
    date: '2026-12-05',
    time: '17:00',
    starts_at: new Date('2026-12-05T11:15:00Z'),
    ends_at: new Date('2026-12-05T14:15:00Z'),
    host_id: '00000000-0000-4000-8000-000000000001',
    late_minutes: 0,
    host_email: 'host@example.test',
    host_name: 'Sunita Shakya',
    host_phone: '+977 1 5550100',
    meeting_text: 'Blue gate next to the stupa,\nsecond courtyard',
    meeting_latitude: 27.7215,
    meeting_longitude: 85.362,
    bring: ['A warm layer', 'Appetite'],
    pickup_address: '',
    due_cents: 1560,
    balance_cents: 4800,
    balance_local_minor: 681_000,
    local_currency: 'NPR',
    quote: sampleQuote,
    policy: policyOf('moderate'),
    created_at: new Date(now - hour),
    hold_until: null,
    request_until: null,
    objected_at: null,
    no_show_at: null,
    cancel_cause: null,
    cancelled_by: null,
    refund_cents: 0,
    account: 'none',
    account_url: null,
    now_ms: now,
    ...more,
  };
}

export const sampleCompanion: MailedCompanion = {
  id: '0a1b2c3d-0000-4000-8000-0000000000c1',
  email: 'friend@example.test',
  first_name: 'Bina',
};

export function sampleInquiry(more: Partial<MailedInquiry> = {}): MailedInquiry {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    token_hash: Buffer.alloc(32),
    locale: 'en_US',
    host_locale: 'en_US',
    email: 'guest@example.test',
    first_name: 'Ada',
    pax: 3,
    status: 'open',
    answer: '',
    message: 'Is the kitchen warm in December?\nWe come with a child of four.',
    date: '2026-12-05',
    time: '17:00',
    title: 'Momo evening with Sunita in her courtyard',
    picture_id: 'karst-dawn',
    city_name: 'Kathmandu',
    time_zone: 'Asia/Kathmandu',
    host_id: '00000000-0000-4000-8000-000000000001',
    host_email: 'host@example.test',
    host_name: 'Sunita Shakya',
    expires_at: new Date(now + 48 * hour),
    offer_until: new Date(now + 24 * hour),
    ...more,
  };
}

/** A booking's conversation with two messages that its guest, or its host, has not read. */
export function sampleThread(more: Partial<MailedThread> = {}): MailedThread {
  const { id, ref, access_hash, email, locale, first_name, title, host_id, host_email, host_locale, host_name } =
    sampleBooking();
  const side = more.reader === 'host' ? 'guest' : 'host';
  return {
    id,
    reader: 'guest',
    booking_id: id,
    ref,
    access_hash,
    inquiry_id: null,
    token_hash: null,
    title,
    email,
    locale,
    first_name,
    host_id,
    host_email,
    host_locale,
    host_name,
    unread: 2,
    messages: [
      { side, text: 'The gate is blue.\nPlease ring twice.', pictures: 2 },
      { side, text: 'And bring a warm layer!', pictures: 0 },
    ],
    ...more,
  };
}

export const sampleNow = now;

/** A user with one booking, on a new browser; `more` overrides fields. */
export function sampleAccount(more: Partial<MailedAccount> = {}): MailedAccount {
  const { id, ref, access_hash, title, city_name, time_zone, starts_at } = sampleBooking();
  return {
    email: 'guest@example.test',
    locale: 'en_US',
    userId: '00000000-0000-4000-8000-00000000d057',
    url: null,
    purpose: null,
    provider: null,
    hasAccount: false,
    isTaken: false,
    device: { browser: 'Firefox', system: 'Linux' },
    at: new Date(now),
    changed: null,
    payout: {
      ending: '3000',
      helped: null,
      amountCents: 4200,
      paidOn: '2026-11-27',
      reference: 'SWIFT 123',
      reason: 'AC04 closed account',
    },
    calendar: { name: 'My phone', entries: [{ date: '2026-12-04', time: '', text: 'Dentist' }] },
    hours: 48,
    bookings: [{ id, ref, access_hash, title, city_name, time_zone, starts_at }],
    ...more,
  };
}
