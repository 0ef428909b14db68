// Whether the buckets can be used, asked once at the start: a wrong key is found then, and not by the first guest with a photo.
import { randomBytes } from 'node:crypto';
import type { ObjectStoreAccess } from '#src/server/platform/config/files.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import type { Bucket, Buckets } from './bucket.ts';

const settingOf = { shown: 'BANYAN_S3_BUCKET', private: 'BANYAN_S3_PRIVATE_BUCKET' } as const;
const waitMs = 5000;

/**
 * Writes, reads and removes a small object in each bucket. Throws StartRefused where that does not go. Answers a line where
 * the private bucket can be read by everybody, and null else.
 */
export async function proveBuckets(buckets: Buckets, access: ObjectStoreAccess): Promise<string | null> {
  let warning: string | null = null;
  for (const which of ['shown', 'private'] as const) {
    const key = `proof/${randomBytes(12).toString('hex')}`;
    const name = access.buckets[which];
    try {
      await proveOne(buckets[which], key, async () => {
        if (which === 'private' && (await isOpen(access, key)))
          warning = `Everybody can read the bucket ${name} (${settingOf[which]}): close it, for it keeps what guests show in private.`;
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
    if (back?.toString() !== key) throw new Error('what was written does not come back');
    await meanwhile();
  } finally {
    await bucket.remove(key);
  }
}

/** Whether the object can be read without a key. */
async function isOpen({ endpoint, region, buckets }: ObjectStoreAccess, key: string): Promise<boolean> {
  const base = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const address = `${base}/${encodeURIComponent(buckets.private)}/${key}`;
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(waitMs) })).ok;
  } catch {
    return false;
  }
}
