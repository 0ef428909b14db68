// A booking under its locks, with the facts for every change (ADR 010 and 032).
import { guestCancelsUntil } from '#src/domain/host-day/lateness.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { sql, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { ChosenAddon } from '#src/domain/pricing/quote-input.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

/** Instants in ms since 1970, amounts in minor units. */
export interface LockedBooking extends LockedRow {
  cancels_until: number;
}

interface LockedRow {
  id: string;
  ref: string;
  status: BookingStatus;
  version: number;
  user_id: string;
  host_id: string;
  course_id: number;
  departure_id: number;
  offer_id: string | null;
  keeps_offer: boolean;
  date: string;
  time: string;
  pax: number;
  policy: Policy;
  quote: BookingQuote;
  addons: ChosenAddon[];
  total_cents: number;
  due_cents: number;
  deposit_cents: number;
  service_fee_cents: number;
  discount_cents: number;
  local_currency: string;
  /** Paid and kept, minus refunds made or owed. */
  paid_cents: number;
  booked_at: number;
  hold_until: number | null;
  request_until: number | null;
  moves_until: number;
  late_minutes: number;
  starts_at: number;
  ends_at: number;
  checked_in_at: number | null;
  no_show_at: number | null;
  now_ms: number;
}

const lockTries = 5;

/** Locks departure, then booking; after a concurrent move retries with the new departure. Null: none. */
export async function lockBooking(trx: Trx, bookingId: string, departureId?: number): Promise<LockedBooking | null> {
  if (departureId !== undefined) return (await lockAt(trx, bookingId, departureId)) ? readLocked(trx, bookingId) : null;
  for (let tried = 0; tried < lockTries; tried += 1) {
    const at = await departureOf(trx, bookingId);
    if (at === null) return null;
    await sql`savepoint before_departure`.execute(trx);
    await sql`select id from departure where id = ${at} for no key update`.execute(trx);
    // A new statement sees what was committed during the wait.
    if (await lockAt(trx, bookingId, at)) return readLocked(trx, bookingId);
    await sql`rollback to savepoint before_departure`.execute(trx);
  }
  return null;
}

async function lockAt(trx: Trx, bookingId: string, departureId: number): Promise<boolean> {
  const locked = await sql`
    select id from booking where id = ${bookingId} and departure_id = ${departureId} for no key update`.execute(trx);
  return locked.rows.length === 1;
}

async function departureOf(trx: Trx, bookingId: string): Promise<number | null> {
  const result = await sql<{ id: number }>`select departure_id as id from booking where id = ${bookingId}`.execute(trx);
  return result.rows[0]?.id ?? null;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

/** Paid online for booking `b`, minus refunds made or owed, minor units. */
export const paidCents = sql`(select coalesce(sum(p.due_cents - (select coalesce(sum(r.due_cents), 0) from refund r
          where r.payment_id = p.id)), 0)::integer
        from payment p where p.booking_id = b.id and p.status = 'succeeded' and p.seat_wait_until is null and not exists (
          select from refund l where l.payment_id = p.id and l.reason = 'late_or_surplus'))`;

async function readLocked(trx: Trx, bookingId: string): Promise<LockedBooking | null> {
  const result = await sql<LockedRow>`
    select b.id, b.ref, b.status, b.version, b.user_id, c.host_id, b.course_id, b.departure_id, b.offer_id, b.pax,
      b.visitor_id like 'offer:%' as keeps_offer, d.local_date as date, d.start_time as time, b.policy, b.quote, b.addons,
      b.total_cents, b.due_cents, b.deposit_cents, b.service_fee_cents, b.discount_cents, b.local_currency,
      ${paidCents} as paid_cents,
      ${ms('b.created_at')} as booked_at, ${ms('b.hold_until')} as hold_until, ${ms('b.request_until')} as request_until,
      d.late_minutes::integer as late_minutes,
      ${ms('d.starts_at')} - c.cutoff_first_minutes * 60000 as moves_until, ${ms('d.starts_at')} as starts_at,
      ${ms('d.ends_at')} as ends_at, ${ms('b.checked_in_at')} as checked_in_at, ${ms('b.no_show_at')} as no_show_at,
      ${ms('banyan_now()')} as now_ms
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where b.id = ${bookingId}`.execute(trx);
  const [row] = result.rows;
  return row ? { ...row, cancels_until: guestCancelsUntil(row, row.late_minutes) } : null;
}
