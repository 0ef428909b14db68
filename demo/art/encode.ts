// Turns one SVG into the files a page needs.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_FOLDER, WIDTHS, totalOf, type ManifestEntry } from './manifest.ts';
import type { Picture } from './picture.ts';

// Tuned by eye: the stipple hides what is saved. Other formats are made by the server (ADR 025). The lower ones are for
// busy pictures: the first quality that keeps a picture's files within its share of the demo's 13.5 MB is taken.
const QUALITIES = [30, 24, 19] as const;
const SHARE = 56 * 1024;
const LARGE = 1600;
// From that width on more pixels forgive a lower quality.
const LESS_WHEN_LARGE = 2;

/** What encoding adds to a manifest entry. */
export type Encoded = Pick<ManifestEntry, 'width' | 'height' | 'dominant' | 'blur' | 'bytes'>;

/** Writes all files of a picture, replacing what was there, and reports their sizes. */
export async function encodePicture(shown: Picture, svg: string): Promise<Encoded> {
  const folder = path.join(PICTURE_FOLDER, shown.id);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
  const full = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const card = await cut(full, 295 / 162, shown.focal);
  for (const quality of QUALITIES) {
    for (const width of WIDTHS.card)
      await writeAvif(card, { width, quality, file: path.join(folder, `card-${width}.avif`) });
    for (const width of WIDTHS.wide)
      await writeAvif(full, { width, quality, file: path.join(folder, `wide-${width}.avif`) });
    if (totalOf(sizesIn(folder)) <= SHARE) break;
  }
  const { dominant } = await sharp(full).stats();
  const tiny = await sharp(full).resize(20).webp({ quality: 40 }).toBuffer();
  return {
    width: LARGE,
    height: (LARGE * 10) / 16,
    dominant: `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    bytes: sizesIn(folder),
  };
}

async function writeAvif(
  source: Buffer,
  { width, quality, file }: { width: number; quality: number; file: string },
): Promise<void> {
  const own = width < LARGE ? quality : quality - LESS_WHEN_LARGE;
  await sharp(source).resize(width).avif({ quality: own, effort: 4, chromaSubsampling: '4:2:0' }).toFile(file);
}

/** A band of the given ratio over the full width, as near to the focal height as the picture allows. */
async function cut(full: Buffer, ratio: number, focal: readonly [number, number] = [0.5, 0.5]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(full).metadata();
  const band = Math.round(width / ratio);
  const top = Math.round(Math.max(0, Math.min(height - band, focal[1] * height - band / 2)));
  return sharp(full).extract({ left: 0, top, width, height: band }).png({ compressionLevel: 1 }).toBuffer();
}

function sizesIn(folder: string): Record<string, number> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, statSync(path.join(folder, name)).size]));
}
