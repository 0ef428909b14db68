// The typefaces of printed documents: Noto Sans, cut by script. A paper embeds only the letters that it shows.
import { inflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// A WOFF file as the typeface inside it. The PDF library unpacks by itself, but in JavaScript and again for each sheet.

const headSize = 44;
const entrySize = 20;

/** Unpacks a WOFF 1.0 file (W3C, 2012): header and table directory are written again, each table is inflated. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, headSize + index * entrySize));
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let at = directory.length;
  const bodies = tables.map(({ tag, checksum, body }, index) => {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}

function readTable(woff: Buffer, at: number): { tag: string; checksum: number; body: Buffer } {
  const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that did not get smaller is stored as it is.
    body: packed === length ? bytes : inflateSync(bytes),
  };
}

export type Weight = 400 | 700;

interface Cut {
  name: string;
  folder: string;
  /** Inclusive ranges of code points that the file has. */
  ranges: readonly (readonly [from: number, to: number])[];
}

const require = createRequire(import.meta.url);
// In the order in which they are asked for a letter: several have the Latin ones.
const wanted = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-thai', 'thai'],
  ['noto-sans-khmer', 'khmer'],
  ['noto-sans-lao', 'lao'],
  ['noto-sans-myanmar', 'myanmar'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  // Last, so that no letter is asked for here: it is named where codes are written out.
  ['noto-sans-mono', 'latin'],
] as const;

let read: readonly Cut[] | undefined;

function cuts(): readonly Cut[] {
  read ??= wanted.map(([family, subset]) => {
    const folder = require
      .resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`)
      .replace(/[^/\\]+$/, '');
    const ranges = JSON.parse(readFileSync(`${folder}../unicode.json`, 'utf8')) as Record<string, string>;
    return { name: `${family}-${subset}`, folder, ranges: parseRanges(ranges[subset] ?? '') };
  });
  return read;
}

/** 'U+0102-0103,U+0110' as pairs of numbers. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from = '0', to = from] = part.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The cut that shows this letter, by name; null when none of ours does. */
export function cutOf(codePoint: number): string | null {
  return cuts().find((cut) => hasLetter(cut, codePoint))?.name ?? null;
}

/** True when the named cut has the letter as well, so that joiners and blanks stay with their neighbours. */
export function isInCut(name: string, codePoint: number): boolean {
  const cut = cuts().find((one) => one.name === name);
  return cut !== undefined && hasLetter(cut, codePoint);
}

function hasLetter({ ranges }: Cut, codePoint: number): boolean {
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const unpacked = new Map<string, Buffer>();

/** A cut in one of two weights, under a name that the sheet keeps it by. Read once for the life of the process. */
export function useFont(doc: PDFKit.PDFDocument, name: string, weight: Weight): PDFKit.PDFDocument {
  const key = `${name}-${weight}`;
  // A name registered again means the same bytes; the sheet opens each name once.
  return doc.registerFont(key, unpacked.get(key) ?? unpack(name, weight)).font(key);
}

function unpack(name: string, weight: Weight): Buffer {
  const cut = cuts().find((one) => one.name === name);
  if (!cut) throw new RangeError(`no typeface ${name}`);
  const font = unpackWoff(readFileSync(`${cut.folder}${name}-${weight}-normal.woff`));
  unpacked.set(`${name}-${weight}`, font);
  return font;
}
