import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintPaddleBoat, type PaddleBoat } from '#demo/art/motifs/paddle-boat.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import type { StiltHouse } from '#demo/art/motifs/house-frame.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface FloatingMarketOptions {
  /** How many boats, from far to near; at most seven. */
  readonly boats?: number;
}

const BANK = 470;

const BOATS: readonly (Omit<PaddleBoat, 'keel'> & { dx: number; y: number })[] = [
  { dx: -430, y: 556, size: 0.62, cargo: 'greens', coat: '#b8502f', heading: 1 },
  { dx: 40, y: 540, size: 0.56, cargo: 'flowers', coat: '#2f7a6a', heading: -1 },
  { dx: 490, y: 566, size: 0.64, cargo: 'noodles', coat: '#8a3a6c', heading: -1 },
  { dx: -210, y: 690, size: 0.98, cargo: 'noodles', coat: '#2f5f9c', heading: 1 },
  { dx: 430, y: 690, size: 0.94, cargo: 'greens', coat: '#c2402f', heading: -1 },
  { dx: -470, y: 892, size: 1.3, cargo: 'flowers', coat: '#c2772f', heading: 1 },
  { dx: 210, y: 858, size: 1.62, cargo: 'fruit', coat: '#2b4f8a', heading: 1 },
];

/** Market women in boats laden with fruit, flowers and noodles, houses on posts behind them. */
export const floatingMarket: Scene<FloatingMarketOptions> = {
  name: 'floating-market',
  draw(stage, { boats = 7 }) {
    const x = focalX(stage);
    paintSky(stage, BANK - 60);
    paintSun(stage, [x + 150, 190], 66);
    paintBirds(stage, [x - 190, 120], 5);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintBank(stage, x), { squash: 0.7, opacity: 0.4 });
    paintWaterlineMist(stage, BANK, 90, 0.44);
    paintGlitter(stage, x + 150, BANK + 14, 0.42);
    paintRipples(stage, BANK + 12, 170, 0.32);
    for (const { dx, y, ...boat } of BOATS.slice(-boats)) paintPaddleBoat(stage, { ...boat, keel: [x + dx, y] });
  },
};

const HOUSES: readonly (Omit<StiltHouse, 'foot'> & { dx: number })[] = [
  {
    dx: -620,
    size: 0.92,
    wall: '#a8663c',
    shutter: '#7a3a2a',
    roof: 'gable',
    roofColour: '#8f3f2c',
    boards: 'panels',
    life: ['pots', 'lamp'],
    haze: 0.1,
  },
  {
    dx: -250,
    size: 0.82,
    width: 320,
    wall: '#5c8f88',
    shutter: '#e8c878',
    roof: 'tin',
    roofColour: '#95705c',
    life: ['sitter', 'pots'],
    haze: 0.16,
  },
  {
    dx: 420,
    size: 0.86,
    width: 330,
    wall: '#b9863f',
    shutter: '#3f7a70',
    roof: 'tin',
    roofColour: '#8c7a6c',
    life: ['laundry', 'pots', 'ladder'],
    haze: 0.14,
  },
  {
    dx: 760,
    size: 0.98,
    width: 230,
    wall: '#9a4a30',
    shutter: '#6a2f24',
    roof: 'gable',
    roofColour: '#b8502f',
    boards: 'panels',
    life: ['pots'],
    haze: 0.08,
  },
];
const PARASOLS = [
  [-440, '#e2603c'],
  [-60, '#e8b23c'],
  [120, '#c8437a'],
  [600, '#3f8fa0'],
] as const;

function paintBank(stage: Stage, x: number): void {
  stage.canvas.inside(box(-60, -60, WIDTH + 120, BANK + 62), () => {
    paintFarBank(stage, { y: BANK, height: 250, palms: 10, haze: 0.26 });
    for (const { dx, ...house } of HOUSES) paintStiltHouse(stage, { ...house, foot: [x + dx, BANK], posts: 60 });
    for (const [dx, colour] of PARASOLS) paintParasol(stage, [x + dx, BANK - 4], colour);
  });
}

/** A market umbrella on the landing, crates under it. */
function paintParasol(stage: Stage, [x, y]: Point, colour: string): void {
  const { canvas } = stage;
  const cloth = lit(stage, colour);
  canvas.path(box(x - 60, y - 34, 120, 36), lit(stage, '#6a4630'));
  canvas.path(
    box(x - 52, y - 46, 30, 14) + box(x - 14, y - 50, 28, 18) + box(x + 22, y - 44, 30, 12),
    lit(stage, '#8fae4a'),
  );
  canvas.stroke(`M${num(x)} ${num(y - 4)}V${num(y - 128)}`, lit(stage, '#5a3c28'), 4);
  canvas.path(
    `M${num(x - 92)} ${num(y - 94)}Q${num(x - 60)} ${num(y - 136)} ${num(x)} ${num(y - 142)}Q${num(x + 60)} ${num(y - 136)} ${num(x + 92)} ${num(y - 94)}Q${num(x)} ${num(y - 106)} ${num(x - 92)} ${num(y - 94)}Z`,
    cloth,
  );
  canvas.path(
    `M${num(x)} ${num(y - 142)}Q${num(x - 30)} ${num(y - 124)} ${num(x - 34)} ${num(y - 99)}Q${num(x)} ${num(y - 104)} ${num(x + 34)} ${num(y - 99)}Q${num(x + 30)} ${num(y - 124)} ${num(x)} ${num(y - 142)}Z`,
    lighten(cloth, 0.09),
  );
}
