// Photos in a bucket, one prefix each. Facts are written last and deleted first: with facts, a photo is complete.
import type { Bucket, Buckets } from './bucket.ts';
import { originalFiles, type Originals } from '#src/server/platform/pictures/originals.ts';
import { isPrivatePicture, storedId } from '#src/server/platform/pictures/places.ts';
import { randomBytes } from 'node:crypto';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';

// Checked at start, before a guest's photo fails.

const settingOf = { shown: 'BANYAN_S3_BUCKET', private: 'BANYAN_S3_PRIVATE_BUCKET' } as const;
const waitMs = 5000;

/**
 * Tries to write, read and delete. Throws StartRefused on failure. Returns a warning when the private bucket is public,
 * otherwise null.
 */
export async function proveBuckets(buckets: Buckets, access: ObjectStoreAccess): Promise<string | null> {
  let warning: string | null = null;
  for (const which of ['shown', 'private'] as const) {
    const key = `proof/${randomBytes(12).toString('hex')}`;
    const name = access.buckets[which];
    try {
      await proveOne(buckets[which], key, async () => {
        if (which === 'private' && (await isOpen(access, key)))
          warning = `Anyone can read the bucket ${name} (${settingOf[which]}): close it, for it keeps what guests show in private.`;
      });
    } catch (error) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new StartRefused(`The bucket ${name} (${settingOf[which]}) cannot be used: ${why.trim()}`, error);
    }
  }
  return warning;
}

async function proveOne(bucket: Bucket, key: string, meanwhile: () => Promise<void>): Promise<void> {
  await bucket.put(key, Buffer.from(key), 'text/plain');
  try {
    const back = await bucket.get(key);
    if (back?.toString() !== key) throw new Error('cannot read back a written object');
    await meanwhile();
  } finally {
    await bucket.remove(key);
  }
}

/** Can it be read without a key? */
async function isOpen({ endpoint, region, buckets }: ObjectStoreAccess, key: string): Promise<boolean> {
  const base = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const address = `${base}/${encodeURIComponent(buckets.private)}/${key}`;
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(waitMs) })).ok;
  } catch {
    return false;
  }
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
};

export function objectsOf(buckets: Buckets, id: string): { bucket: Bucket; keyOf: (file: string) => string } {
  return {
    bucket: isPrivatePicture(id) ? buckets.private : buckets.shown,
    keyOf: (file) => `pictures/${id}/${file}`,
  };
}

export async function putFile(buckets: Buckets, id: string, file: string, bytes: Buffer): Promise<void> {
  const { bucket, keyOf } = objectsOf(buckets, id);
  await bucket.put(keyOf(file), bytes, types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
}

/** Deletes the facts, which hides the photo, then all files. */
export async function removeObjects(buckets: Buckets, id: string): Promise<void> {
  if (!storedId.test(id)) return;
  const { bucket, keyOf } = objectsOf(buckets, id);
  await bucket.remove(keyOf('facts.json'));
  for (const key of await bucket.list(keyOf(''))) await bucket.remove(key);
}

export function createBucketOriginals(buckets: Buckets): Originals {
  const has = async (id: string) => {
    const { bucket, keyOf } = objectsOf(buckets, id);
    return storedId.test(id) && bucket.has(keyOf('facts.json'));
  };
  return {
    has,
    async read(id) {
      if (!storedId.test(id)) return null;
      const { bucket, keyOf } = objectsOf(buckets, id);
      const [facts, master] = await Promise.all(originalFiles.map((name) => bucket.get(keyOf(name))));
      return facts && master ? { 'facts.json': facts, 'master.webp': master } : null;
    },
    async write(id, original) {
      if (await has(id)) return;
      await putFile(buckets, id, 'master.webp', original['master.webp']);
      await putFile(buckets, id, 'facts.json', original['facts.json']);
    },
  };
}
