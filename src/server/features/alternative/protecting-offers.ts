// The offers that keep a price after a host's cancel: made when the guest first looks, and the same ones ever after.
import { randomUUID } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import { bookingSecret, secretHash } from '#src/server/secrets.ts';
import type { DetailRow } from '../booking/index.ts';
import { findOffers, insertOffers } from './queries.ts';
import { protectedCents } from './protected-price.ts';

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
    return { id, courseId, tokenHash: secretHash(bookingSecret(keys, 'offer', id)) };
  });
  const terms = { bookingId: row.id, pax: row.pax, priceCents: protectedCents(row), untilMs };
  if (made.length > 0) await insertOffers(db, made, terms);
  const offers = await findOffers(db, row.id);
  if (offers.some((offer) => offer.is_booked)) return null;
  return new Map(offers.map((offer) => [offer.course_id, bookingSecret(keys, 'offer', offer.id)]));
}
