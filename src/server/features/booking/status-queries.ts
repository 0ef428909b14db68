// The one writer of a status: each change of a booking's or an inquiry's asks the domain's table and is written here (ADR 032).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { stepOf, wayOf, type BookingFacts } from '#src/domain/booking/lifecycle.ts';
import { isMade, seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import { inquirySourcesOf, type InquiryStatus } from '#src/domain/inquiry/inquiry-status.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { ChangeReason } from './change-reason.ts';

// Another time that a host has offered for a request: it ends with whatever becomes of the request, and so do its seats
// (docs/domain/bookings.md#another-time, ADR 032).

/** An offer that its guest may take; instants in ms since 1970. */
export interface TimeOffer {
  id: string;
  departure_id: number;
  hold_id: string | null;
  date: string;
  time: string;
  expires_at: number;
}

/** The open offer of a request; null where there is none, or its time is over. */
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

/** Parts of a statement that end the open offer of a request. Its hold runs out, so whoever counts seats finds them free. */
function timeOfferEnds(bookingId: string, action: BookingAction): RawBuilder<unknown> {
  return sql`let_go as (
    update time_offer set outcome = ${outcomes[action] ?? 'ended'}, closed_at = banyan_now()
    where booking_id = ${bookingId} and closed_at is null returning hold_id
  ), lapsed as (
    update booking h set hold_until = banyan_now() from let_go g where h.id = g.hold_id and h.status = 'held' returning h.id
  )`;
}

/** A booking under its locks, with the instants that the table's limits count from. */
export type Changing = BookingFacts & { readonly id: string; readonly now_ms: number };

interface StatusChange {
  action: BookingAction;
  by: Acting;
  /** In whose place the table is asked, where that is not who acts: a request that has run out ends by the clock. */
  role?: BookingRole | undefined;
  /** Whom the history names, where that is not the role. */
  actor?: 'guest' | 'payment' | undefined;
  /** What the history says. */
  why: ChangeReason;
  /** More columns that change with the status: `, name = value`. */
  set?: RawBuilder<unknown> | undefined;
  /** What else the statement writes: `, name as (...)`. Its parts may read `changed` (id, offer_id). */
  also?: RawBuilder<unknown> | undefined;
}

const none = sql``;
// A version counts the changes of a booking that is made; what has ended keeps when it did; the way back forgets it.
const closedAt = (to: BookingStatus) => (seatsOf(to) === 'free' || to === 'completed' ? sql`banyan_now()` : sql`null`);

/**
 * Writes an action and all that follows from it in one statement, and answers the new state. The caller holds the locks and
 * has asked the table whether to refuse; what the table does not allow throws here, and writes nothing.
 */
export async function changeStatus(
  trx: Transaction<Database>,
  booking: Changing,
  { action, by, role = by.role, actor, why, set = none, also = none }: StatusChange,
): Promise<BookingStatus> {
  const step = stepOf(booking, action, role, booking.now_ms);
  if (!step.ok) throw new RangeError(`${action} by ${role} of a ${booking.status} booking: ${step.why}`);
  // What becomes of a request ends the other time that was offered for it, and a newer one takes its place.
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

/** The guest of a completed booking is asked for a review some hours after the end (docs/domain/reviews.md#asking). */
const reviewIsAsked = sql`, asked as (
  insert into review_asking (booking_id, due_at)
  select b.id, d.ends_at + make_interval(hours => ${reviewLimits.askedAfterHours}::integer)
  from changed c join booking b on b.id = c.id join departure d on d.id = b.departure_id where not b.is_demo
  on conflict do nothing)`;

/** Holds that end together: those of one departure whose time has run out, and those that a newer checkout replaces. */
interface EndingHolds {
  departureId: number;
  replaced: readonly string[];
  /** Whether a hold whose payment is under way is left alone. */
  sparesPaying: boolean;
}

/** Ends holds as the table says, gives their seats and reserved codes back, and tells the history, in one statement. */
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

/** A condition on booking `b`: its hold ended so many minutes ago. */
const hasLapsed = (minutes: number) => sql`b.hold_until <= banyan_now() - make_interval(mins => ${minutes}::integer)`;

/** A condition on booking `b`: a payment of it may still end well. */
const isPaying = sql`exists (select 1 from payment p where p.booking_id = b.id
    and p.status in ('new', 'open', 'action', 'unknown'))`;

/** Departures with holds that have lapsed and that no payment is under way for. */
export async function findLapsedDepartures(db: Kysely<Database>, count: number): Promise<number[]> {
  const { from, minutes } = wayOf('expire', 'held');
  const result = await sql<{ id: number }>`
    select distinct b.departure_id as id from booking b
    where b.status = ${from} and ${hasLapsed(minutes)} and not ${isPaying} limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}

/**
 * The part of a statement that changes inquiries to `to`, and only those in a state from which it may follow. `which` is a
 * condition on inquiry `i`; `set` names more columns: `, name = value`.
 */
export function inquiryChange(
  to: InquiryStatus,
  which: RawBuilder<unknown>,
  set: RawBuilder<unknown> = none,
): RawBuilder<unknown> {
  return sql`update inquiry i set status = ${to}${set} where i.status = any(${inquirySourcesOf(to)}::text[]) and ${which}`;
}
