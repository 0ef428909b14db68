// The only writer of booking and inquiry statuses; each change follows the transition table (ADR 032).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { stepOf, wayOf, type BookingFacts } from '#src/domain/booking/lifecycle.ts';
import { isMade, seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import { inquirySourcesOf, type InquiryStatus } from '#src/domain/inquiry/inquiry-status.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { ChangeReason } from './change-reason.ts';

/** Instants in ms since 1970 (docs/domain/bookings.md#offering-another-time, ADR 032). */
export interface TimeOffer {
  id: string;
  departure_id: number;
  hold_id: string | null;
  date: string;
  time: string;
  expires_at: number;
}

export async function findTimeOffer(db: Kysely<Database>, bookingId: string): Promise<TimeOffer | null> {
  const result = await sql<TimeOffer>`
    select o.id, o.departure_id, o.hold_id, d.local_date as date, d.start_time as time,
      (extract(epoch from o.expires_at) * 1000)::bigint as expires_at
    from time_offer o join booking b on b.id = o.booking_id join departure d on d.id = o.departure_id
    where o.booking_id = ${bookingId} and o.closed_at is null and o.expires_at > banyan_now()
      and b.status = 'requested'`.execute(db);
  return result.rows[0] ?? null;
}

const outcomes: Partial<Record<BookingAction, 'taken' | 'refused'>> = { take_time: 'taken', refuse_time: 'refused' };

/** CTEs that end a request's open offer; its hold expires, which frees the seats. */
function timeOfferEnds(bookingId: string, action: BookingAction): RawBuilder<unknown> {
  return sql`let_go as (
    update time_offer set outcome = ${outcomes[action] ?? 'ended'}, closed_at = banyan_now()
    where booking_id = ${bookingId} and closed_at is null returning hold_id
  ), lapsed as (
    update booking h set hold_until = banyan_now() from let_go g where h.id = g.hold_id and h.status = 'held' returning h.id
  )`;
}

export type Changing = BookingFacts & { readonly id: string; readonly now_ms: number };

interface StatusChange {
  action: BookingAction;
  by: Acting;
  /** The role to check, where it differs from the actor: an expired request ends by the clock. */
  role?: BookingRole | undefined;
  actor?: 'guest' | 'payment' | undefined;
  why: ChangeReason;
  set?: RawBuilder<unknown> | undefined;
  /** More CTEs: `, name as (...)`. They may read `changed` (id, offer_id). */
  also?: RawBuilder<unknown> | undefined;
}

const none = sql``;
// Ended bookings keep the time of their end; reviving clears it.
const closedAt = (to: BookingStatus) => (seatsOf(to) === 'free' || to === 'completed' ? sql`banyan_now()` : sql`null`);

/** Returns the new state. The caller holds the locks and has checked; a forbidden transition throws. */
export async function changeStatus(
  trx: Transaction<Database>,
  booking: Changing,
  { action, by, role = by.role, actor, why, set = none, also = none }: StatusChange,
): Promise<BookingStatus> {
  const step = stepOf(booking, action, role, booking.now_ms);
  if (!step.ok) throw new RangeError(`${action} by ${role} of a ${booking.status} booking: ${step.why}`);
  // Any change of a request ends the other time offered for it.
  const ended = booking.status === 'requested' ? sql`${timeOfferEnds(booking.id, action)}, ` : none;
  const changed = await sql`
    with ${ended}changed as (
      update booking b set status = ${step.to}, version = b.version + ${isMade(booking.status) ? 1 : 0},
        closed_at = ${closedAt(step.to)}, held_from = null${set}
      where b.id = ${booking.id} and b.status = ${booking.status} returning b.id, b.offer_id
    ), noted as (
      insert into booking_history (booking_id, actor, actor_id, on_behalf_of, by_link, from_status, to_status, reason, figures)
      select id, ${actor ?? by.role}, ${by.actorId}::uuid, ${by.onBehalfOf}::uuid, ${by.isByLink ?? false}, ${booking.status}, ${step.to},
        ${why.key}, ${JSON.stringify(why.figures ?? {})}::jsonb
      from changed
    )${step.to === 'completed' ? reviewIsAsked : none}${also}
    select id from changed`.execute(trx);
  if (changed.rows.length !== 1) throw new Error(`a booking that is locked is not ${booking.status} any more`);
  return step.to;
}

/** Queues the review request for some hours after the end (docs/domain/reviews.md#review-requests). */
const reviewIsAsked = sql`, asked as (
  insert into review_asking (booking_id, due_at)
  select b.id, d.ends_at + make_interval(hours => ${reviewLimits.askedAfterHours}::integer)
  from changed c join booking b on b.id = c.id join departure d on d.id = b.departure_id where not b.is_demo
  on conflict do nothing)`;

interface EndingHolds {
  departureId: number;
  replaced: readonly string[];
  sparesPaying: boolean;
}

/** Returns seats and codes and writes history, in one statement. */
export async function endHolds(
  trx: Transaction<Database>,
  { departureId, replaced, sparesPaying }: EndingHolds,
): Promise<void> {
  const [lapsing, replacing] = [wayOf('expire', 'held'), wayOf('replace', 'held')];
  const isReplaced = sql`b.id = any(${[...replaced]}::uuid[])`;
  await sql`
    with ended as (
      update booking b set status = case when ${isReplaced} then ${replacing.to} else ${lapsing.to} end,
        closed_at = banyan_now(), held_from = null, is_replaced = ${isReplaced}
      where (b.status = ${replacing.from} and ${isReplaced})
        or (b.status = ${lapsing.from} and b.departure_id = ${departureId} and ${hasLapsed(lapsing.minutes)}
          ${sparesPaying ? sql`and not ${isPaying}` : sql``})
      returning b.id, b.status, b.departure_id, b.pax, b.is_replaced
    ), noted as (
      insert into booking_history (booking_id, actor, from_status, to_status, reason)
      select id, 'system', ${lapsing.from}, status,
        case when is_replaced then ${'replaced' satisfies ChangeReason['key']} else ${'lapsed' satisfies ChangeReason['key']} end from ended
    ), released as (
      update coupon_use u set state = 'released' from ended e
      where u.booking_id = e.id and u.state = 'reserved' returning u.coupon_id
    ), given_back as (
      update coupon k set used = k.used - r.uses
      from (select coupon_id, count(*)::integer as uses from released group by coupon_id) r where k.id = r.coupon_id
    )
    update departure d set taken = d.taken - f.pax
    from (select departure_id, sum(pax)::integer as pax from ended group by departure_id) f
    where d.id = f.departure_id`.execute(trx);
}

const hasLapsed = (minutes: number) => sql`b.hold_until <= banyan_now() - make_interval(mins => ${minutes}::integer)`;

const isPaying = sql`exists (select 1 from payment p where p.booking_id = b.id
    and p.status in ('new', 'open', 'action', 'unknown'))`;

export async function findLapsedDepartures(db: Kysely<Database>, count: number): Promise<number[]> {
  const { from, minutes } = wayOf('expire', 'held');
  const result = await sql<{ id: number }>`
    select distinct b.departure_id as id from booking b
    where b.status = ${from} and ${hasLapsed(minutes)} and not ${isPaying} limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}

/**
 * CTE that changes inquiries to `to` from allowed states. `which`: condition on `i`; `set`: more columns, `, name =
 * value`.
 */
export function inquiryChange(
  to: InquiryStatus,
  which: RawBuilder<unknown>,
  set: RawBuilder<unknown> = none,
): RawBuilder<unknown> {
  return sql`update inquiry i set status = ${to}${set} where i.status = any(${inquirySourcesOf(to)}::text[]) and ${which}`;
}
