import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { face, project, type Spot, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { frontFace, levelFace } from '#demo/art/kit/street-faces.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintParakeets } from '#demo/art/motifs/parakeets.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintWellPavilion } from './stepwell-pavilion.ts';

/** What may be chosen in the scene. */
export interface StepwellOptions {
  readonly tiers?: number;
}

const VIEW: View = { vanishing: [800, 330], eye: 340 };
/** Half the width at the top, depth of the far wall, height of a tier, and how much each tier steps inwards. */
const [TOP_HALF, FAR, TIER, INWARD, NEARER] = [860, 2.5, 76, 62, 0.085];

/** A square stepwell of crisscross stairs, seen from its edge. */
export const stepwell: Scene<StepwellOptions> = {
  name: 'stepwell',
  draw(stage, { tiers = 7 }) {
    const { palette } = stage;
    paintSky(stage, 420);
    paintSun(stage, [1160, 210], 60);
    paintClouds(stage, [
      { x: 330, y: 110, length: 420, opacity: 0.6 },
      { x: 1350, y: 90, length: 320, bar: 11, opacity: 0.5 },
    ]);
    paintRidge(stage, {
      name: 'hills',
      y: 400,
      height: 70,
      wave: 300,
      colour: mix(palette.hill, palette.haze, 0.5),
      fade: 0.5,
    });
    paintMist(stage, 360, 480, { opacity: 0.6 });
    for (const [x, tall] of [
      [150, 230],
      [1480, 250],
    ] as const)
      paintShadeTree(stage, {
        foot: [x, 482],
        height: tall,
        half: 170,
        colour: mix(palette.leaf, palette.haze, 0.12),
        bark: lit(stage, '#6a4a3a'),
      });
    paintRim(stage);
    for (let tier = 0; tier < tiers; tier += 1) paintTier(stage, tier);
    paintWater(stage, tiers);
    paintWellPavilion(stage, project(VIEW, [0, 0, FAR]), 400);
    paintVisitors(stage);
    paintParakeets(stage, [330, 330], [170, 60], 4);
    paintParakeets(stage, [420, 610], [220, 60], 4);
    paintParakeets(stage, [1090, 600], [200, 80], 4);
    paintParakeets(stage, [620, 160], [150, 40], 3);
  },
};

function paintRim(stage: Stage): void {
  const { canvas } = stage;
  const stone = lit(stage, '#e9bf92');
  const [, y] = project(VIEW, [0, 0, FAR]);
  canvas.path(box(0, y, WIDTH, HEIGHT - y), canvas.linear(ramp(lighten(stone, 0.03), lighten(stone, -0.06))));
  let joints = '';
  for (let z = 2.4; z > 0.9; z *= 0.94) joints += `M0 ${num(project(VIEW, [0, 0, z])[1])}H${WIDTH}`;
  canvas.stroke(joints, lighten(stone, -0.1), 1.6, 'opacity=".4"');
}

interface Tier {
  readonly half: number;
  readonly top: number;
  readonly low: number;
  readonly far: number;
}

const tierAt = (index: number): Tier => ({
  half: TOP_HALF - index * INWARD,
  top: -index * TIER,
  low: -(index + 1) * TIER,
  far: FAR - index * NEARER,
});

/** Three walls of one tier with their stairs, and the ledge below. */
function paintTier(stage: Stage, index: number): void {
  const { canvas, palette } = stage;
  const { half, top, low, far } = tierAt(index);
  const stone = mix(lit(stage, '#d99a6c'), palette.deep, index * 0.035);
  const near = 0.5;
  canvas.path(levelFace(VIEW, [-half, half], low, [near, far]), lighten(stone, 0.07));
  canvas.path(
    frontFace(VIEW, [-half, half], [low, top], far),
    canvas.linear(ramp(lighten(stone, -0.13), lighten(stone, -0.19))),
  );
  for (const side of [-1, 1] as const) {
    const wall = face(VIEW, [
      [side * half, top, near],
      [side * half, top, far],
      [side * half, low, far],
      [side * half, low, near],
    ]);
    canvas.path(
      wall,
      canvas.linear(ramp(lighten(stone, side === 1 ? -0.2 : -0.1), lighten(stone, side === 1 ? -0.24 : -0.15))),
    );
    paintStairs(stage, stone, {
      shades: side === 1 ? [-0.02, -0.14] : [0.09, -0.03],
      on: (t, y) => [side * half, y, 1 / (1 / far + (1 / 0.62 - 1 / far) * t)],
      tier: tierAt(index),
      count: 9,
    });
  }
  paintStairs(stage, stone, {
    shades: [0.07, -0.06],
    on: (t, y) => [half * (2 * t - 1), y, far],
    tier: tierAt(index),
    count: Math.max(4, 8 - Math.floor(index / 2)),
  });
}

/** A wall of one tier: how much lighter its two slopes are, where a share of its length lies, how many pairs of stairs. */
interface StairWall {
  readonly shades: readonly [number, number];
  readonly on: (t: number, y: number) => Spot;
  readonly tier: Tier;
  readonly count: number;
}

/** Pairs of stairs that climb to a peak, side by side along a wall. */
function paintStairs(stage: Stage, stone: string, wall: StairWall): void {
  const { canvas } = stage;
  const {
    shades: [bright, dark],
    on,
    tier: { top, low },
    count,
  } = wall;
  let [left, right, steps] = ['', '', ''];
  for (let i = 0; i < count; i += 1) {
    const [a, m, b] = [(i + 0.06) / count, (i + 0.5) / count, (i + 0.94) / count];
    left += face(VIEW, [on(a, low), on(m, top), on(m, low)]);
    right += face(VIEW, [on(m, low), on(m, top), on(b, low)]);
    for (let k = 1; k < 6; k += 1) {
      const y = low + ((top - low) * k) / 6;
      const [p, q] = [on(a + ((m - a) * k) / 6, y), on(b - ((b - m) * k) / 6, y)];
      steps += `M${at(project(VIEW, p))}L${at(project(VIEW, q))}`;
    }
  }
  canvas.path(left, lighten(stone, bright));
  canvas.path(right, lighten(stone, dark));
  canvas.stroke(steps, lighten(stone, -0.16), 1.5, 'opacity=".55"');
}

function paintWater(stage: Stage, tiers: number): void {
  const { canvas, palette, random } = stage;
  const { half, top, far } = tierAt(tiers);
  const green = lit(stage, '#4f8a6a');
  canvas.path(
    levelFace(VIEW, [-half, half], top, [0.5, far]),
    canvas.linearOn(ramp(mix(green, palette.haze, 0.35), lighten(green, -0.14)), [
      0,
      project(VIEW, [0, top, far])[1],
      0,
      HEIGHT,
    ]),
  );
  const [, y] = project(VIEW, [0, top, far]);
  let bars = '';
  for (let i = 0; i < 40; i += 1) {
    const t = random.next();
    const w = random.between(20, 90) * (0.4 + t);
    bars += `<rect x="${num(800 + random.around(0, 170 + t * 130) - w / 2)}" y="${num(y + 8 + t * (HEIGHT - y))}" width="${num(w)}" height="${num(1.4 + t * 2)}" rx="1.5"/>`;
  }
  canvas.add(`<g fill="${mix(palette.sky[2], '#ffffff', 0.3)}" opacity=".4">${bars}</g>`);
  let leaves = '';
  for (let i = 0; i < 24; i += 1)
    leaves += oval(
      800 + random.around(0, 230),
      y + random.between(20, HEIGHT - y),
      random.between(4, 9),
      random.between(2, 4),
    );
  canvas.path(leaves, lighten(green, 0.12), 'opacity=".8"');
}

function paintVisitors(stage: Stage): void {
  const folk = [
    [-320, 2.44, -76, ['#f2b431', '#c8305c'], 1],
    [210, 2.36, -152, ['#2357a5', '#f2803c'], -1],
    [20, 2.28, -228, ['#f2e4c8', '#d8345c'], 1],
    [-150, 2.19, -304, ['#3f8a6a', '#f2b431'], 1],
    [-235, 2.19, -304, ['#d8345c', '#2f6a8a'], 1],
  ] as const;
  for (const [x, z, y, colours, facing] of folk)
    paintPasserBy(stage, {
      foot: project(VIEW, [x, y, z]),
      size: 1.7 / z,
      dress: 'sari',
      colours,
      facing,
      pose: 'carry',
      headwear: 'scarf',
      skin: '#96603e',
    });
}
