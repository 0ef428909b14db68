// Turns one SVG into the files a page needs.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_FOLDER, WIDTHS } from './manifest.ts';
import type { ManifestEntry } from './manifest.ts';
import type { Picture } from './picture.ts';

// Quality per format, tuned by eye: the stipple hides what is saved; WebP is only the fallback.
const AVIF = { quality: 44, effort: 4 } as const;
// From this width on: more pixels forgive a lower quality, and there is no WebP.
const LARGE = 1600;
const AVIF_LARGE = { quality: 40, effort: 4 } as const;
const WEBP = { quality: 40, effort: 4 } as const;
const JPEG = { quality: 62, mozjpeg: true } as const;

/** What encoding adds to a manifest entry. */
export type Encoded = Pick<ManifestEntry, 'dominant' | 'blur' | 'widths' | 'formats' | 'bytes'>;

/** Writes all files of a picture, replacing what was there, and reports their sizes. */
export async function encodePicture(shown: Picture, svg: string): Promise<Encoded> {
  const folder = path.join(PICTURE_FOLDER, shown.id);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
  const full = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const card = await cut(full, 295 / 162, shown.focal);
  for (const width of WIDTHS.card) {
    await writeAvif(card, width, path.join(folder, `card-${width}.avif`));
    await writeWebp(card, width, path.join(folder, `card-${width}.webp`));
  }
  for (const width of WIDTHS.wide) {
    await writeAvif(full, width, path.join(folder, `wide-${width}.avif`));
    if (width < LARGE) await writeWebp(full, width, path.join(folder, `wide-${width}.webp`));
  }
  if (shown.hero === true) {
    const social = await cut(full, 1200 / 630, shown.focal);
    await sharp(social).resize(1200, 630).jpeg(JPEG).toFile(path.join(folder, 'og-1200.jpg'));
  }
  const { dominant } = await sharp(full).stats();
  const tiny = await sharp(full).resize(20).webp({ quality: 40 }).toBuffer();
  return {
    dominant: `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    widths: WIDTHS,
    formats: { card: ['avif', 'webp'], wide: ['avif', 'webp'], ...(shown.hero === true ? { og: ['jpg'] } : {}) },
    bytes: sizesIn(folder),
  };
}

async function writeAvif(source: Buffer, width: number, file: string): Promise<void> {
  const image = sharp(source).resize(width);
  await image.avif(width < LARGE ? AVIF : AVIF_LARGE).toFile(file);
}

async function writeWebp(source: Buffer, width: number, file: string): Promise<void> {
  const image = sharp(source).resize(width);
  await image.webp(WEBP).toFile(file);
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
