// Drawn pictures that ship with the program (ADR 019).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture below demo/pictures; its largest file is the master. */
export interface DemoPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly dominant: string;
  readonly focal: readonly [number, number];
  /** Changes with the drawing. */
  readonly svg_sha256: string;
  /** Bytes by file name. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Masters of scenes and of portraits. */
const masters = ['wide-1600.avif', 'square-384.avif'] as const;

/** Throws when there is no master. */
export function demoMaster({ id, bytes }: Pick<DemoPicture, 'id' | 'bytes'>): string {
  const master = masters.find((name) => name in bytes);
  if (master === undefined) throw new Error(`The drawn picture ${id} has no master`);
  return master;
}

/** Reads scenes and portraits below `folder`. */
export async function readDemoPictures(folder: string): Promise<ReadonlyMap<string, DemoPicture>> {
  const read = async (name: string) =>
    Object.entries(JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, DemoPicture>);
  const all = await Promise.all([read('manifest.json'), read('portraits.json')]);
  return new Map(all.flat().map(([id, picture]) => [id, { ...picture, id }]));
}
