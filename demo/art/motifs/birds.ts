import { at, type Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A loose flock round a point, drawn as far wing strokes. */
export function paintBirds(stage: Stage, [x, y]: Point, count: number): void {
  const { canvas, palette, random } = stage;
  if (palette.time === 'night') return;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [bx, by] = [x + i * random.between(18, 52) - count * 14, random.around(y, 34)];
    const size = random.between(0.7, 1.35);
    const on = (dx: number, dy: number): string => at([bx + dx * size, by + dy * size]);
    d += `M${on(-13, -4)}Q${on(-5, -9)} ${on(0, 0)}Q${on(5, -9)} ${on(13, -4)}`;
    d += `Q${on(5, -5)} ${on(0, 2.6)}Q${on(-5, -5)} ${on(-13, -4)}Z`;
  }
  canvas.path(d, palette.deep, 'opacity=".7"');
}
