// The folder for what is not whole yet. What a crash has left there is taken away when it is a day old.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 86_400_000;
const swept = new Set<string>();

/** A name for a draft that nobody else uses, on the same disk as the store, so that a rename suffices in the end. */
export async function newDraft(store: string): Promise<string> {
  const folder = join(store, 'drafts');
  await mkdir(folder, { recursive: true });
  if (!swept.has(folder)) {
    swept.add(folder);
    await sweepDrafts(folder, Date.now() - dayMs);
  }
  return join(folder, randomBytes(12).toString('hex'));
}

/** Removes what was written before `before`, in milliseconds since 1970. */
export async function sweepDrafts(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
