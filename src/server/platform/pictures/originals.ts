// The files of a photo that cannot be made again: master and facts.
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeThrough } from './encoder/whole-file.ts';
import { folderOf, newDraft, storedId } from './places.ts';

export const originalFiles = ['facts.json', 'master.webp'] as const;

export type Original = Readonly<Record<(typeof originalFiles)[number], Buffer>>;

/** Originals in a folder or object store. For invalid ids there are none. */
export interface Originals {
  has(id: string): Promise<boolean>;
  /** Null when missing or incomplete. */
  read(id: string): Promise<Original | null>;
  /** Atomic. An existing id already has these bytes. */
  write(id: string, original: Original): Promise<void>;
}

/** Stored below BANYAN_UPLOAD_DIR. */
export function createDiskOriginals(store: string): Originals {
  const has = async (id: string) => storedId.test(id) && (await isThere(join(folderOf(store, id), 'facts.json')));
  return {
    has,
    async read(id) {
      if (!storedId.test(id)) return null;
      const folder = folderOf(store, id);
      try {
        const [facts, master] = await Promise.all(originalFiles.map((name) => readFile(join(folder, name))));
        return facts && master ? { 'facts.json': facts, 'master.webp': master } : null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(id, original) {
      if (!(await has(id))) await writeFolder(store, id, original);
    },
  };
}

async function writeFolder(store: string, id: string, original: Original): Promise<void> {
  const folder = folderOf(store, id);
  const draft = await newDraft(store);
  await mkdir(draft);
  for (const name of originalFiles) await writeThrough(join(draft, name), original[name]);
  await syncFolder(draft);
  await mkdir(dirname(folder), { recursive: true });
  // Without facts the photo is incomplete.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncFolder(dirname(folder));
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
