// What is written down about every rendered picture, and how it is read back.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from './picture.ts';

/** Folder of the rendered pictures. */
export const PICTURE_FOLDER = path.join(import.meta.dirname, '../pictures');

/** Widths in pixels of the files that are drawn: `card` is 295:162, `wide` is 16:10. */
export const WIDTHS = { card: [295, 590, 885], wide: [640, 960, 1600] } as const;

/** One picture in `manifest.json`. */
export interface ManifestEntry {
  readonly scene: string;
  readonly options: object;
  readonly seed: string;
  /** Country of the palette. */
  readonly palette: string;
  readonly time: string;
  readonly focus: string;
  /** The weather, when the sky is not clear. */
  readonly sky?: string;
  readonly crop?: object;
  /** Point every crop should keep, 0 to 1 from the left and from the top: use as `object-position`. */
  readonly focal: readonly [number, number];
  readonly svg_sha256: string;
  readonly alt: string;
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Main colour as `#rrggbb`. */
  readonly dominant: string;
  /** A 20 pixel wide WebP as data URI. */
  readonly blur: string;
  /** Size of every file in bytes, by file name. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** The files of a picture together, in bytes. */
export function totalOf(bytes: ManifestEntry['bytes']): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

/** All pictures by id. */
export type Manifest = Record<string, ManifestEntry>;

/** The manifest as committed; empty when nothing has been rendered yet. */
export function readManifest(): Manifest {
  const file = path.join(PICTURE_FOLDER, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Hash of a picture's SVG text: the picture is the same as long as this is. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}

/** The facts of a picture that come from the catalogue alone. */
export function describePicture(
  shown: Picture,
): Pick<ManifestEntry, 'scene' | 'options' | 'seed' | 'palette' | 'time' | 'focus' | 'sky' | 'crop' | 'focal' | 'alt'> {
  return {
    scene: shown.scene,
    options: shown.options,
    seed: shown.seed ?? shown.id,
    palette: shown.country,
    time: shown.time,
    focus: shown.focus ?? 'center',
    ...(shown.sky === undefined ? {} : { sky: shown.sky }),
    ...(shown.crop === undefined ? {} : { crop: shown.crop }),
    focal: shown.focal ?? [0.5, 0.5],
    alt: shown.alt,
  };
}
