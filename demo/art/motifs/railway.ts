import { lighten, mix } from '#demo/art/kit/colour.ts';
import { level, upright } from '#demo/art/kit/ground.ts';
import type { View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Half the gauge in street units: where the two rails lie. */
export const HALF_GAUGE = 150;

/** Paints a single track on red earth that runs to the vanishing point. */
export function paintRailway(stage: Stage, view: View): void {
  const { canvas, palette } = stage;
  const earth = lit(stage, '#c98a5a');
  const bed = canvas.linear(ramp(mix(earth, palette.haze, 0.5), [0.3, earth], lighten(earth, -0.1)));
  canvas.path(level(view, [-300, 300], [60, 0.9]), bed);
  let [sleepers, edges] = ['', ''];
  for (let k = 0; k < 34; k += 1) {
    const z = 0.92 * 1.13 ** k;
    sleepers += level(view, [-230, 230], [z, z * 1.045], 4);
    edges += upright(view, [-230, 230], [-6, 4], z);
  }
  canvas.path(sleepers, lit(stage, '#7a5a46'));
  canvas.path(edges, lit(stage, '#4a3228'));
  for (const x of [-HALF_GAUGE, HALF_GAUGE]) {
    canvas.path(level(view, [x - 9, x + 9], [60, 0.9], 14), lit(stage, '#6f6a72'));
    canvas.path(level(view, [x - 3, x + 3], [60, 0.9], 15), mix('#e8eef0', palette.sky[1], 0.3));
  }
}
