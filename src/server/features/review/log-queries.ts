// Statements of the review log (docs/domain/reviews.md#log, ADR 076).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { LoggedEntry, LogKind } from '#src/domain/review/review-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

/** The last hash (null for none) and the time. */
export interface LogHead {
  seq: number | null;
  hash: string | null;
  now: string;
}

/** Serializes appends. After every other lock, briefly. */
export async function lockLog(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('review_log', 0))`.execute(trx);
}

/** In milliseconds, so the hash matches the stored time. */
export async function findHead(db: Kysely<Database>): Promise<LogHead> {
  const result = await sql<LogHead>`
    select l.seq, encode(l.hash, 'hex') as hash,
      to_char(banyan_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
    from (select) as always left join lateral (select seq, hash from review_log order by seq desc limit 1) l on true`.execute(
    db,
  );
  const [row] = result.rows;
  if (!row) throw new Error('the clock returned no time');
  return row;
}

/** The table refuses a row that does not follow. */
export async function insertLogRow(trx: Trx, row: LoggedEntry): Promise<void> {
  await sql`
    insert into review_log (seq, kind, review_id, at, rating, reason, text_hash, previous, hash)
    values (${row.seq}, ${row.kind}, ${row.review_id}, ${row.at}, ${row.rating}, ${row.reason},
      decode(${row.text_hash}, 'hex'), decode(${row.previous}, 'hex'), decode(${row.hash}, 'hex'))`.execute(trx);
}

export interface LogRow {
  seq: number;
  kind: LogKind;
  review_id: string;
  at: string;
  rating: number | null;
  reason: string;
  text_hash: string | null;
  previous: string;
  hash: string;
}

export async function readLog(db: Kysely<Database>, after: number, count: number): Promise<LogRow[]> {
  const result = await sql<LogRow>`
    select seq, kind, review_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, rating, reason,
      encode(text_hash, 'hex') as text_hash, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash
    from review_log where seq > ${after} order by seq limit ${count}`.execute(db);
  return result.rows;
}

/** Daily (UTC); true when it did. */
export async function publishHash(db: Kysely<Database>): Promise<boolean> {
  const made = await sql<{ day: string }>`
    insert into review_log_day (day, seq, hash)
    select (banyan_now() at time zone 'UTC')::date, seq, hash from review_log order by seq desc limit 1
    on conflict (day) do nothing returning day`.execute(db);
  return made.rows.length === 1;
}

/** Condition: removal `l` was not reversed. */
const stands = sql`not exists (
  select from review_log n where n.review_id = l.review_id and n.kind = 'restored' and n.seq > l.seq)`;

/** A sentence per disagreement of reviews, hashes and log. */
export async function findDisagreements(db: Kysely<Database>): Promise<string[]> {
  const result = await sql<{ line: string }>`
    select 'the hash published on ' || p.day || ' is not in the log' as line
    from review_log_day p left join review_log l on l.seq = p.seq and l.hash = p.hash where l.seq is null
    union all
    select 'review ' || r.id || ' is not in the log' from review r
    where r.booking_id is not null and not exists (
      select from review_log l where l.review_id = r.id and l.kind = 'written')
    union all
    select 'review ' || l.review_id || ' of row ' || l.seq || ' is gone' from review_log l
    where l.kind = 'written' and not exists (select from review r where r.id = l.review_id)
    union all
    select 'review ' || r.id || ' has other stars than row ' || l.seq || ' says'
    from review_log l join review r on r.id = l.review_id where l.kind = 'written' and l.rating <> r.rating
    union all
    select 'review ' || r.id || ' has another text than row ' || l.seq || ' says'
    from review_log l join review r on r.id = l.review_id
    where l.kind = 'written' and r.salt is not null and sha256(r.salt || convert_to(r.body, 'UTF8')) <> l.text_hash
    union all
    select 'review ' || r.id || ' has lost its salt, and the log says nothing of it'
    from review_log l join review r on r.id = l.review_id
    where l.kind = 'written' and r.salt is null and not exists (
      select from review_log e where e.review_id = r.id and e.kind = 'erased')
    union all
    select 'review ' || r.id || ' is removed, and the log says nothing of it, or another reason' from review r
    where r.booking_id is not null and r.removed_at is not null and not exists (
      select from review_log l where l.review_id = r.id and l.kind = 'removed' and l.reason = r.removal_reason and ${stands})
    union all
    select 'review ' || r.id || ' is shown, and row ' || l.seq || ' says that it was removed'
    from review_log l join review r on r.id = l.review_id where l.kind = 'removed' and ${stands} and r.removed_at is null`.execute(
    db,
  );
  return result.rows.map(({ line }) => line);
}

/** Figures on the reviews page, with the last daily hash. */
export interface PublishedFigures {
  asked: number;
  written: number;
  removed: number;
  reasons: { reason: string; total: number }[];
  rows: number;
  day: string | null;
  hash: string | null;
}

/** Without demo reviews. */
export async function findPublished(db: Kysely<Database>): Promise<PublishedFigures> {
  const result = await sql<PublishedFigures>`
    select (select count(*)::int from review_asking where asked > 0) as asked,
      (select count(*)::int from review_log where kind = 'written') as written,
      (select count(*)::int from review_log l where kind = 'removed' and ${stands}) as removed,
      (select coalesce(jsonb_agg(r order by r.total desc, r.reason), '[]') from (
        select reason, count(*)::int as total from review_log l where kind = 'removed' and ${stands}
        group by reason order by 2 desc, 1 limit 20) r) as reasons,
      (select count(*)::int from review_log) as rows, p.day::text as day, encode(p.hash, 'hex') as hash
    from (select) as always left join lateral (
      select day, hash from review_log_day order by day desc limit 1) p on true`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('the review figures returned no row');
  return row;
}
