// The statement that writes an entry of the audit log (docs/reference/back-office.md#audit-log).
import { sql, type Kysely } from 'kysely';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** What someone has done. `detail` holds what the act keeps: before, after, the reason. */
export interface AuditEntry {
  readonly actorId: string | null;
  /** A word of the act itself, such as `roles-changed`. */
  readonly action: AuditAction;
  /** What it is about, such as `booking:<id>`; the log leads from there to all that happened to the same. */
  readonly subject: string;
  readonly detail: object;
}

/** Writes an entry, in the transaction of the act. */
export async function writeAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, detail } = entry;
  await sql`
    insert into audit_log (actor_id, action, subject, detail)
    values (${actorId}::uuid, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`.execute(db);
}
