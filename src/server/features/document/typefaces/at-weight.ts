// A typeface of all weights, drawn in one of them. The shaper knows how; what embeds letters in a document (fontkit 2.0.4) fails
// at writing their changed outlines, so we write these (OpenType, "glyf").
import type { Font, Path, Subset } from 'fontkit';

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** A letter as the closed lines round it; a blank has none. */
type Outline = readonly (readonly Point[])[];

/** The same typeface in this weight, ready to be embedded. */
export function atWeight(font: Font, weight: number): Font {
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
