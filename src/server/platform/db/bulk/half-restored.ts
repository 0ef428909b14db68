// A database that a restore has not finished may lack rows, or hold books that do not agree (src/server/platform/backup).
import type pg from 'pg';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';

/**
 * The table that stands in a database from the first moment of its restore until it may open; its row names the archive.
 */
export const restoringTable = 'restoring';

/** Throws StartRefused, in one line that begins with `setting`, where that table stands. */
export async function refuseHalfRestored(client: pg.ClientBase, setting: string): Promise<void> {
  const result = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    restoringTable,
  ]);
  if (!result.rows[0]?.is_there) return;
  // Whoever finishes or empties the database meanwhile takes the table away: then the next start sees what is so.
  const { rows } = await client.query<{ archive: string }>(`select archive from ${restoringTable}`);
  throw new StartRefused(
    `${setting}: the restore of ${rows[0]?.archive ?? 'a backup'} into this database is not finished: wait for it, or run npm run restore again.`,
  );
}
