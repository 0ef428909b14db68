// Outlines of letters as the tables glyf and loca of a typeface (OpenType, "glyf"), all numbers written in full: the letters of
// a sheet are packed again when it embeds them.

export interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** A letter as the closed lines round it; a blank has none. */
export type Outline = readonly (readonly Point[])[];

/** Writes letters one behind the other, and where each begins. Instructions for coarse screens are left out. */
export function writeGlyphs(outlines: readonly Outline[]): { glyf: Buffer; loca: Buffer } {
  const glyphs = outlines.map(writeGlyph);
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  glyphs.forEach((glyph, index) => {
    at += glyph.length;
    loca.writeUInt32BE(at, (index + 1) * 4);
  });
  return { glyf: Buffer.concat(glyphs), loca };
}

/** One letter, padded to a multiple of four bytes. */
export function writeGlyph(outline: Outline): Buffer {
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
