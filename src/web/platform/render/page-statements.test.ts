// A booking page's statements about people and money, by state and side
// (docs/domain/messages.md#what-an-email-contains, docs/domain/accounts.md#sharing-numbers).
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import { openWith } from '#tests/support/web/open-with.ts';

type Booking = CallOutput<'booking/detail'>;
type Ended = NonNullable<Booking['ended']>;

interface Scene {
  name: string;
  booking: Booking;
}

const isSold = ({ booking_status: status }: Booking) => seatsOf(status) === 'sold';
const isOver = ({ booking_status: status }: Booking) => seatsOf(status) === 'free';

const ended = (by: Ended['by'], cause: Ended['cause']): Partial<Booking> => ({
  booking_status: 'cancelled',
  ended: { by, cause, reason: '', at: '2026-11-22T03:00:00Z', refund_percent: 0 },
});
const back: Partial<Booking> = {
  refund: 'pending',
  refunds: [{ amount: 13.65, state: 'pending', at: '2026-11-22T03:01:00Z', why: '' }],
};
const ends: Record<string, Partial<Booking>> = {
  held: { booking_status: 'held', payment: 'none', paid_online: 0 },
  requested: { booking_status: 'requested', request_until: '2026-11-23T08:00:00Z' },
  confirmed: {},
  'checked in': { booking_status: 'checked_in' },
  completed: { booking_status: 'completed' },
  missed: { booking_status: 'no_show' },
  declined: { ...ended('host', 'request_declined'), ...back, booking_status: 'declined' },
  'not answered': { ...ended('system', 'request_expired'), ...back, booking_status: 'expired' },
  'hold over': { booking_status: 'expired', payment: 'none', paid_online: 0 },
  'cancelled by the guest': { ...ended('guest', 'guest'), ...back },
  'cancelled by the guest, nothing back': ended('guest', 'guest'),
  'cancelled by support': { ...ended('operator', 'guest'), ...back },
  'cancelled by the host': { ...ended('host', 'host'), ...back },
  'cancelled by a coordinator': { ...ended('coordinator', 'host'), ...back },
  'cancelled, the host was late': { ...ended('operator', 'host_late'), ...back },
  'cancelled for the weather': { ...ended('host', 'unsafe_weather'), ...back },
};
const code: Partial<Booking> = {
  quote: { ...fixtureBooking.quote, coupon_discount: 5, booking_deposit_due: 8.65 },
  paid_online: 8.65,
};
const free: Partial<Booking> = {
  quote: { ...fixtureBooking.quote, coupon_discount: 13.65, booking_deposit_due: 0 },
  paid_online: 0,
  refunds: [],
  refund: 'none',
};
const noCash: Partial<Booking> = {
  quote: { ...fixtureBooking.quote, balance_due_to_host: 0, balance_due_local: 0, booking_deposit_due: 55.65 },
  cash: { ...fixtureBooking.cash, amount: 0, usd: 0 },
};
const prices = { 'as usual': {}, 'with a code': code, 'nothing due': free, 'no cash': noCash };

/** The booking's call response; phone numbers and code appear with the confirmation. */
function sceneOf(name: string, change: Partial<Booking>, price: Partial<Booking>): Scene {
  const unpaid = change.paid_online === 0 ? { paid_online: 0 } : {};
  const booking: Booking = { ...fixtureBooking, ...change, ...price, ...unpaid, can: nothingAllowed };
  const sold = isSold(booking);
  const host = { ...booking.host, phone: sold ? booking.host.phone : null };
  return { name, booking: { ...booking, host, qr: sold ? booking.qr : null } };
}

const scenes = Object.entries(ends).flatMap(([state, change]) =>
  Object.entries(prices).map(([price, more]) => sceneOf(`${state}, ${price}`, change, more)),
);

const pages = await Promise.all(
  scenes.flatMap(({ name, booking }) =>
    (['guest', 'host'] as const).map(async (viewer) => {
      const shown: Booking =
        viewer === 'guest'
          ? booking
          : { ...booking, viewer, qr: null, receipts: [], contact: hostSees(booking), companions: [] };
      const { words } = await openWith('/booking/detail?ref=KHWMTQRA&token=secret', {
        'booking/detail': contract['booking/detail'].out.parse(shown),
      });
      return { name: `${viewer}: ${name}`, viewer, booking, words };
    }),
  ),
);
type Page = (typeof pages)[number];

function hostSees(booking: Booking): Booking['contact'] {
  return isSold(booking) ? booking.contact : { ...booking.contact, email: '', isd_code: '', phone: '' };
}

const hasCash = ({ booking }: Page) => booking.cash.usd > 0;
const causeIs =
  (cause: Ended['cause'], ...by: Ended['by'][]) =>
  ({ booking: { ended: end } }: Page) =>
    end?.cause === cause && (by.length === 0 || by.includes(end.by));

const statements: { says: string; found: RegExp; isTrue: (page: Page) => boolean; must?: (page: Page) => boolean }[] = [
  {
    says: "the host's phone",
    found: /\+62 361 555 0101/,
    isTrue: ({ booking }) => isSold(booking),
    must: ({ viewer, booking }) => viewer === 'guest' && isSold(booking),
  },
  {
    says: "the guest's phone",
    found: /555 01 234/,
    isTrue: ({ viewer, booking }) => viewer === 'host' && isSold(booking),
    must: ({ viewer, booking }) => viewer === 'host' && booking.booking_status === 'confirmed',
  },
  {
    says: 'cash to bring',
    found: /Cash to bring (?!if confirmed)(?!None)/,
    isTrue: (page) => hasCash(page) && ['confirmed', 'checked_in'].includes(page.booking.booking_status),
    must: (page) => page.viewer === 'guest' && hasCash(page) && page.booking.booking_status === 'confirmed',
  },
  {
    says: 'cash to the host',
    found: /Cash to your host on the day|Bring Rp/,
    isTrue: ({ booking }) => !isOver(booking),
  },
  {
    says: 'cash to collect',
    found: /Cash to collect( if you accept)? Rp/,
    isTrue: (page) => page.viewer === 'host' && hasCash(page) && !isOver(page.booking),
    must: (page) => page.viewer === 'host' && hasCash(page) && page.booking.booking_status === 'confirmed',
  },
  {
    says: 'money that is still to be paid',
    found: /Pay now/,
    isTrue: ({ booking }) => booking.paid_online === 0 && booking.quote.booking_deposit_due > 0 && !isOver(booking),
  },
  {
    says: 'that all of it goes back',
    found: /You get a full refund of what you paid online/,
    isTrue: ({ viewer, booking }) => viewer === 'guest' && booking.paid_online > 0 && booking.refunds.length > 0,
  },
  {
    says: 'that nothing comes back',
    found: /what you paid online isn’t refundable/,
    isTrue: ({ booking }) => booking.paid_online > 0 && booking.refunds.length === 0,
    must: ({ viewer, name, booking }) =>
      viewer === 'guest' && /by the guest, nothing back/.test(name) && booking.paid_online > 0,
  },
  {
    says: 'that nothing was paid',
    found: /You paid nothing online|The guest had nothing to pay online/,
    isTrue: ({ booking }) => booking.paid_online === 0,
  },
  {
    says: 'what comes back',
    found: /See your refund below|Your refund of .* is on its way/,
    isTrue: ({ viewer, booking }) => viewer === 'guest' && booking.refunds.length > 0,
  },
  {
    says: 'what comes back, to the host',
    found: /refunding .* to the guest/,
    isTrue: ({ viewer, booking }) => viewer === 'host' && booking.refunds.length > 0,
  },
  { says: 'the guest cancelled', found: /Cancelled by the guest/, isTrue: causeIs('guest', 'guest') },
  { says: 'the host cancelled', found: /had to cancel|Cancelled by you/, isTrue: causeIs('host') },
  {
    says: 'support cancelled',
    found: /[Cc]ancelled by our support team|Our support team cancelled/,
    isTrue: causeIs('guest', 'operator', 'system'),
    must: causeIs('guest', 'operator'),
  },
  {
    says: 'the host was late',
    found: /was more than 15 minutes late|Cancelled: host was late/,
    isTrue: causeIs('host_late'),
    must: causeIs('host_late'),
  },
  { says: 'the weather', found: /weather/, isTrue: causeIs('unsafe_weather'), must: causeIs('unsafe_weather') },
  {
    says: 'subtotal, code and total',
    found: /Subtotal US\$55\.65 Discount code −US\$(5\.00|13\.65) Total US\$(50\.65|42\.00)/,
    isTrue: ({ booking }) => booking.quote.coupon_discount > 0,
    must: ({ viewer, booking }) => viewer === 'guest' && booking.quote.coupon_discount > 0,
  },
  {
    says: 'a code to scan',
    found: /Your host scans this/,
    isTrue: ({ viewer, booking }) => viewer === 'guest' && isSold(booking),
    must: ({ viewer, booking }) => viewer === 'guest' && isSold(booking),
  },
];

describe("a booking's page that says", () => {
  it.each(statements)('$says says it where it is true, and nowhere else', ({ found, isTrue, must }) => {
    const wrong = pages.filter((page) => found.test(page.words) && !isTrue(page)).map(({ name }) => name);
    const missing = pages.filter((page) => must?.(page) && !found.test(page.words)).map(({ name }) => name);
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  });
});
