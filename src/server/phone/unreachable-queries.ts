// A host whose phone takes nothing: whoever coordinates is told once, and so is the staff (docs/phone.md#mail-instead).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** The task is about the host, so that there is one at a time. */
const subjectOf = (hostId: string) => `host:${hostId}`;

/** Opens the task and queues a mail to the host and to everyone who coordinates or manages; nothing while the task is open. */
export async function tellUnreachable(
  db: Db,
  hostId: string,
  { why, detail }: { why: 'stopped' | 'failed'; detail: string },
): Promise<void> {
  await sql`
    with opened as (
      insert into staff_task (kind, subject, detail) values ('host_reach', ${subjectOf(hostId)}, ${detail})
      on conflict (kind, subject) where closed_at is null do nothing returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-unreachable', 'host_id', ${hostId}::text, 'user_id', reader::text, 'why', ${why}::text)
    from opened, (
      select m.user_id as reader from team_member m where m.host_id = ${hostId} and m.role in ('coordinator', 'manager')
      union select ${hostId}::uuid
    ) readers`.execute(db);
}

/** The phone takes messages again. */
export async function noteReachable(db: Db, hostId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now()
    where kind = 'host_reach' and subject = ${subjectOf(hostId)} and closed_at is null`.execute(db);
}

/** Who reads that a host is not reached, and about whom; null when either is gone, or the reader has left the team. */
export interface Unreachable {
  host_id: string;
  host_name: string;
  is_own: boolean;
  email: string;
  locale: string;
}

export async function findUnreachable(
  db: Db,
  { hostId, readerId }: { hostId: string; readerId: string },
): Promise<Unreachable | null> {
  const result = await sql<Unreachable>`
    select h.user_id as host_id, h.display_name as host_name, u.id = h.user_id as is_own, u.email, u.locale
    from host h join user_account u on u.id = ${readerId}
    where h.user_id = ${hostId} and u.erased_at is null
      and (u.id = h.user_id or exists (select 1 from team_member m where m.host_id = h.user_id and m.user_id = u.id))`.execute(
    db,
  );
  return result.rows[0] ?? null;
}
