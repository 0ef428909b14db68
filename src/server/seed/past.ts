// The demo's past year for one city: bookings, earnings, views, private feedback (docs/reference/demo-world.md#the-year-before).
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { postConfirmed } from '#src/domain/ledger/postings.ts';
import { postCompleted } from '#src/domain/ledger/settlement.ts';
import { commissionOf } from '#src/domain/pricing/online-split.ts';
import type { DemoFiles } from './demo-files.ts';
import * as past from './past-queries.ts';
import { findCode, findPastDepartures, type StoryDeparture } from './stories-queries.ts';
import { book, guestAt, guestOf } from './stories.ts';

const days = 364;

/** Covers the online part: a demo moves no money. */
const code = 'DEMOYEAR';

/** The rest of the deposit is the host's. */
const commissionRate = '0.1';

const parties = [2, 2, 3, 1, 4, 2] as const;

/** 0 to 255, reproducible. */
function dice(...of: readonly (string | number)[]): number {
  return createHash('sha256').update(of.join(' ')).digest()[0] ?? 0;
}

/** Bookings with postings, then views and feedback. */
export async function seedPast(client: PoolClient, stories: DemoFiles['stories']): Promise<void> {
  const coupon = await findCode(client, code);
  const posted: past.PastPosting[] = [];
  for (const { listing, weeks_of_ten } of stories.past) {
    const departures = await findPastDepartures(client, listing, days);
    const hostId = await past.findHostOf(client, listing);
    for (const [index, departure] of visited(listing, departures, weeks_of_ten).entries()) {
      const party = parties[dice(listing, index, 'party') % parties.length] ?? 2;
      const pax = Math.min(Math.max(party, departure.min_pax), departure.max_pax, departure.capacity);
      const guest = guestOf(guestAt(stories.guests, dice(listing, index, 'guest')));
      const daysBefore = 2 + (dice(listing, index, 'ahead') % 20);
      const made = await book(client, { departure, pax, guest, coupon, status: 'completed', daysBefore });
      posted.push(...postingsOf(made, hostId, departure, daysBefore));
    }
  }
  await past.insertPostings(client, posted);
  await past.settleDepartures(client);
  await past.insertViews(
    client,
    stories.past.map(({ listing }) => listing),
    days,
  );
  await past.insertPrivateWords(client, stories.private_words);
}

function visited(listing: string, departures: readonly StoryDeparture[], weeksOfTen: number): StoryDeparture[] {
  const weeks = Map.groupBy(departures, ({ starts_at: at, now }) =>
    Math.floor((now.getTime() - at.getTime()) / (7 * 86_400_000)),
  );
  return [...weeks].flatMap(([week, offered]) => {
    if (dice(listing, week, 'visited') % 10 >= weeksOfTen) return [];
    return offered[dice(listing, week, 'which') % offered.length] ?? [];
  });
}

/** As of a completed booking paid by a code. */
function postingsOf(
  { id, quote }: Awaited<ReturnType<typeof book>>,
  hostId: string,
  departure: StoryDeparture,
  daysBefore: number,
): past.PastPosting[] {
  const online = {
    bookingId: id,
    depositCents: quote.deposit_cents,
    serviceFeeCents: quote.service_fee_cents,
    discountCents: quote.coupon_discount_cents,
    dueCents: quote.booking_deposit_due_cents,
  };
  const commissionCents = commissionOf(
    quote.total_price_cents - quote.service_fee_cents,
    commissionRate,
    quote.deposit_cents,
  );
  return [
    {
      bookingId: id,
      posting: postConfirmed(online, null, `confirmed:${id}`),
      at: new Date(departure.starts_at.getTime() - daysBefore * 86_400_000),
    },
    {
      bookingId: id,
      posting: postCompleted(online, { hostId, commissionCents }, `done:${id}`),
      at: new Date(departure.ends_at.getTime() + 2 * 3_600_000),
    },
  ];
}
