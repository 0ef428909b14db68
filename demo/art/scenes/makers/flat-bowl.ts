import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A bowl on the table, seen at a slant; the point is the middle of its mouth, `wide` half its width. */
export function paintFlatBowl(stage: Stage, [x, y]: Point, wide: number, look: { ware: string; inside: string }): void {
  const { canvas } = stage;
  const ware = lit(stage, look.ware, 0.6);
  const body = `M${x - wide} ${y}C${x - wide * 0.9} ${y + wide * 0.7} ${x - wide * 0.4} ${y + wide * 0.82} ${x} ${y + wide * 0.82}C${x + wide * 0.4} ${y + wide * 0.82} ${x + wide * 0.9} ${y + wide * 0.7} ${x + wide} ${y}Z`;
  canvas.path(oval(x + 10, y + wide * 0.8, wide * 0.8, wide * 0.16), '#140a10', `opacity=".4" ${canvas.blur(8)}`);
  canvas.path(body, canvas.linear(ramp(lighten(ware, 0.08), [0.5, ware], lighten(ware, -0.14)), [0, 0, 1, 0.2]));
  canvas.path(oval(x, y, wide, wide * 0.26), lighten(ware, -0.12));
  canvas.path(oval(x, y + 2, wide * 0.92, wide * 0.21), lit(stage, look.inside, 0.6));
  canvas.stroke(oval(x, y, wide, wide * 0.26), lighten(ware, 0.12), 4);
}
