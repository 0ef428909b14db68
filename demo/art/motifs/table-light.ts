import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** What the light comes through before it falls on the table. */
export type TableLight = 'palm' | 'window' | 'lamp' | 'open';

const SHADE = 'style="mix-blend-mode:multiply"';
const SHINE = 'style="mix-blend-mode:screen"';

/** Lays light and shadow over a finished table; painted last. */
export function paintTableLight(stage: Stage, light: TableLight): void {
  if (light === 'palm') paintFronds(stage);
  else if (light === 'window') paintPanes(stage);
  else if (light === 'lamp') paintLampPool(stage);
}

/** The shadow of two palm fronds reaching in from the upper corners. */
function paintFronds(stage: Stage): void {
  const { canvas, palette } = stage;
  const frond = (root: Point, length: number, angle: number): string => {
    let d = '';
    for (let i = 2; i < 22; i += 1) {
      const u = (i / 22) * length;
      const bend = angle + (i / 22) ** 2 * 0.35;
      const spot: Point = [root[0] + Math.cos(bend) * u, root[1] + Math.sin(bend) * u];
      const long = 190 * Math.sin(Math.PI * (0.12 + (i / 22) * 0.82));
      d += leaf(spot, long, 13, bend + 0.75) + leaf(spot, long, 13, bend - 0.75);
    }
    return d;
  };
  const shade = frond([-60, 210], 760, -0.12) + frond([1680, 60], 720, 2.72) + frond([1660, 980], 520, 3.5);
  canvas.group(`${SHADE} opacity=".2"`, () => canvas.path(shade, palette.deep, canvas.blur(7)));
}

/** Slanting panes of low sun. */
function paintPanes(stage: Stage): void {
  const { canvas, palette } = stage;
  let panes = '';
  for (let column = 0; column < 3; column += 1)
    for (let row = 0; row < 2; row += 1) {
      const [x, y] = [-60 + column * 330 + row * 210, 20 + row * 330 + column * 70];
      panes += polyline(
        [
          [x, y],
          [x + 290, y + 62],
          [x + 480, y + 362],
          [x + 190, y + 300],
        ],
        true,
      );
    }
  canvas.group(`${SHINE} opacity=".17"`, () => canvas.path(panes, palette.sun, canvas.blur(9)));
  const dim = canvas.linear(
    ramp([0, palette.deep, 0], [0.5, palette.deep, 0.02], [1, palette.deep, 0.4]),
    [0, 0, 1, 1],
  );
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${dim}" ${SHADE}/>`);
}

/** One lamp over the middle of the table, darkness in the corners. */
function paintLampPool(stage: Stage): void {
  const { canvas, palette } = stage;
  const pool = canvas.radial(
    ramp([0, palette.lamp, 0.3], [0.5, palette.lamp, 0.1], [1, palette.lamp, 0]),
    [0.46, 0.42],
    0.6,
  );
  const dim = canvas.radial(ramp([0.42, palette.deep, 0], [1, palette.deep, 0.66]), [0.48, 0.46], 0.76);
  canvas.add(`<rect width="${num(WIDTH)}" height="${HEIGHT}" fill="${pool}" ${SHINE}/>`);
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${dim}" ${SHADE}/>`);
}
