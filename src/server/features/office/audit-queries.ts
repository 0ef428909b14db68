// What operators take out of the program is in the audit log (docs/back-office.md#files).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

interface FileFetched {
  readonly operatorId: string;
  readonly file: string;
  readonly filter: object;
}

/** Writes that an operator has fetched a file, and with which filter. */
export async function writeFileFetched(db: Kysely<Database>, { operatorId, file, filter }: FileFetched): Promise<void> {
  await sql`
    insert into audit_log (actor_id, action, subject, detail)
    values (${operatorId}, 'office-file-fetched', ${`file:${file}`}, ${JSON.stringify(filter)}::jsonb)`.execute(db);
}
