// Where the files of a picture lie. The store is a tree of folders, one a picture, that only the server writes.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoMaster, type DemoPicture } from './demo-pictures.ts';
import type { Variant } from './variant.ts';

// The folder for what is not whole yet. What a crash has left there is taken away when it is a day old.

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

interface VariantFiles {
  /** What the variant is made from. */
  readonly master: string;
  /** Where it is kept once it is made. */
  readonly target: string;
  /** Where it may lie ready without having been made. */
  readonly ready: string;
}

/** Ids of stored pictures: 160 bits of the hash of their bytes, which nobody guesses and which never change. */
export const storedId = /^(private-)?[0-9a-f]{40}$/;
const privately = 'private-';

/** The id that follows from a hash; that of a private picture tells that it is one. */
export function storedIdOf(sha256: Buffer, isPrivate: boolean): string {
  return `${isPrivate ? privately : ''}${sha256.toString('hex').slice(0, 40)}`;
}

/** True for a picture that not everybody may see (ADR 025). */
export function isPrivatePicture(id: string): boolean {
  return id.startsWith(privately);
}

/** The folder of a stored picture. */
export function folderOf(store: string, id: string): string {
  if (!isPrivatePicture(id)) return join(store, id.slice(0, 2), id);
  const hash = id.slice(privately.length);
  return join(store, 'private', hash.slice(0, 2), hash);
}

/** The files of a stored picture lie together. */
export function storedPlace(store: string, id: string, variant: Variant): VariantFiles {
  const folder = folderOf(store, id);
  const target = join(folder, variant.name);
  return { master: join(folder, 'master.webp'), target, ready: target };
}

/** A drawn picture comes with some of its variants; the others are made into the store, again for each drawing. */
export function demoPlace(
  folders: { store: string; demo: string },
  drawn: DemoPicture,
  variant: Variant,
): VariantFiles {
  const own = join(folders.demo, drawn.id);
  const master = demoMaster(drawn);
  // The largest file is uncut.
  const file = variant.name === 'full-1600.avif' ? master : variant.name;
  return {
    master: join(own, master),
    target: join(folders.store, 'demo', `${drawn.id}-${drawn.svg_sha256.slice(0, 12)}`, variant.name),
    ready: join(own, file),
  };
}
