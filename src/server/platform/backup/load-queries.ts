// Loads an archive into a database with its schema, in one transaction.
import pg, { escapeIdentifier } from 'pg';
import { copyIn } from '#src/server/platform/db/bulk/copy-in.ts';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import { verifyInvariants, type Verdict } from '#src/server/features/payment/invariant-queries.ts';
import { withoutIndexes } from '#src/server/platform/db/bulk/shelved.ts';
import { ArchiveRefused, type ArchiveEntry } from './archive/tar.ts';
import type { createPictureWriter } from './archived-pictures.ts';
import { partName } from './back-up-queries.ts';
import { contentsName, manifestName, readContents, type Contents, type Manifest } from './manifest.ts';
import { findTables, setSequence, textForms, type Table } from './table-queries.ts';

interface LoadTools {
  readonly manifest: Manifest;
  readonly pictures: ReturnType<typeof createPictureWriter>;
  readonly onProgress: (what: string, done: number, total: number) => void;
}

/** Verifies the data at the end. Returns the archive's contents. */
export async function loadEntries(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  tools: LoadTools,
): Promise<Contents> {
  await client.query(`begin; ${textForms} set local synchronous_commit = off;
    set local maintenance_work_mem = '128MB'; set local lock_timeout = '10s'`);
  const tables = checkTables(await findTables(client), tools.manifest);
  const names = tables.map(({ name }) => escapeIdentifier(name));
  // The archive has the rows that migrations inserted.
  let contents: Contents | null = null;
  const load = async () => {
    await client.query(`truncate ${names.join(', ')} restart identity`);
    contents = await takeEntries(client, entries, { ...tools, tables });
    for (const [name, last] of Object.entries(contents.sequences)) await setSequence(client, name, last);
  };
  await withoutIndexes(client, names, load, () => tools.onProgress('Indexes and references', 0, 0));
  await client.query('commit');
  await client.query(`analyze ${names.join(', ')}`);
  if (contents === null) throw new ArchiveRefused(`${contentsName} is missing.`);
  return contents;
}

// With equal migrations, other tables mean a bug or an archive of another program.
function checkTables(found: readonly Table[], { tables }: Manifest): readonly Table[] {
  const text = (all: readonly Table[]) => all.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`);
  const existing = new Set(text(found));
  const strange = text(tables).find((one) => !existing.has(one));
  if (strange !== undefined || tables.length !== found.length)
    throw new ArchiveRefused(
      `The tables of the archive are not those of its migrations: ${strange ?? 'some are missing'}.`,
    );
  return tables;
}

async function takeEntries(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  { tables, pictures }: LoadTools & { tables: readonly Table[] },
): Promise<Contents> {
  const parts = new Map<string, number>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  let contents: Contents | null = null;
  for await (const entry of entries) {
    const table = byName.get(entry.name.split('/')[1] ?? '');
    if (entry.name === manifestName) continue;
    else if (entry.name === contentsName) contents = readContents(entry);
    else if (entry.name.startsWith('pictures/')) await pictures.take(entry);
    else {
      const part = (parts.get(table?.name ?? '') ?? 0) + 1;
      if (!table || entry.name !== partName(table.name, part))
        throw new ArchiveRefused(`${entry.name} is not where it belongs.`);
      parts.set(table.name, part);
      await loadPart(client, table, entry);
    }
  }
  if (contents === null) throw new ArchiveRefused(`${contentsName} is missing.`);
  return contents;
}

async function loadPart(
  client: pg.Client,
  { name, columns }: Table,
  { name: entry, bytes }: ArchiveEntry,
): Promise<void> {
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  try {
    await copyIn(client, `copy ${escapeIdentifier(name)} (${list}) from stdin with (freeze)`, [bytes]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new ArchiveRefused(`${entry} was not taken by PostgreSQL: ${error.message}`, { cause: error });
  }
}

/** Broken invariants of money and seats, read in one snapshot. */
export async function findBroken(url: string): Promise<Verdict[]> {
  const client = await openPatientClient(url, 'banyan restore');
  try {
    await client.query(
      `begin isolation level repeatable read read only; set local work_mem = '64MB'; set local statement_timeout = 0`,
    );
    const verdicts = await verifyInvariants(client);
    return verdicts.filter(({ violations }) => violations.length > 0);
  } finally {
    await client.end();
  }
}
