import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import type { Buckets } from './bucket.ts';
import { proveBuckets } from './bucket-originals.ts';
import { createS3Buckets } from './s3-bucket.ts';
import { startObjectStore, type TestObjectStore } from '#tests/support/files/object-store.ts';
import { createEncoder, type Encoder } from '#src/server/platform/pictures/encoder.ts';
import type { ImageGateway } from '#src/server/platform/pictures/image-store.ts';
import { folderOf } from '#src/server/platform/pictures/places.ts';
import { createBucketImages, sweepCache } from './bucket-images.ts';

// Encodes for real; a busy machine needs time.
const patient = { timeout: 60_000 };

let store: TestObjectStore;
let buckets: Buckets;
let encoder: Encoder;
let now = 0;
const folders: string[] = [];

/** A second machine with its own folder on the same store. */
function machine(over: Buckets = buckets, makes: Encoder = encoder) {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-fetched-'));
  folders.push(folder);
  const images = createBucketImages({
    folder,
    demo: `${projectFolder}demo/pictures`,
    encoder: makes,
    buckets: over,
    cacheBytes: 1_000_000_000,
    clock: () => now,
  });
  return { folder: join(folder, 'pictures'), images };
}

const photo = (colour: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

async function kept(images: ImageGateway, bytes: Buffer, reader?: string) {
  const put = await images.put(bytes, reader);
  if (!put.ok) throw new Error(put.detail);
  return put;
}

const keysOf = async (id: string) =>
  (await buckets.shown.list(`pictures/${id}/`)).map((key) => key.slice(`pictures/${id}/`.length)).toSorted();

beforeAll(async () => {
  store = await startObjectStore();
  buckets = createS3Buckets(store.access);
  encoder = createEncoder();
});
afterAll(async () => {
  encoder.close();
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('pictures in an object store', patient, () => {
  it('are kept once, whichever machine brings them', async () => {
    const bytes = await photo('#aa3311');
    const first = await kept(machine().images, bytes);
    const again = await kept(machine().images, bytes);
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.picture).toEqual(first.picture);
    expect(await keysOf(first.picture.id)).toEqual(['facts.json', 'master.webp']);
  });

  it('are shown by a machine that has never seen them, in a size that one of them made', async () => {
    const { picture } = await kept(machine().images, await photo('#1133aa'));
    const name = 'card-295.webp';
    const made = await machine().images.variant(picture.id, name);
    if (!made.ok) throw new Error(made.detail);
    expect(await sharp(made.path).metadata()).toMatchObject({ width: 295, format: 'webp' });
    await expect.poll(() => keysOf(picture.id)).toContain(name);
    const idle = machine(buckets, { ...encoder, run: () => Promise.reject(new Error('This machine makes nothing')) });
    const fetched = await idle.images.variant(picture.id, name);
    if (!fetched.ok) throw new Error(fetched.detail);
    expect(await readFile(fetched.path)).toEqual(await readFile(made.path));
  });

  it('of one reader lie in the bucket that nobody else reads', async () => {
    const { picture } = await kept(machine().images, await photo('#11aa33'), 'a reader');
    expect(picture.id).toMatch(/^private-/);
    expect(await keysOf(picture.id)).toEqual([]);
    expect(await buckets.private.list(`pictures/${picture.id}/`)).toHaveLength(2);
    expect(await machine().images.variant(picture.id, 'square-96.jpg')).toMatchObject({ ok: true });
  });

  it('go everywhere when they are removed, on other machines within five minutes', async () => {
    const [here, there] = [machine(), machine()];
    const { picture } = await kept(here.images, await photo('#443322'));
    await there.images.variant(picture.id, 'square-96.webp');
    await expect.poll(() => keysOf(picture.id)).toContain('square-96.webp');
    await here.images.remove(picture.id);
    expect(await keysOf(picture.id)).toEqual([]);
    now += 6 * 60_000;
    expect(await there.images.variant(picture.id, 'square-96.webp')).toMatchObject({ ok: false, reason: 'unknown' });
    expect(readdirSync(join(folderOf(there.folder, picture.id), '..'))).toEqual([]);
  });

  it('are shown from the folder while the store does not answer, and none is taken', async () => {
    const { picture } = await kept(machine().images, await photo('#998877'));
    let isDown = false;
    const failing: Buckets['shown'] = new Proxy(buckets.shown, {
      get: (bucket, name) =>
        isDown ? () => Promise.reject(new Error('no answer')) : bucket[name as keyof Buckets['shown']],
    });
    const { images } = machine({ shown: failing, private: failing });
    await images.variant(picture.id, 'square-96.jpg');
    isDown = true;
    now += 6 * 60_000;
    expect(await images.variant(picture.id, 'square-96.jpg')).toMatchObject({ ok: true });
    expect(await images.variant(picture.id, 'square-192.jpg')).toMatchObject({ ok: true });
    expect(await images.variant(`${'0'.repeat(39)}1`, 'square-96.jpg')).toMatchObject({ ok: false, reason: 'failed' });
    expect(await images.put(await photo('#010101'))).toMatchObject({ ok: false, code: 'unavailable' });
  });
});

describe('the folder of what was fetched', () => {
  it('loses what came first once it is too large', async () => {
    const { folder, images } = machine();
    const ids: string[] = [];
    for (const [index, colour] of ['#100', '#200', '#300'].entries()) {
      const { picture } = await kept(images, await photo(colour));
      ids.push(picture.id);
      const at = folderOf(folder, picture.id);
      writeFileSync(join(at, 'card-295.jpg'), Buffer.alloc(100_000));
      for (const name of readdirSync(at)) utimesSync(join(at, name), 1000 + index, 1000 + index);
    }
    expect(await sweepCache(folder, 1_000_000)).toBe(0);
    expect(await sweepCache(folder, 250_000)).toBe(1);
    await expect(readFile(join(folderOf(folder, ids[0]!), 'facts.json'))).rejects.toThrow('ENOENT');
    expect(readdirSync(folderOf(folder, ids[1]!))).toContain('facts.json');
  }, 60_000);
});

describe('the look at the buckets before guests come', () => {
  it('says that everybody can read the private one, and refuses what cannot be used', async () => {
    expect(await proveBuckets(buckets, store.access)).toMatch(/Anyone can read the bucket private/);
    expect(await buckets.private.list('proof/')).toEqual([]);
    const access = { ...store.access, buckets: { shown: 'pictures', private: 'nowhere' } };
    await expect(proveBuckets(createS3Buckets(access), access)).rejects.toThrow(
      /The bucket nowhere \(BANYAN_S3_PRIVATE_BUCKET\) cannot be used: NoSuchBucket/,
    );
  });
});
