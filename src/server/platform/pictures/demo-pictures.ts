// The pictures that come with the program: drawn, not uploaded, and kept under names of their own (ADR 019).
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

/** The largest files of scenes and of portraits. */
const masters = ['wide-1600.avif', 'square-384.avif'] as const;

/** The file from which a demo picture's other variants are made: its largest. Throws when it has none of those. */
export function demoMaster({ id, bytes }: Pick<DemoPicture, 'id' | 'bytes'>): string {
  const master = masters.find((name) => name in bytes);
  if (master === undefined) throw new Error(`The drawn picture ${id} has no master`);
  return master;
}

/** Reads the manifests below `folder`: the scenes', and that of the hosts' portraits. */
export async function readDemoPictures(folder: string): Promise<ReadonlyMap<string, DemoPicture>> {
  const read = async (name: string) =>
    Object.entries(JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, DemoPicture>);
  const all = await Promise.all([read('manifest.json'), read('portraits.json')]);
  return new Map(all.flat().map(([id, picture]) => [id, { ...picture, id }]));
}
