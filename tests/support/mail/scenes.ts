// Every state of a booking in emails, with the facts behind each statement.
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { sampleBooking, sampleNow, sampleQuote } from './samples.ts';

export interface Scene {
  name: string;
  booking: MailedBooking;
  payload: Record<string, unknown>;
  /** Before the booking ended, if it did. */
  from: BookingStatus;
  /** The party that ended it. */
  by: 'guest' | 'host' | 'host_late' | 'weather' | 'us' | null;
  /** The refund, in US cents. */
  refund: number;
}

interface State {
  name: string;
  change: Partial<MailedBooking>;
  from?: BookingStatus;
  by?: Scene['by'];
  /** The refunded share of the online payment. */
  back?: number;
}

const minutes = (count: number) => new Date(sampleNow + count * 60_000);
const cancelled = (by: Scene['by'], back: number, from: BookingStatus = 'confirmed'): State => {
  const cause = {
    guest: 'guest',
    host: 'host',
    host_late: 'host_late',
    weather: 'unsafe_weather',
    us: 'guest',
  } as const;
  const role = by === 'guest' ? 'guest' : by === 'us' || by === 'host_late' ? 'operator' : 'host';
  return {
    name: `${from}, then cancelled by ${by}, ${back}% back`,
    change: { status: 'cancelled', cancelled_by: role, cancel_cause: by === null ? null : cause[by] },
    from,
    by,
    back,
  };
};

export const states: readonly State[] = [
  { name: 'held', change: { status: 'held', payment: 'none', hold_until: minutes(15) } },
  { name: 'requested', change: { status: 'requested', request_until: minutes(47 * 60) } },
  { name: 'confirmed', change: { status: 'confirmed' } },
  { name: 'confirmed, the host late', change: { status: 'confirmed', late_minutes: 20 } },
  { name: 'confirmed, a part given back', change: { status: 'confirmed', payment: 'partly_refunded' }, back: 50 },
  { name: 'confirmed, disputed', change: { status: 'confirmed', payment: 'disputed' } },
  { name: 'checked in', change: { status: 'checked_in' } },
  { name: 'completed', change: { status: 'completed' } },
  { name: 'missed', change: { status: 'no_show', no_show_at: minutes(-16), objected_at: minutes(-15) } },
  { name: 'declined', change: { status: 'declined', cancelled_by: 'host' }, from: 'requested', back: 100 },
  {
    name: 'request expired',
    change: { status: 'expired', cancel_cause: 'request_expired' },
    from: 'requested',
    back: 100,
  },
  { name: 'paid late, and a seat is looked for', change: { status: 'expired', payment: 'paid' }, from: 'held' },
  { name: 'hold expired', change: { status: 'expired', payment: 'none' }, from: 'held' },
  cancelled('guest', 100),
  cancelled('guest', 50),
  cancelled('guest', 0),
  cancelled('guest', 100, 'requested'),
  cancelled('host', 100),
  cancelled('host_late', 100),
  cancelled('weather', 100),
  cancelled('us', 50),
];

export const prices: readonly { name: string; change: Partial<MailedBooking> }[] = [
  { name: 'paid in part online', change: {} },
  {
    name: 'with a code',
    change: { due_cents: 1060, quote: { ...sampleQuote, coupon_discount_cents: 500, booking_deposit_due_cents: 1060 } },
  },
  {
    name: 'nothing due online',
    change: {
      due_cents: 0,
      payment: 'none',
      quote: { ...sampleQuote, coupon_discount_cents: 1560, booking_deposit_due_cents: 0 },
    },
  },
  {
    name: 'no cash, with a pickup',
    change: {
      balance_cents: 0,
      balance_local_minor: 0,
      due_cents: 6360,
      pickup_address: 'Hotel Annapurna, Durbar Marg',
      quote: { ...sampleQuote, balance_due_to_host_cents: 0, booking_deposit_due_cents: 6360, deposit_cents: 6000 },
    },
  },
  { name: 'without a rate', change: { balance_local_minor: null } },
];

// An unverified address, so that the emails carry its link as well.
const account = { account: 'new', account_url: 'https://banyan.example/user/confirm?token=sample' } as const;

/** Every state with every kind of price. */
export const scenes: readonly Scene[] = states.flatMap(({ name, change, from, by = null, back = 0 }) =>
  prices.map((price) => {
    // The state's payment overrides the price's, but nothing due is never paid.
    const { payment = change.payment } = price.change;
    const booking = sampleBooking({
      ...account,
      ...price.change,
      ...change,
      ...(payment !== undefined && { payment }),
    });
    const refund = Math.floor((booking.payment === 'none' ? 0 : booking.due_cents * back) / 100);
    return {
      name: `${name}, ${price.name}`,
      booking: { ...booking, refund_cents: refund },
      payload: { refund_cents: refund, from: from ?? booking.status, old_date: '2026-12-04', old_time: '10:00' },
      from: from ?? booking.status,
      by,
      refund,
    };
  }),
);
