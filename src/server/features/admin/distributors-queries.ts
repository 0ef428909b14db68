// The statements behind distributors in the back office; each has an end (docs/back-office.md#distributors).
import { sql, type Kysely } from 'kysely';
import { bookingStatuses, isMade } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CallOutput } from '#src/contract/types.ts';

type Db = Kysely<Database>;

/** States of bookings that took place or will. */
const made = bookingStatuses.filter(isMade);

/** So many of the last bookings are summed up. */
const mostSummed = 1000;

/** What is shown of a distributor beside its account. */
export interface DistributorFacts {
  id: string;
  keys: number;
  key_used_on: string | null;
  booked_at: Date | null;
}

/** The keys and the last booking of some accounts, by one look into an index for each. */
export async function findDistributorFacts(db: Db, ids: readonly string[]): Promise<DistributorFacts[]> {
  const result = await sql<DistributorFacts>`
    select u.id, (select count(*)::integer from distributor_key k where k.user_id = u.id) as keys,
      (select max(k.used_on)::text from distributor_key k where k.user_id = u.id) as key_used_on,
      (select b.created_at from booking b where b.user_id = u.id order by b.created_at desc limit 1) as booked_at
    from user_account u where u.id = any(${sql.val(ids)}::uuid[])`.execute(db);
  return result.rows;
}

/** What the last bookings of an account come to, in cents. */
export interface SumsRow {
  bookings: number;
  cancelled: number;
  total_cents: string;
  due_cents: string;
  is_cut: boolean;
}

/** Sums of the last bookings of an account: of those that took place or will, and how many were cancelled or declined. */
export async function sumBookings(db: Db, userId: string): Promise<SumsRow> {
  const result = await sql<SumsRow>`
    with mine as (
      select b.status = any(${sql.val(made)}::text[]) as counts,
        b.status in ('cancelled', 'declined') as is_off, b.total_cents, b.due_cents
      from booking b where b.user_id = ${userId} order by b.created_at desc limit ${mostSummed + 1}
    )
    select count(*) filter (where counts)::integer as bookings, count(*) filter (where is_off)::integer as cancelled,
      coalesce(sum(total_cents) filter (where counts), 0)::text as total_cents,
      coalesce(sum(due_cents) filter (where counts), 0)::text as due_cents, count(*) > ${mostSummed} as is_cut
    from mine`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

/** A booking of a distributor. */
export interface BookedRow {
  id: string;
  ref: string;
  booking_status: CallOutput<'admin/distributor'>['bookings'][number]['booking_status'];
  date: string;
  title: string;
  total_cents: number;
}

/** The last bookings of an account. */
export async function findLastBookings(db: Db, userId: string, count: number): Promise<BookedRow[]> {
  const result = await sql<BookedRow>`
    select b.id, b.ref, b.status as booking_status, d.local_date::text as date, c.title, b.total_cents
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where b.user_id = ${userId} order by b.created_at desc, b.id limit ${count}`.execute(db);
  return result.rows;
}

/** The partner that an account is, by which its commission is kept; null where it has been none. */
export async function findPartnerId(db: Db, userId: string): Promise<string | null> {
  const result = await sql<{ id: string }>`select id from partner where user_id = ${userId}`.execute(db);
  return result.rows[0]?.id ?? null;
}
