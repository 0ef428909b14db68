import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { readCatalog } from '#tests/support/database/catalog.ts';
import { folderOf } from '#src/server/platform/pictures/places.ts';
import {
  fingerprints,
  openBackupBench,
  secret,
  tablesOf,
  type BackupBench,
} from '#tests/support/backup/backup-bench.ts';
import { readArchive } from './archive/archive.ts';
import type { Contents } from './manifest.ts';
import type { Restored } from './restore.ts';

const pictureId = 'ab'.repeat(20);
const privateId = `private-${'cd'.repeat(20)}`;
const goneId = 'ef'.repeat(20);

const newTask = `insert into outbox (topic, payload) values ('test', '{}')`;

describe('backup and restore', () => {
  let bench: BackupBench;
  beforeAll(async () => {
    bench = await openBackupBench();
    const { pool } = bench.source;
    await pool.query(`insert into signing_key (id, private_key, public_key) values ('voucher', 'private', 'public')`);
    for (const id of [pictureId, privateId, goneId]) {
      await pool.query(
        `insert into picture (id, sha256, width, height, blur, dominant) values ($1, sha256(convert_to($2, 'UTF8')), 4, 3, '', '#123456')`,
        [id, id],
      );
      if (id === goneId) continue;
      const place = folderOf(bench.store, id);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'facts.json'), '{"width":4}');
      writeFileSync(join(place, 'master.webp'), `bytes of ${id}`);
      writeFileSync(join(place, 'card-590.avif'), 'made from it');
    }
  });
  afterAll(() => bench.close());
  describe('with a key, while others write', () => {
    let before: Record<string, string>;
    let nextNumber: number;
    let contents: Contents;
    let done: Restored;

    beforeAll(async () => {
      const { pool } = bench.source;
      nextNumber = (await pool.query<{ id: number }>(`${newTask} returning id`)).rows[0]?.id ?? 0;
      // A number is never given twice, even after its row is deleted.
      await pool.query('delete from outbox where id = $1', [nextNumber]);
      before = await fingerprints(pool);
      contents = await bench.make(secret, async ({ name }) => {
        if (!name.endsWith('/000001.copy')) return;
        // Another session commits between any two tables.
        await pool.query(newTask);
        await pool.query('update course set popularity = popularity + 1 where id = (select min(id) from course)');
        await pool.query('delete from course_view where day = (select max(day) from course_view)');
      });
      await bench.makeTarget();
      done = await bench.bring();
    });

    it('holds every table as it was when it began', async () => {
      expect(await fingerprints(bench.target().pool)).toEqual(before);
      const after = await fingerprints(bench.source.pool);
      for (const name of ['course', 'outbox', 'course_view']) expect(after[name], name).not.toBe(before[name]);
    });

    it('has the schema of its source, with every trigger on, proven books, and opens', async () => {
      expect(done).toMatchObject({ broken: [], isOpen: true });
      expect(await readCatalog(bench.target().pool)).toEqual(await readCatalog(bench.source.pool));
      const off = await bench.target().pool.query(`select tgname from pg_trigger where tgenabled <> 'O'`);
      expect(off.rows).toEqual([]);
      expect(await migrate(bench.target().url)).toEqual([]);
    });

    it('brings pictures along, private ones too, and says which were gone', () => {
      expect(contents).toMatchObject({ pictures: 2, missing_pictures: [goneId] });
      for (const id of [pictureId, privateId]) {
        const place = folderOf(bench.restored, id);
        expect(readFileSync(join(place, 'master.webp'), 'utf8')).toBe(`bytes of ${id}`);
        expect(readFileSync(join(place, 'facts.json'), 'utf8')).toBe('{"width":4}');
        expect(() => readFileSync(join(place, 'card-590.avif'))).toThrow(/ENOENT/);
      }
    });

    it('lets numbers go on where they were', async () => {
      const made = await bench.target().pool.query<{ id: number }>(`${newTask} returning id`);
      expect(made.rows[0]?.id).toBeGreaterThan(nextNumber);
    });
  });

  it('leaves keys and documents out where there is no key to hide them', async () => {
    const host = (await bench.source.pool.query<{ id: string }>('select user_id as id from host limit 1')).rows[0]?.id;
    await bench.source.pool.query(
      `insert into host_document (id, host_id, kind, file_kind, byte_size, sealed, decision, decided_at)
       values (gen_random_uuid(), $1, 'licence', 'pdf', 9, 'document of a host', 'verified', banyan_now())`,
      [host],
    );
    await bench.make(null);
    await bench.makeTarget();
    for await (const { name, bytes } of readArchive(bench.path, { secret: null })) {
      expect(name).not.toMatch(/signing_key/);
      expect(bytes.includes(Buffer.from('document of a host').toString('hex')), name).toBe(false);
    }
    const done = await bench.bring({ secret: null });
    expect(done.manifest.has_secrets).toBe(false);
    expect((await bench.target().pool.query('select from signing_key')).rowCount).toBe(0);
    const { rows } = await bench.target().pool.query(
      `select decision, sealed, removed_at is not null as is_removed from host_document
      where host_id = $1 and kind = 'licence'`,
      [host],
    );
    expect(rows).toContainEqual({ decision: 'verified', sealed: null, is_removed: true });
    const { signing_key: _keys, host_document: _documents, ...others } = await fingerprints(bench.target().pool);
    expect(await fingerprints(bench.source.pool)).toMatchObject(others);
  });

  it('refuses another key and a damaged archive before it writes anything', async () => {
    await bench.make(secret);
    await bench.makeTarget();
    await expect(bench.bring({ secret: `${secret}!` })).rejects.toThrow(/The key is not the one of this archive/);
    await expect(bench.bring({ secret: null })).rejects.toThrow(/is encrypted: give its key/);
    const bytes = readFileSync(bench.path);
    writeFileSync(bench.path, bytes.subarray(0, bytes.length - 100));
    await expect(bench.bring()).rejects.toThrow(/changed or cut off/);
    expect(await tablesOf(bench.target().pool)).toEqual([]);
    expect(() => readFileSync(bench.restored)).toThrow(/ENOENT/);
  });

  it('refuses a database that is not empty, and names what it found', async () => {
    await bench.make(secret);
    await bench.makeTarget();
    await bench.target().pool.query('create table somebody_elses (id integer)');
    await expect(bench.bring()).rejects.toThrow(/needs an empty database, and this one has table somebody_elses:/);
    await expect(bench.bring({ url: bench.source.url })).rejects.toThrow(
      /has table account_link, table .* and \d+ more:/,
    );
  });

  it('refuses an archive of another schema', async () => {
    await bench.makeTarget();
    const { rows } = await bench.source.pool.query(`select checksum from schema_migration where number = 1`);
    await bench.source.pool.query(`update schema_migration set checksum = 'another' where number = 1`);
    try {
      await bench.make(secret);
    } finally {
      await bench.source.pool.query('update schema_migration set checksum = $1 where number = 1', [rows[0].checksum]);
    }
    await expect(bench.bring()).rejects.toThrow(
      /^The archive has another schema than this Banyan \(0\.0\.0, baseline\.sql\): restore it with the Banyan that made it\.$/,
    );
    expect(await tablesOf(bench.target().pool)).toEqual([]);
  });

  it('refuses an archive of a newer program', async () => {
    await bench.makeTarget();
    await bench.source.pool.query(`insert into schema_migration values (9999, '9999-later.sql', 'x', banyan_now())`);
    try {
      await bench.make(secret);
    } finally {
      await bench.source.pool.query('delete from schema_migration where number = 9999');
    }
    await expect(bench.bring()).rejects.toThrow(/was made by a newer Banyan \(0\.0\.0, 9999-later\.sql\)/);
    expect(await tablesOf(bench.target().pool)).toEqual([]);
  });
});
