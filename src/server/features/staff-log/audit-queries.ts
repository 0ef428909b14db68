// Writes the audit log (docs/reference/back-office.md#audit-log).
import { sql, type Kysely } from 'kysely';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** `detail` has the values before and after, and the reason. */
export interface AuditEntry {
  readonly actorId: string | null;
  /** Such as `roles-changed`. */
  readonly action: AuditAction;
  /** Such as `booking:<id>`; groups entries. */
  readonly subject: string;
  readonly detail: object;
}

/** In the action's transaction. */
export async function writeAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, detail } = entry;
  await sql`
    insert into audit_log (actor_id, action, subject, detail)
    values (${actorId}::uuid, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`.execute(db);
}
