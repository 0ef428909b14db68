// The statements of departures that are over (docs/domain/lifecycle.md#when-it-is-over, ADR 032).
import { sql, type Kysely, type Transaction } from 'kysely';
import { wayOf } from '#src/domain/booking/lifecycle.ts';
import { madeStatuses } from '#src/domain/booking/status.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { postingOf } from '#src/server/features/booking/index.ts';
import { contestedNow } from '#src/server/features/host-day/no-show-queries.ts';

type Trx = Transaction<Database>;

/** Departures that ended two hours ago and whose books are open, those that were looked at longest ago first. */
export async function findEnded(db: Kysely<Database>, count: number): Promise<number[]> {
  const { minutes } = wayOf('complete', 'confirmed');
  const result = await sql<{ id: number }>`
    select id from departure where settled_at is null
      and coalesce(looked_at, ends_at) <= banyan_now() - make_interval(mins => ${minutes}::integer)
    order by coalesce(looked_at, ends_at) limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}

/** Locks it unless somebody has it locked or settled; false then. */
export async function tryLockEnded(trx: Trx, departureId: number): Promise<boolean> {
  const result = await sql`
    select id from departure where id = ${departureId} and settled_at is null for no key update skip locked`.execute(
    trx,
  );
  return result.rows.length === 1;
}

/** Everything of a departure that had seats or money, in the order in which it is locked. */
export async function findItsBookings(trx: Trx, departureId: number): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select id from booking where departure_id = ${departureId}
      and status = any(${[...madeStatuses, 'cancelled']}::text[]) order by id`.execute(trx);
  return result.rows.map((row) => row.id);
}

/** What keeps money from being passed on: a refund that failed, or a no-show that the guest has contested and nobody has decided. */
export async function findDoubts(trx: Trx, bookingId: string): Promise<{ refund: string; is_contested: boolean }> {
  const result = await sql<{ refund: string; is_contested: boolean }>`
    select b.refund, ${contestedNow} as is_contested
    from booking b where b.id = ${bookingId}`.execute(trx);
  const [row] = result.rows;
  if (!row) throw new Error('a booking that is locked is not there');
  return row;
}

/** Deposit and fee leave the booking's accounts; once, by the reference outside. */
export async function writeSettled(trx: Trx, bookingId: string, posting: Posting): Promise<void> {
  await sql`with ${postingOf(posting, bookingId)} select 1`.execute(trx);
}

/** Nothing of the departure is open any more, or something is to be looked at again in two hours. */
export async function markLooked(db: Kysely<Database>, departureId: number, isSettled: boolean): Promise<void> {
  await sql`
    update departure set looked_at = banyan_now(), settled_at = case when ${isSettled}::boolean then banyan_now() end
    where id = ${departureId}`.execute(db);
}
