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

/** Keeps a session; only the hash of its secret. */
export async function insertSession(
  db: Kysely<Database>,
  session: { tokenHash: Buffer; userId: string; hours: number },
): Promise<void> {
  await sql`insert into session (token_hash, user_id, expires_at)
    values (${session.tokenHash}, ${session.userId}, banyan_now() + make_interval(hours => ${session.hours}))`.execute(
    db,
  );
}

/** Forgets a session. */
export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(db);
}

/** Closes every booking that a browser opens. */
export async function forgetBookings(db: Kysely<Database>, visitorId: string): Promise<void> {
  await sql`delete from visitor_booking where visitor_id = ${visitorId}`.execute(db);
}
