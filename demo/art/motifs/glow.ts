import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Light that spreads from a point and fades at `radius`; laid on with "screen" so that it never greys what it falls on. */
export function paintGlow(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  look: { colour?: string; strength?: number } = {},
): void {
  const { canvas, palette } = stage;
  const { colour = palette.lamp, strength = 0.5 } = look;
  const fade = canvas.radial(ramp([0, colour, strength], [0.4, colour, strength * 0.42], [1, colour, 0]));
  canvas.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fade}" style="mix-blend-mode:screen"/>`);
}
