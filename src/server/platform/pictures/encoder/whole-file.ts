// Atomic writes: temporary name, fsync, rename.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** After a crash `path` is whole or does not exist. */
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

export async function writeThrough(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename survive a power loss. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
