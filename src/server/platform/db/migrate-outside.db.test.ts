import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const childFile = fileURLToPath(new URL('../../../../tests/support/database/migrate-child.ts', import.meta.url));
const builds = `-- outside a transaction
create index concurrently if not exists one_n on one (n);
create unique index concurrently if not exists one_id on one (id);
analyze one;
`;

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ isBare: true });
  folder = mkdtempSync(join(tmpdir(), 'banyan-outside-'));
  mkdirSync(join(folder, 'migrations'));
  writeFileSync(join(folder, 'baseline.sql'), 'create table one (id integer, n integer)');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, sql: string) => writeFileSync(join(folder, 'migrations', name), sql);
const run = (print: (line: string) => void = () => undefined) =>
  migrate(database.url, { migrations: readMigrations(pathToFileURL(`${folder}/`)), print });
const fill = () => database.pool.query('insert into one select n, n % 7 from generate_series(1, 20000) n');
const validity = async () =>
  (
    await database.pool.query(
      `select indexrelid::regclass::text as name, indisvalid as is_valid from pg_index
       where indrelid = 'one'::regclass order by 1`,
    )
  ).rows;
const waitsForLock = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const whole = [
  { name: 'one_id', is_valid: true },
  { name: 'one_n', is_valid: true },
];

describe('a migration outside a transaction', () => {
  it('runs once, between those that run in one', async () => {
    await run();
    await fill();
    write('0002-indexes.sql', builds);
    write('0003-third.sql', 'create table three (id integer)');
    expect(await run()).toEqual(['0002-indexes.sql', '0003-third.sql']);
    expect(await validity()).toEqual(whole);
    expect(await run()).toEqual([]);
  });

  it('lets eight processes start at once on a database with data', async () => {
    await run();
    await fill();
    write('0002-indexes.sql', builds);
    write('0003-third.sql', 'create table three (id integer)');
    const lines: string[] = [];
    const results = await Promise.all(Array.from({ length: 8 }, () => run((line) => lines.push(line))));
    expect(results.flat().toSorted()).toEqual(['0002-indexes.sql', '0003-third.sql']);
    expect(await validity()).toEqual(whole);
    expect(lines).toContain('Another Banyan is migrating this database; waiting for it …');
  });

  it('says which one PostgreSQL refused, keeps what came before, and builds a half-built index again', async () => {
    await run();
    await fill();
    await database.pool.query('insert into one values (1, 1)');
    write('0002-second.sql', 'create table two (id integer)');
    write('0003-indexes.sql', builds);
    await expect(run()).rejects.toThrow(
      /^DATABASE_URL: migration 0003-indexes.sql failed: could not create unique index "one_id"/,
    );
    expect(await validity()).toEqual([{ name: 'one_id', is_valid: false }, whole[1]]);
    expect((await database.pool.query(`select to_regclass('two') as two`)).rows[0].two).toBe('two');
    await database.pool.query('delete from one where ctid in (select ctid from one where id = 1 limit 1)');
    expect(await run()).toEqual(['0003-indexes.sql']);
    expect(await validity()).toEqual(whole);
  });

  it('survives a kill in the middle, and readers and writers go on meanwhile', async () => {
    await run();
    await fill();
    write('0002-indexes.sql', builds);
    // An open transaction has written to the table, so the index build waits for it.
    const writer = await database.pool.connect();
    await writer.query('begin');
    await writer.query('insert into one values (0, 0)');
    const child = spawn(process.execPath, [childFile, database.url, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(line)).toMatch(/^Migration 0002-indexes\.sql: one_n, waiting for writers before build/);
    expect(await validity()).toEqual([{ name: 'one_n', is_valid: false }]);
    await database.pool.query('insert into one values (-1, -1)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await writer.query('commit');
    writer.release();
    expect(await run()).toEqual(['0002-indexes.sql']);
    expect(await validity()).toEqual(whole);
  });

  it('is not hurried by the timeouts of its role', async () => {
    await run();
    await fill();
    await database.pool.query(`create function slow(n integer) returns integer language plpgsql immutable
      as 'begin perform pg_sleep(0.005); return n; end'`);
    const { rows } = await database.pool.query('select current_database() as name');
    await database.pool.query(`alter database ${rows[0].name} set statement_timeout = '200ms'`);
    write(
      '0002-index.sql',
      '-- outside a transaction\ncreate index concurrently if not exists s on one (slow(n)) where id <= 60;\n',
    );
    write('0003-slow.sql', 'select pg_sleep(0.3)');
    expect(await run()).toEqual(['0002-index.sql', '0003-slow.sql']);
    // Also while another process creates the tables of migrations.
    const other = await database.pool.connect();
    await other.query('set statement_timeout = 0');
    await other.query('begin; lock table schema_lock in access exclusive mode');
    const waiting = run();
    await expect.poll(async () => (await database.pool.query(waitsForLock)).rowCount).toBe(1);
    await other.query('select pg_sleep(0.3)');
    await other.query('commit');
    other.release();
    expect(await waiting).toEqual([]);
  });
});
