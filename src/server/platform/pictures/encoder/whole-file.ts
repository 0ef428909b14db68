// Writes that are there whole or not at all: first under another name, to the disk, then renamed.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes `bytes` to `path`. A crash or a full disk leaves nothing under that name. */
export async function writeWholeFile(path: string, bytes: Buffer | string, draft: string): Promise<void> {
  try {
    await writeThrough(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes a new file and waits until the disk has it. */
export async function writeThrough(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename last: the folder's own entry goes to the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
