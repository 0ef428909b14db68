import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** `count` points spread evenly at random over a disc. */
export function scatterOn(stage: Stage, [x, y]: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (): Point => {
    const angle = stage.random.next() * Math.PI * 2;
    const away = Math.sqrt(stage.random.next()) * radius;
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  });
}
