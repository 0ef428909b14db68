import { WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintLongboat } from '#demo/art/motifs/longboat.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintNipa } from '#demo/art/motifs/nipa.ts';
import { paintPaddleBoat } from '#demo/art/motifs/paddle-boat.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import type { StiltHouse } from '#demo/art/motifs/house-frame.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LakeVillageOptions {
  /** High houses on a wide lake, or longhouses at a jungle river. */
  readonly place: 'lake' | 'jungle';
}

const WATER = { lake: 640, jungle: 600 } as const;

type Placed = Omit<StiltHouse, 'foot'> & { readonly dx: number };

const HOUSES: Record<LakeVillageOptions['place'], readonly Placed[]> = {
  lake: [
    {
      dx: -700,
      size: 0.5,
      posts: 150,
      wall: '#6f8fa8',
      shutter: '#e8d3a0',
      roof: 'tin',
      roofColour: '#8c7468',
      haze: 0.34,
    },
    {
      dx: -520,
      size: 0.56,
      posts: 150,
      wall: '#a8704a',
      shutter: '#5a8a80',
      roof: 'thatch',
      roofColour: '#b98a4c',
      haze: 0.3,
    },
    {
      dx: 470,
      size: 0.54,
      posts: 150,
      wall: '#8a9a5a',
      shutter: '#e8d3a0',
      roof: 'tin',
      roofColour: '#94685a',
      haze: 0.32,
    },
    {
      dx: 640,
      size: 0.6,
      posts: 150,
      wall: '#b0683c',
      shutter: '#5f7f8f',
      roof: 'thatch',
      roofColour: '#a8793f',
      haze: 0.28,
    },
    {
      dx: -350,
      size: 0.92,
      posts: 190,
      wall: '#4f86a0',
      shutter: '#f0d9a0',
      roof: 'tin',
      roofColour: '#93604c',
      life: ['lamp', 'laundry', 'ladder'],
      haze: 0.08,
    },
    {
      dx: 330,
      size: 0.94,
      posts: 190,
      width: 240,
      wall: '#b5693a',
      shutter: '#3f7a70',
      roof: 'thatch',
      roofColour: '#a9793e',
      life: ['lamp', 'jars', 'ladder'],
      haze: 0.08,
    },
    {
      dx: -10,
      size: 1.12,
      posts: 200,
      width: 290,
      wall: '#3f8a78',
      shutter: '#e8b25c',
      roof: 'tin',
      roofColour: '#a0543c',
      life: ['lamp', 'pots', 'ladder', 'sitter'],
    },
  ],
  jungle: [
    {
      dx: -560,
      size: 0.9,
      width: 340,
      posts: 76,
      wall: '#8a6a44',
      shutter: '#4a7a5c',
      roof: 'thatch',
      roofColour: '#9c8a5a',
      life: ['jars', 'sitter'],
      haze: 0.3,
    },
    {
      dx: 610,
      size: 0.86,
      width: 300,
      posts: 76,
      wall: '#b9863f',
      shutter: '#2f6f6a',
      roof: 'tin',
      roofColour: '#a8604a',
      life: ['laundry', 'ladder'],
      haze: 0.28,
    },
    {
      dx: -30,
      size: 1.08,
      width: 560,
      posts: 92,
      wall: '#9a6238',
      shutter: '#c8433a',
      roof: 'tin',
      roofColour: '#7f6a58',
      life: ['pots', 'jars', 'ladder', 'sitter', 'lamp'],
      haze: 0.06,
    },
  ],
};

/** A village on posts: in a lake at sunset, or on a jungle river in the mist. */
export const lakeVillage: Scene<LakeVillageOptions> = {
  name: 'lake-village',
  draw(stage, { place }) {
    const x = focalX(stage);
    const water = WATER[place];
    paintSky(stage, water);
    paintSun(stage, place === 'lake' ? [x + 170, 420] : [x - 330, 210], place === 'lake' ? 112 : 56);
    paintClouds(stage, [
      { x: x - 430, y: 180, length: 560, opacity: 0.42 },
      { x: x + 500, y: 130, length: 420, bar: 12, opacity: 0.4 },
      { x: x + 330, y: 330, length: 460, bar: 10, opacity: 0.4 },
    ]);
    if (place === 'jungle') paintHills(stage);
    paintWater(stage, water);
    paintGlitter(stage, place === 'lake' ? x + 170 : x - 330, water, 0.7);
    paintReflected(stage, water, () => paintHouses(stage, x, place), { squash: 0.8, opacity: 0.5 });
    paintWaterlineMist(stage, water, 110, place === 'jungle' ? 0.6 : 0.2);
    paintRipples(stage, water + 10, 150, 0.26);
    paintBirds(stage, place === 'lake' ? [x - 560, 330] : [x + 330, 110], 6);
    paintBoats(stage, x, place);
    if (place !== 'jungle') return;
    const dark = mix(stage.palette.leaf, stage.palette.deep, 0.6);
    paintNipa(stage, { name: 'left', foot: [-30, 1060], height: 560, colour: dark, lean: 0.6, fronds: 11 });
    paintNipa(stage, { name: 'right', foot: [1640, 1060], height: 500, colour: dark, lean: -0.6, fronds: 11 });
  },
};

function paintHills(stage: Stage): void {
  const { palette } = stage;
  for (const [i, y] of [210, 290, 362].entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, 0.3 + i * 0.25), palette.haze, 0.6 - i * 0.14);
    paintRidge(stage, { name: `hill${i}`, y, height: 110, wave: 320, colour, trees: 6 + i * 3, fade: 0.7 });
    paintMist(stage, y + 30, y + 150, { opacity: 0.6 });
    paintMist(stage, y + 150, y + 220, { opacity: 0.6, rising: true });
  }
}

function paintHouses(stage: Stage, x: number, place: LakeVillageOptions['place']): void {
  const water = WATER[place];
  stage.canvas.inside(box(-60, -60, WIDTH + 120, water + 62), () => {
    if (place === 'jungle') paintFarBank(stage, { y: water, height: 330, trees: 13, palms: 3, haze: 0.16, light: -1 });
    else paintFarBank(stage, { y: water, height: 44, haze: 0.6 });
    for (const { dx, ...house } of HOUSES[place]) paintStiltHouse(stage, { ...house, foot: [x + dx, water] });
  });
}

function paintBoats(stage: Stage, x: number, place: LakeVillageOptions['place']): void {
  if (place === 'jungle') {
    paintPaddleBoat(stage, {
      keel: [x + 470, 690],
      size: 0.7,
      cargo: 'greens',
      hat: 'straw',
      coat: '#c8433a',
      heading: -1,
    });
    paintLongboat(stage, { keel: [x - 60, 836], size: 1.16, guests: 3 });
    return;
  }
  paintPaddleBoat(stage, {
    keel: [x - 430, 730],
    size: 0.7,
    cargo: 'greens',
    hat: 'cone',
    coat: '#8a3a5c',
    heading: 1,
  });
  paintLongboat(stage, { keel: [x + 130, 850], size: 1.1, guests: 2, heading: -1, trim: '#3f8fa0' });
  paintPaddleBoat(stage, {
    keel: [x + 560, 740],
    size: 0.6,
    cargo: 'fruit',
    hat: 'straw',
    coat: '#2f7a6a',
    heading: -1,
  });
}
