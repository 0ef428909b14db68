import { parse } from 'csv-parse/sync';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskOriginals } from '#src/server/platform/pictures/originals.ts';
import { findAccountOf, gatherOwnData } from '#src/server/features/account/index.ts';
import { folderOf } from '#src/server/platform/pictures/places.ts';
import { createDemoDatabase } from '#tests/support/catalogue/demo.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { leftOut } from './chosen.ts';
import { exportAll } from './export-queries.ts';

const pictureId = '12'.repeat(20);

describe('an export', () => {
  let database: TestDatabase;
  let folder: string;
  const out = () => join(folder, 'out');
  const rowsOf = (table: string): Record<string, string>[] =>
    parse(readFileSync(join(out(), 'tables', `${table}.csv`)), { columns: true });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-export-'));
    database = await createDemoDatabase();
    await database.pool.query(
      `insert into picture (id, sha256, width, height, blur, dominant) values ($1, sha256('x'), 4, 3, '', '#123456')`,
      [pictureId],
    );
    const store = join(folder, 'store');
    mkdirSync(folderOf(store, pictureId), { recursive: true });
    for (const name of ['facts.json', 'master.webp'])
      writeFileSync(join(folderOf(store, pictureId), name), `bytes of ${name}`);
    await exportAll({ url: database.url, originals: createDiskOriginals(store), program: '0.0.0' }, out());
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  it('has each row of each table that it names, as any reader of CSV sees it', async () => {
    for (const table of ['course', 'booking', 'review', 'ledger_entry', 'user_account']) {
      const result = await database.pool.query(`select count(*) from ${table}`);
      expect(rowsOf(table).length, table).toBe(result.rows[0].count);
    }
    const titles = await database.pool.query<{ title: string }>('select title from course');
    expect(new Set(rowsOf('course').map(({ title }) => title))).toEqual(new Set(titles.rows.map(({ title }) => title)));
  });

  it('has every table, or says why not', async () => {
    const result = await database.pool.query<{ name: string }>(`select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('schema_migration', 'schema_lock')`);
    const files = readdirSync(join(out(), 'tables')).map((name) => name.replace('.csv', ''));
    expect([...files, ...Object.keys(leftOut)].toSorted()).toEqual(result.rows.map(({ name }) => name).toSorted());
    const text = readFileSync(join(out(), 'README.md'), 'utf8');
    for (const name of files) expect(text, name).toContain(`### ${name}\n`);
    expect(text).toContain('- departure_id: a row of departure');
  });

  it('has nothing that opens something', () => {
    for (const name of readdirSync(join(out(), 'tables'))) {
      const [head = ''] = readFileSync(join(out(), 'tables', name), 'utf8').split('\n');
      expect(head.split(','), name).not.toContainEqual(expect.stringMatching(/hash$|token|secret|sealed|private_key/));
    }
  });

  it('has the pictures, and refuses a folder that holds something', async () => {
    expect(readFileSync(join(out(), 'pictures', `${pictureId}.webp`), 'utf8')).toBe('bytes of master.webp');
    const again = exportAll({ url: database.url, originals: createDiskOriginals(folder), program: '0.0.0' }, out());
    await expect(again).rejects.toThrow(/ holds README\.md already/);
  });

  it('finds one person by address or id, and has what that person can get', async () => {
    const id = (await findAccountOf(database.db, 'GUEST@banyan.example')) ?? '';
    expect(await findAccountOf(database.db, id)).toBe(id);
    expect(await findAccountOf(database.db, 'nobody@example.test')).toBeNull();
    const data = await gatherOwnData(database.db, id, '/images');
    expect(data?.account.email).toBe('guest@banyan.example');
    expect(data?.bookings.length).toBeGreaterThan(0);
  });
});
