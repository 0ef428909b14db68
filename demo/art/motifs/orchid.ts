import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a tuft of orchid leaves with two hanging sprays of flowers; `side` is where they hang. */
export function paintOrchidSprays(stage: Stage, [x, y]: Point, side: 1 | -1): void {
  const { canvas, palette } = stage;
  for (let i = 0; i < 5; i += 1)
    canvas.path(leaf([x, y], 74, 9, -1.5 + side * (i - 1.4) * 0.52), mix(palette.leaf, palette.deep, 0.1));
  for (const [lift, reach] of [
    [60, 120],
    [20, 150],
  ] as const) {
    const tip: Point = [x + side * reach, y - lift + 70];
    const bend: Point = [x + side * reach * 0.6, y - lift - 60];
    canvas.stroke(`M${at([x, y])}Q${at(bend)} ${at(tip)}`, mix(palette.leaf, '#8a9a3a', 0.4), 3);
    for (let k = 3; k <= 8; k += 1) {
      const t = k / 8;
      const on = (i: 0 | 1, from: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend[i] + t * t * tip[i];
      paintOrchid(stage, [on(0, x), on(1, y) + 6], 15 - k * 0.6);
    }
  }
}

function paintOrchid(stage: Stage, centre: Point, size: number): void {
  const { canvas } = stage;
  const pink = lit(stage, '#f6a8d0', 0.5);
  let [sepals, petals] = ['', ''];
  for (const angle of [-1.57, 0.5, 2.64]) sepals += leaf(centre, size, size * 0.34, angle);
  for (const angle of [-0.2, 3.34]) petals += leaf(centre, size * 1.08, size * 0.56, angle);
  canvas.path(sepals, lighten(pink, -0.05));
  canvas.path(petals, lighten(pink, 0.03));
  canvas.path(leaf(centre, size * 0.56, size * 0.3, 1.57), lit(stage, '#b8287a', 0.5));
  canvas.path(oval(centre[0], centre[1], size * 0.14), '#fff2c8');
}
