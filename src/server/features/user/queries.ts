// The statements about accounts and sessions.
import { sql, type Kysely, type Transaction, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';

/** A condition on thread `t`: it is in its guest's account. A booking that only names an address is not (docs/domain/accounts.md#offered-bookings). */
export const inAccount = sql`not exists (select from booking ob where ob.id = t.booking_id and ob.in_account <> 'joined')`;

/** Two people, as far as blocks know them. */
export interface Pair {
  threadId: string;
  /** Null of a visitor's question that no one has opened from its email. */
  userId: string | null;
  hostId: string;
  /** Whether the guest's account is really in it: only then do blocks of other conversations count. */
  isTied: boolean;
  /** False where the owner of the address has refused the booking: its guest is someone without an account. */
  hasAccount: boolean;
}

/** The sides that have blocked the other one, in this conversation or in another of the same two. */
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

/**
 * Whether one of the two has deleted the account, so that no one would read what is written
 * (docs/domain/messages.md#blocking-and-reporting).
 */
export async function isAnyDeleted(db: Kysely<Database>, { userId, hostId, hasAccount }: Pair): Promise<boolean> {
  const result = await sql<{ is_deleted: boolean }>`
    select exists (select from user_account where erased_at is not null
      and (id = ${hostId} or (${hasAccount} and id = ${userId}))) as is_deleted`.execute(db);
  return result.rows[0]?.is_deleted === true;
}

const noThread = '00000000-0000-0000-0000-000000000000';

/** Whether an account and a host have a block between them, whoever made it (docs/domain/messages.md#blocking-and-reporting). */
export async function haveBlock(db: Kysely<Database>, userId: string, hostId: string): Promise<boolean> {
  return (await findBlocks(db, { threadId: noThread, userId, hostId, isTied: true })).length > 0;
}

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  /** The id of a picture. */
  image: string | null;
  roles: string[];
  is_id_verified: boolean;
  email: string;
  /** Null for an address that no one has verified: the table allows no other. */
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

/** Whether an operator has blocked an account (docs/domain/accounts.md#blocked-accounts). */
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
 * Keeps a session and its device, and queues an email to the owner where the device is new and the account is not; answers whether
 * it is.
 * Null, and nothing is written, where what opens the account has changed since someone was checked, or it is blocked: the row is
 * read
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

// The statements that keep logins and changes of what opens an account apart: nothing is written from a state that was checked
// and has changed since (docs/domain/accounts.md#sessions).

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** An account, and the version of what opens it that someone was checked against. */
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
 * Keeps the account as it is until the transaction ends, for an act of someone who is logged in. False where their session has
 * ended
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

// The picture of a host: an account's `image` is the id of a stored picture, drawn for the demo or sent by the host.

type HostImage = CallOutput<'course/detail'>['data']['host']['image'];

/** What a statement reads of it; null for a host without one. */
export type HostPicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly is_drawn: boolean;
} | null;

/** The column `host_picture` of the account with this id, which is text of the statement such as `c.host_id`. */
export function hostPicture(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'dominant', p.dominant,
      'is_drawn', p.is_demo) from user_account a join picture p on p.id = a.image where a.id = ${userId}) as host_picture`;
}

/** Maps it to the wire. A drawing says that it is one; no blur: a face is small and comes at once. */
export function toHostImage(picture: HostPicture, name: string): HostImage {
  if (picture === null) return null;
  const { is_drawn, ...facts } = picture;
  return { ...facts, alt: t(is_drawn ? 'host.drawn' : 'host.photo', { name }), blur: null, focal: null };
}
