// The account of who is signed in, as forms take the contact from it.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { AccountRow } from './guest-details.ts';

/** Reads an account; null when it is gone. */
export async function findAccount(db: Kysely<Database>, userId: string): Promise<AccountRow | null> {
  const found = await sql<AccountRow>`
    select id, email, first_name, last_name, isd_code, phone from user_account where id = ${userId}`.execute(db);
  return found.rows[0] ?? null;
}
