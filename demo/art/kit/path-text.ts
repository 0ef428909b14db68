// Path text from points. Everything is absolute and rounded to a tenth of a unit.

/** x and y in canvas units. */
export type Point = readonly [number, number];

/** A number as SVG text, rounded to one decimal, never "-0". */
export const num = (n: number): string => {
  const rounded = Math.round(n * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};

/** "x y" of a point. */
export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Straight lines through the points, closed when asked. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** The area between a line of points and a horizontal base. */
export function areaAbove(points: readonly Point[], base: number): string {
  const first = points[0] ?? [0, base];
  const last = points.at(-1) ?? first;
  return `${polyline(points)}L${at([last[0], base])}L${at([first[0], base])}Z`;
}

/** A soft curve (Catmull-Rom as cubic Béziers) through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  let d = `M${at(pick(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(out)} ${at(into)} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points reflected at the vertical line x, in reverse order: the other half of a symmetric outline. */
export function mirrored(points: readonly Point[], x: number): Point[] {
  return points.map(([px, py]): Point => [2 * x - px, py]).reverse();
}
