import { HEIGHT, WIDTH } from '../kit/canvas.ts';
import type { Point } from '../kit/path-text.ts';
import { num } from '../kit/path-text.ts';
import { ramp } from '../kit/ramp.ts';
import type { Stage } from '../kit/stage.ts';

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

/** Darkness that closes in round a point: clear within `inner` (0 to 1 of the radius), `opacity` at the rim and beyond. */
export function paintDusk(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  look: { inner?: number; opacity?: number },
): void {
  const { canvas, palette } = stage;
  const { inner = 0.3, opacity = 0.7 } = look;
  const fade = canvas.radial(
    ramp([inner, palette.deep, 0], [1, palette.deep, opacity]),
    [Math.round((x / WIDTH) * 1000) / 1000, Math.round((y / HEIGHT) * 1000) / 1000],
    Math.round((radius / WIDTH) * 1000) / 1000,
  );
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${fade}"/>`);
}
