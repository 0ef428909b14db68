// A typeface of all weights, drawn in one of them. The shaper knows how; what embeds letters in a document (fontkit 2.0.4) fails
// at writing their changed outlines, so we write these.
import type { Font, Path, Subset } from 'fontkit';
import { type Outline, type Point, writeGlyph } from './glyph-table.ts';

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
