// A copy of the PostgreSQL programs that every user may run, for root with node_modules below a closed home.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies `native` once and answers the folder of the copy. */
export function copyForEveryone(native: string, name: string): string {
  const cache = cacheFolder();
  const target = join(cache, name);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(join(cache, 'draft-'));
  const isNeeded = (path: string) => !path.endsWith('.a') && !path.endsWith('pkgconfig');
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  openToAll(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another start was quicker: its copy is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || (lstatSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

/** A folder that only root can write to: programs that root starts must not be somebody else's. */
function cacheFolder(): string {
  for (const folder of ['/var/cache/banyan', join(tmpdir(), 'banyan-programs')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = lstatSync(folder);
      if (uid === 0 && (mode & 0o022) === 0 && (mode & 0o005) === 0o005) return folder;
    } catch {
      // A read-only system folder: the next candidate, and at last a folder of this start alone.
    }
  }
  const own = mkdtempSync(join(tmpdir(), 'banyan-programs-'));
  chmodSync(own, 0o755);
  return own;
}
