// Where an archive goes that a timer makes into a folder, and which older ones go (docs/operations/backup.md).
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file: the place itself, or in a folder one named by the minute in UTC, `banyan-2026-11-29-0312.archive`. */
export function archivePath(place: string, at: Date): string {
  if (!isFolder(place)) return place;
  const [date = '', time = ''] = at.toISOString().split('T');
  return join(place, `banyan-${date}-${time.slice(0, 5).replace(':', '')}.archive`);
}

export function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Removes archives of such names but the newest `keep` ones, and answers their names. Any other file stays. */
export function removeOldArchives(folder: string, keep: number): string[] {
  const dated = readdirSync(folder)
    .filter((name) => /^banyan-\d{4}-\d{2}-\d{2}-\d{4}\.archive$/.test(name))
    .toSorted();
  const old = dated.slice(0, Math.max(0, dated.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
