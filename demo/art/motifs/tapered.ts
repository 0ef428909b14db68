import { at, smooth, type Point } from '#demo/art/kit/path-text.ts';

/** A strip along a curve whose width runs from `wide` at the first point to `thin` at the last. */
export function tapered(points: readonly Point[], wide: number, thin: number): string {
  const last = points.length - 1;
  const side = (s: number): Point[] =>
    points.map(([x, y], i): Point => {
      const [a, b] = [points[Math.max(0, i - 1)] ?? [x, y], points[Math.min(last, i + 1)] ?? [x, y]];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (wide + (thin - wide) * (i / last)) / 2;
      return [x - (s * (b[1] - a[1]) * half) / long, y + (s * (b[0] - a[0]) * half) / long];
    });
  const back = side(-1).toReversed();
  return `${smooth(side(1))}L${at(back[0] ?? [0, 0])}${smooth(back).slice(smooth(back).indexOf('C'))}Z`;
}
