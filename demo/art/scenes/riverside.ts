import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { leafGreen, paintFoliage, tuftsAlong } from '#demo/art/motifs/foliage.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintRiverStall } from '#demo/art/motifs/river-stall.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RiversideOptions {
  readonly stalls?: number;
}

const HORIZON = 500;
const WALK = 690;

/** A promenade above a wide river: mats and low tables, food stalls, the sun going down. */
export const riverside: Scene<RiversideOptions> = {
  name: 'riverside',
  draw(stage, { stalls = 2 }) {
    const x = focalX(stage);
    paintSky(stage, HORIZON);
    paintSun(stage, [x - 120, 410], 104);
    paintClouds(stage, [
      { x: x - 560, y: 190, length: 520, opacity: 0.42 },
      { x: x + 330, y: 130, length: 480, opacity: 0.38 },
      { x: x - 40, y: 296, length: 460, bar: 10, opacity: 0.44 },
    ]);
    paintWater(stage, HORIZON);
    paintGlitter(stage, x - 120, HORIZON, 0.8);
    paintFarBank(stage, { y: HORIZON, height: 44, haze: 0.4 });
    paintRipples(stage, HORIZON + 8, 110, 0.26);
    paintBirds(stage, [x - 360, 280], 6);
    paintDugout(stage, { keel: [x - 330, 590], size: 0.46, guests: 2, poleman: { coat: '#5f7a8a', hat: 'straw' } });
    paintPromenade(stage);
    paintStalls(stage, x, stalls);
    paintDiners(stage, x);
    const dark = mix(leafGreen(stage), stage.palette.deep, 0.42);
    paintBroadTree(stage, {
      name: 'shade',
      foot: [x - 680, 800],
      height: 560,
      spread: 560,
      colour: dark,
      light: 1,
      shine: 0.3,
    });
    paintCoconutPalm(stage, { name: 'palm1', foot: [x + 790, 790], height: 520, lean: -60, colour: dark });
    paintLights(stage, x);
    paintTubs(stage);
  },
};

/** Up to two stalls with somebody waiting at each. */
function paintStalls(stage: Stage, x: number, stalls: number): void {
  const wares = [
    { foot: [x + 330, 786], size: 1.05, cloth: '#c8433a', food: 'grill' },
    { foot: [x + 640, 806], size: 1.08, cloth: '#2f8f86', food: 'salad' },
  ] as const;
  for (const stall of wares.slice(0, stalls)) paintRiverStall(stage, stall);
  paintWalker(stage, {
    foot: [x + 468, 822],
    size: 1.16,
    top: '#3f6fa0',
    bottom: '#8a3a4c',
    dress: 'skirt',
    head: 'bun',
    load: 'bag',
    heading: 1,
    stride: false,
  });
  paintWalker(stage, {
    foot: [x + 196, 800],
    size: 1.12,
    top: '#e8b23c',
    bottom: '#4a4a5c',
    head: 'hair',
    heading: 1,
    arms: 'forward',
    stride: false,
  });
}

function paintPromenade(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#d8b48c');
  canvas.path(
    box(-10, WALK, WIDTH + 20, 330),
    canvas.linear(ramp(mix(stone, palette.glow, 0.3), [0.4, stone], lighten(stone, -0.14))),
  );
  let slabs = '';
  for (let i = 0; i < 7; i += 1) slabs += `M-10 ${num(WALK + 14 + i * i * 7.6)}H${WIDTH + 10}`;
  for (let i = -18; i <= 18; i += 1) slabs += `M${num(800 + i * 62)} ${WALK}L${num(800 + i * 150)} 1010`;
  canvas.stroke(slabs, lighten(stone, -0.1), 1.8, 'opacity=".5"');
  canvas.path(box(-10, WALK - 8, WIDTH + 20, 12), lighten(stone, 0.05));
  const rail = mix(lit(stage, '#8a5a3c'), palette.deep, 0.3);
  let posts = '';
  for (let x = -10; x < WIDTH; x += 52) posts += `M${x - 6} ${WALK - 4}V${WALK - 62}q6 -9 12 0V${WALK - 4}Z`;
  canvas.path(posts, rail);
  canvas.stroke(`M-10 ${WALK - 52}H${WIDTH + 10}M-10 ${WALK - 26}H${WIDTH + 10}`, rail, 5);
  canvas.stroke(`M-10 ${WALK - 55}H${WIDTH + 10}`, mix(rail, palette.glow, 0.6), 1.8);
}

const PARTIES = [
  { dx: -350, y: 788, size: 0.9, mat: '#c8653a', coats: ['#f0e4cc', '#3f8fa0', '#7a9a5a'] },
  { dx: 30, y: 806, size: 0.96, mat: '#3f7f86', coats: ['#c8433a', '#e8b23c'] },
  { dx: -190, y: 936, size: 1.34, mat: '#b83a4a', coats: ['#3f6fa0', '#f0e4cc', '#d9843c'] },
] as const;

/** Mats with low round tables, people sitting round them, others strolling by. */
function paintDiners(stage: Stage, x: number): void {
  const strollers = [
    [-590, 742, '#f0e4cc', '#3f4a6a'],
    [-530, 744, '#c8433a', '#7a3a5c'],
  ] as const;
  for (const [i, [dx, y, top, bottom]] of strollers.entries())
    paintWalker(stage, {
      foot: [x + dx, y],
      size: 0.94,
      top,
      bottom,
      dress: i === 0 ? 'trousers' : 'skirt',
      head: i === 1 ? 'bun' : 'hair',
      heading: i === 2 ? -1 : 1,
    });
  for (const party of PARTIES) paintParty(stage, x + party.dx, party);
}

function paintParty(stage: Stage, x: number, { y, size, mat, coats }: (typeof PARTIES)[number]): void {
  const { canvas } = stage;
  canvas.path(
    `M${num(x - 150 * size)} ${num(y - 34 * size)}H${num(x + 150 * size)}L${num(x + 182 * size)} ${num(y + 26 * size)}H${num(x - 182 * size)}Z`,
    lit(stage, mat),
  );
  let bands = '';
  for (let i = 0; i < 8; i += 1)
    bands += `M${num(x + (-140 + i * 40) * size)} ${num(y - 34 * size)}L${num(x + (-168 + i * 48) * size)} ${num(y + 26 * size)}`;
  canvas.stroke(bands, lit(stage, '#f2cf7a'), 4 * size, 'opacity=".75"');
  const lap = ['#4a5a8a', '#7a3a4c', '#3f5a4a'] as const;
  const heads = ['none', 'straw', 'none'] as const;
  const behind = coats[2];
  if (behind !== undefined)
    paintSeatedVendor(stage, { foot: [x + 14 * size, y - 24 * size], size: 1.1 * size, colours: [behind, lap[2]] });
  for (const [i, side] of ([-1, 1] as const).entries())
    paintSeatedVendor(stage, {
      foot: [x + side * 98 * size, y - 2],
      size: 1.2 * size,
      colours: [coats[i] ?? coats[0], lap[i] ?? lap[0]],
      facing: side === 1 ? -1 : 1,
      headwear: heads[i] ?? 'none',
    });
  paintTable(stage, [x, y + 8], size);
}

/** Flower tubs in the lower corners. */
function paintTubs(stage: Stage): void {
  const { canvas, palette } = stage;
  for (const [x, y, size] of [
    [70, 990, 1.3],
    [1500, 985, 1.2],
    [1620, 1000, 1.4],
  ] as const) {
    const tufts = tuftsAlong(`${stage.seed}:tub${x}`, [x - 80 * size, y - 96 * size, x + 80 * size, y - 96 * size], {
      count: 26,
      radius: 19 * size,
      rise: 60 * size,
    });
    paintFoliage(stage, tufts, { name: `tub${x}`, colour: mix(leafGreen(stage), palette.deep, 0.3) });
    let [petals, hearts] = ['', ''];
    for (const [tx, ty] of tufts.filter((_, i) => i % 2 === 0)) {
      petals += rosette([tx, ty - 8], { length: 15 * size, halfWidth: 5 * size }, 5, tx);
      hearts += oval(tx, ty - 8, 3.4 * size);
    }
    canvas.path(petals, lit(stage, '#fbeede', 0.6));
    canvas.path(hearts, lit(stage, '#f2b83c', 0.6));
    const clay = lit(stage, '#a8543a');
    canvas.path(
      `M${num(x - 76 * size)} ${num(y - 90 * size)}h${num(152 * size)}l${num(-22 * size)} ${num(110 * size)}h${num(-108 * size)}Z`,
      canvas.linear(ramp(lighten(clay, 0.05), lighten(clay, -0.12)), [0, 0, 1, 0]),
    );
    canvas.stroke(`M${num(x - 78 * size)} ${num(y - 86 * size)}h${num(156 * size)}`, lighten(clay, 0.08), 13 * size);
  }
}

function paintTable(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const rattan = lit(stage, '#c98f4c');
  canvas.path(
    `M${num(x - 34 * size)} ${num(y - 26 * size)}L${num(x - 24 * size)} ${num(y + 6 * size)}H${num(x + 24 * size)}L${num(x + 34 * size)} ${num(y - 26 * size)}Z`,
    lighten(rattan, -0.12),
  );
  canvas.path(oval(x, y - 28 * size, 56 * size, 15 * size), lighten(rattan, -0.05));
  canvas.path(oval(x, y - 31 * size, 56 * size, 15 * size), rattan);
  canvas.path(
    oval(x - 24 * size, y - 33 * size, 15 * size, 5 * size) + oval(x + 22 * size, y - 36 * size, 14 * size, 4.6 * size),
    lit(stage, '#fbf3e0'),
  );
  canvas.path(oval(x - 24 * size, y - 35 * size, 10 * size, 4 * size), lit(stage, '#b5502c'));
  canvas.path(oval(x + 22 * size, y - 38 * size, 9 * size, 3.4 * size), lit(stage, '#5f9a4a'));
  canvas.path(
    `M${num(x - 4 * size)} ${num(y - 32 * size)}h${num(11 * size)}v${num(-22 * size)}h${num(-11 * size)}Z`,
    lit(stage, '#d89a3c'),
  );
}

/** A string of bulbs from the tree to the last stall. */
function paintLights(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  let [wire, bulbs] = [`M${x - 660} 390`, ''];
  const ends: readonly Point[] = [
    [x - 660, 390],
    [x - 210, 430],
    [x + 150, 440],
    [x + 900, 400],
  ];
  for (const [i, to] of ends.slice(1).entries()) {
    const from = ends[i] ?? to;
    wire += `Q${num((from[0] + to[0]) / 2)} ${num((from[1] + to[1]) / 2 + 90)} ${num(to[0])} ${num(to[1])}`;
    for (let k = 1; k < 11; k += 1) {
      const t = k / 11;
      const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * ((from[1] + to[1]) / 2 + 90) + t * t * to[1];
      bulbs += oval(from[0] + (to[0] - from[0]) * t, y + 7, 5, 6);
    }
  }
  for (const [px, py] of ends.slice(1))
    canvas.stroke(`M${px} ${WALK + 20}V${py - 12}`, mix(palette.deep, palette.hill, 0.2), 6);
  canvas.stroke(wire, palette.deep, 2, 'opacity=".7"');
  canvas.path(bulbs, palette.lamp, `opacity=".7" ${canvas.blur(8)}`);
  canvas.path(bulbs, mix('#fff6de', palette.lamp, 0.35));
}
