// A booking as lists and pages show it (docs/domain/bookings.md#states, docs/domain/bookings.md#cancelling).
import type { BookingFacts } from '#src/domain/booking/lifecycle.ts';
import type { Policy } from '#src/domain/booking/policy.ts';
import { guestCancelsUntil } from '#src/domain/host-day/lateness.ts';
import { deadlinesOf, refundPercent } from '#src/domain/booking/refund-share.ts';
import { wallTimeAt } from '#src/domain/calendar/zoned.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { currencyOf, minorToUnits } from '#src/domain/money/currencies.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { reviewState } from '#src/domain/review/writing.ts';
import type { BookingRow, DetailRow } from './detail-queries.ts';
import type { AddonCount, BookingChoice } from '#src/domain/booking/choice.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { secretOfHash, deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import type { Departure } from '#src/domain/availability/departures.ts';
import { refFromBytes } from '#src/domain/ref.ts';
import type { Services } from '#src/server/services.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { isNewSale } from '#src/domain/booking/status.ts';

type BookedPolicy = CallOutput<'booking/detail'>['policy'];

interface Times {
  bookedAt: Date;
  startsAt: Date;
  timeZone: string;
  nowMs: number;
}

/** Most generous deadline first; `free_until` is the last moment of a full refund. */
export function bookedPolicy(policy: Policy, { bookedAt, startsAt, timeZone, nowMs }: Times): BookedPolicy {
  const times = { booked_at: bookedAt.getTime(), starts_at: startsAt.getTime() };
  const deadlines = deadlinesOf(policy, times).map(({ until, percent }) => ({
    until: wallTimeAt(until, timeZone),
    percent,
  }));
  return {
    preset: policy.preset,
    deadlines,
    free_until: deadlines.find((deadline) => deadline.percent === 100)?.until ?? null,
    percent_now: refundPercent(policy, times, nowMs, 'guest'),
  };
}

type Detail = CallOutput<'booking/detail'>;
type Card = CallOutput<'booking/list-guest'>['data'][number];

export type CourseColumns = Pick<
  BookingRow,
  | 'course_id'
  | 'title'
  | 'activity'
  | 'slug'
  | 'city_slug'
  | 'city_name'
  | 'country_code'
  | 'country_name'
  | 'category_name'
  | 'duration_minutes'
  | 'images'
>;

export function bookedCourse(row: CourseColumns): Detail['course'] {
  return {
    id: row.course_id,
    title: row.title,
    activity: row.activity,
    slug: row.slug,
    city_slug: row.city_slug,
    city_name: row.city_name,
    country_code: row.country_code,
    country_name: row.country_name,
    category_name: row.category_name,
    duration: Math.round((row.duration_minutes / 60) * 100) / 100,
    image: row.images[0] ?? null,
  };
}

/** Cash to bring, fixed when the booking was made (docs/domain/pricing.md#cash-on-the-day). */
export function cashDue(
  row: Pick<BookingRow, 'balance_local_minor' | 'balance_cents' | 'local_currency' | 'quote'>,
): Detail['cash'] {
  const local = row.balance_local_minor;
  return {
    amount: local === null ? null : minorToUnits(local, row.local_currency),
    currency: row.local_currency,
    symbol: currencyOf(row.local_currency).symbol,
    usd: fromMinor(row.balance_cents),
    rate: local === null ? null : row.quote.currency_rate,
    rate_at: row.quote.rate_locked_at,
  };
}

const receivedStates: readonly string[] = ['paid', 'partly_refunded', 'refunded', 'disputed'];

export function paidOnline(row: BookingRow): number {
  return receivedStates.includes(row.payment) ? fromMinor(row.due_cents) : 0;
}

/** An expired hold shows as expired even before the sweeper ran (docs/domain/calendar.md#holds). */
export function visibleStatus(row: BookingRow & { hold_until?: Date | null }): BookingRow['status'] {
  const hasLapsed = row.status === 'held' && row.hold_until && row.hold_until.getTime() <= row.now_ms;
  return hasLapsed && row.payment !== 'checking' ? 'expired' : row.status;
}

const MINUTE_MS = 60_000;
const instant = (at: Date | null) => at?.getTime() ?? null;

export function factsOf(row: DetailRow): BookingFacts {
  const starts_at = row.starts_at.getTime();
  return {
    status: visibleStatus(row),
    hold_until: instant(row.hold_until),
    request_until: instant(row.request_until),
    moves_until: starts_at - row.cutoff_first_minutes * MINUTE_MS,
    cancels_until: guestCancelsUntil({ starts_at }, row.late_minutes),
    starts_at,
    ends_at: row.ends_at.getTime(),
    checked_in_at: instant(row.checked_in_at),
    no_show_at: instant(row.no_show_at),
  };
}

/** Whether the guest may write a review now (docs/domain/reviews.md#who-may-write). */
export function canReview({ status, ends_at, is_reviewed, now_ms }: BookingRow): boolean {
  return reviewState({ status, ends_at: ends_at.getTime(), is_reviewed }, now_ms) === 'open';
}

export function bookingCard(row: BookingRow): Card {
  return {
    id: row.id,
    ref: row.ref,
    booking_status: row.status,
    payment: row.payment,
    refund: row.refund,
    cash_state: row.cash,
    course: bookedCourse(row),
    date: row.date,
    time: row.time,
    time_zone: row.time_zone,
    starts_at: row.starts_at.toISOString(),
    pax: row.pax,
    total_price: fromMinor(row.quote.total_price_cents),
    paid_online: paidOnline(row),
    cash: cashDue(row),
    guest_name: `${row.first_name} ${row.last_name}`.trim(),
    host_name: row.host_name,
    can_review: canReview(row),
  };
}

/** The page after paying. It needs the booking's cookie or a login; the ref does not open it. */
export function successUrl(ref: string): string {
  return bookingDetailUrl({ ref });
}

export interface BookedChoice extends Pick<BookingChoice, 'course_id' | 'date' | 'time' | 'pax'> {
  coupon_code: string | null;
  offer_id: string | null;
  offer_hash: Buffer | null;
  addons: readonly AddonCount[];
}

/** The same choice at checkout, with code, add-ons and the offer's price (docs/domain/messages.md#offers). */
export function checkoutAgainUrl(choice: BookedChoice, keys: Pick<Keys, 'masters'>): string {
  const { course_id, date, time, pax, coupon_code, offer_id, offer_hash, addons } = choice;
  const offer =
    offer_id === null || offer_hash === null ? {} : { offer: secretOfHash(keys, 'offer', offer_id, offer_hash) };
  return checkoutUrl({ course_id, date, time, pax, addons, ...(coupon_code && { coupon_code }), ...offer });
}

export function identityOf(id: string, { gateways, keys }: Services) {
  return {
    ref: refFromBytes(gateways.dice.bytes(8)),
    accessHash: hashSecret(deriveSecret(keys, 'booking-access', id)),
    tokenHash: hashSecret(deriveSecret(keys, 'payment', id)),
  };
}

export interface SlotTimes {
  startsAtMs: number;
  endsAtMs: number;
  capacity: number;
}

export function timesOf(row: { duration_minutes: number }, departure: Departure): SlotTimes {
  const { starts_at: startsAtMs, capacity } = departure;
  return { startsAtMs, endsAtMs: startsAtMs + row.duration_minutes * 60_000, capacity };
}

// The purchase for analytics, without personal data (docs/reference/texts.md#analytics).

type Analytic = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

interface Sold {
  ref: string;
  quote: BookingQuote;
  coupon_code: string | null;
  course: { id: number; title: string; category: string };
  date: string;
  time: string;
  pax: number;
}

/** Once, in the browser that booked, while new: an email link is no second sale. */
export function newSaleOf(row: DetailRow, visitorId: string): Analytic | null {
  const { status, now_ms, created_at } = row;
  if (row.visitor_id !== visitorId || !isNewSale(status, now_ms - created_at.getTime())) return null;
  return purchaseOf({ ...row, course: { id: row.course_id, title: row.title, category: row.category_name } });
}

/** In the price currency; `value` is the sum of the lines. */
export function purchaseOf(sold: Sold): Analytic {
  const base = sold.quote.lines.find((line) => line.code === 'base');
  return {
    transaction_id: sold.ref,
    currency: priceCurrency().code,
    value: fromMinor(sold.quote.total_price_cents),
    coupon: sold.coupon_code,
    items: [
      {
        item_id: sold.course.id,
        item_name: sold.course.title,
        item_category: sold.course.category,
        item_variant: `${sold.date} ${sold.time}`,
        price: fromMinor(base?.unit_cents ?? 0),
        quantity: sold.pax,
      },
    ],
  };
}
