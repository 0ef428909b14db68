// Makes a backup: a snapshot of every table, then the photos, as archive entries (ADR 092).
import pg from 'pg';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import type { Originals } from '#src/server/platform/pictures/originals.ts';
import { copyOut } from '#src/server/platform/db/bulk/copy-in.ts';
import { readPicture } from './archived-pictures.ts';
import type { ArchiveEntry } from './archive/tar.ts';
import { contentsName, jsonEntry, manifestName, type Contents, type Manifest } from './manifest.ts';
import { estimateRows, findSequences, findTables, textForms, type Table } from './table-queries.ts';
import { readStatement } from './withheld-queries.ts';

export interface BackupSource {
  readonly url: string;
  readonly originals: Originals;
  readonly program: string;
  /** Includes keys and host documents; only for encrypted archives. */
  readonly hasSecrets: boolean;
  /** Rows, then photos; a total of 0 is unknown. */
  readonly onProgress?: (what: string, done: number, total: number) => void;
  readonly onContents?: (contents: Contents) => void;
}

// Splits a table's rows, which bounds memory.
const partBytes = 1024 * 1024;

/** Read-only, while Banyan runs. Reads photos after the snapshot. */
export async function* backUp(source: BackupSource): AsyncGenerator<ArchiveEntry> {
  const client = await openPatientClient(source.url, 'banyan backup');
  try {
    await client.query(`begin isolation level repeatable read read only; ${textForms}`);
    const manifest = await describeDatabase(client, source);
    yield jsonEntry(manifestName, manifest);
    const rows: Record<string, number> = {};
    yield* readTables(client, manifest.tables, { source, rows });
    // Sequences ignore transactions: read now, they are beyond every number in the snapshot.
    const sequences = await findSequences(client);
    const ids = await client.query<{ id: string }>('select id from picture where not is_demo order by id');
    await client.query('commit');
    const missing: string[] = [];
    yield* readPictures(ids.rows, { source, missing });
    const contents = { rows, sequences, pictures: ids.rows.length - missing.length, missing_pictures: missing };
    yield jsonEntry(contentsName, contents);
    source.onContents?.(contents);
  } finally {
    await client.end();
  }
}

async function describeDatabase(client: pg.ClientBase, { program, hasSecrets }: BackupSource): Promise<Manifest> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from schema_migration order by number',
  );
  const { rows: server } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    format: 1,
    program,
    postgres: server[0]?.version ?? '',
    created_at: new Date().toISOString(),
    has_secrets: hasSecrets,
    migrations,
    tables: (await findTables(client)).map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

async function* readTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  { source, rows }: { source: BackupSource; rows: Record<string, number> },
): AsyncGenerator<ArchiveEntry> {
  const total = await estimateRows(client);
  let done = 0;
  for (const table of tables) {
    let count = 0;
    let part = 0;
    for await (const lines of inParts(copyOut(client, readStatement(table, source.hasSecrets)))) {
      part += 1;
      count += lines.length;
      done += lines.length;
      source.onProgress?.('Rows', done, done <= total ? total : 0);
      yield { name: partName(table.name, part), bytes: Buffer.concat(lines) };
    }
    rows[table.name] = count;
  }
}

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`;
}

async function* inParts(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let part: Buffer[] = [];
  let bytes = 0;
  for await (const line of lines) {
    part.push(line);
    bytes += line.length;
    if (bytes < partBytes) continue;
    yield part;
    part = [];
    bytes = 0;
  }
  if (part.length > 0) yield part;
}

async function* readPictures(
  ids: readonly { id: string }[],
  { source, missing }: { source: BackupSource; missing: string[] },
): AsyncGenerator<ArchiveEntry> {
  for (const [index, { id }] of ids.entries()) {
    const entries = await readPicture(source.originals, id);
    if (entries === null) missing.push(id);
    else yield* entries;
    source.onProgress?.('Pictures', index + 1, ids.length);
  }
}

/** For the opening checklist. A replica cannot store it. */
export async function noteBackup(url: string): Promise<void> {
  const client = await openPatientClient(url, 'banyan backup');
  try {
    await client.query('update installation set backed_up_at = banyan_now()');
  } catch (error) {
    // On a replica or an older schema the archive is still valid; the checklist keeps asking.
    if (!(error instanceof pg.DatabaseError && ['25006', '42703'].includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
}
