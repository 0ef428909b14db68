import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Half a boiled egg at `turn` degrees; size 1 is about 160 units long. */
export function paintEgg(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const white = 'M0 -82C44 -82 64 -26 64 10C64 52 34 78 0 78C-34 78 -64 52 -64 10C-64 -26 -44 -82 0 -82Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(white, '#3a1808', 'opacity=".36" transform="translate(6 12)"');
    canvas.path(white, canvas.linear(ramp('#fffef8', [0.7, '#fbf5e8'], '#e2d5c0'), [0, 0, 1, 0.6]));
    canvas.path(oval(0, 12, 38), canvas.radial(ramp('#ffcf4a', [0.75, '#f79f24'], '#e08016'), [0.4, 0.38], 0.65));
    canvas.path(oval(-12, -2, 11, 7), '#fff2b8', 'opacity=".8"');
  });
}
