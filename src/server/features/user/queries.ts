// Statements of accounts and sessions.
import { sql, type Kysely, type Transaction, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';

/** Condition on thread `t`: in the guest's account, not only addressed to it (docs/domain/accounts.md#offered-bookings). */
export const inAccount = sql`not exists (select from booking ob where ob.id = t.booking_id and ob.in_account <> 'joined')`;

export interface Pair {
  threadId: string;
  /** Null for an unopened visitor's question. */
  userId: string | null;
  hostId: string;
  /** Joined: only then blocks elsewhere apply. */
  isTied: boolean;
  /** False where the address's owner refused the booking. */
  hasAccount: boolean;
}

/** In any conversation of the two. */
export async function findBlocks(
  db: Kysely<Database>,
  { threadId, userId, hostId, isTied }: Omit<Pair, 'hasAccount'>,
): Promise<string[]> {
  const result = await sql<{ by_side: string }>`
    select distinct k.by_side from message_block k join message_thread t on t.id = k.thread_id
    where t.id = ${threadId} or (${isTied} and t.user_id = ${userId} and t.host_id = ${hostId} and ${inAccount})`.execute(
    db,
  );
  return result.rows.map((row) => row.by_side);
}

/** One side has deleted the account (docs/domain/messages.md#blocking-and-reporting). */
export async function isAnyDeleted(db: Kysely<Database>, { userId, hostId, hasAccount }: Pair): Promise<boolean> {
  const result = await sql<{ is_deleted: boolean }>`
    select exists (select from user_account where erased_at is not null
      and (id = ${hostId} or (${hasAccount} and id = ${userId}))) as is_deleted`.execute(db);
  return result.rows[0]?.is_deleted === true;
}

const noThread = '00000000-0000-0000-0000-000000000000';

/** A block by either side (docs/domain/messages.md#blocking-and-reporting). */
export async function haveBlock(db: Kysely<Database>, userId: string, hostId: string): Promise<boolean> {
  return (await findBlocks(db, { threadId: noThread, userId, hostId, isTied: true })).length > 0;
}

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  /** A photo's id. */
  image: string | null;
  roles: string[];
  is_id_verified: boolean;
  email: string;
  /** Null for an unverified address. */
  password_hash: string | null;
  /** Read together with the hash. */
  access_version: number;
}

const accountColumns = sql`id, email, first_name, last_name, image, roles, is_id_verified, password_hash, access_version`;

/** Case folded; null for none. */
export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`select ${accountColumns} from user_account where email = ${email}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`select ${accountColumns} from user_account where id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export async function isBlocked(db: Kysely<Database>, userId: string): Promise<boolean> {
  const result = await sql`select from user_account where id = ${userId} and blocked_at is not null`.execute(db);
  return result.rows.length > 0;
}

/** Hash and device only. */
interface NewSession {
  tokenHash: Buffer;
  hours: number;
  agent: string;
  device: string;
  /** The session survives closing the browser. */
  isRemembered: boolean;
  hasFactor: boolean;
}

/** The latest ones, with room for browsers without cookies. */
const mostDevices = 10;

/**
 * Stores session and device; emails the owner about a new device (returns whether it is) unless the account is new.
 * Null, with nothing written: access changed since the check, or blocked.
 */
export async function insertSession(
  db: Kysely<Database>,
  { id, access_version }: AccessVersion,
  { tokenHash, hours, isRemembered, hasFactor, agent, device }: NewSession,
): Promise<{ isNewDevice: boolean } | null> {
  const written = await sql<{ is_new_device: boolean }>`
    with before as (
      select id, signed_in_at, coalesce(not ${device}::text = any(known_devices), true) as is_new_device from user_account
      where id = ${id} and access_version = ${access_version} and blocked_at is null for no key update
    ), seen as (
      update user_account u set signed_in_at = banyan_now(),
        known_devices = (array[${device}::text] || array_remove(u.known_devices, ${device}::text))[1:${mostDevices}::integer]
      from before b where u.id = b.id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-new-device', 'user_id', b.id::text, 'agent', ${agent}::text,
        'at_ms', round(extract(epoch from banyan_now()) * 1000))
      from before b where b.signed_in_at is not null and b.is_new_device
    ), made as (
      insert into session (token_hash, user_id, expires_at, is_remembered, agent, factor_at)
      select ${tokenHash}, id, banyan_now() + make_interval(hours => ${hours}), ${isRemembered}, ${agent},
        case when ${hasFactor} then banyan_now() end
      from before
    )
    select coalesce(is_new_device, true) as is_new_device from before`.execute(db);
  const [row] = written.rows;
  return row === undefined ? null : { isNewDevice: row.is_new_device };
}

/** Unless the password changed meanwhile. */
export async function replaceHash(
  db: Kysely<Database>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await sql`
    update user_account set password_hash = ${to} where id = ${userId} and password_hash = ${from}`.execute(db);
}

/** Renews the secret; `hasFactor` records the factor (undefined: unchanged). Null when the session has ended. */
export async function replaceSession(
  db: Kysely<Database>,
  { from, to, hasFactor }: { from: Buffer; to: Buffer; hasFactor: boolean | undefined },
): Promise<{ is_remembered: boolean; seconds_left: number } | null> {
  const factorAt = hasFactor === undefined ? sql`factor_at` : hasFactor ? sql`banyan_now()` : sql`null`;
  const replaced = await sql<{ is_remembered: boolean; seconds_left: number }>`
    update session set token_hash = ${to}, factor_at = ${factorAt} where token_hash = ${from} and expires_at > banyan_now()
    returning is_remembered, coalesce(ceil(extract(epoch from expires_at - banyan_now())), 0)::float8 as seconds_left`.execute(
    db,
  );
  return replaced.rows[0] ?? null;
}

/** False when never shown. */
export async function markFactorShown(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const marked = await sql`
    update session set factor_at = banyan_now() where token_hash = ${tokenHash} and factor_at is not null`.execute(db);
  return marked.numAffectedRows === 1n;
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(db);
}

/** Bookings opened by a browser. */
export async function forgetBookings(db: Kysely<Database>, visitorId: string): Promise<void> {
  await sql`delete from visitor_booking where visitor_id = ${visitorId}`.execute(db);
}

// Separates logins from access changes: nothing is written from a stale check (docs/domain/accounts.md#sessions).

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The version that a login was checked against. */
export interface AccessVersion {
  id: string;
  access_version: number;
}

/** Equally slow for unknown accounts. */
export async function isKnownDevice(db: Db, accountId: string | null, device: string): Promise<boolean> {
  const result = await sql`
    select from user_account where id = ${accountId}::uuid and ${device} = any(known_devices)`.execute(db);
  return result.rows.length > 0;
}

/** Null session for an API token. */
export interface ActiveSession {
  id: string;
  session: Buffer | null;
  device: string | null;
}

/**
 * Locks the account. False when the session ended or the account is blocked: ending sessions locks the account first.
 */
export async function holdAccess(trx: Trx, { id, session }: ActiveSession): Promise<boolean> {
  const held = await sql`
    select from user_account where id = ${id} and blocked_at is null for no key update`.execute(trx);
  if (held.rows.length === 0 || session === null) return held.rows.length > 0;
  const stands = await sql`
    select from session where token_hash = ${session} and user_id = ${id} and expires_at > banyan_now()`.execute(trx);
  return stands.rows.length > 0;
}

/**
 * Invalidates checks in progress and forgets other devices. False, with nothing written: stale `access_version`, or
 * blocked.
 */
export async function changeAccess(
  trx: Trx,
  { id, device, access_version }: Pick<ActiveSession, 'id' | 'device'> & Partial<AccessVersion>,
): Promise<boolean> {
  const isSame = access_version === undefined ? sql`true` : sql`access_version = ${access_version}`;
  const changed = await sql`
    update user_account set access_version = access_version + 1,
      known_devices = case when ${device}::text = any(known_devices) then array[${device}::text] else '{}' end
    where id = ${id} and ${isSame} and blocked_at is null`.execute(trx);
  return changed.numAffectedRows === 1n;
}

/** Returns how many. A statement after the change, so it sees logins written during the wait. */
export async function endSessions(db: Db, userId: string, keptHash: Buffer | null): Promise<number> {
  const ended = await sql`
    delete from session where user_id = ${userId} and token_hash is distinct from ${keptHash}::bytea`.execute(db);
  return Number(ended.numAffectedRows ?? 0n);
}

// A host's photo: `image` is the id of a stored picture, drawn for the demo or uploaded by the host.

type HostImage = CallOutput<'course/detail'>['data']['host']['image'];

/** Null for a host without one. */
export type HostPicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly is_drawn: boolean;
} | null;

/** The column `host_picture` of this account; the id is SQL text such as `c.host_id`. */
export function hostPicture(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'dominant', p.dominant,
      'is_drawn', p.is_demo) from user_account a join picture p on p.id = a.image where a.id = ${userId}) as host_picture`;
}

/** Maps it to the wire. Drawings are marked. No blur: a small photo loads at once. */
export function toHostImage(picture: HostPicture, name: string): HostImage {
  if (picture === null) return null;
  const { is_drawn, ...facts } = picture;
  return { ...facts, alt: t(is_drawn ? 'host.drawn' : 'host.photo', { name }), blur: null, focal: null };
}
