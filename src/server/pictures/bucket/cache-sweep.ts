// Keeps the pictures of an object store that lie on this machine within a size: those that came first go first.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFolder {
  readonly path: string;
  readonly bytes: number;
  readonly since: number;
}

// After a sweep there is room for a tenth, so that the next one is not due at once.
const fullShare = 0.9;

/** Takes folders away, the oldest first, until the rest is within `limit` bytes. Answers how many went. */
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

/** The folders that hold files: one a picture. */
async function foldersIn(path: string): Promise<KeptFolder[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const within: KeptFolder[] = [];
  for (const entry of entries) if (entry.isDirectory()) within.push(...(await foldersIn(join(path, entry.name))));
  if (files.length === 0) return within;
  const facts = await Promise.all(files.map((entry) => stat(join(path, entry.name)).catch(() => null)));
  const there = facts.filter((one) => one !== null);
  const bytes = there.reduce((sum, { size }) => sum + size, 0);
  return [...within, { path, bytes, since: Math.max(0, ...there.map(({ mtimeMs }) => mtimeMs)) }];
}
