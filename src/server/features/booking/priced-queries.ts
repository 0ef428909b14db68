// The statement behind a price: the offer, a code and a host's own offer where there are any.
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '#src/server/services.ts';
import { holdsOffer, hostOfferColumn } from './host-offer-queries.ts';
import type { HostOffer } from './host-offer.ts';
import { runNamed } from './hot-queries.ts';
import { hasLapsed, offerColumns, offerTables, type Days } from './offer-queries.ts';
import type { OfferRow } from './offer-row.ts';

/** A discount code with its uses; instants in ms since 1970. */
export interface CouponFacts {
  id: string;
  code: string;
  kind: 'fixed' | 'percent';
  amount_cents: number | null;
  percent: string | null;
  valid_from_ms: number | null;
  valid_until_ms: number | null;
  minimum_spend_cents: number;
  max_uses: number | null;
  max_uses_per_user: number;
  city_ids: number[];
  course_ids: number[];
  is_first_booking_only: boolean;
  used: number;
  used_by_user: number;
  has_booked: boolean;
}

/**
 * A code and how often it was used, as one JSON column; null for an unknown code. Uses of `freed` bookings (an SQL
 * condition on `b`) do not count: their holds have lapsed or are about to be replaced. `user` is an SQL expression.
 */
export function couponColumn(code: string, user: RawBuilder<unknown>, freed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', k.id, 'code', k.code, 'kind', k.kind, 'amount_cents', k.amount_cents,
      'percent', k.percent::text, 'valid_from_ms', extract(epoch from k.valid_from) * 1000,
      'valid_until_ms', extract(epoch from k.valid_until) * 1000, 'minimum_spend_cents', k.minimum_spend_cents,
      'max_uses', k.max_uses, 'max_uses_per_user', k.max_uses_per_user, 'city_ids', k.city_ids, 'course_ids', k.course_ids,
      'is_first_booking_only', k.is_first_booking_only,
      'used', k.used - (select count(*) from coupon_use cu join booking b on b.id = cu.booking_id
        where cu.coupon_id = k.id and cu.state = 'reserved' and (${freed})),
      'used_by_user', (select count(*) from coupon_use cu join booking b on b.id = cu.booking_id
        where cu.coupon_id = k.id and cu.state <> 'released' and cu.user_id = ${user}
          and not (cu.state = 'reserved' and (${freed}))),
      'has_booked', exists (select from booking b where b.user_id = ${user}
        and b.status in ('requested', 'confirmed', 'checked_in', 'completed', 'no_show')))
    from coupon k where k.code = ${code})`;
}

interface Wanted {
  code: string | null;
  userId: string | null;
  /** Whose own holds count as free: a checkout would replace them. */
  visitorId: string;
  offerHash: Buffer | null;
}

export type PricedOffer = OfferRow & { coupon: CouponFacts | null; host_offer: HostOffer | null };

/** What a price needs, in one statement: the offer, a code and a host's own offer where there are any. */
export async function readPricedOffer(
  services: Services,
  courseId: number,
  days: Days,
  wanted: Wanted,
): Promise<PricedOffer | null> {
  const { code, offerHash } = wanted;
  const lapsed = sql`b.status = 'held' and ${hasLapsed}`;
  const isOwn = sql<boolean>`b.visitor_id = ${wanted.visitorId}`;
  const spared = offerHash === null ? isOwn : sql<boolean>`(${isOwn} or ${holdsOffer(offerHash)})`;
  const none = sql`null::jsonb`;
  const coupon = code === null ? none : couponColumn(code, sql`${wanted.userId}::uuid`, lapsed);
  const hostOffer = offerHash === null ? none : hostOfferColumn(offerHash);
  const [row] = await runNamed(
    services,
    `booking-price${code === null ? '' : '-code'}${offerHash === null ? '' : '-offer'}`,
    sql<PricedOffer>`
      select ${offerColumns(days, spared)}, ${coupon} as coupon, ${hostOffer} as host_offer from ${offerTables}
      where c.id = ${courseId} and c.status = 'published'`,
  );
  return row ?? null;
}
