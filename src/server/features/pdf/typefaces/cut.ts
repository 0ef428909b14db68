// A font file: its letters and the font inside.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Path, type Subset } from 'fontkit';
import { LRUCache } from 'lru-cache';

// The untyped decompressor of the package.
const woff2 = createRequire(import.meta.url)('wawoff2/build/decompress_binding.js') as {
  readonly calledRun?: true;
  onRuntimeInitialized: () => void;
  /** False for no WOFF2 file. */
  readonly decompress: (file: Uint8Array) => Uint8Array | false;
};
// The package waits for this per file; drawing is synchronous.
if (!woff2.calledRun) await new Promise<void>((resolve) => (woff2.onRuntimeInitialized = resolve));

export type Weight = 400 | 700;

export interface Cut {
  name: string;
  /** A variable font's file serves every weight. */
  path: (weight: Weight) => string;
  /** Inclusive code point ranges. */
  ranges: readonly (readonly [from: number, to: number])[];
}

/** '{"latin": "U+0102-0103,U+0110"}' as pairs by name. */
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

// A Han file takes 250 kB, and there are 440.
const cacheLimits = { max: 64 };
const unpacked = new LRUCache<string, Buffer>(cacheLimits);
const opened = new LRUCache<string, Font>(cacheLimits);

/** A new instance: drawing changes its state. */
export function newFont({ path }: Cut, weight: Weight): Font {
  const font = create(bytesOf(path(weight))) as Font;
  return 'wght' in font.variationAxes ? atWeight(font, weight) : font;
}

// The library cannot subset WOFF2.
function bytesOf(path: string): Buffer {
  const cached = unpacked.get(path);
  if (cached) return cached;
  const inside = woff2.decompress(readFileSync(path));
  if (inside === false) throw new RangeError(`no WOFF2 file: ${path}`);
  // The next file reuses this memory.
  const bytes = Buffer.from(inside);
  unpacked.set(path, bytes);
  return bytes;
}

/** The file decides: package ranges are too wide. */
export function hasLetter(cut: Cut, codePoint: number): boolean {
  if (!cut.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) return false;
  const font = opened.get(cut.name) ?? newFont(cut, 400);
  opened.set(cut.name, font);
  return font.hasGlyphForCodePoint(codePoint);
}

// Instances of a variable font: fontkit 2.0.4 fails to encode changed outlines, so we write them (OpenType "glyf").

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** Closed contours; a space has none. */
type Outline = readonly (readonly Point[])[];

/** The font at a weight, ready to embed. */
function atWeight(font: Font, weight: number): Font {
  const set = font.getVariation({ wght: weight });
  const begin = set.createSubset.bind(set);
  // Untyped; every embedded glyph passes it.
  const glyphEncoder = { encodeSimple: (path: Path) => writeGlyph(outlineOf(path)) };
  return Object.defineProperties(set, {
    createSubset: { value: (): Subset => Object.assign(begin(), { glyphEncoder }) },
    // The library identifies fonts by name, and all weights share one.
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
      // The other points are control points.
      contours.at(-1)?.push({ x, y, isOnCurve: index === numbers.length - 2 });
    }
  }
  return contours.map(withoutReturn);
}

/** A return to the first point is implied. */
function withoutReturn(contour: readonly Point[]): readonly Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = contour.length > 1 && last?.isOnCurve && last.x === first?.x && last.y === first.y;
  return returns ? contour.slice(0, -1) : contour;
}

/** Padded to four bytes, without hinting. */
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

function steps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
}
