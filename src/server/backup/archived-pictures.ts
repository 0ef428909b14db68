// The pictures of the store in an archive: what came in. Sizes are made from that again when somebody asks for them.
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOf, newDraft, storedId } from '#src/server/pictures/places.ts';
import { syncFolder, writeThrough } from '#src/server/pictures/encoder/whole-file.ts';
import { ArchiveRefused, type ArchiveEntry } from './archive/tar.ts';

const files = ['facts.json', 'master.webp'] as const;
const entryName = /^pictures\/([^/]+)\/(facts\.json|master\.webp)$/;

/** The entries of one picture; null when it is gone, wholly or in part. */
export async function readPicture(store: string, id: string): Promise<ArchiveEntry[] | null> {
  if (!storedId.test(id)) return null;
  const folder = folderOf(store, id);
  try {
    const read = async (name: string) => ({
      name: `pictures/${id}/${name}`,
      bytes: await readFile(join(folder, name)),
    });
    return await Promise.all(files.map(read));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Takes the entries of pictures one by one and puts each picture into the store when it is whole. One that is there already is
 * left as it is: the same id means the same bytes.
 */
export function createPictureWriter(store: string) {
  let first: { id: string; bytes: Buffer } | null = null;
  return {
    async take({ name, bytes }: ArchiveEntry): Promise<void> {
      const [, id = '', file] = entryName.exec(name) ?? [];
      const isExpected = file === files[first === null ? 0 : 1] && (first === null || first.id === id);
      if (!storedId.test(id) || !isExpected) throw new ArchiveRefused(`${name} is not where it belongs.`);
      if (first === null) first = { id, bytes };
      else {
        await putPicture(store, id, { 'facts.json': first.bytes, 'master.webp': bytes });
        first = null;
      }
    },
  };
}

async function putPicture(store: string, id: string, bytes: Record<(typeof files)[number], Buffer>): Promise<void> {
  const folder = folderOf(store, id);
  const isThere = await stat(join(folder, 'facts.json')).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = await newDraft(store);
  await mkdir(draft);
  for (const name of files) await writeThrough(join(draft, name), bytes[name]);
  await syncFolder(draft);
  await mkdir(dirname(folder), { recursive: true });
  // What stands there without its facts is a rest of something that was never whole.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncFolder(dirname(folder));
}
