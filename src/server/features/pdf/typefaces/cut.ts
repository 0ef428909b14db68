// One file of a typeface: which letters it has, and the typeface inside it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Path, type Subset } from 'fontkit';
import { LRUCache } from 'lru-cache';

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
const cacheLimits = { max: 64 };
const unpacked = new LRUCache<string, Buffer>(cacheLimits);
const opened = new LRUCache<string, Font>(cacheLimits);

/** Opens the typeface anew: whoever draws with it keeps in it what was drawn. */
export function newFont({ path }: Cut, weight: Weight): Font {
  const font = create(bytesOf(path(weight))) as Font;
  return 'wght' in font.variationAxes ? atWeight(font, weight) : font;
}

// The PDF library can show a WOFF2 file, but it cannot cut letters out of it.
function bytesOf(path: string): Buffer {
  const cached = unpacked.get(path);
  if (cached) return cached;
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

// A typeface of all weights, drawn in one of them. The shaper knows how; what embeds letters in a document (fontkit 2.0.4) fails
// at writing their changed outlines, so we write these (OpenType, "glyf").

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** A letter as the closed lines round it; a blank has none. */
type Outline = readonly (readonly Point[])[];

/** The same typeface in this weight, ready to be embedded. */
function atWeight(font: Font, weight: number): Font {
  const set = font.getVariation({ wght: weight });
  const begin = set.createSubset.bind(set);
  // Not among the types of the library: whatever it embeds goes through this one function.
  const glyphEncoder = { encodeSimple: (path: Path) => writeGlyph(outlineOf(path)) };
  return Object.defineProperties(set, {
    createSubset: { value: (): Subset => Object.assign(begin(), { glyphEncoder }) },
    // A sheet tells typefaces apart by their names, and the file has one for all weights.
    postscriptName: { value: font.postscriptName.replace(/\w+$/, String(weight)) },
  });
}

function outlineOf({ commands }: Path): Outline {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const numbers = args.map(Math.round);
    for (let index = 0; index < numbers.length; index += 2) {
      const [x = 0, y = 0] = numbers.slice(index);
      // All but the last point of a curve pull it and are not on it.
      contours.at(-1)?.push({ x, y, isOnCurve: index === numbers.length - 2 });
    }
  }
  return contours.map(withoutReturn);
}

/** A line that comes back to its first point closes without it. */
function withoutReturn(contour: readonly Point[]): readonly Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = contour.length > 1 && last?.isOnCurve && last.x === first?.x && last.y === first.y;
  return returns ? contour.slice(0, -1) : contour;
}

/** One letter, padded to a multiple of four bytes. Instructions for coarse screens are left out. */
function writeGlyph(outline: Outline): Buffer {
  const points = outline.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const ends: number[] = [];
  for (const contour of outline) ends.push((ends.at(-1) ?? -1) + contour.length);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0)));
  const whole = [words([outline.length, ...box, ...ends, 0]), flags, words([...steps(xs), ...steps(ys)])];
  const length = whole.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...whole, Buffer.alloc((4 - (length % 4)) % 4)]);
}

/** Each number as the way from the one before. */
function steps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
}
