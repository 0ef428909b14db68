import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

describe('migrate', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase({ isBare: true });
    folder = mkdtempSync(join(tmpdir(), 'banyan-migrations-'));
    write('0001-first.sql', 'create table one (id integer)');
    write('0002-second.sql', 'create table two (id integer); insert into two values (1)');
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  const files = () => readMigrations(pathToFileURL(`${folder}/`));
  const run = () => migrate(database.url, { migrations: files() });

  it('applies what is missing, in order, once', async () => {
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await run()).toEqual([]);
    write('0003-third.sql', 'alter table one add column name text');
    expect(await run()).toEqual(['0003-third.sql']);
  });

  it('lets eight processes start at once on an empty database', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, run));
    expect(results.filter((names) => names.length === 2)).toHaveLength(1);
    expect(results.filter((names) => names.length === 0)).toHaveLength(7);
    expect((await database.pool.query('select count(*) from two')).rows[0].count).toBe(1);
  });

  it('applies all or nothing, and says which one PostgreSQL refused', async () => {
    write('0003-third.sql', 'create table three (id nonsense)');
    await expect(run()).rejects.toThrow(
      /^DATABASE_URL: migration 0003-third.sql failed: type "nonsense" does not exist/,
    );
    expect((await database.pool.query(`select to_regclass('one') as one`)).rows[0].one).toBeNull();
    write('0003-third.sql', 'create table three (id integer)');
    expect(await run()).toHaveLength(3);
  });

  it('refuses a migration that changed after it was applied', async () => {
    await run();
    write('0001-first.sql', 'create table one (id bigint)');
    await expect(run()).rejects.toThrow(/^DATABASE_URL: migration 0001-first.sql changed after it was applied/);
  });

  it('does not mind other line ends', async () => {
    write('0001-first.sql', 'create table one (\n  id integer)');
    await run();
    write('0001-first.sql', 'create table one (\r\n  id integer)');
    expect(await run()).toEqual([]);
  });

  it('refuses a database that a newer program has made', async () => {
    await run();
    rmSync(join(folder, '0002-second.sql'));
    await expect(run()).rejects.toThrow(/^DATABASE_URL: the database has migration 0002-second.sql, .* newer Banyan/);
  });

  it('takes a gap in the numbers as a bug', () => {
    mkdirSync(join(folder, 'not-sql'));
    write('0004-fourth.sql', 'select 1');
    expect(files).toThrow('migration 0004-fourth.sql should have the number 3');
  });
});
