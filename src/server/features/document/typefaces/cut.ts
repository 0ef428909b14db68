// One file of a typeface: which letters it has, and the typeface inside it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { atWeight } from './at-weight.ts';

// The half of the package that unpacks, which has no types.
const woff2 = createRequire(import.meta.url)('wawoff2/build/decompress_binding.js') as {
  readonly calledRun?: true;
  onRuntimeInitialized: () => void;
  /** The typeface inside a WOFF2 file; false when it is none. */
  readonly decompress: (file: Uint8Array) => Uint8Array | false;
};
// The package's own function waits for this with each file; a sheet is drawn without waiting.
if (!woff2.calledRun) await new Promise<void>((resolve) => (woff2.onRuntimeInitialized = resolve));

export type Weight = 400 | 700;

export interface Cut {
  name: string;
  /** Where its file of a weight is; one of all weights is the same for each. */
  path: (weight: Weight) => string;
  /** Inclusive ranges of code points that the file may have. */
  ranges: readonly (readonly [from: number, to: number])[];
}

/** '{"latin": "U+0102-0103,U+0110"}' as pairs of numbers by name, from the package in the folder. */
export function readRanges(folder: string): Map<string, [number, number][]> {
  const texts = JSON.parse(readFileSync(`${folder}unicode.json`, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(texts).map(([name, text]) => [name, parseRanges(text)]));
}

function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from = '0', to = from] = part.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

// A Chinese file is some 250 kB unpacked, and there are 440 of them.
const kept = { max: 64 };
const unpacked = new LRUCache<string, Buffer>(kept);
const opened = new LRUCache<string, Font>(kept);

/** Opens the typeface anew: whoever draws with it keeps in it what was drawn. */
export function newFont({ path }: Cut, weight: Weight): Font {
  const font = create(bytesOf(path(weight))) as Font;
  return 'wght' in font.variationAxes ? atWeight(font, weight) : font;
}

// The PDF library can show a WOFF2 file, but it cannot cut letters out of it.
function bytesOf(path: string): Buffer {
  const known = unpacked.get(path);
  if (known) return known;
  const inside = woff2.decompress(readFileSync(path));
  if (inside === false) throw new RangeError(`no WOFF2 file: ${path}`);
  // A copy, because the next file is unpacked into the same memory.
  const bytes = Buffer.from(inside);
  unpacked.set(path, bytes);
  return bytes;
}

/** True when the file has the letter. Packages say more of their files than these have, so that the file has the last word. */
export function hasLetter(cut: Cut, codePoint: number): boolean {
  if (!cut.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) return false;
  const font = opened.get(cut.name) ?? newFont(cut, 400);
  opened.set(cut.name, font);
  return font.hasGlyphForCodePoint(codePoint);
}
