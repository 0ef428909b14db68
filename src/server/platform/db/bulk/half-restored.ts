// Refuses an unfinished restore, which may lack rows or have inconsistent books (src/server/platform/backup).
import type pg from 'pg';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';

/** This table exists from a restore's start until the database may open; its row names the archive. */
export const restoringTable = 'restoring';

/** Throws StartRefused with one line that begins with `setting`. */
export async function refuseHalfRestored(client: pg.ClientBase, setting: string): Promise<void> {
  const result = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    restoringTable,
  ]);
  if (!result.rows[0]?.is_there) return;
  // If the restore finishes meanwhile, the next start decides.
  const { rows } = await client.query<{ archive: string }>(`select archive from ${restoringTable}`);
  throw new StartRefused(
    `${setting}: the restore of ${rows[0]?.archive ?? 'a backup'} into this database is not finished: wait for it, or run npm run restore again.`,
  );
}
