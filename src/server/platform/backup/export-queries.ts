// Exports an installation in open formats (docs/guide/run.md).
import type pg from 'pg';
import type { Originals } from '#src/server/platform/pictures/originals.ts';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier } from 'pg';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { copyOut } from '#src/server/platform/db/bulk/copy-in.ts';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import { readPicture } from './archived-pictures.ts';
import { findTables, textForms, type Table } from './table-queries.ts';
import { chooseTables } from './chosen.ts';
import { readMe, type ExportedTable, type Reference } from './manifest.ts';

interface ExportSource {
  readonly url: string;
  readonly originals: Originals;
  readonly program: string;
  readonly onProgress?: (what: string, done: number, total: number) => void;
}

const mode = 0o600;

/**
 * Writes to a new or empty `folder` from one read-only snapshot, while Banyan runs. Throws StartRefused when the folder
 * is not empty.
 */
export async function exportAll(
  source: ExportSource,
  folder: string,
): Promise<{ tables: ExportedTable[]; pictures: number }> {
  await makeFolder(folder);
  const client = await openPatientClient(source.url, 'banyan export');
  try {
    await client.query(`begin isolation level repeatable read read only; ${textForms}`);
    const createdAt = new Date();
    const chosen = chooseTables(await findTables(client), await findBytes(client));
    const tables: ExportedTable[] = [];
    for (const table of chosen) {
      tables.push({ ...table, rows: await writeTable(client, table, join(folder, 'tables', `${table.name}.csv`)) });
      source.onProgress?.('Tables', tables.length, chosen.length);
    }
    const references = await findReferences(client);
    const ids = await client.query<{ id: string }>('select id from picture where not is_demo order by id');
    await client.query('commit');
    const missingPictures = await writePictures(source, ids.rows, join(folder, 'pictures'));
    const pictures = ids.rows.length - missingPictures.length;
    const facts = { createdAt, program: source.program, tables, references, pictures, missingPictures };
    await writeFile(join(folder, 'README.md'), readMe(facts), { mode });
    return { tables, pictures };
  } finally {
    await client.end();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readdir(folder);
  if (found.length > 0)
    throw new StartRefused(`${folder} holds ${found[0]} already: name a folder that is empty or not there yet.`);
  for (const name of ['tables', 'pictures']) await mkdir(join(folder, name), { mode: 0o700 });
}

async function findBytes(client: pg.ClientBase): Promise<Set<string>> {
  const result = await client.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and udt_name in ('bytea', '_bytea')`);
  return new Set(result.rows.map(({ name }) => name));
}

async function findReferences(client: pg.ClientBase): Promise<Reference[]> {
  const result = await client.query<Reference>(`
    select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
      array(select a.attname::text from unnest(k.conkey) with ordinality c(number, nth)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.number order by c.nth) as columns
    from pg_constraint k where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by 1, 2, 3`);
  return result.rows;
}

/** Returns the number of rows. */
async function writeTable(client: pg.ClientBase, { name, columns }: Table, path: string): Promise<number> {
  const read = `select ${columns.map((column) => escapeIdentifier(column)).join(', ')} from ${escapeIdentifier(name)}`;
  let lines = -1;
  const counted = async function* () {
    for await (const line of copyOut(client, `copy (${read}) to stdout with (format csv, header)`)) {
      lines += 1;
      yield line;
    }
  };
  await pipeline(counted(), createWriteStream(path, { mode }));
  return lines;
}

async function writePictures(source: ExportSource, ids: readonly { id: string }[], folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [index, { id }] of ids.entries()) {
    const entries = await readPicture(source.originals, id);
    const master = entries?.find(({ name }) => name.endsWith('.webp'));
    if (master) await writeFile(join(folder, `${id}.webp`), master.bytes, { mode });
    else missing.push(id);
    source.onProgress?.('Pictures', index + 1, ids.length);
  }
  return missing;
}
