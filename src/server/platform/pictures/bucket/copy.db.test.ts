import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOriginals } from '#src/server/platform/pictures/open-pictures.ts';
import { createDiskOriginals, type Original, type Originals } from '#src/server/platform/pictures/originals.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { startObjectStore, type TestObjectStore } from '#tests/support/files/object-store.ts';
import { copyOriginals } from '#src/server/platform/pictures/picture-queries.ts';

// More than one page of ids, public and private.
const ids = Array.from({ length: 230 }, (_, index) => {
  const hash = index.toString(16).padStart(40, '0');
  return index % 10 === 0 ? `private-${hash}` : hash;
});
const original = (id: string): Original => ({
  'facts.json': Buffer.from(JSON.stringify({ id })),
  'master.webp': Buffer.from(`bytes of ${id}`),
});

let database: TestDatabase;
let store: TestObjectStore;
let disk: Originals;
let bucket: Originals;
const folder = mkdtempSync(join(tmpdir(), 'banyan-originals-'));

beforeAll(async () => {
  database = await createTestDatabase();
  store = await startObjectStore();
  disk = createDiskOriginals(folder);
  bucket = bucketOriginals(store.access);
  for (const id of ids) await disk.write(id, original(id));
  await database.pool.query(
    `insert into picture (id, sha256, width, height, blur, dominant)
       select id, sha256(id::bytea), 10, 10, '', '#000000' from unnest($1::text[]) id
     union all select 'gone', sha256('gone'), 10, 10, '', '#000000'`,
    [ids],
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await store.close();
  await database.drop();
});

it('goes on where it was stopped, and names what is in neither place', async () => {
  let left = 100;
  const stopping: Originals = {
    ...bucket,
    write: async (id, bytes) => {
      left -= 1;
      if (left < 0) throw new Error('stopped');
      await bucket.write(id, bytes);
    },
  };
  await expect(copyOriginals({ pool: database.pool, from: disk, to: stopping })).rejects.toThrow('stopped');
  const told: number[] = [];
  const onProgress = (_: string, done: number) => void told.push(done);
  const done = await copyOriginals({ pool: database.pool, from: disk, to: bucket, onProgress });
  expect(done.missing).toEqual(['gone']);
  expect(done.copied + done.known).toBe(ids.length);
  expect(done.known).toBeGreaterThanOrEqual(100 - 8);
  expect(Math.max(...told)).toBe(ids.length + 1);
  expect(await copyOriginals({ pool: database.pool, from: disk, to: bucket })).toMatchObject({ copied: 0 });
});

it('brings the same bytes back to another disk', async () => {
  const other = createDiskOriginals(join(folder, 'other'));
  expect(await copyOriginals({ pool: database.pool, from: bucket, to: other })).toMatchObject({ copied: ids.length });
  for (const id of [ids[0]!, ids[1]!, ids.at(-1)!]) expect(await other.read(id)).toEqual(original(id));
});
