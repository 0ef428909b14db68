import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A whole chilli lying at `turn` degrees; size 1 is about 200 units long. */
export function paintChilli(stage: Stage, [x, y]: Point, look: { size: number; turn: number; colour?: string }): void {
  const { size, turn, colour = '#d3301f' } = look;
  const { canvas } = stage;
  const body = 'M0 0C40 -27 128 -28 202 20C132 15 62 36 8 27C-10 20 -10 6 0 0Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(body, '#0c0a0a', 'opacity=".36" transform="translate(8 15)"');
    canvas.path(body, canvas.linear(ramp(lighten(colour, 0.1), lighten(colour, -0.08))));
    canvas.stroke('M20 -1Q84 -20 148 3', '#ffffff', 5, 'opacity=".5"');
    canvas.path('M7 -7C-14 0 -16 22 5 31C18 26 16 0 7 -7Z', '#3f9a4a');
    canvas.stroke('M-7 12Q-30 8 -46 -20', '#3f9a4a', 7);
  });
}
