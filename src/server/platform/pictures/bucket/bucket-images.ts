// Photos in an object store, with a local cache (ADR 025).
import { join } from 'node:path';
import type { PictureFacts } from '#src/server/platform/pictures/encoder-jobs.ts';
import type { FoundVariant, ImageGateway, PutPicture } from '#src/server/platform/pictures/image-store.ts';
import { identify } from '#src/server/platform/pictures/keep-picture.ts';
import { createLocalImages, type LocalImagesOptions } from '#src/server/platform/pictures/local-images.ts';
import { storedId, folderOf, newDraft } from '#src/server/platform/pictures/places.ts';
import { variants } from '#src/server/platform/pictures/variant.ts';
import { access, readFile, readdir, rm, stat } from 'node:fs/promises';
import { writeWholeFile } from '#src/server/platform/pictures/encoder/whole-file.ts';
import { createDiskOriginals, type Original } from '#src/server/platform/pictures/originals.ts';
import type { Buckets } from './bucket.ts';
import { createBucketOriginals, objectsOf, putFile, removeObjects } from './bucket-originals.ts';

// Bounds the size of the cache, oldest files first.

interface ImageFolder {
  readonly path: string;
  readonly bytes: number;
  readonly since: number;
}

// Share of the limit that stays after a sweep.
const fullShare = 0.9;

/** Deletes the oldest until `limit` bytes are left. Returns how many. */
export async function sweepCache(store: string, limit: number): Promise<number> {
  const folders = await foldersIn(store);
  let bytes = folders.reduce((sum, folder) => sum + folder.bytes, 0);
  if (bytes <= limit) return 0;
  let gone = 0;
  for (const folder of folders.toSorted((a, b) => a.since - b.since)) {
    if (bytes <= limit * fullShare) break;
    await rm(folder.path, { recursive: true, force: true });
    bytes -= folder.bytes;
    gone += 1;
  }
  return gone;
}

async function foldersIn(path: string): Promise<ImageFolder[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const within: ImageFolder[] = [];
  for (const entry of entries) if (entry.isDirectory()) within.push(...(await foldersIn(join(path, entry.name))));
  if (files.length === 0) return within;
  const facts = await Promise.all(files.map((entry) => stat(join(path, entry.name)).catch(() => null)));
  const there = facts.filter((one) => one !== null);
  const bytes = there.reduce((sum, { size }) => sum + size, 0);
  return [...within, { path, bytes, since: Math.max(0, ...there.map(({ mtimeMs }) => mtimeMs)) }];
}

// How long photos that another machine deleted are still shown.
const trustedMs = 5 * 60_000;
// Stored files between two checks of the cache's size.
const filesBetweenSweeps = 200;
// Bounds the memory of recent checks.
const mostSeen = 50_000;

interface FetchedOptions {
  readonly buckets: Buckets;
  /** The cache; may be deleted at any time. */
  readonly store: string;
  readonly cacheBytes: number;
  readonly clock: () => number;
  readonly forget: (id: string) => Promise<void>;
}

/** The local cache of the object store. Throws when the store fails. */
class FetchedPictures {
  readonly #options: FetchedOptions;
  readonly #here;
  readonly #there;
  readonly #seenThere = new Map<string, number>();
  readonly #fetching = new Map<string, Promise<boolean>>();
  #written = 0;

  constructor(options: FetchedOptions) {
    this.#options = options;
    this.#here = createDiskOriginals(options.store);
    this.#there = createBucketOriginals(options.buckets);
  }

  /** True when the photo is cached and was confirmed recently. Concurrent calls share one download. */
  fetch(id: string): Promise<boolean> {
    const running = this.#fetching.get(id) ?? this.#fetchOriginal(id).finally(() => this.#fetching.delete(id));
    this.#fetching.set(id, running);
    return running;
  }

  /** Downloads a size that any machine has made. */
  async fetchVariant(id: string, name: string): Promise<boolean> {
    const path = join(folderOf(this.#options.store, id), name);
    const isHere = await access(path).then(
      () => true,
      () => false,
    );
    if (isHere) return true;
    const { bucket, keyOf } = objectsOf(this.#options.buckets, id);
    const bytes = await bucket.get(keyOf(name));
    if (bytes === null) return false;
    await writeWholeFile(path, bytes, await newDraft(this.#options.store));
    await this.#count();
    return true;
  }

  async handVariant(id: string, name: string, path: string): Promise<void> {
    await putFile(this.#options.buckets, id, name, await readFile(path));
    // Deleted during the upload: delete it again.
    if (!(await this.#there.has(id))) await removeObjects(this.#options.buckets, id);
    await this.#count();
  }

  readStored(id: string): Promise<Original | null> {
    return this.#there.read(id);
  }

  /** False when the cache lost the photo meanwhile. */
  async handOriginal(id: string): Promise<boolean> {
    const original = await this.#here.read(id);
    if (original === null) return false;
    await this.#there.write(id, original);
    this.#saw(id);
    return true;
  }

  /** The store first, then the cache. */
  async remove(id: string): Promise<void> {
    await removeObjects(this.#options.buckets, id);
    this.#seenThere.delete(id);
    await this.#options.forget(id);
  }

  async #fetchOriginal(id: string): Promise<boolean> {
    if (await this.#here.has(id)) return this.#isStillThere(id);
    const original = await this.#there.read(id);
    if (original === null) return false;
    await this.#here.write(id, original);
    await this.#count();
    this.#saw(id);
    return true;
  }

  async #isStillThere(id: string): Promise<boolean> {
    if (this.#options.clock() - (this.#seenThere.get(id) ?? -Infinity) < trustedMs) return true;
    // When the store is unavailable, the cache answers.
    const isThere = await this.#there.has(id).catch(() => null);
    if (isThere === true) this.#saw(id);
    if (isThere === false) await this.#options.forget(id);
    return isThere !== false;
  }

  #saw(id: string): void {
    if (this.#seenThere.size >= mostSeen) this.#seenThere.clear();
    this.#seenThere.set(id, this.#options.clock());
  }

  async #count(): Promise<void> {
    this.#written += 1;
    if (this.#written % filesBetweenSweeps === 0) await sweepCache(this.#options.store, this.#options.cacheBytes);
  }
}

export type BucketImagesOptions = LocalImagesOptions & Pick<FetchedOptions, 'buckets' | 'cacheBytes' | 'clock'>;

/** `folder` is the cache. Store failures become `unavailable` or `failed`: retry. */
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

/** The store decides: another machine may have deleted it. */
async function keep({ cache, fetched }: Parts, bytes: Buffer, reader: string | undefined): Promise<PutPicture> {
  const named = identify(bytes, reader);
  if (!named.ok) return named;
  const { id, sha256 } = named;
  const stored = await fetched.readStored(id);
  if (stored !== null) {
    const facts = JSON.parse(stored['facts.json'].toString()) as PictureFacts;
    return { ok: true, picture: { id, sha256, ...facts }, isNew: false };
  }
  const cached = await cache.put(bytes, reader);
  if (!cached.ok) return cached;
  if (!(await fetched.handOriginal(id)))
    return { ok: false, code: 'unavailable', detail: 'the folder was emptied meanwhile' };
  return { ...cached, isNew: true };
}

async function find({ cache, fetched }: Parts, id: string, name: string): Promise<FoundVariant> {
  if (!(await fetched.fetch(id))) return { ok: false, reason: 'unknown', detail: 'no such picture or size' };
  // Made here when the store does not have it.
  const isReady = await fetched.fetchVariant(id, name).catch(() => false);
  const found = await cache.variant(id, name);
  // Uploaded in the background: other machines could also make it.
  if (found.ok && !isReady) void fetched.handVariant(id, name, found.path).catch(() => undefined);
  return found;
}
