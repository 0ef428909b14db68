// The statements that keep logins and changes of what opens an account apart: nothing is written from a state that was checked
// and has changed since (docs/accounts.md#sessions).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** An account, and the version of what opens it that somebody was checked against. */
export interface AccessVersion {
  id: string;
  access_version: number;
}

/** Whether an account has logged in on this device lately. Takes as long for an account that is not there. */
export async function isKnownDevice(db: Db, accountId: string | null, device: string): Promise<boolean> {
  const result = await sql`
    select from user_account where id = ${accountId}::uuid and ${device} = any(known_devices)`.execute(db);
  return result.rows.length > 0;
}

/** Who acts in an account: the session of the browser that asks, null for an API token, and its device. */
export interface ActiveSession {
  id: string;
  session: Buffer | null;
  device: string | null;
}

/**
 * Keeps the account as it is until the transaction ends, for an act of somebody who is logged in. False where their session has ended
 * meanwhile, or the account is blocked: whoever ends sessions locks the account first.
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
 * Notes that what opens an account changes: whoever was checked before comes in no more, and all devices are forgotten but that of
 * who makes the change. False where it has changed since `access_version` was read, or the account is blocked; then nothing may be
 * written.
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

/**
 * Ends every session of an account but `keptHash`. Answers how many there were. A statement of its own, after the change that ends
 * them: a login that was written while the change waited is seen by it.
 */
export async function endSessions(db: Db, userId: string, keptHash: Buffer | null): Promise<number> {
  const ended = await sql`
    delete from session where user_id = ${userId} and token_hash is distinct from ${keptHash}::bytea`.execute(db);
  return Number(ended.numAffectedRows ?? 0n);
}
