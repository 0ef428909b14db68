// Statements about emailed links and bookings that wait for an owner (docs/domain/accounts.md#links-in-booking-emails).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { InAccount } from '#src/domain/account/account-link.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { AccessVersion } from '#src/server/features/user/index.ts';
import { giveWaitingRole } from '#src/server/features/partner/index.ts';

// Days after which unused sessions expire (docs/domain/accounts.md#sessions).
const unusedDays = 30;

interface SessionRow {
  id: string;
  token_hash: Buffer;
  agent: string;
  created_at: Date;
  last_seen_at: Date;
  has_factor: boolean;
}

export async function findSessions(db: Db, userId: string, count: number): Promise<SessionRow[]> {
  const result = await sql<SessionRow>`
    select id, token_hash, agent, created_at, last_seen_at, factor_at is not null as has_factor from session
    where user_id = ${userId} and expires_at > banyan_now() and last_seen_at > banyan_now() - make_interval(days => ${unusedDays})
    order by last_seen_at desc, created_at desc, id limit ${count}`.execute(db);
  return result.rows;
}

export async function endSessionOf(db: Db, session: { userId: string; id: string }): Promise<boolean> {
  const ended = await sql<{ id: string }>`
    delete from session where id = ${session.id} and user_id = ${session.userId} returning id`.execute(db);
  return ended.rows.length === 1;
}

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface LinkRow {
  booking_id: string;
  user_id: string;
  email: string;
  in_account: InAccount;
  is_verified: boolean;
  is_expired: boolean;
  is_used: boolean;
  /** Address typed at the booking's checkout in this browser; null for another browser. */
  typed_hash: string | null;
  title: string;
  city_name: string;
  date: string;
  time: string;
  time_zone: string;
}

/** By the hash of its token; null when unknown. Changes nothing. */
export async function findLink(db: Db, tokenHash: Buffer, visitorId: string): Promise<LinkRow | null> {
  const result = await sql<LinkRow>`
    select l.booking_id, b.user_id, u.email, b.in_account, u.verified_at is not null as is_verified,
      l.expires_at <= banyan_now() as is_expired, l.used_at is not null as is_used, p.password_hash as typed_hash,
      c.title, ci.name as city_name, ci.time_zone, d.local_date as date, d.start_time as time
    from account_link l
      join booking b on b.id = l.booking_id
      join user_account u on u.id = b.user_id
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
      left join pending_password p on p.booking_id = b.id and p.user_id = u.id and p.visitor_id = ${visitorId}
    where l.token_hash = ${tokenHash}`.execute(db);
  return result.rows[0] ?? null;
}

/** Locks a link's booking, then its account, for two links at once. */
export async function lockLink(trx: Trx, { booking_id, user_id }: LinkRow): Promise<void> {
  await sql`select id from booking where id = ${booking_id} for no key update`.execute(trx);
  await sql`select id from user_account where id = ${user_id} for no key update`.execute(trx);
}

/**
 * First verification: ends everything pending. Name and phone come from this booking, because others may have typed
 * different ones.
 */
export async function writeVerified(trx: Trx, link: LinkRow, passwordHash: string): Promise<AccessVersion | null> {
  const verified = await sql<AccessVersion>`
    with verified as (
      update user_account u set verified_at = banyan_now(), password_hash = ${passwordHash},
        access_version = u.access_version + 1, first_name = b.first_name,
        last_name = b.last_name, isd_code = b.isd_code, phone = b.phone
      from booking b where b.id = ${link.booking_id} and u.id = b.user_id and u.verified_at is null
      returning u.id, u.access_version
    ), dropped as (
      delete from pending_password p using verified v where p.user_id = v.id
    ), ended as (delete from session s using verified v where s.user_id = v.id)
    select id, access_version from verified`.execute(trx);
  const account = verified.rows[0] ?? null;
  if (account !== null) await giveWaitingRole(trx, account.id);
  return account;
}

export async function writeJoined(trx: Trx, { booking_id }: LinkRow, tokenHash: Buffer): Promise<void> {
  await sql`
    with used as (update account_link set used_at = banyan_now() where token_hash = ${tokenHash})
    update booking set in_account = 'joined' where id = ${booking_id}`.execute(trx);
}

export async function findSentLink(db: Db, hashes: readonly Buffer[]): Promise<Buffer | null> {
  const result = await sql<{ token_hash: Buffer }>`
    select token_hash from account_link where token_hash = any(${hashes}::bytea[])`.execute(db);
  return result.rows[0]?.token_hash ?? null;
}

/** A stored link keeps its expiry. */
export async function insertLink(db: Db, made: { tokenHash: Buffer; bookingId: string; days: number }): Promise<void> {
  await sql`
    insert into account_link (token_hash, booking_id, expires_at)
    values (${made.tokenHash}, ${made.bookingId}, banyan_now() + make_interval(days => ${made.days}))
    on conflict (token_hash) do nothing`.execute(db);
}

/** Unless one is queued or `mostADay` were sent. */
export async function queueLink(trx: Trx, { booking_id }: LinkRow, mostADay: number): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'account-link', 'booking_id', ${booking_id}::text)
    where ${mostADay} > (select count(*) from account_link l
        where l.booking_id = ${booking_id} and l.created_at > banyan_now() - make_interval(days => 1))
      and not exists (select from outbox o where o.done_at is null and o.payload ->> 'kind' = 'account-link'
        and o.payload ->> 'booking_id' = ${booking_id}::text)`.execute(trx);
}

export interface OfferedRow {
  id: string;
  title: string;
  city_name: string;
  date: string;
  time: string;
  time_zone: string;
  pax: number;
  first_name: string;
  last_name: string;
  status: BookingStatus;
  created_at: Date;
}

// An unpaid hold is no booking yet: anyone can type an address.
const isBooked = sql`b.status not in ('held', 'expired') and b.visitor_id not like 'offer:%'`;

export async function findOffered(db: Db, userId: string, count: number): Promise<OfferedRow[]> {
  const result = await sql<OfferedRow>`
    select b.id, c.title, ci.name as city_name, d.local_date as date, d.start_time as time, ci.time_zone, b.pax,
      b.first_name, b.last_name, b.status, b.created_at
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
    where b.user_id = ${userId} and b.in_account = 'offered' and ${isBooked}
    order by b.created_at desc, b.id limit ${count}`.execute(db);
  return result.rows;
}

/** False when there is no such booking, or it was answered. */
export async function answerOffered(
  db: Db,
  answer: { bookingId: string; userId: string; becomes: InAccount },
): Promise<boolean> {
  const written = await sql`
    update booking b set in_account = ${answer.becomes}
    where b.id = ${answer.bookingId} and b.user_id = ${answer.userId} and b.in_account = 'offered' and ${isBooked}
    returning b.id`.execute(db);
  return written.rows.length === 1;
}

/** A key without its secret (docs/domain/partners.md#distributor-keys). */
export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  created_at: Date;
  expires_at: Date | null;
  is_expired: boolean;
  used_on: string | null;
}

export async function findKeys(db: Db, userId: string): Promise<KeyRow[]> {
  const result = await sql<KeyRow>`
    select id, name, prefix, created_at, expires_at, coalesce(expires_at <= banyan_now(), false) as is_expired, used_on::text as used_on
    from distributor_key where user_id = ${userId} order by created_at desc, id`.execute(db);
  return result.rows;
}

export async function countKeys(db: Db, userId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from distributor_key where user_id = ${userId}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  readonly days: number | null;
}

export async function insertKey(db: Db, { userId, name, prefix, hash, days }: NewKey): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into distributor_key (user_id, name, prefix, key_hash, expires_at)
    values (${userId}, ${name}, ${prefix}, ${hash}, banyan_now() + make_interval(days => ${days}::integer)) returning id`.execute(
    db,
  );
  const [made] = rows;
  if (made === undefined) throw new Error('a key was not stored');
  return made.id;
}

export async function deleteKey(
  db: Db,
  { userId, keyId }: { userId: string; keyId: string },
): Promise<{ name: string; prefix: string } | null> {
  const gone = await sql<{ name: string; prefix: string }>`
    delete from distributor_key where id = ${keyId} and user_id = ${userId} returning name, prefix`.execute(db);
  return gone.rows[0] ?? null;
}

/** For a role or access that ends. Returns how many. */
export async function deleteKeys(db: Db, userId: string): Promise<number> {
  const gone = await sql<{ id: string }>`delete from distributor_key where user_id = ${userId} returning id`.execute(
    db,
  );
  return gone.rows.length;
}
