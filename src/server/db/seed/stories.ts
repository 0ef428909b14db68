// The edge stories of the demo (product 14): departures that are sold out or nearly so, and a code that has been used.
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { policyOf } from '#src/domain/booking/policy.ts';
import { refFromBytes } from '#src/domain/booking/ref.ts';
import { quote, type Quote } from '#src/domain/money/quote.ts';
import type { AppliedCoupon } from '#src/domain/money/quote-input.ts';
import { toWireQuote } from '../../features/booking/index.ts';
import type { DemoFiles } from './demo-files.ts';
import { demoId } from './demo-id.ts';
import * as queries from './stories-queries.ts';
import type { StoryDeparture } from './stories-queries.ts';

type Stories = DemoFiles['stories'];
type Guest = Stories['guests'][number];

const serviceFeeRate = 0.06;
// Parties as they come: mostly two.
const parties = [2, 4, 2, 1, 3, 2] as const;

/** Makes the guests and their bookings. They are demo bookings: no money has moved for them, and none ever will. */
export async function seedStories(client: PoolClient, { guests, departures, code_uses }: Stories): Promise<void> {
  await queries.insertGuests(
    client,
    guests.map((guest) => ({ ...guest, id: demoId(guest.key), email: emailOf(guest) })),
  );
  for (const { listing, departure: nth, seats_left } of departures) {
    const departure = await queries.findDeparture(client, listing, nth);
    for (const [index, pax] of partiesFor(departure, departure.capacity - seats_left).entries())
      await book(client, { departure, pax, guest: guestAt(guests, index), coupon: null });
  }
  for (const { listing, departure: nth, pax, guest: key, code } of code_uses) {
    const departure = await queries.findDeparture(client, listing, nth);
    const guest = guestAt(
      guests,
      Math.max(
        0,
        guests.findIndex((one) => one.key === key),
      ),
    );
    await book(client, { departure, pax, guest, coupon: await queries.findCode(client, code) });
  }
}

interface Sold {
  departure: StoryDeparture;
  pax: number;
  guest: Guest;
  coupon: { id: string; terms: AppliedCoupon } | null;
}

async function book(client: PoolClient, { departure, pax, guest, coupon }: Sold): Promise<void> {
  const priced = quote({
    price_cents: departure.price_cents,
    min_pax: departure.min_pax,
    surcharge_cents: departure.surcharge_cents,
    group_tiers: departure.group_tiers,
    service_fee_rate: serviceFeeRate,
    deposit_rate: departure.deposit_rate,
    pax,
    addons: [],
    coupon: coupon?.terms ?? null,
    currency: departure.currency,
    rate: departure.rate,
  });
  const wire = toWireQuote(priced, { hasPickup: departure.transport === 'free', refusal: null, rateAt: departure.now });
  await queries.insertBooking(client, {
    departure,
    pax,
    ref: refFromBytes(randomBytes(8)),
    // Nobody opens these by a link: the secrets belong to no key.
    access_hash: randomBytes(32),
    token_hash: randomBytes(32),
    user_id: demoId(guest.key),
    coupon_id: coupon?.id ?? null,
    quote: wire,
    policy: policyOf(departure.policy),
    contact: { ...guest, email: emailOf(guest) },
    ...amountsOf(priced),
  });
}

function amountsOf(priced: Quote) {
  return {
    total_cents: priced.total_price_cents,
    due_cents: priced.booking_deposit_due_cents,
    deposit_cents: priced.deposit_cents,
    service_fee_cents: priced.service_fee_cents,
    discount_cents: priced.coupon_discount_cents,
    balance_cents: priced.balance_due_to_host_cents,
    balance_local_minor: priced.balance_due_local_minor,
    local_currency: priced.local_currency,
  };
}

/** Parties that take exactly `seats`, none larger than one booking may be. */
function partiesFor({ max_pax }: StoryDeparture, seats: number): number[] {
  const sizes: number[] = [];
  for (let left = seats; left > 0; left -= sizes.at(-1) ?? left)
    sizes.push(Math.min(parties[sizes.length % parties.length] ?? 1, max_pax, left));
  return sizes;
}

function guestAt(guests: readonly Guest[], index: number): Guest {
  const guest = guests[index % guests.length];
  if (!guest) throw new Error('demo/stories.json names no guests');
  return guest;
}

function emailOf({ key }: Guest): string {
  return `${key}@guests.banyan.example`;
}
