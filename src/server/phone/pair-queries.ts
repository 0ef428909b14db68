// Reply digits of a number (docs/domain/hosts.md#digits).
import { sql, type Kysely, type Transaction } from 'kysely';
import { choosePair, type GivenPair } from '#src/domain/host-reach/answer-pairs.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** By departure: a moved request gets new digits. */
export interface PairRow extends GivenPair {
  departureId: number;
}

/** Closes pairs of ended or moved requests first. */
export async function listPairs(db: Db, number: string): Promise<{ pairs: PairRow[]; nowMs: number }> {
  await sql`
    update answer_pair p set closed_at = banyan_now()
    where p.number = ${number} and p.closed_at is null and not exists (
      select 1 from booking b where b.id = p.booking_id and b.departure_id = p.departure_id
        and b.status = 'requested' and b.request_until > banyan_now())`.execute(db);
  const result = await sql<PairRow>`
    select pair, booking_id as "bookingId", departure_id as "departureId",
      coalesce((extract(epoch from sent_at) * 1000)::float8, 0) as "sentAtMs", (extract(epoch from closed_at) * 1000)::float8 as "closedAtMs"
    from answer_pair where number = ${number}`.execute(db);
  const now = await sql<{ ms: number }>`select (extract(epoch from banyan_now()) * 1000)::float8 as ms`.execute(db);
  return { pairs: result.rows, nowMs: now.rows[0]?.ms ?? 0 };
}

/** Null when all are taken or the request is closed. */
export async function givePair(
  trx: Transaction<Database>,
  number: string,
  bookingId: string,
): Promise<{ pair: number; departureId: number } | null> {
  // Two messages to a number must not share digits.
  await sql`select pg_advisory_xact_lock(hashtextextended('answer-pair:' || ${number}::text, 0))`.execute(trx);
  const { pairs, nowMs } = await listPairs(trx, number);
  const own = pairs.find((one) => one.bookingId === bookingId && one.closedAtMs === null);
  // Former pairs of a moved request rest, too.
  const rest = pairs.map((one) => (one.bookingId === bookingId ? { ...one, bookingId: '' } : one));
  const pair = own?.pair ?? choosePair(rest, bookingId, nowMs);
  if (pair === null) return null;
  const given = await sql<{ departureId: number }>`
    insert into answer_pair (number, pair, booking_id, departure_id)
    select ${number}, ${pair}, b.id, b.departure_id from booking b
    where b.id = ${bookingId} and b.status = 'requested' and b.request_until > banyan_now()
    on conflict (number, booking_id) where closed_at is null do update set sent_at = banyan_now()
    returning departure_id as "departureId"`.execute(trx);
  const [row] = given.rows;
  return row ? { pair, departureId: row.departureId } : null;
}

export interface OpenRequest {
  id: string;
  title: string;
  starts_at: Date;
  time_zone: string;
}

/** Most urgent first. */
export async function listOpenRequests(db: Db, hostIds: readonly string[]): Promise<OpenRequest[]> {
  const result = await sql<OpenRequest>`
    select b.id, c.title, d.starts_at, ci.time_zone
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id join city ci on ci.id = c.city_id
    where c.host_id = any(${[...hostIds]}::uuid[]) and b.status = 'requested' and b.request_until > banyan_now()
    order by b.request_until, b.id limit 60`.execute(db);
  return result.rows;
}

export async function findHostOfRequest(db: Db, bookingId: string, hostIds: readonly string[]): Promise<string | null> {
  const result = await sql<{ host_id: string }>`
    select c.host_id from booking b join course c on c.id = b.course_id
    where b.id = ${bookingId} and c.host_id = any(${[...hostIds]}::uuid[])`.execute(db);
  return result.rows[0]?.host_id ?? null;
}
