// Stores each photo once, by content.
import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PutPicture } from './image-store.ts';
import { newDraft, folderOf, storedId, storedIdOf } from './places.ts';
import type { EncoderResult, PictureFacts } from './encoder-jobs.ts';
import type { Encoder } from './encoder.ts';
import { writeThrough } from './encoder/whole-file.ts';

// From the first bytes, never the name or type that the browser sends.

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const avifBrands = new Set(['avif', 'avis']);

/** Null for other types, such as SVG, GIF, PDF, HEIC. The encoder has the last word (docs/domain/reviews.md#photos). */
function sniffPicture(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png)) return 'png';
  const tag = bytes.toString('latin1', 0, 4);
  if (tag === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && avifBrands.has(bytes.toString('latin1', 8, 12))) return 'avif';
  return null;
}

interface Store {
  readonly encoder: Encoder;
  readonly store: string;
}

type RejectedPicture = Extract<PutPicture, { ok: false }>;

const notAPicture: RejectedPicture = { ok: false, code: 'photo-type', detail: 'neither JPEG, PNG, WebP nor AVIF' };

/** A private photo (`reader`) shares no files with others. */
export function identify(bytes: Buffer, reader?: string): { ok: true; id: string; sha256: Buffer } | RejectedPicture {
  if (!sniffPicture(bytes)) return notAPicture;
  const hash = createHash('sha256');
  if (reader !== undefined) hash.update(`${reader}\n`);
  const sha256 = hash.update(bytes).digest();
  return { ok: true, id: storedIdOf(sha256, reader !== undefined), sha256 };
}

/** Refused photos leave no file. */
export async function keepPicture(at: Store, bytes: Buffer, reader?: string): Promise<PutPicture> {
  const named = identify(bytes, reader);
  if (!named.ok) return named;
  const { id, sha256 } = named;
  const folder = folderOf(at.store, id);
  const facts = await readFacts(folder);
  if (facts) return { ok: true, picture: { id, sha256, ...facts }, isNew: false };
  const result = await withDraft(at, bytes, (source) => at.encoder.run({ kind: 'ingest', source, folder }));
  if (!result.ok) return refuse(result);
  if (!result.facts) throw new Error('The encoder returned no facts');
  return { ok: true, picture: { id, sha256, ...result.facts }, isNew: true };
}

/** Null when acceptable. */
export async function checkPicture(at: Store, bytes: Buffer): Promise<RejectedPicture | null> {
  if (!sniffPicture(bytes)) return notAPicture;
  const result = await withDraft(at, bytes, (source) => at.encoder.run({ kind: 'inspect', source }));
  return result.ok ? null : refuse(result);
}

export async function redrawPicture(
  { encoder }: Pick<Store, 'encoder'>,
  bytes: Buffer,
): Promise<{ readonly ok: true; readonly bytes: Buffer } | RejectedPicture> {
  if (!sniffPicture(bytes)) return notAPicture;
  const result = await encoder.run({ kind: 'redraw', bytes: bytes.toString('base64') });
  if (!result.ok) return refuse(result);
  if (result.bytes === undefined) throw new Error('The encoder returned no picture');
  return { ok: true, bytes: Buffer.from(result.bytes, 'base64') };
}

/** Hides the photo at once, then deletes its files. */
export async function forgetPicture({ store }: Store, id: string): Promise<void> {
  if (!storedId.test(id)) return;
  const going = await newDraft(store);
  const isThere = await rename(folderOf(store, id), going).then(
    () => true,
    () => false,
  );
  if (isThere) await rm(going, { recursive: true, force: true });
}

async function withDraft(
  { store }: Store,
  bytes: Buffer,
  work: (draft: string) => Promise<EncoderResult>,
): Promise<EncoderResult> {
  let draft = '';
  try {
    draft = await newDraft(store);
    await writeThrough(draft, bytes);
    return await work(draft);
  } catch (error) {
    // The disk is full or not writable: retry.
    return { ok: false, reason: 'failed', detail: String(error) };
  } finally {
    if (draft !== '') await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function readFacts(folder: string): Promise<PictureFacts | null> {
  const text = await readFile(join(folder, 'facts.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PictureFacts);
}

function refuse({ reason, detail }: Extract<EncoderResult, { ok: false }>): RejectedPicture {
  if (reason === 'unreadable') return { ok: false, code: 'photo-type', detail };
  if (reason === 'too-large') return { ok: false, code: 'photo-size', detail };
  return { ok: false, code: 'unavailable', detail };
}
