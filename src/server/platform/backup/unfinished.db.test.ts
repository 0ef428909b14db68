import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskOriginals } from '#src/server/platform/pictures/originals.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { readMigrations } from '#src/server/platform/db/migration-files.ts';
import {
  fingerprints,
  openBackupBench,
  secret,
  tablesOf,
  type BackupBench,
} from '#tests/support/backup/backup-bench.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { readArchive } from './archive/archive.ts';
import type { ArchiveEntry } from './archive/tar.ts';
import { backUp } from './back-up-queries.ts';
import { writeArchive } from './archive/write-archive.ts';

describe('a restore that does not come to its end', () => {
  let bench: BackupBench;
  beforeAll(async () => {
    bench = await openBackupBench();
    await bench.make(secret);
  });
  afterAll(() => bench.close());
  beforeEach(() => bench.makeTarget());

  /** A changed archive whose hashes fit. */
  const rewrite = async (change: (entry: ArchiveEntry) => Buffer): Promise<string> => {
    const path = `${bench.path}-changed`;
    rmSync(path, { force: true });
    const changed = async function* () {
      for await (const entry of readArchive(bench.path, { secret })) yield { name: entry.name, bytes: change(entry) };
    };
    await writeArchive(path, changed(), secret);
    return path;
  };
  const notFinished =
    /^DATABASE_URL: the restore of archive.* into this database is not finished: .* run npm run restore again/;

  it('leaves after a kill a database that does not open, and the next restore clears it', async () => {
    const child = spawn(process.execPath, ['scripts/database/restore.ts', bench.path], {
      cwd: projectFolder,
      env: { ...process.env, DATABASE_URL: bench.target().url, BANYAN_BACKUP_KEY: secret },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => tablesOf(bench.target().pool), { interval: 5 }).toContain('booking');
    child.kill('SIGKILL');
    await ended;
    await expect(migrate(bench.target().url)).rejects.toThrow(notFinished);
    const lines: string[] = [];
    // The server releases a dead process's lock after a while.
    await expect
      .poll(() => bench.bring({ print: (line) => lines.push(line) }).then(({ isOpen }) => isOpen, String))
      .toBe(true);
    expect(lines).toEqual(['What an unfinished restore had left was removed.']);
    expect(await fingerprints(bench.target().pool)).toEqual(await fingerprints(bench.source.pool));
    expect(await migrate(bench.target().url)).toEqual([]);
  });

  it('keeps nothing of an archive that PostgreSQL does not take to its end, and names the entry', async () => {
    const path = await rewrite(({ name, bytes }) =>
      name.startsWith('tables/review/') ? Buffer.from('nonsense\n') : bytes,
    );
    await expect(bench.bring({ path })).rejects.toThrow(/^tables\/review\/000001\.copy was not taken by PostgreSQL: /);
    expect((await bench.target().pool.query('select from booking')).rowCount).toBe(0);
    await expect(migrate(bench.target().url)).rejects.toThrow(notFinished);
  });

  it('does not take rows that point at rows which are not there', async () => {
    const path = await rewrite(({ name, bytes }) => (name.startsWith('tables/departure/') ? Buffer.alloc(0) : bytes));
    await expect(bench.bring({ path })).rejects.toThrow(/violates foreign key constraint/);
    await expect(migrate(bench.target().url)).rejects.toThrow(notFinished);
  });

  it('does not open books that do not agree, unless it is told to', async () => {
    const path = await rewrite(({ name, bytes }) =>
      name.startsWith('tables/ledger_entry/') ? bytes.subarray(bytes.indexOf('\n') + 1) : bytes,
    );
    const closed = await bench.bring({ path });
    expect(closed.isOpen).toBe(false);
    expect(closed.broken.map(({ id }) => id)).toContain('I1');
    await expect(migrate(bench.target().url)).rejects.toThrow(notFinished);
    expect((await bench.bring({ path, opensAnyway: true })).isOpen).toBe(true);
    expect(await migrate(bench.target().url)).toEqual([]);
  });

  it('lets one restore work on a database at a time', async () => {
    const both = await Promise.allSettled([bench.bring(), bench.bring()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toMatch(/Another restore is at work|needs an empty database/);
    expect(await fingerprints(bench.target().pool)).toEqual(await fingerprints(bench.source.pool));
  });

  it('leaves no file of a backup that failed', async () => {
    const failing = async function* (): AsyncGenerator<ArchiveEntry> {
      yield { name: 'first', bytes: Buffer.alloc(10) };
      throw new Error('the disk of the database is gone');
    };
    const path = `${bench.path}-failed`;
    await expect(writeArchive(path, failing(), null)).rejects.toThrow('the disk of the database is gone');
    expect(() => readFileSync(path)).toThrow(/ENOENT/);
    expect(() => readFileSync(`${path}.unfinished`)).toThrow(/ENOENT/);
    await expect(writeArchive(bench.path, failing(), null)).rejects.toThrow(/is there already/);
  });

  it('takes an archive of an earlier version and brings it to this one', async () => {
    const later = { number: 2, name: '0002-later.sql', checksum: 'later', outside: null };
    const migrations = [...readMigrations(), { ...later, sql: 'create table later (id integer)' }];
    const older = await createTestDatabase({ isBare: true });
    const path = `${bench.path}-older`;
    try {
      await migrate(older.url);
      await older.pool.query(`insert into user_account (email, first_name) values ('older@example.test', 'Older')`);
      const { url } = older;
      await writeArchive(
        path,
        backUp({ url, originals: createDiskOriginals(bench.store), program: '0.0.0', hasSecrets: true }),
        secret,
      );
    } finally {
      await older.drop();
    }
    expect((await bench.bring({ path, migrations })).isOpen).toBe(true);
    const { pool } = bench.target();
    expect(await tablesOf(pool)).toContain('later');
    expect((await pool.query('select number from schema_migration')).rowCount).toBe(migrations.length);
    expect((await pool.query(`select from user_account where email = 'older@example.test'`)).rowCount).toBe(1);
  });
});
