// An offer as one JSON column of a larger statement, and the holds that stand for it.
import { sql, type RawBuilder } from 'kysely';

/** The offer of a token (by its hash), or null. The shape is `HostOffer`. */
export function hostOfferColumn(tokenHash: Buffer): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', o.id, 'course_id', o.course_id, 'local_date', o.local_date,
      'start_time', left(o.start_time::text, 5), 'pax', o.pax, 'price_cents', o.price_cents,
      'expires_ms', extract(epoch from o.expires_at) * 1000, 'is_withdrawn', o.withdrawn_at is not null,
      'is_booked', o.booked_at is not null)
    from offer o where o.token_hash = ${tokenHash})`;
}

/** A condition on booking `b`: it holds the seats of this offer, for the host or for a guest who has taken it up. */
export function holdsOffer(tokenHash: Buffer): RawBuilder<boolean> {
  return sql<boolean>`b.offer_id = (select o.id from offer o where o.token_hash = ${tokenHash})`;
}
