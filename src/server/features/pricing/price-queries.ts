// The statement behind a price.
import { sql, type RawBuilder, type Transaction, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { HostOffer } from './host-offer.ts';
import { madeStatuses } from '#src/domain/booking/status.ts';
import type { Services } from '#src/server/services.ts';
import { runNamed } from '#src/server/platform/db/kysely.ts';
import { mailboxOf } from '#src/server/platform/http/identity-queries.ts';
import { partnersColumn, type PartnersMet } from '#src/server/features/partner/index.ts';
import {
  type Days,
  hasLapsed,
  isOwnHold,
  termsColumns,
  type CourseTerms,
  termsTables,
} from '#src/server/features/availability/index.ts';

const offerShape = sql`jsonb_build_object('id', o.id, 'course_id', o.course_id, 'local_date', o.local_date,
      'start_time', left(o.start_time::text, 5), 'pax', o.pax, 'price_cents', o.price_cents,
      'expires_ms', extract(epoch from o.expires_at) * 1000, 'is_withdrawn', o.withdrawn_at is not null,
      'is_booked', o.booked_at is not null or exists (select from offer s
        where s.replaces_booking_id = o.replaces_booking_id and s.booked_at is not null))`;

export async function findOfferOf(trx: Transaction<Database>, offerId: string | null): Promise<HostOffer | null> {
  if (offerId === null) return null;
  const result = await sql<{
    offer: HostOffer;
  }>`select ${offerShape} as offer from offer o where o.id = ${offerId}`.execute(trx);
  return result.rows[0]?.offer ?? null;
}

/** `HostOffer` by its token's hash, or null. Booking one alternative uses up all. */
export function hostOfferColumn(tokenHash: Buffer): RawBuilder<unknown> {
  return sql`(select ${offerShape}
    from offer o where o.token_hash = ${tokenHash})`;
}

// With the guest's other alternatives after a cancellation: one booking uses up all.
const withSiblings = (tokenHash: Buffer) => sql`offer o join offer s on s.id = o.id
    or s.replaces_booking_id = o.replaces_booking_id where o.token_hash = ${tokenHash}`;

/** Condition on booking `b`: it holds this offer's seats. */
export function holdsOffer(tokenHash: Buffer): RawBuilder<boolean> {
  return sql<boolean>`b.offer_id in (select s.id from ${withSiblings(tokenHash)})`;
}

/** Serializes claims. After bookings, before codes. */
export async function lockOffer(trx: Transaction<Database>, tokenHash: Buffer): Promise<void> {
  await sql`select s.id from ${withSiblings(tokenHash)} order by s.id for no key update of s`.execute(trx);
}

/** ms since 1970. */
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
  is_waiting: boolean;
  used: number;
  used_by_guest: number;
  has_booked: boolean;
}

/** Condition on `b`: by every account of the logged-in person, otherwise by browser. */
export function ownBookings({ userId, visitorId }: { userId: string | null; visitorId: string }): RawBuilder<unknown> {
  if (userId === null) return sql`b.visitor_id = ${visitorId}`;
  return sql`b.user_id in (select p.id from user_account p
    where ${mailboxOf('p.email')} = (select ${mailboxOf('o.email')} from user_account o where o.id = ${userId}::uuid))`;
}

/**
 * JSON, or null for an unknown code. Uses exclude `freed` bookings; `own` are the guest's. Both are conditions on `b`.
 */
export function couponColumn(
  code: string | RawBuilder<unknown>,
  own: RawBuilder<unknown>,
  freed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', k.id, 'code', k.code, 'kind', k.kind, 'amount_cents', k.amount_cents,
      'percent', k.percent::text, 'valid_from_ms', extract(epoch from k.valid_from) * 1000,
      'valid_until_ms', extract(epoch from k.valid_until) * 1000, 'minimum_spend_cents', k.minimum_spend_cents,
      'max_uses', k.max_uses, 'max_uses_per_user', k.max_uses_per_user, 'city_ids', k.city_ids, 'course_ids', k.course_ids,
      'is_first_booking_only', k.is_first_booking_only, 'is_waiting', k.asked_by is not null,
      'used', k.used - (select count(*) from coupon_use cu join booking b on b.id = cu.booking_id
        where cu.coupon_id = k.id and cu.state = 'reserved' and (${freed})),
      'used_by_guest', (select count(*) from booking b join coupon_use cu on cu.booking_id = b.id
        where b.coupon_id is not null and ${own} and cu.coupon_id = k.id and cu.state <> 'released'
          and not (cu.state = 'reserved' and (${freed}))),
      'has_booked', exists (select from booking b where ${own} and b.status not in ('held', 'expired')
        and b.status = any(${[...madeStatuses]}::text[])))
    from coupon k where k.code = ${code})`;
}

/** Condition on coupon `k`: the account's own, valid now and not used up. */
export const isOpenCodeOf = (userId: string | null): RawBuilder<boolean> => sql<boolean>`(k.owner_id = ${userId}::uuid
    and (k.valid_until is null or k.valid_until > banyan_now()) and (k.valid_from is null or k.valid_from <= banyan_now())
    and (k.max_uses is null or k.used < k.max_uses)
    and k.max_uses_per_user > (select count(*) from coupon_use u
      where u.coupon_id = k.id and u.user_id = k.owner_id and u.state <> 'released'))`;

const mostOwnCodes = 8;

/** Codes of the account, of the browser's invitation, and `shown`; not yet checked against a choice. */
export async function findOwnCodes(
  db: Kysely<Database>,
  who: { userId: string | null; visitorId: string },
  shown: string | null,
): Promise<CouponFacts[]> {
  const lapsed = sql`b.status = 'held' and ${hasLapsed}`;
  const result = await sql<{ facts: CouponFacts }>`
    select ${couponColumn(sql`own.code`, ownBookings(who), lapsed)} as facts from (
      select k.code from coupon k where ${isOpenCodeOf(who.userId)} or k.code = ${shown}
        or k.id in (select i.coupon_id from invitation i where i.visitor_id = ${who.visitorId})
      order by k.valid_until, k.code limit ${sql.lit(mostOwnCodes)}) own`.execute(db);
  return result.rows.map(({ facts }) => facts);
}

interface PriceContext {
  code: string | null;
  /** A checkout would replace these holds. */
  userId: string | null;
  visitorId: string;
  offerHash: Buffer | null;
}

export type PricedTerms = CourseTerms & {
  coupon: CouponFacts | null;
  host_offer: HostOffer | null;
  /** Null without a code. */
  partners: PartnersMet | null;
};

export async function readPricedOffer(
  services: Services,
  courseId: number,
  days: Days,
  context: PriceContext,
): Promise<PricedTerms | null> {
  const { code, offerHash } = context;
  const lapsed = sql`b.status = 'held' and ${hasLapsed}`;
  const isOwn = isOwnHold(context);
  const spared = offerHash === null ? isOwn : sql<boolean>`(${isOwn} or ${holdsOffer(offerHash)})`;
  const none = sql`null::jsonb`;
  const coupon = code === null ? none : couponColumn(code, ownBookings(context), lapsed);
  const partners = code === null ? none : partnersColumn(code, sql`${context.userId}::uuid`, context.visitorId);
  const hostOffer = offerHash === null ? none : hostOfferColumn(offerHash);
  const [row] = await runNamed(
    services,
    `booking-price${code === null ? '' : context.userId === null ? '-code' : '-own-code'}${offerHash === null ? '' : '-offer'}`,
    sql<PricedTerms>`
      select ${termsColumns(days, spared)}, ${coupon} as coupon, ${hostOffer} as host_offer, ${partners} as partners
      from ${termsTables}
      where c.id = ${courseId} and c.status = 'published'`,
  );
  return row ?? null;
}

/** A booking of this browser was ever confirmed. */
export async function hasBookedHere(db: Kysely<Database>, visitorId: string): Promise<boolean> {
  const result = await sql<{ has: boolean }>`
    select exists (select from booking where visitor_id = ${visitorId} and confirmed_at is not null) as has`.execute(
    db,
  );
  return result.rows[0]?.has ?? false;
}
