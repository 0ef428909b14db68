// Facts of a claim in one statement, read without a lock and again under it (ADR 010).
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { sql, type RawBuilder, type Transaction, type Kysely } from 'kysely';
import type { LiveHolds } from '#src/domain/booking/hold-room.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import {
  couponColumn,
  type CouponFacts,
  holdsOffer,
  type HostOffer,
  hostOfferColumn,
  ownBookings,
} from '#src/server/features/pricing/index.ts';
import {
  isOwnHold,
  termsColumns,
  type CourseTerms,
  termsTables,
  type Viewer,
} from '#src/server/features/availability/index.ts';
import type { AccountRow, BookedChoice, SlotKey } from '#src/server/features/booking/index.ts';
import { isPayingColumn } from '#src/server/platform/db/own-hold-queries.ts';
import { runNamed } from '#src/server/platform/db/kysely.ts';
import { partnersColumn, type PartnersMet } from '#src/server/features/partner/index.ts';

interface ReplacedHold {
  id: string;
  departure_id: number;
  pax: number;
  is_live: boolean;
  /** Its payment is running or unknown. */
  is_paying: boolean;
}

export type ClaimRow = CourseTerms & {
  account: AccountRow | null;
  coupon: CouponFacts | null;
  partners: PartnersMet;
  /** Null when no one has booked it before. `lapsed_pax` are freed by a claim. */
  slot: { id: number; taken: number; lapsed_pax: number } | null;
  replaced: ReplacedHold[];
  /** Other holds of claimant and network. */
  holds: LiveHolds;
  host_offer: HostOffer | null;
  known: { body_hash: string; booking_id: string } | null;
  /** 64-bit hash as text: a different one under the lock means read again. */
  terms_hash: string;
};

export interface Claimant {
  userId: string | null;
  /** Finds the account that a visitor's booking joins. */
  email: string;
  visitorId: string;
  /** Null for distributors, who may have several holds by key. */
  network: string | null;
  key: { scope: string; key: string } | null;
  /** Key of an earlier claim to replace. */
  replaces: string | null;
  couponCode: string | null;
  offerHash: Buffer | null;
}

export async function readClaim(services: Services, slot: SlotKey, who: Claimant): Promise<ClaimRow | null> {
  const parts = [who.userId, who.key, who.replaces, who.couponCode, who.offerHash].map((part) =>
    part === null ? 0 : 1,
  );
  const [row] = await runNamed(services, `booking-claim-${parts.join('')}`, claimOf(slot, who));
  return row ?? null;
}

/** Under the transaction's locks. */
export async function readClaimIn(trx: Transaction<Database>, slot: SlotKey, who: Claimant): Promise<ClaimRow | null> {
  const result = await claimOf(slot, who).execute(trx);
  return result.rows[0] ?? null;
}

function claimOf(slot: SlotKey, who: Claimant): RawBuilder<ClaimRow> {
  const isAccount = who.userId === null ? sql`u.email = ${who.email}` : sql`u.id = ${who.userId}`;
  const isFreed = sql`b.id in (select r.id from replaced r)
    or (b.status = 'held' and b.departure_id = (select s.id from slot s) and b.hold_until <= banyan_now())`;
  const none = sql`null::jsonb`;
  const coupon = who.couponCode === null ? none : couponColumn(who.couponCode, ownBookings(who), isFreed);
  const known =
    who.key === null
      ? none
      : sql`(select jsonb_build_object('body_hash', encode(i.body_hash, 'hex'), 'booking_id', i.answer ->> 'booking_id')
          from idempotency_key i where i.scope = ${who.key.scope} and i.key = ${who.key.key})`;
  return sql<ClaimRow>`
    with slot as materialized (
      select d.id, d.taken from departure d
      where d.course_id = ${slot.courseId} and d.local_date = ${slot.date} and d.start_time = ${slot.time}
    ), replaced as materialized (${replacedHolds(who)})
    select ${termsColumns({ from: slot.date, to: slot.date })}, ${coupon} as coupon, ${known} as known,
      ${partnersColumn(who.couponCode, who.userId === null ? sql`null::uuid` : sql`u.id`, who.visitorId)} as partners,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'email', u.email,
        'first_name', u.first_name, 'last_name', u.last_name, 'isd_code', u.isd_code, 'phone', u.phone) end as account,
      (select jsonb_build_object('id', s.id, 'taken', s.taken, 'lapsed_pax',
          (select coalesce(sum(b.pax), 0) from booking b
            where b.departure_id = s.id and b.status = 'held' and b.hold_until <= banyan_now())) from slot s) as slot,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from replaced r) as replaced,
      live_holds(${who.visitorId}, ${who.userId}::uuid, ${who.network}::text, (select s.id from slot s),
        array(select r.id from replaced r)) as holds,
      ${who.offerHash === null ? none : hostOfferColumn(who.offerHash)} as host_offer,
      offer_stamp(c.id, ${slot.date})::text as terms_hash
    from ${termsTables} left join user_account u on ${isAccount}
    where c.id = ${slot.courseId} and c.status = 'published'`;
}

/**
 * Holds that the new one replaces: of browser and account, of an offer, or named by key (docs/domain/checkout.md#checking-out,
 * docs/domain/messages.md#offers).
 */
function replacedHolds({ visitorId, userId, key, replaces, offerHash }: Claimant): RawBuilder<unknown> {
  const which: RawBuilder<unknown>[] = [];
  const isPaying = sql`${isPayingColumn} as is_paying`;
  // A distributor's keyed holds coexist.
  const isOne = key === null ? sql`true` : sql`b.held_from is not null`;
  which.push(sql`${isPaying} from booking b where b.departure_id = (select s.id from slot s) and b.status = 'held'
    and b.hold_until > banyan_now() and ${isOwnHold({ visitorId, userId })} and ${isOne}`);
  if (offerHash !== null)
    which.push(sql`${isPaying} from booking b where b.status = 'held' and ${holdsOffer(offerHash)}`);
  if (replaces !== null) {
    const scopes = [`visitor:${visitorId}`, ...(userId === null ? [] : [`user:${userId}`])];
    which.push(sql`${isPaying} from booking b where b.status = 'held' and b.id = any(array(
      select (i.answer ->> 'booking_id')::uuid from idempotency_key i
      where i.scope = any(${scopes}::text[]) and i.key = ${replaces}))`);
  }
  const parts = which.map(
    (one) => sql`select b.id, b.departure_id, b.pax, b.hold_until > banyan_now() as is_live, ${one}`,
  );
  return sql`select id, departure_id, pax, is_live, bool_or(is_paying) as is_paying
    from (${sql.join(parts, sql` union all `)}) h group by id, departure_id, pax, is_live`;
}

export interface Claimed {
  id: string;
  token_hash: Buffer;
  ref: string;
  due_cents: number;
  hold_until: Date | null;
  quote: BookingQuote;
  coupon_code: string | null;
  course: { id: number; title: string; category: string };
  date: string;
  time: string;
  pax: number;
}

export async function findClaimed(db: Kysely<Database>, bookingId: string): Promise<Claimed | null> {
  const result = await sql<Claimed>`
    select b.id, b.token_hash, b.ref, b.due_cents, b.quote, b.pax, k.code as coupon_code, d.local_date as date, d.start_time as time,
      case when b.status = 'held' then b.hold_until end as hold_until,
      jsonb_build_object('id', c.id, 'title', c.title, 'category', ca.name) as course
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join category ca on ca.id = c.category_id
      left join coupon k on k.id = b.coupon_id
    where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export interface OwnSeats extends BookedChoice {
  ref: string;
  title: string;
  /** Null for a booking. */
  hold_until: Date | null;
}

export function findOwnHolds(db: Kysely<Database>, who: Viewer): Promise<OwnSeats[]> {
  return readOwn(
    db,
    sql`b.status = 'held' and b.hold_until > banyan_now() and b.visitor_id not like 'offer:%'
      and ((b.visitor_id = ${who.visitorId} and b.held_from is not null) or b.held_by = ${who.userId}::uuid)`,
  );
}

/** Upcoming bookings of a course or all, if browser or account may open them. */
export function findBookedAhead(db: Kysely<Database>, who: Viewer, courseId: number | null): Promise<OwnSeats[]> {
  return readOwn(
    db,
    sql`(${courseId}::integer is null or b.course_id = ${courseId}) and b.status in ('requested', 'confirmed', 'checked_in') and d.ends_at > banyan_now()
      and b.id in (select v.booking_id from visitor_booking v where v.visitor_id = ${who.visitorId} and v.expires_at > banyan_now()
        union all select o.id from booking o where o.user_id = ${who.userId}::uuid and o.in_account = 'joined')`,
  );
}

async function readOwn(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<OwnSeats[]> {
  const result = await sql<OwnSeats>`
    select b.ref, c.title, d.local_date as date, d.start_time as time, b.course_id, b.pax, b.offer_id, b.addons,
      case when b.status = 'held' then b.hold_until end as hold_until,
      (select o.token_hash from offer o where o.id = b.offer_id) as offer_hash,
      (select k.code from coupon k where k.id = b.coupon_id) as coupon_code
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where ${which} order by b.created_at desc limit 10`.execute(db);
  return result.rows;
}
