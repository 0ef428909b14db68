// Pictures in an object store: one prefix a picture. A picture is there when its facts are, which are written last and go first.
import type { Bucket, Buckets } from './bucket.ts';
import { originalFiles, type Originals } from '#src/server/platform/pictures/originals.ts';
import { isPrivatePicture, storedId } from '#src/server/platform/pictures/places.ts';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
};

/** Where the files of a picture lie, and the bucket for it. */
export function objectsOf(buckets: Buckets, id: string): { bucket: Bucket; keyOf: (file: string) => string } {
  return {
    bucket: isPrivatePicture(id) ? buckets.private : buckets.shown,
    keyOf: (file) => `pictures/${id}/${file}`,
  };
}

/** Writes one file of a picture. */
export async function putFile(buckets: Buckets, id: string, file: string, bytes: Buffer): Promise<void> {
  const { bucket, keyOf } = objectsOf(buckets, id);
  await bucket.put(keyOf(file), bytes, types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
}

/** Removes a picture with every size of it: out of sight with the first call. */
export async function removeObjects(buckets: Buckets, id: string): Promise<void> {
  if (!storedId.test(id)) return;
  const { bucket, keyOf } = objectsOf(buckets, id);
  await bucket.remove(keyOf('facts.json'));
  for (const key of await bucket.list(keyOf(''))) await bucket.remove(key);
}

/** Pictures in the two buckets of an installation. */
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
