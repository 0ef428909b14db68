// What lies on this machine of the pictures in an object store: fetched when it is asked for, and asked about again from time to time.
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '#src/server/pictures/encoder/whole-file.ts';
import { createDiskOriginals, type Original } from '#src/server/pictures/originals.ts';
import { folderOf, newDraft } from '#src/server/pictures/places.ts';
import type { Buckets } from './bucket.ts';
import { createBucketOriginals, objectsOf, putFile, removeObjects } from './bucket-originals.ts';
import { sweepCache } from './cache-sweep.ts';

// A picture that another machine has removed is shown here for that long at most.
const trustedMs = 5 * 60_000;
// How many files come into the folder between two looks at its size.
const filesBetweenSweeps = 200;
// Of how many pictures it is remembered when they were last asked about.
const mostSeen = 50_000;

export interface FetchedOptions {
  readonly buckets: Buckets;
  /** The folder, all of which may be deleted at any time. */
  readonly store: string;
  /** How many bytes of pictures this machine keeps. */
  readonly cacheBytes: number;
  readonly clock: () => number;
  /** Takes a picture out of the folder. */
  readonly forget: (id: string) => Promise<void>;
}

/** The folder of what was fetched. Methods throw where something has to come from the store and does not. */
export class FetchedPictures {
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

  /** True when the picture lies in the folder and, as far as was asked lately, in the store. Asked once, however many want it. */
  fetch(id: string): Promise<boolean> {
    const running = this.#fetching.get(id) ?? this.#fetchOriginal(id).finally(() => this.#fetching.delete(id));
    this.#fetching.set(id, running);
    return running;
  }

  /** True when a size of a picture lies in the folder, made before by whichever machine. */
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

  /** Gives the store a size that was made here. */
  async handVariant(id: string, name: string, path: string): Promise<void> {
    await putFile(this.#options.buckets, id, name, await readFile(path));
    // Removed meanwhile: nothing of it may stay.
    if (!(await this.#there.has(id))) await removeObjects(this.#options.buckets, id);
    await this.#count();
  }

  /** What the store has of a picture. */
  readStored(id: string): Promise<Original | null> {
    return this.#there.read(id);
  }

  /** Gives the store a picture that came into the folder; false when the folder was emptied meanwhile. */
  async handOriginal(id: string): Promise<boolean> {
    const original = await this.#here.read(id);
    if (original === null) return false;
    await this.#there.write(id, original);
    this.#saw(id);
    return true;
  }

  /** Out of the store, then out of the folder. */
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
    // While the store cannot be asked, what is here is shown.
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
