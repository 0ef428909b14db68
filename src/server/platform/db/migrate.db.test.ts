import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

describe('migrate', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase({ isBare: true });
    folder = mkdtempSync(join(tmpdir(), 'banyan-migrations-'));
    mkdirSync(join(folder, 'migrations'));
    write('baseline.sql', 'create table one (id integer)');
    write('migrations/0002-second.sql', 'create table two (id integer); insert into two values (1)');
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  const files = () => readMigrations(pathToFileURL(`${folder}/`));
  const run = () => migrate(database.url, { migrations: files() });

  it('applies what is missing, in order, once', async () => {
    expect(await run()).toEqual(['baseline.sql', '0002-second.sql']);
    expect(await run()).toEqual([]);
    write('migrations/0003-third.sql', 'alter table one add column name text');
    expect(await run()).toEqual(['0003-third.sql']);
  });

  it('lets eight processes start at once on an empty database', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, run));
    expect(results.filter((names) => names.length === 2)).toHaveLength(1);
    expect(results.filter((names) => names.length === 0)).toHaveLength(7);
    expect((await database.pool.query('select count(*) from two')).rows[0].count).toBe(1);
  });

  it('applies all or nothing, and says which one PostgreSQL refused', async () => {
    write('migrations/0003-third.sql', 'create table three (id nonsense)');
    await expect(run()).rejects.toThrow(
      /^DATABASE_URL: migration 0003-third.sql failed: type "nonsense" does not exist/,
    );
    expect((await database.pool.query(`select to_regclass('one') as one`)).rows[0].one).toBeNull();
    write('migrations/0003-third.sql', 'create table three (id integer)');
    expect(await run()).toHaveLength(3);
  });

  it('refuses a migration that changed after it was applied', async () => {
    await run();
    write('migrations/0002-second.sql', 'create table two (id bigint)');
    await expect(run()).rejects.toThrow(/^DATABASE_URL: migration 0002-second.sql changed after it was applied/);
  });

  it('refuses a database of a snapshot whose schema was another one, and says what to do', async () => {
    await run();
    await database.pool.query(`update schema_migration set name = '0001-people.sql', checksum = 'x' where number = 1`);
    await database.pool.query(`insert into schema_migration values (3, '0003-money.sql', 'y', now())`);
    const refusal =
      'DATABASE_URL: the database was made by a snapshot of Banyan with another schema (0003-money.sql): export the data with that program (npm run export), or start with an empty database.';
    await expect(run()).rejects.toThrow(new StartRefused(refusal));
    const inFolder = migrate(database.url, { migrations: files(), setting: 'BANYAN_DATA_DIR' });
    await expect(inFolder).rejects.toThrow(/^BANYAN_DATA_DIR: .* or start with an empty folder\.$/);
    expect((await database.pool.query('select from schema_migration')).rowCount).toBe(3);
  });

  it('refuses a database whose baseline was another text', async () => {
    await run();
    write('baseline.sql', 'create table one (id bigint)');
    await expect(run()).rejects.toThrow(/another schema \(0002-second\.sql\)/);
  });

  it('does not mind other line ends', async () => {
    write('baseline.sql', 'create table one (\n  id integer)');
    await run();
    write('baseline.sql', 'create table one (\r\n  id integer)');
    expect(await run()).toEqual([]);
  });

  it('refuses a database that a newer program has made', async () => {
    await run();
    rmSync(join(folder, 'migrations/0002-second.sql'));
    await expect(run()).rejects.toThrow(/^DATABASE_URL: the database has migration 0002-second.sql, .* newer Banyan/);
  });

  it('takes a gap in the numbers as a bug', () => {
    mkdirSync(join(folder, 'migrations/not-sql'));
    write('migrations/0004-fourth.sql', 'select 1');
    expect(files).toThrow('migration 0004-fourth.sql should have the number 3');
  });
});
