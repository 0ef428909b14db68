// The bounding box of path text, so that costly filters run on the shape and not on the whole canvas.

/** Left, top, width and height in canvas units. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Box round all end and control points of absolute path text (M L H V Q C A Z). */
export function boundsOf(d: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (x: number | undefined, y: number | undefined): void => {
    if (x !== undefined) [left, right] = [Math.min(left, x), Math.max(right, x)];
    if (y !== undefined) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  for (const [, command = '', text = ''] of d.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g)) {
    const values = (text.match(/-?\d+\.?\d*/g) ?? []).map(Number);
    if (command === 'H') values.forEach((x) => grow(x, undefined));
    else if (command === 'V') values.forEach((y) => grow(undefined, y));
    else if (command === 'A') for (let i = 0; i < values.length; i += 7) growArc(values.slice(i, i + 7), grow);
    else for (let i = 0; i < values.length; i += 2) grow(values[i], values[i + 1]);
  }
  return { x: left - 2, y: top - 2, width: right - left + 4, height: bottom - top + 4 };
}

function growArc(values: readonly number[], grow: (x?: number, y?: number) => void): void {
  const [rx = 0, ry = 0, , , , x = 0, y = 0] = values;
  // An arc may bulge by up to its radius beyond the end point; a little too large is harmless here.
  grow(x - rx * 0.1, y - ry);
  grow(x + rx * 0.1, y + ry);
}
