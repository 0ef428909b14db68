// Restores an archive. The database may open only after its books are verified (ADR 092).
import type { Originals } from '#src/server/platform/pictures/originals.ts';
import { basename } from 'node:path';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { readMigrations, type Migration } from '#src/server/platform/db/migration-files.ts';
import { openPatientClient } from '#src/server/platform/db/pool.ts';
import type { Verdict } from '#src/server/features/payment/invariant-queries.ts';
import { readArchive } from './archive/archive.ts';
import { ArchiveRefused } from './archive/tar.ts';
import { createPictureWriter } from './archived-pictures.ts';
import { findBroken, loadEntries } from './load-queries.ts';
import { readManifest, type Contents, type Manifest } from './manifest.ts';
import { takeMark } from './mark-queries.ts';

export interface RestoreOptions {
  /** An empty database, or one that an earlier restore left unfinished. */
  readonly url: string;
  readonly path: string;
  readonly secret: string | null;
  readonly originals: Originals;
  /** Opens the database even with broken invariants. */
  readonly opensAnyway?: boolean;
  /** Without them, this program's. */
  readonly migrations?: readonly Migration[];
  /** Both numbers are 0 when a step cannot be counted. */
  readonly onProgress?: (what: string, done: number, total: number) => void;
  readonly print?: (line: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly contents: Contents;
  /** Unless `opensAnyway`, a broken invariant keeps the database closed. */
  readonly broken: readonly Verdict[];
  readonly isOpen: boolean;
}

/**
 * Verifies the archive before writing, then loads it, migrates, and verifies the books. Throws ArchiveRefused or
 * StartRefused. An unfinished database does not open; the next restore empties it.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { url, path, migrations = readMigrations(), onProgress = () => undefined, print = () => undefined } = options;
  const manifest = await proveArchive(options);
  const archived = migrationsOf(manifest, migrations);
  const mark = await takeMark(url, basename(path));
  try {
    if (mark.hasCleared) print('What an unfinished restore had left was removed.');
    const tell = { isRestoring: true, print };
    onProgress('The schema of the archive', 0, 0);
    await migrate(url, { ...tell, migrations: archived });
    const contents = await load(options, manifest);
    onProgress('The schema of this Banyan', 0, 0);
    await migrate(url, { ...tell, migrations });
    onProgress('The books', 0, 0);
    const broken = await findBroken(url);
    const isOpen = broken.length === 0 || options.opensAnyway === true;
    if (isOpen) await mark.remove();
    return { manifest, contents, broken, isOpen };
  } finally {
    await mark.close();
  }
}

async function proveArchive({ path, secret, onProgress }: RestoreOptions): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const onRead = (bytes: number, all: number) => onProgress?.('Proving the archive, bytes', bytes, all);
  for await (const entry of readArchive(path, { secret, onRead })) manifest ??= readManifest(entry);
  if (manifest === null) throw new ArchiveRefused(`${path} is empty.`);
  return manifest;
}

/** The archive's migrations. Throws StartRefused when they are not this program's. */
function migrationsOf(manifest: Manifest, available: readonly Migration[]): readonly Migration[] {
  if (manifest.migrations[0]?.checksum !== available[0]?.checksum)
    throw new StartRefused(
      `The archive has another schema than this Banyan (${manifest.program}, ${manifest.migrations.at(-1)?.name}): restore it with the Banyan that made it.`,
    );
  if (manifest.migrations.length > available.length)
    throw new StartRefused(
      `The archive was made by a newer Banyan (${manifest.program}, ${manifest.migrations.at(-1)?.name}): restore it with that one.`,
    );
  const changed = manifest.migrations.find(({ checksum }, index) => available[index]?.checksum !== checksum);
  if (changed)
    throw new StartRefused(`The archive was made with another text of migration ${changed.name} than this Banyan has.`);
  return available.slice(0, manifest.migrations.length);
}

async function load(
  { url, path, secret, originals, onProgress }: RestoreOptions,
  manifest: Manifest,
): Promise<Contents> {
  const client = await openPatientClient(url, 'banyan restore');
  try {
    const tell = onProgress ?? (() => undefined);
    const entries = readArchive(path, { secret, onRead: (bytes, all) => tell('Loading, bytes', bytes, all) });
    return await loadEntries(client, entries, { manifest, pictures: createPictureWriter(originals), onProgress: tell });
  } finally {
    // Closing also rolls back.
    await client.end();
  }
}
