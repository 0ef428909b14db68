// Names and removal of archives that a timer makes (docs/operations/backup.md).
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The place itself, or a file in that folder named by the minute in UTC: `banyan-2026-11-29-0312.archive`. */
export function archivePath(place: string, at: Date): string {
  if (!isFolder(place)) return place;
  const [date = '', time = ''] = at.toISOString().split('T');
  return join(place, `banyan-${date}-${time.slice(0, 5).replace(':', '')}.archive`);
}

export function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Removes such archives except the newest `keep`; returns their names. */
export function removeOldArchives(folder: string, keep: number): string[] {
  const dated = readdirSync(folder)
    .filter((name) => /^banyan-\d{4}-\d{2}-\d{2}-\d{4}\.archive$/.test(name))
    .toSorted();
  const old = dated.slice(0, Math.max(0, dated.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
