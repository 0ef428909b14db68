// The demo's stories (docs/reference/texts.md#demo-world): full departures, a used code, the demo guest's trips.
import { randomBytes, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { policyOf } from '#src/domain/booking/policy.ts';
import { refFromBytes } from '#src/domain/ref.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import type { AppliedCoupon } from '#src/domain/pricing/quote-input.ts';
import { bookingQuote } from '#src/domain/booking/booking-quote.ts';
import type { NewBooking } from '#src/server/features/booking/index.ts';
import { demoFeeRate } from './catalogue.ts';
import type { DemoFiles } from './demo-files.ts';
import { demoAccounts, demoEmail, demoId } from './accounts.ts';
import * as queries from './stories-queries.ts';
import type { StoryDeparture, StoryStatus } from './stories-queries.ts';
import { defaultLocale } from '#src/texts/locale.ts';

type Stories = DemoFiles['stories'];
type Guest = Stories['guests'][number];

const parties = [2, 4, 2, 1, 3, 2] as const;

/** No money ever moves for them. */
export async function seedStories(
  client: PoolClient,
  { guests, departures, code_uses, trips, today }: Stories,
): Promise<void> {
  await queries.insertGuests(
    client,
    guests.map((guest) => ({ ...guest, id: demoId(guest.key), email: emailOf(guest) })),
  );
  for (const { listing, departure: nth, seats_left } of departures) {
    const departure = await queries.findDeparture(client, listing, nth);
    for (const [index, pax] of partiesFor(departure, departure.capacity - seats_left).entries())
      await book(client, { departure, pax, guest: guestOf(guestAt(guests, index)), coupon: null, status: 'confirmed' });
  }
  for (const { listing, departure: nth, pax, guest: key, code } of code_uses) {
    const departure = await queries.findDeparture(client, listing, nth);
    const guest = guests.find((one) => one.key === key);
    if (!guest) throw new Error(`demo/stories.json names no guest ${key}`);
    const coupon = await queries.findCode(client, code);
    await book(client, { departure, pax, guest: guestOf(guest), coupon, status: 'confirmed' });
  }
  for (const { listing, departure: nth, pax, guest: key, code, status } of trips) {
    const departure = await queries.findDeparture(client, listing, nth);
    const guest = demoAccounts.find((one) => one.key === key);
    if (!guest) throw new Error(`demo/stories.json: no account of the demo is called ${key}`);
    const coupon = await queries.findCode(client, code);
    await book(client, { departure, pax, guest: { ...guest, email: demoEmail(key) }, coupon, status });
  }
  for (const { listings, starts_in_minutes, parties: coming } of today) {
    const departure = await departureOfToday(client, listings, starts_in_minutes);
    for (const { guest: key, pax, message, pickup } of coming) {
      const guest = guests.find((one) => one.key === key);
      if (!guest) throw new Error(`demo/stories.json names no guest ${key}`);
      // Valid form, unassigned number.
      const words = { message, pickup, isdCode: '977', phone: `98000000${guests.indexOf(guest) + 10}` };
      await book(client, { departure, pax, guest: guestOf(guest), coupon: null, status: 'confirmed', words });
    }
  }
}

async function departureOfToday(
  client: PoolClient,
  listings: Stories['today'][number]['listings'],
  minutes: number,
): Promise<StoryDeparture> {
  const [first] = listings;
  if (!first) throw new Error('demo/stories.json: a departure of today names no listing');
  const hour = await queries.findHour(client, first.listing, minutes);
  const fitting = listings.find(({ from, until }) => [hour, hour + 24].some((one) => one >= from && one < until));
  return fitting
    ? queries.addDeparture(client, fitting.listing, minutes)
    : queries.findDeparture(client, first.listing, 1);
}

/** `daysBefore` its start when completed. */
export interface Sold {
  departure: StoryDeparture;
  pax: number;
  guest: Guest & { email: string };
  coupon: { id: string; terms: AppliedCoupon } | null;
  status: StoryStatus;
  daysBefore?: number;
  words?: {
    message: string;
    pickup: { address: string; latitude: number; longitude: number } | undefined;
    isdCode: string;
    phone: string;
  };
}

export async function book(client: PoolClient, sold: Sold): Promise<NewBooking> {
  const { departure, pax, guest, coupon, status, words, daysBefore = 9 } = sold;
  const made = quote({
    price_cents: departure.price_cents,
    min_pax: departure.min_pax,
    surcharge_cents: departure.surcharge_cents,
    group_tiers: departure.group_tiers,
    service_fee_rate: demoFeeRate,
    deposit_rate: departure.deposit_rate,
    pax,
    addons: [],
    coupon: coupon?.terms ?? null,
    currency: departure.currency,
    rate: departure.rate,
  });
  const booking: NewBooking = {
    id: randomUUID(),
    ref: refFromBytes(randomBytes(8)),
    // The secrets match no key.
    accessHash: randomBytes(32),
    tokenHash: randomBytes(32),
    slot: slotOf(departure),
    userId: demoId(guest.key),
    isJoined: true,
    passwordHash: null,
    opensForDays: null,
    visitorId: `demo:${guest.key}`,
    holder: null,
    pax,
    holdUntilMs: departure.now.getTime() + 60_000,
    quote: bookingQuote(made, { hasPickup: departure.transport === 'free', rateAt: departure.now }),
    policy: policyOf(departure.policy),
    addons: [],
    couponId: coupon?.id ?? null,
    offerId: null,
    contact: {
      firstName: guest.first_name,
      lastName: guest.last_name,
      email: guest.email,
      isdCode: words?.isdCode ?? '',
      phone: words?.phone ?? '',
    },
    message: words?.message ?? '',
    pickup: words?.pickup ?? { address: '', latitude: null, longitude: null },
    key: null,
    remindAtMs: null,
    locale: defaultLocale,
  };
  await queries.insertBooking(client, booking, status, daysBefore);
  return booking;
}

function slotOf(departure: StoryDeparture): NewBooking['slot'] {
  return {
    courseId: departure.course_id,
    date: departure.local_date,
    time: departure.start_time,
    startsAtMs: departure.starts_at.getTime(),
    endsAtMs: departure.ends_at.getTime(),
    capacity: departure.capacity,
  };
}

/** Exactly `seats`, within the maximum party. */
function partiesFor({ max_pax }: StoryDeparture, seats: number): number[] {
  const sizes: number[] = [];
  for (let left = seats; left > 0; left -= sizes.at(-1) ?? left)
    sizes.push(Math.min(parties[sizes.length % parties.length] ?? 1, max_pax, left));
  return sizes;
}

/** Starts again after the last guest. */
export function guestAt(guests: readonly Guest[], index: number): Guest {
  const guest = guests[index % guests.length];
  if (!guest) throw new Error('demo/stories.json names no guests');
  return guest;
}

export const guestOf = (guest: Guest) => ({ ...guest, email: emailOf(guest) });

function emailOf({ key }: Guest): string {
  return `${key}@guests.banyan.example`;
}
