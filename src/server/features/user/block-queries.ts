// Blocks between two people (docs/messages.md#blocking-and-reporting).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

/** A condition on thread `t`: it is in its guest's account. A booking that only names an address is not (docs/accounts.md#offered-bookings). */
export const inAccount = sql`not exists (select from booking ob where ob.id = t.booking_id and ob.in_account <> 'joined')`;

/** Two people, as far as blocks know them. */
export interface Pair {
  threadId: string;
  /** Null of a visitor's question that nobody has opened from its mail. */
  userId: string | null;
  hostId: string;
  /** Whether the guest's account is really in it: only then do blocks of other conversations count. */
  isTied: boolean;
  /** False where the owner of the address has refused the booking: its guest is somebody without an account. */
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

/** Whether one of the two has deleted the account, so that nobody would read what is written (docs/messages.md#blocking-and-reporting). */
export async function isAnyDeleted(db: Kysely<Database>, { userId, hostId, hasAccount }: Pair): Promise<boolean> {
  const result = await sql<{ is_deleted: boolean }>`
    select exists (select from user_account where erased_at is not null
      and (id = ${hostId} or (${hasAccount} and id = ${userId}))) as is_deleted`.execute(db);
  return result.rows[0]?.is_deleted === true;
}

const noThread = '00000000-0000-0000-0000-000000000000';

/** Whether an account and a host have a block between them, whoever made it (docs/messages.md#blocking-and-reporting). */
export async function haveBlock(db: Kysely<Database>, userId: string, hostId: string): Promise<boolean> {
  return (await findBlocks(db, { threadId: noThread, userId, hostId, isTied: true })).length > 0;
}
