// The demo world in one database, and an empty one for restores of its backup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createDiskOriginals } from '#src/server/platform/pictures/originals.ts';
import { backUp } from '#src/server/platform/backup/back-up-queries.ts';
import { writeArchive } from '#src/server/platform/backup/archive/write-archive.ts';
import type { ArchiveEntry } from '#src/server/platform/backup/archive/tar.ts';
import type { Contents } from '#src/server/platform/backup/manifest.ts';
import { restore, type RestoreOptions } from '#src/server/platform/backup/restore.ts';
import { createDemoDatabase } from '#tests/support/catalogue/demo.ts';
import { createTestDatabase, withoutTestAdmins } from '#tests/support/database/database.ts';

export const secret = 'the key of a test of backups';

export type BackupBench = Awaited<ReturnType<typeof openBackupBench>>;

export async function openBackupBench() {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-backup-'));
  const source = await createDemoDatabase();
  await withoutTestAdmins(source.pool);
  const targets: Awaited<ReturnType<typeof createTestDatabase>>[] = [];
  const path = join(folder, 'archive');
  const store = join(folder, 'store');
  const restored = join(folder, 'restored');
  const target = () => {
    const last = targets.at(-1);
    if (!last) throw new Error('no target was made');
    return last;
  };
  return {
    source,
    /** The source's photo store, which is empty. */
    store,
    restored,
    path,
    target,
    /** Makes a new empty database for the next restore. */
    async makeTarget(): Promise<void> {
      rmSync(restored, { recursive: true, force: true });
      await targets.pop()?.drop();
      targets.push(await createTestDatabase({ isBare: true }));
    },
    /** Writes the archive of the source; `onEntry` may delay each entry. */
    async make(key: string | null, onEntry: (entry: ArchiveEntry) => Promise<void> = async () => undefined) {
      const found: Contents[] = [];
      const program = '0.0.0';
      const onContents = (contents: Contents) => void found.push(contents);
      const entries = backUp({
        url: source.url,
        originals: createDiskOriginals(store),
        program,
        hasSecrets: key !== null,
        onContents,
      });
      const watched = async function* () {
        for await (const entry of entries) {
          await onEntry(entry);
          yield entry;
        }
      };
      rmSync(path, { force: true });
      await writeArchive(path, watched(), key);
      const [contents] = found;
      if (!contents) throw new Error('it said nothing of its contents');
      return contents;
    },
    bring: (options: Partial<RestoreOptions> = {}) =>
      restore({ url: target().url, path, secret, originals: createDiskOriginals(restored), ...options }),
    async close(): Promise<void> {
      rmSync(folder, { recursive: true });
      await source.drop();
      await targets.pop()?.drop();
    },
  };
}

/** The names of all our tables but those of the migrations. */
export async function tablesOf(client: pg.Pool | pg.ClientBase): Promise<string[]> {
  const result = await client.query<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('schema_migration', 'schema_lock') order by 1`);
  return result.rows.map(({ name }) => name);
}

/** A count and a hash of all rows of each table. */
export async function fingerprints(client: pg.Pool | pg.ClientBase): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const name of await tablesOf(client)) {
    const result = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${name} t`,
    );
    all[name] = result.rows[0]?.print ?? '';
  }
  return all;
}
