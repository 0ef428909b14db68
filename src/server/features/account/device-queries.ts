// The statements about the devices on which an account is logged in (docs/accounts.md#devices).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

// One that was not used for so long opens nothing any more (docs/accounts.md#sessions).
const unusedDays = 30;

/** A session that has not ended. */
export interface SessionRow {
  id: string;
  token_hash: Buffer;
  agent: string;
  created_at: Date;
  last_seen_at: Date;
  has_factor: boolean;
}

/** The sessions of an account, the one used last first. */
export async function findSessions(db: Db, userId: string, count: number): Promise<SessionRow[]> {
  const result = await sql<SessionRow>`
    select id, token_hash, agent, created_at, last_seen_at, factor_at is not null as has_factor from session
    where user_id = ${userId} and expires_at > banyan_now() and last_seen_at > banyan_now() - make_interval(days => ${unusedDays})
    order by last_seen_at desc, created_at desc, id limit ${count}`.execute(db);
  return result.rows;
}

/** Ends one session of an account; false when it has none of this id. */
export async function endSessionOf(db: Db, session: { userId: string; id: string }): Promise<boolean> {
  const ended = await sql<{ id: string }>`
    delete from session where id = ${session.id} and user_id = ${session.userId} returning id`.execute(db);
  return ended.rows.length === 1;
}
