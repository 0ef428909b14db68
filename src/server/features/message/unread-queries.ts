// Counts of unread messages: every page asks for them with user/auth (docs/messages.md#unread).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inAccount } from '#src/server/features/user/index.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

/** The hosts in whose name somebody reads and writes: themselves, and those for whom their team lets them. */
export function hostsOf(userId: string): RawBuilder<unknown> {
  return hostsFor(userId, 'messages');
}

/** Unread messages of an account, as guest and as host (docs/messages.md#unread). */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<{ guest: number; host: number }> {
  const result = await sql<{ guest: number; host: number }>`
    select (select count(*)::integer from message_thread t join message m on m.thread_id = t.id
        and m.seq > t.guest_read_seq and m.side <> 'guest'
        where t.user_id = ${userId} and t.to_guest_seq > t.guest_read_seq and ${inAccount}) as guest,
      (select count(*)::integer from message_thread t join message m on m.thread_id = t.id
        and m.seq > t.host_read_seq and m.side <> 'host'
        where t.host_id in ${hostsOf(userId)} and t.to_host_seq > t.host_read_seq) as host`.execute(db);
  return result.rows[0] ?? { guest: 0, host: 0 };
}
