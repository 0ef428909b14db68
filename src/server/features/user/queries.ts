// The statements about accounts and sessions.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { AccessVersion } from './access-queries.ts';

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  /** The id of a picture. */
  image: string | null;
  roles: string[];
  is_id_verified: boolean;
  email: string;
  /** Null for an address that nobody has verified: the table allows no other. */
  password_hash: string | null;
  /** Of what opens the account, read with its hash. */
  access_version: number;
}

const accountColumns = sql`id, email, first_name, last_name, image, roles, is_id_verified, password_hash, access_version`;

/** The account with this address, case folded, or null. */
export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`select ${accountColumns} from user_account where email = ${email}`.execute(db);
  return result.rows[0] ?? null;
}

/** The account with this id, or null. */
export async function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`select ${accountColumns} from user_account where id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

/** Whether an operator has blocked an account (docs/accounts.md#blocked-accounts). */
export async function isBlocked(db: Kysely<Database>, userId: string): Promise<boolean> {
  const result = await sql`select from user_account where id = ${userId} and blocked_at is not null`.execute(db);
  return result.rows.length > 0;
}

/** A session to be kept: only the hash of its secret, and on which device it is. */
interface NewSession {
  tokenHash: Buffer;
  hours: number;
  agent: string;
  device: string;
  /** It outlives the browser's window. */
  isRemembered: boolean;
  /** The second factor was shown for it. */
  hasFactor: boolean;
}

/** The devices that an account remembers, the last ones: a phone, a computer, and room for browsers that forget their cookies. */
const mostDevices = 10;

/**
 * Keeps a session and its device, and queues a mail to the owner where the device is new and the account is not; answers whether it is.
 * Null, and nothing is written, where what opens the account has changed since somebody was checked, or it is blocked: the row is read
 * again under its lock.
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

/** Puts a hash of today's cost in the place of an older one, unless the password was changed in the meantime. */
export async function replaceHash(
  db: Kysely<Database>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await sql`
    update user_account set password_hash = ${to} where id = ${userId} and password_hash = ${from}`.execute(db);
}

/**
 * Puts another secret in the place of a session's, and notes that the second factor was shown now, or that there is none; undefined
 * leaves it. Answers what a cookie needs to know; null where the session has ended meanwhile.
 */
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

/** Notes that the second factor was shown again in a session that has shown it before; false: it never has. */
export async function markFactorShown(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const marked = await sql`
    update session set factor_at = banyan_now() where token_hash = ${tokenHash} and factor_at is not null`.execute(db);
  return marked.numAffectedRows === 1n;
}

/** Forgets a session. */
export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(db);
}

/** Closes every booking that a browser opens. */
export async function forgetBookings(db: Kysely<Database>, visitorId: string): Promise<void> {
  await sql`delete from visitor_booking where visitor_id = ${visitorId}`.execute(db);
}
