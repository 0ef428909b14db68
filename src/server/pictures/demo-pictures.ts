// The pictures that come with the program: drawn, not uploaded, and kept under names of their own (ADR 014).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture below demo/pictures: its files there are variants that are ready, its largest one is the master. */
export interface DemoPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly dominant: string;
  readonly focal: readonly [number, number];
  /** Of what it was drawn from: another drawing is another hash. */
  readonly svg_sha256: string;
  /** File names with their sizes. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** The file from which a demo picture's other variants are made. */
export const demoMaster = 'wide-1600.avif';

/** Reads the manifest below `folder`. */
export async function readDemoPictures(folder: string): Promise<ReadonlyMap<string, DemoPicture>> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, DemoPicture>;
  return new Map(Object.entries(manifest).map(([id, picture]) => [id, { ...picture, id }]));
}
