// Folders of photos, one per photo. Only the server writes to them.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoMaster, type DemoPicture } from './demo-pictures.ts';
import type { Variant } from './variant.ts';

// Drafts left by a crash are deleted after a day.

const dayMs = 86_400_000;
const swept = new Set<string>();

/** On the same disk, so a rename completes it. */
export async function newDraft(store: string): Promise<string> {
  const folder = join(store, 'drafts');
  await mkdir(folder, { recursive: true });
  if (!swept.has(folder)) {
    swept.add(folder);
    await sweepDrafts(folder, Date.now() - dayMs);
  }
  return join(folder, randomBytes(12).toString('hex'));
}

/** `before`: milliseconds since 1970. */
export async function sweepDrafts(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

interface VariantFiles {
  readonly master: string;
  readonly target: string;
  /** Path of the finished file, which may not exist yet. */
  readonly ready: string;
}

/** 160 bits of the content's hash: constant, and no one can guess it. */
export const storedId = /^(private-)?[0-9a-f]{40}$/;
const privately = 'private-';

/** Private ids have a prefix. */
export function storedIdOf(sha256: Buffer, isPrivate: boolean): string {
  return `${isPrivate ? privately : ''}${sha256.toString('hex').slice(0, 40)}`;
}

/** Only some people may see it (ADR 025). */
export function isPrivatePicture(id: string): boolean {
  return id.startsWith(privately);
}

export function folderOf(store: string, id: string): string {
  if (!isPrivatePicture(id)) return join(store, id.slice(0, 2), id);
  const hash = id.slice(privately.length);
  return join(store, 'private', hash.slice(0, 2), hash);
}

export function storedPlace(store: string, id: string, variant: Variant): VariantFiles {
  const folder = folderOf(store, id);
  const target = join(folder, variant.name);
  return { master: join(folder, 'master.webp'), target, ready: target };
}

/** Finished sizes ship with the program; other sizes are made per drawing. */
export function demoPlace(
  folders: { store: string; demo: string },
  drawn: DemoPicture,
  variant: Variant,
): VariantFiles {
  const own = join(folders.demo, drawn.id);
  const master = demoMaster(drawn);
  // The largest `full` size is the master.
  const file = variant.name === 'full-1600.avif' ? master : variant.name;
  return {
    master: join(own, master),
    target: join(folders.store, 'demo', `${drawn.id}-${drawn.svg_sha256.slice(0, 12)}`, variant.name),
    ready: join(own, file),
  };
}
