// The statements about accounts and sessions.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  /** The id of a picture. */
  image: string | null;
  roles: string[];
  is_id_verified: boolean;
  /** Null for an address that nobody has verified: the table allows no other. */
  password_hash: string | null;
}

const accountColumns = sql`id, first_name, last_name, image, roles, is_id_verified, password_hash`;

/** The account with this address, case folded, or null. */
export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<AccountRow | null> {
  const found = await sql<AccountRow>`select ${accountColumns} from user_account where email = ${email}`.execute(db);
  return found.rows[0] ?? null;
}

/** The account with this id, or null. */
export async function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | null> {
  const found = await sql<AccountRow>`select ${accountColumns} from user_account where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether an operator has blocked an account (docs/accounts.md#blocked-accounts). */
export async function isBlocked(db: Kysely<Database>, userId: string): Promise<boolean> {
  const found = await sql`select from user_account where id = ${userId} and blocked_at is not null`.execute(db);
  return found.rows.length > 0;
}

/** A session to be kept: only the hash of its secret, and on which device it is. */
interface NewSession extends SessionTraits {
  tokenHash: Buffer;
  userId: string;
  hours: number;
  agent: string;
  isNewDevice: boolean;
}

/** Keeps a session, and queues a mail to its owner where the device is new and the account is not. */
export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  const { tokenHash, userId, hours, isRemembered, hasFactor, agent, isNewDevice } = session;
  await sql`
    with before as (select id, signed_in_at from user_account where id = ${userId}),
    seen as (update user_account u set signed_in_at = banyan_now() from before b where u.id = b.id),
    told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-new-device', 'user_id', b.id::text, 'agent', ${agent}::text,
        'at_ms', round(extract(epoch from banyan_now()) * 1000))
      from before b where b.signed_in_at is not null and ${isNewDevice}
    )
    insert into session (token_hash, user_id, expires_at, is_remembered, agent, factor_at)
    values (${tokenHash}, ${userId}, banyan_now() + make_interval(hours => ${hours}), ${isRemembered}, ${agent},
      case when ${hasFactor} then banyan_now() end)`.execute(db);
}

/** Puts a hash of today's cost in the place of an older one, unless the password was changed in the meantime. */
export async function replaceHash(
  db: Kysely<Database>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await sql`
    update user_account set password_hash = ${to} where id = ${userId} and password_hash = ${from}`.execute(db);
}

/** What a session is opened with. */
export interface SessionTraits {
  /** It outlives the browser's window. */
  isRemembered: boolean;
  /** The second factor was shown for it. */
  hasFactor: boolean;
}

/** What a session was opened with; of one that is not there, what the shortest has. */
export async function findTraits(db: Kysely<Database>, tokenHash: Buffer): Promise<SessionTraits> {
  const found = await sql<{ is_remembered: boolean; has_factor: boolean }>`
    select is_remembered, factor_at is not null as has_factor from session where token_hash = ${tokenHash}`.execute(db);
  const [row] = found.rows;
  return { isRemembered: row?.is_remembered ?? false, hasFactor: row?.has_factor ?? false };
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
