// The statements behind distributors in the back office; each has an end (docs/back-office.md#distributors).
import { sql, type Kysely } from 'kysely';
import { bookingStatuses, isMade } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { instantText, moneyOf } from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;

/** States of bookings that took place or will. */
const made = bookingStatuses.filter(isMade);

/** So many of the last bookings are summed up. */
const mostSummed = 1000;

type Distributor = CallOutput<'admin/distributor'>;

/** What is shown of a distributor beside its account. */
export type DistributorFacts = Pick<
  CallOutput<'admin/distributors'>['data'][number],
  'id' | 'keys' | 'key_used_on' | 'booked_at'
>;

/** The keys and the last booking of some accounts, by one look into an index for each. */
export async function findDistributorFacts(db: Db, ids: readonly string[]): Promise<DistributorFacts[]> {
  const result = await sql<DistributorFacts>`
    select u.id, (select count(*)::integer from distributor_key k where k.user_id = u.id) as keys,
      (select max(k.used_on)::text from distributor_key k where k.user_id = u.id) as key_used_on,
      (select ${instantText(sql`b.created_at`)} from booking b where b.user_id = u.id order by b.created_at desc limit 1) as booked_at
    from user_account u where u.id = any(${sql.val(ids)}::uuid[])`.execute(db);
  return result.rows;
}

/** Sums of the last bookings of an account: of those that took place or will, and how many were cancelled or declined. */
export async function sumBookings(db: Db, userId: string): Promise<Distributor['sums']> {
  const result = await sql<Distributor['sums']>`
    with mine as (
      select b.status = any(${sql.val(made)}::text[]) as counts,
        b.status in ('cancelled', 'declined') as is_off, b.total_cents, b.due_cents
      from booking b where b.user_id = ${userId} order by b.created_at desc limit ${mostSummed + 1}
    )
    select count(*) filter (where counts)::integer as bookings, count(*) filter (where is_off)::integer as cancelled,
      ${moneyOf(sql`coalesce(sum(total_cents) filter (where counts), 0)`)} as total,
      ${moneyOf(sql`coalesce(sum(due_cents) filter (where counts), 0)`)} as paid_online, count(*) > ${mostSummed} as is_cut
    from mine`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

/** The last bookings of an account. */
export async function findLastBookings(db: Db, userId: string, count: number): Promise<Distributor['bookings']> {
  const result = await sql<Distributor['bookings'][number]>`
    select b.id, b.ref, b.status as booking_status, d.local_date::text as date, c.title, ${moneyOf(sql`b.total_cents`)} as total
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where b.user_id = ${userId} order by b.created_at desc, b.id limit ${count}`.execute(db);
  return result.rows;
}

/** The partner that an account is, by which its commission is kept; null where it has been none. */
export async function findPartnerId(db: Db, userId: string): Promise<string | null> {
  const result = await sql<{ id: string }>`select id from partner where user_id = ${userId}`.execute(db);
  return result.rows[0]?.id ?? null;
}
