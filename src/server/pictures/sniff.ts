// Which kind of picture some bytes are, from their own first bytes: a file's name and its sender's word count for nothing.

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const avifBrands = new Set(['avif', 'avis']);

/**
 * The kind, or null for all else: SVG, GIF, HTML, PDF, TIFF and HEIC among it. What passes is still only a claim: the
 * encoder decodes it before anything is kept (spec 9, reliability: type by decoding).
 */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png)) return 'png';
  const tag = bytes.toString('latin1', 0, 4);
  if (tag === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && avifBrands.has(bytes.toString('latin1', 8, 12))) return 'avif';
  return null;
}
