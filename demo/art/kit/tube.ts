import { smooth, type Point } from './path-text.ts';

/** A point on the spine of a tube, and the tube's radius there. */
export type Knot = readonly [number, number, number];

/** The outline of a round-ended tube whose thickness changes along its spine: a finger, an arm, a crab's leg. */
export function tube(knots: readonly Knot[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y, r]] of knots.entries()) {
    const before = knots[Math.max(0, i - 1)] ?? knots[0];
    const after = knots[Math.min(knots.length - 1, i + 1)] ?? knots[0];
    if (before === undefined || after === undefined) continue;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / long, dx / long];
    const [tx, ty] = [dx / long, dy / long];
    // The ends bulge forward and backward by half the radius, so that they close round.
    const push = i === 0 ? -0.15 : i === knots.length - 1 ? 0.15 : 0;
    left.push([x + nx * r + tx * r * push, y + ny * r + ty * r * push]);
    right.push([x - nx * r + tx * r * push, y - ny * r + ty * r * push]);
    if (i === 0) right.unshift([x - tx * r * 0.95, y - ty * r * 0.95]);
    if (i === knots.length - 1) left.push([x + tx * r * 0.95, y + ty * r * 0.95]);
  }
  return smooth([...left, ...right.reverse()], true);
}
