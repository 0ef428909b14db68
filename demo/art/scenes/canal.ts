import { mix } from '#demo/art/kit/colour.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { WIDTH } from '#demo/art/kit/canvas.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintLongtail } from '#demo/art/motifs/longtail.ts';
import { paintPaddleBoat } from '#demo/art/motifs/paddle-boat.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import type { StiltHouse } from '#demo/art/motifs/house-frame.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface CanalOptions {
  /** Which houses stand on the bank. */
  readonly houses: 'morning' | 'evening';
  readonly traffic: 'longtail' | 'vendor';
}

const BANK = 610;

const ROWS: Record<CanalOptions['houses'], readonly (Omit<StiltHouse, 'foot'> & { dx: number })[]> = {
  morning: [
    {
      dx: -640,
      size: 0.98,
      wall: '#7f9d8c',
      shutter: '#d9b05a',
      roof: 'tin',
      roofColour: '#9a6a54',
      life: ['pots', 'sitter'],
    },
    {
      dx: -250,
      size: 1.16,
      width: 250,
      wall: '#9a4a30',
      shutter: '#6a2f24',
      roof: 'gable',
      roofColour: '#b8502f',
      boards: 'panels',
      life: ['pots', 'ladder', 'lamp'],
    },
    {
      dx: 130,
      size: 1,
      width: 300,
      wall: '#4f8a90',
      shutter: '#f0d9a0',
      roof: 'tin',
      roofColour: '#8c8478',
      life: ['laundry', 'jars', 'ladder'],
    },
    {
      dx: 500,
      size: 1.12,
      width: 230,
      wall: '#a8663c',
      shutter: '#7a3a2a',
      roof: 'gable',
      roofColour: '#8f3f2c',
      boards: 'panels',
      life: ['pots', 'sitter', 'ladder'],
    },
    { dx: 830, size: 0.94, wall: '#c9a25c', shutter: '#4a7f78', roof: 'tin', roofColour: '#7f6a5c', life: ['laundry'] },
  ],
  evening: [
    {
      dx: -720,
      size: 1.1,
      width: 240,
      wall: '#a8663c',
      shutter: '#7a3a2a',
      roof: 'gable',
      roofColour: '#8f3f2c',
      boards: 'panels',
      life: ['lamp', 'pots'],
    },
    {
      dx: -330,
      size: 0.96,
      width: 300,
      wall: '#6b8fa0',
      shutter: '#e8c878',
      roof: 'tin',
      roofColour: '#94685a',
      life: ['lamp', 'laundry', 'ladder'],
    },
    {
      dx: 80,
      size: 1.36,
      width: 270,
      wall: '#8f4228',
      shutter: '#5a2a20',
      roof: 'gable',
      roofColour: '#a8472c',
      boards: 'panels',
      life: ['lamp', 'pots', 'ladder', 'sitter'],
    },
    {
      dx: 520,
      size: 1,
      width: 280,
      wall: '#5f8f78',
      shutter: '#f0d9a0',
      roof: 'tin',
      roofColour: '#8c7468',
      life: ['lamp', 'jars', 'sitter'],
    },
  ],
};

/** Wooden houses on posts along a canal. */
export const canal: Scene<CanalOptions> = {
  name: 'canal',
  draw(stage, { houses, traffic }) {
    const x = focalX(stage);
    paintSky(stage, BANK - 40);
    paintSun(stage, houses === 'morning' ? [x + 330, 250] : [x - 180, 300], 76);
    paintClouds(stage, [
      { x: x - 420, y: 170, length: 480, opacity: 0.45 },
      { x: x + 520, y: 120, length: 380, bar: 12, opacity: 0.4 },
      { x: x + 60, y: 240, length: 300, bar: 10, opacity: 0.4 },
    ]);
    paintBirds(stage, [x - 60, 160], 5);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintBank(stage, x, houses), { squash: 0.86, opacity: 0.46 });
    paintWaterlineMist(stage, BANK, 60, houses === 'morning' ? 0.34 : 0.14);
    paintRipples(stage, BANK + 12, 150, 0.3);
    paintGlitter(stage, houses === 'morning' ? x + 330 : x - 180, BANK + 20, 0.4);
    paintTraffic(stage, x, traffic);
  },
};

function paintBank(stage: Stage, x: number, houses: CanalOptions['houses']): void {
  const { canvas } = stage;
  canvas.inside(box(-60, -60, WIDTH + 120, BANK + 62), () => {
    paintFarBank(stage, { y: BANK, height: 250, palms: 13, haze: 0.24, light: houses === 'morning' ? 1 : -1 });
    const deck = mix(stage.palette.deep, stage.palette.hill, 0.2);
    canvas.path(box(-60, BANK - 22, WIDTH + 120, 24), deck, 'opacity=".6"');
    for (const { dx, ...house } of ROWS[houses]) paintStiltHouse(stage, { ...house, foot: [x + dx, BANK] });
  });
}

function paintTraffic(stage: Stage, x: number, traffic: CanalOptions['traffic']): void {
  if (traffic === 'longtail') {
    paintPaddleBoat(stage, { keel: [x - 470, 700], size: 0.62, cargo: 'flowers', heading: 1 });
    paintLongtail(stage, { keel: [x + 20, 842], size: 1.2, guests: 4, awning: '#c8433a', trim: '#2f8f7a' });
    return;
  }
  paintLongtail(stage, { keel: [x + 420, 700], size: 0.56, guests: 3, heading: -1, awning: '#2c6f9c' });
  paintPaddleBoat(stage, { keel: [x - 120, 850], size: 1.3, cargo: 'lamps', heading: 1 });
}
