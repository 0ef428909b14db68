import { WIDTH } from '#demo/art/kit/canvas.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A band of haze that thickens downwards from `top` to `bottom`, or upwards when `rising`. */
export function paintMist(
  stage: Stage,
  top: number,
  bottom: number,
  look: { opacity?: number; rising?: boolean } = {},
): void {
  const { canvas, palette } = stage;
  const { opacity = 0.7, rising = false } = look;
  const fill = canvas.linear(ramp([0, palette.haze, rising ? opacity : 0], [1, palette.haze, rising ? 0 : opacity]));
  canvas.add(`<rect y="${num(top)}" width="${WIDTH}" height="${num(bottom - top)}" fill="${fill}"/>`);
}
