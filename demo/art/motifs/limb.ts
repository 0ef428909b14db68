import { smooth, type Point } from '#demo/art/kit/path-text.ts';

/** A soft closed outline round a spine: fingers, arms, horns, necks. `halves` is the half width at each spine point; the far end is rounded. */
export function limb(spine: readonly Point[], halves: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, point] of spine.entries()) {
    const before = spine[Math.max(0, i - 1)] ?? point;
    const after = spine[Math.min(spine.length - 1, i + 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = halves[i] ?? halves.at(-1) ?? 1;
    left.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
    right.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
  }
  const tip = spine.at(-1) ?? [0, 0];
  const root = spine.at(-2) ?? tip;
  const reach = (halves.at(-1) ?? 1) / (Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1);
  const end: Point = [tip[0] + (tip[0] - root[0]) * reach, tip[1] + (tip[1] - root[1]) * reach];
  return smooth([...left, end, ...right.reverse()], true);
}

/** The same for a spine written as x, y, x, y …, counted from `origin`. */
export function limbAlong(flat: readonly number[], halves: readonly number[], origin: Point = [0, 0]): string {
  const spine: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) spine.push([origin[0] + (flat[i] ?? 0), origin[1] + (flat[i + 1] ?? 0)]);
  return limb(spine, halves);
}
