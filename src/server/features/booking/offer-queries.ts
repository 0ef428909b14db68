// The statement that says what a course offers on some days, and for how much; the pieces are shared with checkout.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { holdsOffer, hostOfferColumn } from './host-offer-queries.ts';
import type { HostOffer } from './host-offer.ts';
import { runNamed } from './hot-queries.ts';
import type { CouponFacts, OfferRow } from './offer-row.ts';

interface Days {
  /** Civil dates in the listing's zone, both included. */
  from: string;
  to: string;
}

/** A condition on booking `b`: a hold whose time has run out. */
const hasLapsed = sql<boolean>`b.hold_until <= banyan_now()`;

/**
 * What every reader of an offer selects. Holds whose time has run out are left out of `taken` (product 3), and so are
 * those that `spared`, a condition on booking `b`, names.
 */
export function offerColumns({ from, to }: Days, spared?: RawBuilder<boolean>): RawBuilder<unknown> {
  const isFree = spared === undefined ? hasLapsed : sql`(${hasLapsed} or ${spared})`;
  return sql`
    c.id, c.host_id, c.title, c.city_id, c.duration_minutes, c.price_cents, c.min_pax, c.max_pax,
    c.surcharge_cents, c.deposit_rate, c.group_tiers, c.confirmation, c.policy, c.transport,
    c.cutoff_first_minutes, c.cutoff_later_minutes, c.horizon_days,
    ci.name as city_name, ci.time_zone, ca.name as category_name, co.currency,
    x.rate, x.fetched_at as rate_at, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
    (select coalesce(jsonb_agg(jsonb_build_object('weekday', r.weekday, 'start_time', left(r.start_time::text, 5),
        'capacity', r.capacity, 'min_pax', r.min_pax)), '[]')
      from availability_rule r where r.course_id = c.id) as rules,
    (select coalesce(jsonb_agg(jsonb_build_object('local_date', e.local_date, 'start_time', left(e.start_time::text, 5),
        'kind', e.kind, 'capacity', e.capacity, 'min_pax', e.min_pax)), '[]')
      from availability_exception e
      where e.course_id = c.id and e.local_date between ${from}::date and ${to}::date) as exceptions,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'title', a.title,
        'unit_price_cents', a.unit_price_cents, 'persons_per_unit', a.persons_per_unit) order by a.id), '[]')
      from addon a where a.course_id = c.id) as addons,
    (select coalesce(jsonb_agg(jsonb_build_object('local_date', d.local_date, 'start_time', left(d.start_time::text, 5),
        'taken', d.taken - (select coalesce(sum(b.pax), 0) from booking b
          where b.departure_id = d.id and b.status = 'held' and ${isFree}))), '[]')
      from departure d
      where d.course_id = c.id and d.local_date between ${from}::date and ${to}::date) as departures`;
}

/** Where the columns come from: a course that guests may see, its city, country, category and rate. */
export const offerTables = sql`course c
  join city ci on ci.id = c.city_id and ci.is_active
  join country co on co.code = ci.country_code
  join category ca on ca.id = c.category_id
  left join exchange_rate x on x.code = co.currency`;

function offerOf(courseId: number, days: Days): RawBuilder<OfferRow> {
  return sql<OfferRow>`select ${offerColumns(days)} from ${offerTables}
    where c.id = ${courseId} and c.status = 'published'`;
}

/** Reads a published course inside a transaction; null when there is none. */
export async function findOffer(trx: Kysely<Database>, courseId: number, days: Days): Promise<OfferRow | null> {
  const found = await offerOf(courseId, days).execute(trx);
  return found.rows[0] ?? null;
}

/** The same for readers without a transaction, several times as fast. */
export async function readOffer(services: Services, courseId: number, days: Days): Promise<OfferRow | null> {
  const [row] = await runNamed(services, 'booking-offer', offerOf(courseId, days));
  return row ?? null;
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
