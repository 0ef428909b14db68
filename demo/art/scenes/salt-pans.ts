import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { level, upright, type Span } from '#demo/art/kit/ground.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintYoke } from '#demo/art/motifs/yoke.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface SaltPansOptions {
  readonly workers?: number;
}

const HORIZON = 540;
const ROWS = [16, 9, 5.8, 4, 2.9, 2.1, 1.5, 1.06] as const;
const STEP = 620;

/** Square salt pans that mirror the morning sky, small heaps of salt, and workers with shoulder baskets. */
export const saltPans: Scene<SaltPansOptions> = {
  name: 'salt-pans',
  draw(stage, { workers = 3 }) {
    const { palette } = stage;
    const x = focalX(stage);
    const view: View = { vanishing: [x - 40, HORIZON], eye: 470 };
    paintSky(stage, HORIZON);
    paintSun(stage, [x + 120, 420], 84);
    paintClouds(stage, [
      { x: x - 520, y: 180, length: 520, opacity: 0.44 },
      { x: x + 380, y: 150, length: 380, bar: 12, opacity: 0.4 },
      { x: x - 90, y: 300, length: 420, bar: 10, opacity: 0.42 },
    ]);
    paintBirds(stage, [x - 280, 290], 6);
    for (const [i, y] of [486, 514].entries())
      paintRidge(stage, {
        name: `hill${i}`,
        y,
        height: 64 - i * 16,
        wave: 260,
        colour: mix(palette.hill, palette.haze, 0.44 - i * 0.18),
        fade: 0.5,
      });
    paintFarBank(stage, { y: HORIZON + 2, height: 46, haze: 0.4, palms: 12 });
    paintMist(stage, HORIZON - 70, HORIZON + 8, { opacity: 0.5 });
    paintPans(stage, view, x);
    paintStiltHouse(stage, {
      foot: [x - 560, HORIZON + 30],
      size: 0.62,
      width: 420,
      posts: 14,
      wall: '#8a6a4c',
      shutter: '#6a4a34',
      roof: 'thatch',
      roofColour: '#a8854c',
      haze: 0.2,
    });
    for (const [dx, z] of [
      [-560, 3.3],
      [-900, 3.5],
    ] as const)
      paintEgret(stage, project(view, [dx, 8, z]), 1.9 / z);
    paintWorkers(stage, view, workers);
  },
};

/** One pan: which row (0 is the farthest), left and right, far and near. */
interface Pan {
  readonly row: number;
  readonly column: number;
  readonly across: Span;
  readonly along: Span;
}

/** All pans that the picture can show, from far to near. */
function pansOf(view: View): Pan[] {
  const gap = 0.007;
  const pans: Pan[] = [];
  for (const [row, far] of ROWS.slice(0, -1).entries()) {
    const along: Span = [1 / (1 / far + gap), 1 / (1 / (ROWS[row + 1] ?? 1) - gap)];
    for (let column = -22; column < 22; column += 1) {
      const across: Span = [column * STEP + 34, (column + 1) * STEP - 34];
      const [left] = project(view, [across[0], 0, along[1]]);
      const [right] = project(view, [across[1], 0, along[1]]);
      if (right > -80 && left < WIDTH + 80) pans.push({ row, column, across, along });
    }
  }
  return pans;
}

function paintPans(stage: Stage, view: View, x: number): void {
  const { canvas, palette } = stage;
  const [high, upper, low] = [palette.sky[1], palette.sky[2], palette.sky[3]];
  const earth = lit(stage, '#8a6a54');
  const ground = canvas.linear(ramp(mix(earth, palette.haze, 0.5), earth));
  canvas.add(`<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="${ground}"/>`);
  const mirror = canvas.linearOn(ramp(low, [0.22, mix(low, upper, 0.6)], [0.55, upper], high), [0, HORIZON, 0, HEIGHT]);
  let [water, lips, lights] = ['', '', ''];
  const shown = pansOf(view);
  for (const { across, along } of shown) {
    water += level(view, across, along);
    lips += upright(view, across, [0, 16], along[0]);
    const [left, y] = project(view, [across[0], 0, along[1]]);
    lights += `M${num(left)} ${num(y)}H${num(project(view, [across[1], 0, along[1]])[0])}`;
  }
  canvas.path(water, mirror);
  canvas.inside(water, () => paintMirrored(stage, x));
  canvas.path(lips, mix(earth, palette.deep, 0.3), 'opacity=".6"');
  canvas.stroke(lights, mix(palette.water[0], '#ffffff', 0.5), 2, 'opacity=".6"');
  for (const { row, column, across, along } of shown) {
    if ((row + column) % 2 !== 0 || row > 5) continue;
    const z = (along[0] + along[1]) / 2;
    for (const share of [0.2, 0.5, 0.8])
      paintHeap(stage, project(view, [across[0] + (across[1] - across[0]) * share, 0, z]), 100 / z);
  }
}

/** What the still brine gives back: the sun's path and the hills. */
function paintMirrored(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  canvas.path(oval(x + 120, HORIZON + 120, 90, 110), palette.sun, `opacity=".8" ${canvas.blur(12)}`);
  canvas.path(oval(x + 120, HORIZON + 190, 210, 320), palette.glow, `opacity=".34" ${canvas.blur(40)}`);
  const ridge = mix(palette.hill, palette.haze, 0.34);
  canvas.path(
    `M-10 ${HORIZON}H${WIDTH + 10}V${HORIZON + 24}Q${x + 330} ${HORIZON + 60} ${x + 60} ${HORIZON + 28}Q${x - 380} ${HORIZON + 74} -10 ${HORIZON + 30}Z`,
    ridge,
    `opacity=".5" ${canvas.blur(4)}`,
  );
  let bars = '';
  for (let i = 0; i < 70; i += 1) {
    const t = random.next();
    const width = random.between(20, 130) * (0.4 + t);
    bars += `M${num(random.between(0, WIDTH))} ${num(HORIZON + 30 + t * t * 430)}h${num(width)}`;
  }
  canvas.stroke(bars, mix(palette.sky[3], '#ffffff', 0.5), 2, 'opacity=".4"');
}

/** A small cone of fresh salt with its mirror image. */
function paintHeap(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, palette } = stage;
  const white = mix(lit(stage, '#fffaf2'), palette.sun, 0.2);
  const [w, h] = [size * 0.74, size * 0.58];
  canvas.path(
    `M${num(x - w)} ${num(y)}L${num(x)} ${num(y + h * 0.7)}L${num(x + w)} ${num(y)}Z`,
    white,
    'opacity=".16"',
  );
  canvas.path(
    `M${num(x - w)} ${num(y)}Q${num(x - w * 0.4)} ${num(y - h * 0.5)} ${num(x)} ${num(y - h)}Q${num(x + w * 0.4)} ${num(y - h * 0.5)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + h * 0.14)} ${num(x - w)} ${num(y)}Z`,
    white,
  );
  canvas.path(
    `M${num(x)} ${num(y - h)}Q${num(x - w * 0.2)} ${num(y - h * 0.4)} ${num(x - w * 0.3)} ${num(y + h * 0.06)}Q${num(x - w * 0.7)} ${num(y + h * 0.06)} ${num(x - w)} ${num(y)}Q${num(x - w * 0.4)} ${num(y - h * 0.5)} ${num(x)} ${num(y - h)}Z`,
    mix(white, palette.hill, 0.4),
  );
}

function paintWorkers(stage: Stage, view: View, workers: number): void {
  const people = [
    { x: 60, z: 2.06, top: '#c8433a', bottom: '#3f4a6a' },
    { x: -560, z: 2.9, top: '#3f7fa0', bottom: '#5a3a4c' },
    { x: 980, z: 3.94, top: '#e0a13a', bottom: '#3f4a4c' },
  ];
  for (const { x, z, top, bottom } of people.slice(0, workers).toSorted((a, b) => b.z - a.z)) {
    const foot = project(view, [x, 10, z]);
    const size = 4.3 / z;
    const mirror = stage.canvas.capture(() =>
      paintWalker(stage, { foot, size, top, bottom, dress: 'skirt', head: 'cone', arms: 'up' }),
    );
    stage.canvas.add(
      `<g transform="translate(0 ${num(foot[1] * 1.8)}) scale(1 -.8)" opacity=".3" ${stage.canvas.blur(2.4)}>${mirror}</g>`,
    );
    stage.canvas.add(mirror);
    paintYoke(stage, foot, size);
  }
}
