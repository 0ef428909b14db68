// Photos in an archive: only originals, since sizes can be made again.
import { originalFiles, type Originals } from '#src/server/platform/pictures/originals.ts';
import { storedId } from '#src/server/platform/pictures/places.ts';
import { ArchiveRefused, type ArchiveEntry } from './archive/tar.ts';

const entryName = /^pictures\/([^/]+)\/(facts\.json|master\.webp)$/;

/** Null when a file is gone. */
export async function readPicture(originals: Originals, id: string): Promise<ArchiveEntry[] | null> {
  const original = await originals.read(id);
  return original && originalFiles.map((name) => ({ name: `pictures/${id}/${name}`, bytes: original[name] }));
}

/** Stores each photo once both files are read. */
export function createPictureWriter(originals: Originals) {
  let first: { id: string; bytes: Buffer } | null = null;
  return {
    async take({ name, bytes }: ArchiveEntry): Promise<void> {
      const [, id = '', file] = entryName.exec(name) ?? [];
      const isExpected = file === originalFiles[first === null ? 0 : 1] && (first === null || first.id === id);
      if (!storedId.test(id) || !isExpected) throw new ArchiveRefused(`${name} is not where it belongs.`);
      if (first === null) first = { id, bytes };
      else {
        await originals.write(id, { 'facts.json': first.bytes, 'master.webp': bytes });
        first = null;
      }
    },
  };
}
