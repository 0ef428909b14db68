// Writes an archive whole or not at all.
import { createWriteStream } from 'node:fs';
import { access, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { syncFolder } from '#src/server/platform/pictures/encoder/whole-file.ts';
import { archiveBytes } from './archive.ts';
import type { ArchiveEntry } from './tar.ts';

/**
 * A new file, readable only by its owner; returns its bytes. Throws StartRefused when it exists or the folder is not
 * writable. A failure leaves no file.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  secret: string | null,
): Promise<number> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartRefused(`${path} is there already: give the backup another name.`);
  const draft = `${path}.unfinished`;
  const file = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw refusedFile(path, draft, error);
  });
  await file.close();
  try {
    const out = createWriteStream(draft, { flags: 'r+', flush: true });
    await pipeline(archiveBytes(entries, secret), out);
    // Unlike a rename, this fails when the name was taken meanwhile.
    await link(draft, path);
    await rm(draft);
    await syncFolder(dirname(path));
    return out.bytesWritten;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function refusedFile(path: string, draft: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EEXIST')
    return new StartRefused(`${draft} is there already: another backup is at work, or one was killed; remove it then.`);
  return new StartRefused(`${path} cannot be written (${String(code)}).`, error);
}
