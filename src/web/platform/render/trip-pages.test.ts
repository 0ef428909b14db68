import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import { openWith, refusal } from '#tests/support/web/open-with.ts';

type Booking = CallOutput<'booking/detail'>;

const ended = (cause: NonNullable<Booking['ended']>['cause']): Booking['ended'] => ({
  by: 'host',
  cause,
  reason: 'The road is closed.',
  at: '2026-11-22T03:00:00Z',
  refund_percent: 100,
});
const refunds = (state: 'pending' | 'done' | 'failed'): Booking['refunds'] => [
  { amount: 13.65, state, at: '2026-11-22T03:01:00Z', why: '' },
];
const openBooking = (change: Partial<Booking>) =>
  openWith('/booking/detail?ref=KHWMTQRA&token=secret', {
    'booking/detail': contract['booking/detail'].out.parse({ ...fixtureBooking, ...change }),
  });
const over = { qr: null, can: nothingAllowed };

describe("a booking's page for its guest", () => {
  it.each<[string, Partial<Booking>, string[]]>([
    [
      'confirmed',
      {},
      ['You’re booked, Mara', 'What happens next', 'Rp 672,000', 'Move to another date', 'Cancel booking'],
    ],
    [
      'held',
      {
        ...over,
        booking_status: 'held',
        payment: 'none',
        can: { ...nothingAllowed, pay: true },
        links: { ...fixtureBooking.links, checkout: '/booking/checkout?cid=1' },
      },
      ['Complete your payment', 'Continue to payment', 'You haven’t been charged yet'],
    ],
    [
      'checking',
      { ...over, booking_status: 'held', payment: 'checking' },
      ['We’re checking your payment', 'Please don’t pay again'],
    ],
    [
      'requested',
      { ...over, booking_status: 'requested', request_until: '2026-11-23T08:00:00Z' },
      [
        'Your request is with the host, Mara',
        'you get a full refund',
        'replies by Mon 23 Nov 2026, 16:00',
        'you get a full refund within the hour',
      ],
    ],
    [
      'declined',
      {
        ...over,
        booking_status: 'declined',
        ended: ended('request_declined'),
        refund: 'done',
        refunds: refunds('done'),
      },
      ['Wayan Sari couldn’t accept this booking', 'The road is closed.', 'US$13.65 refunded'],
    ],
    [
      'not answered',
      { ...over, booking_status: 'expired', ended: ended('request_expired') },
      ['didn’t reply in time', 'a full refund'],
    ],
    ['expired', { ...over, booking_status: 'expired', payment: 'none' }, ['This booking has expired']],
    [
      'cancelled, refund on its way',
      { ...over, booking_status: 'cancelled', ended: ended('guest'), refund: 'pending', refunds: refunds('pending') },
      ['This booking is cancelled', 'Your refund of US$13.65 is on its way'],
    ],
    [
      'cancelled, refund failed',
      { ...over, booking_status: 'cancelled', ended: ended('guest'), refund: 'failed', refunds: refunds('failed') },
      ['hasn’t reached you yet', 'help@banyan.example'],
    ],
    [
      'cancelled by the host',
      {
        ...over,
        booking_status: 'cancelled',
        ended: ended('host'),
        can: { ...nothingAllowed, choose_alternative: true },
      },
      ['Wayan Sari had to cancel', 'Book something else instead', 'your refund is already on its way'],
    ],
    [
      'cancelled for the weather',
      { ...over, booking_status: 'cancelled', ended: ended('unsafe_weather') },
      ['Cancelled because of unsafe weather'],
    ],
    [
      'missed',
      { booking_status: 'no_show', can: { ...nothingAllowed, contest: true } },
      ['We missed you, Mara', 'tell us within 24 hours'],
    ],
    [
      'over',
      { booking_status: 'completed', can: { ...nothingAllowed, report: true } },
      ['We hope you enjoyed it, Mara', 'Report a problem'],
    ],
  ])('%s: says what is and what comes next', async (_name, change, texts) => {
    const { status, words, error } = await openBooking(change);
    expect([status, error]).toEqual([200, undefined]);
    for (const text of texts) expect(words).toContain(text);
  });

  it('offers only what the server allows', async () => {
    const { words } = await openBooking({ can: nothingAllowed, companions: [] });
    for (const text of ['Move to another date', 'Cancel booking', 'Invite a companion', 'Your group'])
      expect(words).not.toContain(text);
  });

  it('links calendar, voucher, pickup and receipt', async () => {
    const { text } = await openBooking({});
    const { calendar, pdf, pickup } = fixtureBooking.links;
    for (const href of [calendar, pdf, pickup, fixtureBooking.receipts[0]?.url])
      expect(text).toContain(`href="${href}"`);
  });

  it("answers another's booking as one that does not exist, and asks for a login", async () => {
    const page = await openWith('/booking/detail?ref=KHWMTQRA', { 'booking/detail': refusal('booking-not-found') });
    expect(page.status).toBe(404);
    expect(page.words).toContain('Log in');
  });
});

describe("a booking's page for its host", () => {
  const hosted: Partial<Booking> = { viewer: 'host', qr: null, companions: [], receipts: [] };

  it('asks for yes or no with a form that works without script', async () => {
    const { words, text } = await openBooking({
      ...hosted,
      booking_status: 'requested',
      request_until: '2026-11-23T08:00:00Z',
      contact: { ...fixtureBooking.contact, phone: '', email: '' },
      can: { ...nothingAllowed, answer_request: true },
    });
    for (const one of ['Mara Lind, 2 guests', 'Can you host them?', 'Accept', 'Decline', 'We walk slowly.']) {
      expect(words).toContain(one);
    }
    expect(text).toMatch(/<form[^>]* action="\/booking\/request-answer"[^>]* method="post"/);
    expect(text).toContain('name="ref" value="KHWMTQRA"');
    expect(text).toContain('name="token" value="secret"');
    expect(words).not.toContain('Guest’s phone');
  });

  it('shows phone, pickup and cash, and what can be done with the departure', async () => {
    const { words } = await openBooking({
      ...hosted,
      departure: { is_closed: false, taken: 6, seats_left: 2 },
      can: { ...nothingAllowed, host_cancel: true, close_departure: true },
    });
    for (const one of ['+47 555 01 234', 'Jalan Raya 12, Ubud', 'Rp 672,000', '6 seats are booked. 2 are available.']) {
      expect(words).toContain(one);
    }
    for (const one of ['Cancel this booking', 'Close for new bookings', 'Cancel for everyone'])
      expect(words).toContain(one);
  });

  it('says why an answer without script was refused', async () => {
    const { words } = await openWith('/booking/detail?ref=KHWMTQRA&token=secret&refused=link-invalid', {
      'booking/detail': { ...fixtureBooking, ...hosted },
    });
    expect(words).toContain('This link has already been used or is no longer valid.');
  });
});
