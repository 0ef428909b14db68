// The table `restoring` says that a database is not whole: only the restore that made it, or the next one, may touch it.
import pg from 'pg';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { restoringTable as mark } from '#src/server/platform/db/bulk/half-restored.ts';
import { bareName, dropAll, findObjects } from './table-queries.ts';

const shownNames = 5;

/** Held from the first moment of a restore until the database may open. */
export interface RestoreMark {
  /** Whether an earlier restore had left something, which was removed. */
  readonly hasCleared: boolean;
  /** The database is whole: it may open. */
  remove(): Promise<void>;
  /** Ends the connection. A mark that was not removed stays. */
  close(): Promise<void>;
}

/**
 * Marks an empty database, or one that a restore has left half-way, which it empties. Throws StartRefused for a database
 * that holds anything else, and beside another restore.
 */
export async function takeMark(url: string, archive: string): Promise<RestoreMark> {
  const open = () => openPatientClient(url, 'banyan restore');
  const client = await open();
  try {
    const hasCleared = await ensureMark(client, archive);
    await holdMark(client);
    if (hasCleared) {
      const other = await open();
      await dropAll(other, mark).finally(() => other.end());
    }
    const remove = async () => void (await client.query(`drop table ${mark}; commit`));
    return { hasCleared, remove, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Answers whether it was there before. */
async function ensureMark(client: pg.Client, archive: string): Promise<boolean> {
  const found = (await findObjects(client)).map(({ kind, name }) => ({ kind, name: bareName(name) }));
  if (found.some(({ kind, name }) => kind === 'table' && name === mark)) return true;
  if (found.length > 0) throw notEmpty(found.map(({ kind, name }) => `${kind} ${name}`));
  const escaped = client.escapeLiteral(archive);
  // One message is one transaction: a mark without its row never shows.
  await client
    .query(
      `create table ${mark} (archive text not null, begun_at timestamptz not null);
       insert into ${mark} values (${escaped}, '${new Date().toISOString()}')`,
    )
    .catch(refuseBeside(['42P07', '23505', '42710', 'XX000']));
  return false;
}

// The lock of the row ends with this process, however it ends.
async function holdMark(client: pg.Client): Promise<void> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  await client.query(`select from ${mark} for update nowait`).catch(refuseBeside(['55P03', '42P01']));
}

function refuseBeside(codes: readonly string[]) {
  return (error: unknown): never => {
    if (!(error instanceof pg.DatabaseError) || !codes.includes(error.code ?? '')) throw error;
    throw new StartRefused('Another restore is at work on this database: wait for it.', error);
  };
}

function notEmpty(found: readonly string[]): StartRefused {
  const names = found.slice(0, shownNames).join(', ');
  const more = found.length > shownNames ? ` and ${found.length - shownNames} more` : '';
  return new StartRefused(
    `A restore needs an empty database, and this one has ${names}${more}: name another one by DATABASE_URL or BANYAN_DATA_DIR.`,
  );
}
