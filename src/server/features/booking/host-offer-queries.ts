// An offer as one JSON column of a larger statement, and the holds that stand for it.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { HostOffer } from './host-offer.ts';

const offerShape = sql`jsonb_build_object('id', o.id, 'course_id', o.course_id, 'local_date', o.local_date,
      'start_time', left(o.start_time::text, 5), 'pax', o.pax, 'price_cents', o.price_cents,
      'expires_ms', extract(epoch from o.expires_at) * 1000, 'is_withdrawn', o.withdrawn_at is not null,
      'is_booked', o.booked_at is not null or exists (select from offer s
        where s.replaces_booking_id = o.replaces_booking_id and s.booked_at is not null))`;

/** The offer that a booking was made from; null without one. */
export async function findOfferOf(trx: Transaction<Database>, offerId: string | null): Promise<HostOffer | null> {
  if (offerId === null) return null;
  const found = await sql<{
    offer: HostOffer;
  }>`select ${offerShape} as offer from offer o where o.id = ${offerId}`.execute(trx);
  return found.rows[0]?.offer ?? null;
}

/** The offer of a token (by its hash), or null. The shape is `HostOffer`. Once one of a guest's alternatives is booked, all are. */
export function hostOfferColumn(tokenHash: Buffer): RawBuilder<unknown> {
  return sql`(select ${offerShape}
    from offer o where o.token_hash = ${tokenHash})`;
}

// The offer itself and, after a host's cancel, the other alternatives of that guest: one booking takes up all of them.
const withSiblings = (tokenHash: Buffer) => sql`offer o join offer s on s.id = o.id
    or s.replaces_booking_id = o.replaces_booking_id where o.token_hash = ${tokenHash}`;

/** A condition on booking `b`: it holds the seats of this offer, for the host or for a guest who has taken it up. */
export function holdsOffer(tokenHash: Buffer): RawBuilder<boolean> {
  return sql<boolean>`b.offer_id in (select s.id from ${withSiblings(tokenHash)})`;
}

/** Locks an offer, so that it is taken up by one claim at a time. Taken after bookings and before a code. */
export async function lockOffer(trx: Transaction<Database>, tokenHash: Buffer): Promise<void> {
  await sql`select s.id from ${withSiblings(tokenHash)} order by s.id for no key update of s`.execute(trx);
}
