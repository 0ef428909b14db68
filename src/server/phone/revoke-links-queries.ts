// Links of messages that end before their time (docs/host-links.md#revoking).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

/**
 * Ends links for good: those of a host, those that were sent to one account, or what is both. Answers how many worked until
 * now.
 */
export async function revokeLinks(
  db: Kysely<Database>,
  which: ({ hostId: string } | { readerId: string }) & { hostId?: string; readerId?: string },
): Promise<number> {
  const { hostId = null, readerId = null } = which;
  const ended = await sql`
    update host_link set revoked_at = banyan_now()
    where revoked_at is null and expires_at > banyan_now() and (${hostId}::uuid is null or host_id = ${hostId}::uuid)
      and (${readerId}::uuid is null or coalesce(sent_to, host_id) = ${readerId}::uuid)
    returning id`.execute(db);
  return ended.rows.length;
}
