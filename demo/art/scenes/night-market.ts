import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMarketTent, type TentWares } from '#demo/art/motifs/market-tent.ts';
import { paintTextileMat } from '#demo/art/motifs/market-wares.ts';
import { paintPaperParasol } from '#demo/art/motifs/paper-parasol.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintBarbecueFront, paintBunting } from './night-market-grill.ts';
import { paintMarketEnd, type MarketKind } from './night-market-end.ts';

/** What may be chosen in the scene. */
export interface NightMarketOptions {
  readonly kind: MarketKind;
}

interface Layout {
  readonly roofs: readonly (readonly [string, string])[];
  readonly wares: readonly TentWares[];
  readonly ground: string;
  readonly eye: number;
}

const LAYOUTS: Record<MarketKind, Layout> = {
  textiles: {
    roofs: [
      ['#c8323c', '#f0e2c8'],
      ['#2a4f9a', '#f0e2c8'],
    ],
    wares: ['textiles', 'textiles', 'bags'],
    ground: '#8a7468',
    eye: 410,
  },
  parasols: {
    roofs: [
      ['#f4e8cc', '#d98a3c'],
      ['#c8485a', '#f6dca4'],
      ['#3f8a86', '#f4e8cc'],
    ],
    wares: ['lamps', 'bags', 'textiles'],
    ground: '#8f6f5c',
    eye: 360,
  },
  barbecue: {
    roofs: [
      ['#2f7ab0', '#f8ecd0'],
      ['#e2503c', '#f8ecd0'],
      ['#f0b43c', '#3f8a5c'],
    ],
    wares: ['fruit', 'grill', 'fruit'],
    ground: '#8a6a66',
    eye: 370,
  },
};

/** A market street in the evening. */
export const nightMarket: Scene<NightMarketOptions> = {
  name: 'night-market',
  draw(stage, { kind }) {
    const x = focalX(stage);
    const { eye, ground } = LAYOUTS[kind];
    const view: View = { vanishing: [x, 500], eye };
    paintSky(stage, 560);
    if (kind !== 'barbecue') paintSun(stage, [x + 430, 120], 46);
    paintClouds(stage, [
      { x: x - 420, y: 150, length: 460, opacity: 0.5 },
      { x: x + 520, y: 210, length: 380, bar: 11, opacity: 0.5 },
    ]);
    paintMarketEnd(stage, kind, view);
    paintGround(stage, view, ground);
    if (kind === 'barbecue') paintBunting(stage, view);
    paintRows(stage, view, kind);
    if (kind === 'parasols') paintOverhead(stage, view);
    if (kind === 'parasols') paintGroundParasols(stage);
    if (kind === 'textiles') paintFrontMats(stage, view);
    if (kind === 'barbecue') paintBarbecueFront(stage);
    paintHaze(stage, view);
  },
};

function paintGround(stage: Stage, { vanishing: [x, y] }: View, colour: string): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, colour);
  canvas.path(
    box(0, y + 18, WIDTH, HEIGHT - y),
    canvas.linear(ramp(mix(stone, palette.lamp, 0.45), [0.4, mix(stone, palette.lamp, 0.16)], lighten(stone, -0.1))),
  );
  let joints = '';
  for (let i = 1; i < 12; i += 1) joints += `M0 ${num(y + 18 + i * i * 4)}H${WIDTH}`;
  for (let px = -2400; px <= 2400; px += 120) joints += `M${num(x + px * 0.05)} ${y + 18}L${num(x + px)} ${HEIGHT}`;
  canvas.stroke(joints, lighten(stone, -0.14), 2, 'opacity=".3"');
}

const DEPTHS = [5.6, 4.3, 3.3, 2.5, 1.92, 1.46, 1.1] as const;

function paintRows(stage: Stage, view: View, kind: MarketKind): void {
  const { roofs, wares } = LAYOUTS[kind];
  for (const [i, z] of DEPTHS.entries()) {
    if (kind === 'barbecue' && z > 1.5 && z < 2.6)
      for (const side of [-1, 1] as const)
        paintMarketTent(stage, {
          foot: project(view, [side * 1230, 0, z * 1.06]),
          size: 1.62 / z,
          roof: roofs[(i + 1) % roofs.length] ?? ['#c8323c', '#f0e2c8'],
          wares: 'bags',
          index: i + 3,
        });
    for (const side of [-1, 1] as const) {
      const index = i * 2 + (side === 1 ? 1 : 0);
      const foot = project(view, [side * 620, 0, z]);
      if (kind === 'barbecue' && i === DEPTHS.length - 1) continue;
      paintMarketTent(stage, {
        foot,
        size: 1.62 / z,
        roof: roofs[index % roofs.length] ?? ['#c8323c', '#f0e2c8'],
        wares: wares[index % wares.length] ?? 'textiles',
        index,
      });
      if (kind === 'textiles' && z < 3.4)
        paintTextileMat(stage, view, { near: [side === -1 ? -330 : 110, z * 1.02], size: [220, z * 0.16], index });
    }
    paintWalkers(stage, view, i, kind === 'textiles' ? 84 : 260);
  }
}

/** The crowd of one row of stalls, at most `reach` from the middle of the street. */
function paintWalkers(stage: Stage, view: View, row: number, reach: number): void {
  const { random } = stage;
  const z = DEPTHS[row] ?? 1;
  const looks = [
    { dress: 'sarong', colours: ['#f0e0c0', '#8a2f4c'] },
    { dress: 'shirt', colours: ['#3f6f9a', '#3a3a44'] },
    { dress: 'shirt', colours: ['#e2a23c', '#4a4a52'] },
    { dress: 'sarong', colours: ['#c8586a', '#2f4f6a'] },
    { dress: 'shirt', colours: ['#e8e2d4', '#5a4a3c'] },
    { dress: 'sarong', colours: ['#4f9a8a', '#3a2f5c'] },
  ] as const;
  const count = row < 5 ? 3 : row === 5 ? 2 : 1;
  for (let i = 0; i < count; i += 1) {
    const look = looks[(row * 3 + i * 2) % looks.length] ?? looks[0];
    const depth = z * (0.9 + i * 0.05);
    const x = count === 1 ? -30 : (i / (count - 1) - 0.5) * 2 * reach + random.around(0, 24);
    paintPasserBy(stage, {
      ...look,
      foot: project(view, [x, 0, depth]),
      size: 2.15 / depth,
      facing: random.chance(0.5) ? 1 : -1,
      pose: random.pick(['walk', 'carry', 'stand']),
      headwear: look.dress === 'sarong' ? 'bun' : 'none',
      skin: '#b07a54',
    });
  }
}

/** Parasols hung on wires across the street, with small lamps between them. */
function paintOverhead(stage: Stage, view: View): void {
  const { canvas, palette } = stage;
  const colours = ['#e2506a', '#f2a83c', '#3fa898', '#f6dca0', '#8a6ac8', '#e8742c', '#4f8ac0'] as const;
  for (const [row, z] of [3.4, 2.3, 1.55].entries()) {
    const [left, right] = [project(view, [-760, 640, z]), project(view, [760, 640, z])];
    const sag = 150 / z;
    const on = (t: number): Point => [
      left[0] + (right[0] - left[0]) * t,
      left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t),
    ];
    canvas.stroke(
      `M${num(left[0])} ${num(left[1])}Q${num((left[0] + right[0]) / 2)} ${num(left[1] + sag * 2)} ${num(right[0])} ${num(right[1])}`,
      '#140e14',
      3.4 / z,
    );
    const count = 6;
    for (let i = 0; i < count; i += 1) {
      const [px, py] = on((i + 0.5) / count);
      const colour = colours[(i * 2 + row * 3) % colours.length] ?? colours[0];
      paintPaperParasol(stage, [px, py + 70 / z], {
        radius: 112 / z,
        colour,
        turn: ((i * 37 + row * 20) % 50) - 25,
        hook: py,
      });
      const [bx, by] = on(i / count);
      canvas.path(oval(bx, by + 14 / z, 30 / z), palette.lamp, `opacity=".5" ${canvas.blur(8)}`);
      canvas.path(oval(bx, by + 14 / z, 8 / z, 10 / z), '#fff6d8');
    }
  }
}

/** Parasols stood open on the ground for sale, cut by the lower edge. */
function paintGroundParasols(stage: Stage): void {
  const x = focalX(stage);
  const places = [
    [-690, 900, 118, '#f2a83c'],
    [-430, 960, 150, '#e2506a'],
    [-640, 1000, 170, '#3fa898'],
    [430, 950, 146, '#8a6ac8'],
    [690, 905, 120, '#f6dca0'],
    [640, 1010, 168, '#e8742c'],
  ] as const;
  for (const [dx, y, radius, colour] of places)
    paintPaperParasol(stage, [x + dx, y], { radius, colour: lit(stage, colour, 0.3), turn: dx * 0.03, squash: 0.7 });
}

/** Mats in the foreground with a weaver behind each. */
function paintFrontMats(stage: Stage, view: View): void {
  for (const side of [-1, 1] as const) {
    const left = side === -1 ? -640 : 170;
    paintSeatedVendor(stage, {
      foot: project(view, [left + 240, 0, 1.09]),
      size: 2.3,
      colours: side === -1 ? ['#d8c8a8', '#7a2a4c'] : ['#4f8a8a', '#6a3a2c'],
      headwear: side === 1 ? 'scarf' : 'none',
      facing: side === -1 ? 1 : -1,
      skin: '#b07a54',
    });
    paintTextileMat(stage, view, { near: [left, 0.84], size: [470, 0.18], index: side + 4 });
    const [lx, ly] = project(view, [left + (side === -1 ? 440 : 30), 0, 1.04]);
    stage.canvas.path(oval(lx, ly - 34, 90, 70), stage.palette.lamp, `opacity=".4" ${stage.canvas.blur(20)}`);
    stage.canvas.path(
      `M${num(lx - 12)} ${num(ly)}H${num(lx + 12)}L${num(lx + 9)} ${num(ly - 12)}H${num(lx - 9)}ZM${num(lx - 15)} ${num(ly - 12)}Q${num(lx)} ${num(ly - 76)} ${num(lx + 15)} ${num(ly - 12)}Z`,
      mix(stage.palette.lamp, '#fff6d8', 0.6),
    );
  }
}

function paintHaze(stage: Stage, { vanishing: [x, y] }: View): void {
  const { canvas, palette } = stage;
  const glow = canvas.radial(ramp([0, palette.lamp, 0.34], [0.5, palette.lamp, 0.12], [1, palette.lamp, 0]));
  canvas.add(`<ellipse cx="${x}" cy="${y + 60}" rx="620" ry="260" fill="${glow}" style="mix-blend-mode:screen"/>`);
}
