import { at, type Point } from '#demo/art/kit/path-text.ts';

/** A cubic curve: two handles and the end, as x and y one after the other. */
export type Curve = readonly [number, number, number, number, number, number];

/** A closed outline that is the same left and right of x = 0: from a point on the middle line along the right side to another one. */
export function mirrorPath(start: Point, curves: readonly Curve[]): string {
  let d = `M${at(start)}`;
  for (const [ax, ay, bx, by, x, y] of curves) d += `C${at([ax, ay])} ${at([bx, by])} ${at([x, y])}`;
  for (const [i, [ax, ay, bx, by]] of [...curves.entries()].reverse()) {
    const before = curves[i - 1];
    const end: Point = before === undefined ? start : [before[4], before[5]];
    d += `C${at([-bx, by])} ${at([-ax, ay])} ${at([-end[0], end[1]])}`;
  }
  return `${d}Z`;
}
