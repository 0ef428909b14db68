// Makes the master of a photo: upright, without metadata, at most 2400 px.
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mostPixels, type IngestJob, type PictureFacts } from '#src/server/platform/pictures/encoder-jobs.ts';
import { syncFolder, writeThrough } from './whole-file.ts';

const longestEdge = 2400;
const blurWidth = 20;
const kinds = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Throws for unsupported types and for over 40 million pixels. */
export async function openPicture(source: string | Buffer): Promise<Sharp> {
  const input = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  const { format, width, height } = await sharp(source, input).metadata();
  if (!kinds.has(format) || !width || !height) throw new Error(`not an accepted picture: ${format}`);
  return sharp(source, input);
}

export async function redraw(source: string | Buffer) {
  return (await openPicture(source))
    .autoOrient()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });
}

/** Atomic. Returns the photo's facts. */
export async function ingest({ source, folder }: IngestJob): Promise<PictureFacts> {
  const { data, info } = await redraw(source);
  const facts = { width: info.width, height: info.height, ...(await look(data)) };
  const draft = `${source}.folder`;
  try {
    await mkdir(draft);
    await writeThrough(join(draft, 'master.webp'), data);
    await writeThrough(join(draft, 'facts.json'), JSON.stringify(facts));
    await syncFolder(draft);
    await mkdir(dirname(folder), { recursive: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have stored the same bytes.
    if (!(await isThere(join(folder, 'facts.json')))) throw error;
  }
  await syncFolder(dirname(folder));
  return facts;
}

async function look(master: Buffer): Promise<{ blur: string; dominant: string }> {
  const tiny = await sharp(master).resize(blurWidth).webp({ quality: 40 }).toBuffer();
  const { dominant } = await sharp(master).resize(64, 64, { fit: 'inside' }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { blur: `data:image/webp;base64,${tiny.toString('base64')}`, dominant: `#${hex}` };
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
