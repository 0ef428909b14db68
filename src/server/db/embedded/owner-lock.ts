// One owner for one data folder: a file with the id and the start of the process that holds it. A process that was
// killed leaves its file behind; the start mark tells it from a new process with the same id.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { markOf, ownPid } from './processes.ts';

export type TakenLock = { ok: true; release: () => void } | { ok: false; pid: number };

/** Takes the folder for this process, or answers the id of the process that has it. */
export function takeOwnerLock(folder: string): TakenLock {
  const path = join(folder, 'owner.lock');
  const mine = JSON.stringify({ pid: ownPid, mark: markOf(ownPid) });
  for (;;) {
    if (placeWhole(path, mine)) break;
    const found = readText(path);
    if (found === null) continue;
    const holder = parse(found);
    if (holder && holder.mark !== null && markOf(holder.pid) === holder.mark) return { ok: false, pid: holder.pid };
    removeIfStill(path, found);
  }
  return { ok: true, release: () => removeIfStill(path, mine) };
}

/** Makes the file appear complete or not at all: a link fails when the name is taken. */
function placeWhole(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the file if it still says `expected`. Moves it aside first, so that a rival's new file is seen and put back. */
function removeIfStill(path: string, expected: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readText(aside);
  if (moved !== null && moved !== expected) placeWhole(path, moved);
  rmSync(aside, { force: true });
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): { pid: number; mark: string | null } | null {
  try {
    return JSON.parse(text) as { pid: number; mark: string | null };
  } catch {
    return null;
  }
}
