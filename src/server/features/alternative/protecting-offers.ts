// Offers that protect the price a guest paid for an experience which its host then cancelled.
import { floorDivide } from '#src/domain/money/money.ts';
import type { DetailRow } from '#src/server/features/booking/index.ts';
import { randomUUID } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import { deriveSecret, hashSecret, secretOfHash } from '#src/server/secrets.ts';
import { findOffers, insertOffers } from './queries.ts';

type Booked = Pick<DetailRow, 'quote' | 'pax'>;

/** Minor units for one guest, without add-ons and fee: what the offers protect (docs/domain/lifecycle.md#cancelled-by-the-host). */
export function protectedCents({ quote, pax }: Booked): number {
  const own = quote.lines.filter((line) => line.code !== 'addon' && line.code !== 'service_fee');
  const cents = own.reduce((sum, line) => sum + line.amount_cents, 0);
  return Number(floorDivide(BigInt(cents), BigInt(pax)));
}

/** The token of each course's offer. Null: one of them was booked, so the others are spent. */
export async function offerTokens(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  row: DetailRow,
  { courseIds, untilMs }: { courseIds: readonly number[]; untilMs: number },
): Promise<Map<number, string> | null> {
  const known = new Set((await findOffers(db, row.id)).map((offer) => offer.course_id));
  const missing = courseIds.filter((courseId) => !known.has(courseId));
  const made = missing.map((courseId) => {
    const id = randomUUID();
    return { id, courseId, tokenHash: hashSecret(deriveSecret(keys, 'offer', id)) };
  });
  const terms = { bookingId: row.id, pax: row.pax, priceCents: protectedCents(row), untilMs };
  if (made.length > 0) await insertOffers(db, made, terms);
  const offers = await findOffers(db, row.id);
  if (offers.some((offer) => offer.is_booked)) return null;
  const tokenOf = (offer: (typeof offers)[number]) => secretOfHash(keys, 'offer', offer.id, offer.token_hash);
  return new Map(offers.map((offer) => [offer.course_id, tokenOf(offer)]));
}
