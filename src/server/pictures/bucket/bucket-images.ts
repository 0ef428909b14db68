// Pictures in an object store, with a folder on this machine for those that were asked for (ADR 093).
import { join } from 'node:path';
import type { PictureFacts } from '#src/server/pictures/encoder-jobs.ts';
import type { FoundVariant, ImageGateway, PutPicture } from '#src/server/pictures/image-store.ts';
import { identify } from '#src/server/pictures/keep-picture.ts';
import { createLocalImages, type LocalImagesOptions } from '#src/server/pictures/local-images.ts';
import { storedId } from '#src/server/pictures/places.ts';
import { variants } from '#src/server/pictures/variant.ts';
import { FetchedPictures, type FetchedOptions } from './fetched-pictures.ts';

export type BucketImagesOptions = LocalImagesOptions & Pick<FetchedOptions, 'buckets' | 'cacheBytes' | 'clock'>;

/** Opens the store. `folder` holds what may be deleted at any time. Whatever the store refuses is `unavailable` or `failed`: try again. */
export function createBucketImages({ buckets, cacheBytes, clock, ...options }: BucketImagesOptions): ImageGateway {
  const cache = createLocalImages(options);
  const store = join(options.folder, 'pictures');
  const fetched = new FetchedPictures({ buckets, store, cacheBytes, clock, forget: cache.remove });
  return {
    ...cache,
    put: (bytes, reader) =>
      keep({ cache, fetched }, bytes, reader).catch((error: unknown) => ({
        ok: false,
        code: 'unavailable',
        detail: String(error),
      })),
    variant: (id, name) => {
      if (!storedId.test(id) || !variants.has(name)) return cache.variant(id, name);
      return find({ cache, fetched }, id, name).catch((error: unknown) => ({
        ok: false,
        reason: 'failed',
        detail: String(error),
      }));
    },
    remove: (id) => fetched.remove(id),
  };
}

interface Parts {
  readonly cache: ImageGateway;
  readonly fetched: FetchedPictures;
}

/** What the store has counts, and not what lies in the folder: another machine may have removed it. */
async function keep({ cache, fetched }: Parts, bytes: Buffer, reader: string | undefined): Promise<PutPicture> {
  const named = identify(bytes, reader);
  if (!named.ok) return named;
  const { id, sha256 } = named;
  const known = await fetched.readStored(id);
  if (known !== null) {
    const facts = JSON.parse(known['facts.json'].toString()) as PictureFacts;
    return { ok: true, picture: { id, sha256, ...facts }, isNew: false };
  }
  const kept = await cache.put(bytes, reader);
  if (!kept.ok) return kept;
  if (!(await fetched.handOriginal(id)))
    return { ok: false, code: 'unavailable', detail: 'the folder was emptied meanwhile' };
  return { ...kept, isNew: true };
}

async function find({ cache, fetched }: Parts, id: string, name: string): Promise<FoundVariant> {
  if (!(await fetched.fetch(id))) return { ok: false, reason: 'unknown', detail: 'no such picture or size' };
  // A size that the store does not give is made here.
  const isReady = await fetched.fetchVariant(id, name).catch(() => false);
  const found = await cache.variant(id, name);
  // Nobody waits for that; a machine that does not find it there makes it again.
  if (found.ok && !isReady) void fetched.handVariant(id, name, found.path).catch(() => undefined);
  return found;
}
