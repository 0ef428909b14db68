// The table `restoring` marks an incomplete database, which only a restore may open.
import pg from 'pg';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { restoringTable as mark } from '#src/server/platform/db/bulk/half-restored.ts';
import { bareName, dropAll, findObjects } from './table-queries.ts';

const shownNames = 5;

/** Held from the start of a restore until the database may open. */
export interface RestoreMark {
  /** An earlier, unfinished restore was deleted. */
  readonly hasCleared: boolean;
  /** Called when the database is complete. */
  remove(): Promise<void>;
  /** Leaves the mark. */
  close(): Promise<void>;
}

/** Empties an unfinished restore. Throws StartRefused when the database has other contents or another restore runs. */
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

/** True when the mark existed. */
async function ensureMark(client: pg.Client, archive: string): Promise<boolean> {
  const found = (await findObjects(client)).map(({ kind, name }) => ({ kind, name: bareName(name) }));
  if (found.some(({ kind, name }) => kind === 'table' && name === mark)) return true;
  if (found.length > 0) throw notEmpty(found.map(({ kind, name }) => `${kind} ${name}`));
  const escaped = client.escapeLiteral(archive);
  // One query message is one transaction: the table never exists without its row.
  await client
    .query(
      `create table ${mark} (archive text not null, begun_at timestamptz not null);
       insert into ${mark} values (${escaped}, '${new Date().toISOString()}')`,
    )
    .catch(refuseBeside(['42P07', '23505', '42710', 'XX000']));
  return false;
}

// The lock ends with the process.
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
