import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { face, project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintPenjor } from '#demo/art/motifs/penjor.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSplitGate } from '#demo/art/motifs/split-gate.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type PenjorLaneOptions = Record<never, never>;

const HORIZON = 600;
const WALL = 470;
const TALL = 190;
const [NEAR, FAR] = [0.5, 6];

/** A village lane on a feast day: bent poles of palm leaf arch over it from both sides, a split gate and a volcano at its end. */
export const penjorLane: Scene<PenjorLaneOptions> = {
  name: 'penjor-lane',
  draw(stage) {
    const { palette } = stage;
    const x = focalX(stage);
    const view: View = { vanishing: [x, HORIZON], eye: 210 };
    paintSky(stage, HORIZON);
    paintSun(stage, [x - 300, 200], 60);
    paintClouds(stage, [
      { x: x - 470, y: 190, length: 420, opacity: 0.7 },
      { x: x + 520, y: 150, length: 460, opacity: 0.7 },
      { x: x + 120, y: 90, length: 260, opacity: 0.6 },
    ]);
    paintVolcano(stage, [x + 60, 330], 420, 620);
    paintMist(stage, 480, 610, { opacity: 0.7 });
    for (const [px, tall, lean] of [
      [x - 250, 210, -20],
      [x - 360, 290, 26],
      [x + 270, 230, 26],
      [x + 390, 300, -30],
    ] as const)
      paintPalm(stage, { foot: [px, HORIZON + 10], height: tall, lean, colour: mix(palette.leaf, palette.deep, 0.3) });
    paintTreeRow(stage, { y: () => HORIZON - 16, size: 26, colour: mix(palette.leaf, palette.deep, 0.16), light: 1 });
    paintSplitGate(stage, { foot: [x, HORIZON + 34], height: 170, passage: 52 });
    paintGround(stage, view);
    for (const side of [-1, 1] as const) paintWalls(stage, view, side);
    for (const z of [4.6, 3.4, 2.5, 1.86, 1.36])
      for (const side of [-1, 1] as const) paintPole(stage, view, side, z + (side > 0 ? 0.2 : 0));
    paintWomen(stage, view);
  },
};

function paintGround(stage: Stage, view: View): void {
  const { canvas, palette, random } = stage;
  const [x] = view.vanishing;
  const grass = lit(stage, '#6fae4e');
  const paving = lit(stage, '#c9b39a');
  canvas.path(
    box(0, HORIZON + 30, WIDTH, HEIGHT),
    canvas.linear(ramp(mix(grass, palette.haze, 0.4), [0.2, grass], mix(grass, palette.deep, 0.3))),
  );
  const lane = face(view, [
    [-250, 0, 6],
    [250, 0, 6],
    [250, 0, 0.4],
    [-250, 0, 0.4],
  ]);
  canvas.path(lane, canvas.linear(ramp(mix(paving, palette.haze, 0.4), paving, lighten(paving, -0.06))));
  let joints = '';
  for (let z = 6; z > 0.45; z *= 0.9) {
    const [left, y] = project(view, [-250, 0, z]);
    const [right] = project(view, [250, 0, z]);
    joints += `M${num(left)} ${num(y)}H${num(right)}`;
  }
  for (const lx of [-125, 0, 125])
    joints += `M${num(x + lx / 6)} ${num(HORIZON + 35)}L${num(x + lx / 0.4)} ${HEIGHT + 125}`;
  canvas.stroke(joints, lighten(paving, -0.1), 2.6, 'opacity=".6"');
  canvas.grain(lane, { colour: lighten(paving, -0.2), axis: [x, HORIZON, x + 500, HEIGHT], opacity: 0.4 });
  for (const side of [-1, 1]) {
    let blades = '';
    for (let i = 0; i < 170; i += 1) {
      const z = 1 / random.between(0.18, 2.2);
      const root = project(view, [side * random.between(262, WALL - 16), 0, z]);
      blades += leaf(root, random.between(12, 26) / z, 2.6 / z, -1.57 + random.around(0, 0.5));
    }
    canvas.path(blades, mix(grass, palette.deep, 0.25));
  }
}

/** House walls of brick on stone, each yard with its narrow thatched gate. */
function paintWalls(stage: Stage, view: View, side: -1 | 1): void {
  const { canvas, palette } = stage;
  const brick = mix(lit(stage, '#b8623f'), palette.deep, side < 0 ? 0.04 : 0.16);
  const stone = lit(stage, '#9a9186');
  const slab = (from: number, to: number, thick = 0): string =>
    face(view, [
      [side * (WALL - thick), from, NEAR],
      [side * (WALL - thick), to, NEAR],
      [side * (WALL - thick), to, FAR],
      [side * (WALL - thick), from, FAR],
    ]);
  const behind = mix(palette.leaf, palette.deep, 0.22);
  let crowns = '';
  for (let z = 5; z > 0.6; z *= 0.86) {
    const [px, y] = project(view, [side * (WALL + 90), TALL + 40, z]);
    crowns += oval(px, y, 150 / z, 120 / z);
  }
  canvas.path(crowns, canvas.linear(ramp(lighten(behind, 0.06), behind)));
  canvas.grain(crowns, { colour: mix(behind, palette.deep, 0.5), axis: [0, 300, 0, 640], opacity: 0.5 });
  const whole = slab(0, TALL);
  canvas.path(
    whole,
    canvas.linear(ramp(mix(brick, palette.haze, 0.3), brick), [side < 0 ? 1 : 0, 0, side < 0 ? 0 : 1, 0]),
  );
  canvas.inside(whole, () => {
    let courses = '';
    for (let y = 60; y < TALL; y += 14) {
      const [a, b] = [project(view, [side * WALL, y, 6]), project(view, [side * WALL, y, 0.5])];
      courses += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    }
    canvas.stroke(courses, lighten(brick, -0.1), 2.2, 'opacity=".5"');
  });
  canvas.path(slab(0, 54, 4), mix(stone, palette.deep, side < 0 ? 0.1 : 0.24));
  canvas.path(slab(TALL, TALL + 20, 12), lighten(stone, 0.04));
  canvas.grain(whole, { colour: palette.deep, axis: [0, HORIZON - 60, 0, HORIZON + 360], opacity: 0.3 });
  for (const z of [3.7, 2.0, 1.08]) paintYardGate(stage, view, side, z);
}

function paintYardGate(stage: Stage, view: View, side: -1 | 1, z: number): void {
  const { canvas } = stage;
  const carved = lit(stage, '#b5a58e');
  const at = (y: number, dz: number): Point => project(view, [side * (WALL - 18), y, z + dz]);
  const quad = (from: number, to: number, dz: number): string => {
    const spots = [at(from, -dz), at(to, -dz), at(to, dz), at(from, dz)];
    return `M${spots.map(([px, y]) => `${num(px)} ${num(y)}`).join('L')}Z`;
  };
  const half = 0.13 * z;
  canvas.path(quad(0, 262, half), canvas.linear(ramp(lighten(carved, 0.04), lighten(carved, -0.1))));
  canvas.path(quad(0, 190, half * 0.42), '#2a1a18', 'opacity=".82"');
  const [near, far] = [at(262, -half * 1.7), at(262, half * 1.7)];
  const ridge = at(352, 0);
  const straw = lit(stage, '#8a6238');
  canvas.path(
    `M${num(near[0])} ${num(near[1])}L${num(ridge[0])} ${num(ridge[1])}L${num(far[0])} ${num(far[1])}Z`,
    canvas.linear(ramp(lighten(straw, 0.1), lighten(straw, -0.08))),
  );
}

/** One pole, drawn at one size and brought to its distance; it bows over the lane. */
function paintPole(stage: Stage, view: View, side: -1 | 1, z: number): void {
  const foot = project(view, [side * 356, 0, z]);
  const size = num(1.34 / z);
  stage.canvas.group(`transform="translate(${num(foot[0])} ${num(foot[1])}) scale(${size})"`, () =>
    paintPenjor(stage, [0, 0], 560, side < 0 ? 1 : -1),
  );
}

/** Women in lace and sarong carry towers of fruit to the temple. */
function paintWomen(stage: Stage, view: View): void {
  for (const [lx, z, colours] of [
    [-40, 2.6, ['#f4ead2', '#c2485c']],
    [70, 2.1, ['#f0c23c', '#7a3a6c']],
    [-90, 1.5, ['#f7f1e4', '#2f7f6f']],
  ] as const) {
    const foot = project(view, [lx, 0, z]);
    const size = 2.1 / z;
    paintPasserBy(stage, {
      foot,
      size,
      dress: 'sarong',
      colours,
      pose: 'walk',
      headwear: 'bun',
      facing: lx < 0 ? 1 : -1,
      skin: '#b5764e',
    });
    paintOffering(stage, [foot[0], foot[1] - 104 * size], size);
  }
}

function paintOffering(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${num(size)})"`, () => {
    canvas.path('M-15 0H15L11 8H-11Z', lit(stage, '#c9a24a'));
    for (const [row, tone] of ['#d8402f', '#f2b431', '#7ab04a', '#e8733a', '#f6e3b0'].entries()) {
      const half = 13 - row * 2.2;
      let fruits = '';
      for (let i = -1; i <= 1; i += 1) fruits += oval(i * half * 0.66, -5 - row * 8.4, half * 0.44, 4.8);
      canvas.path(fruits, lit(stage, tone));
    }
    canvas.path(leaf([0, -46], 14, 3.4, -1.9) + leaf([0, -46], 16, 3.4, -1.3), lit(stage, '#f6e3b0'));
  });
}
