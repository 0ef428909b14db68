import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { type Point, areaAbove } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBambooBridge } from '#demo/art/motifs/bamboo-bridge.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintFoliage, leafGreen, tuftsAlong } from '#demo/art/motifs/foliage.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import type { StiltHouse } from '#demo/art/motifs/house-frame.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface BambooCrossingOptions {
  readonly boat?: boolean;
}

const WATER = 640;

/** A bamboo footbridge over a green river below terraced gardens. */
export const bambooCrossing: Scene<BambooCrossingOptions> = {
  name: 'bamboo-crossing',
  draw(stage, { boat = true }) {
    const x = focalX(stage);
    paintSky(stage, WATER - 120);
    paintSun(stage, [x - 330, 170], 60);
    paintClouds(stage, [
      { x: x + 330, y: 150, length: 460, bar: 15, opacity: 0.6 },
      { x: x - 560, y: 230, length: 380, bar: 12, opacity: 0.55 },
      { x: x + 20, y: 90, length: 300, bar: 10, opacity: 0.45 },
    ]);
    paintHills(stage);
    paintBirds(stage, [x - 60, 220], 5);
    paintWater(stage, WATER);
    paintReflected(stage, WATER, () => paintBanks(stage, x), { squash: 0.7, opacity: 0.42 });
    paintWaterlineMist(stage, WATER, 50, 0.26);
    paintGlitter(stage, x - 330, WATER + 10, 0.3);
    paintRipples(stage, WATER + 12, 140, 0.32);
    if (boat)
      paintDugout(stage, { keel: [x + 140, 838], size: 0.96, guests: 2, poleman: { coat: '#3f7fa0', hat: 'cone' } });
    paintNearShore(stage, x);
  },
};

function paintHills(stage: Stage): void {
  const { palette } = stage;
  for (const [i, y] of [330, 396, 458].entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, i * 0.3), palette.haze, 0.52 - i * 0.16);
    paintRidge(stage, { name: `hill${i}`, y, height: 120 - i * 22, wave: 330, colour, fade: 0.5, trees: 4 + i * 3 });
    paintWaterlineMist(stage, y + 96, 70, 0.3);
  }
}

const HOUSES: readonly (Omit<StiltHouse, 'foot'> & { dx: number })[] = [
  {
    dx: -420,
    size: 0.74,
    width: 280,
    wall: '#9a6238',
    shutter: '#3f6f60',
    roof: 'thatch',
    roofColour: '#a8854c',
    life: ['pots', 'ladder'],
  },
  {
    dx: 470,
    size: 0.8,
    wall: '#8a4a30',
    shutter: '#d9a24a',
    roof: 'gable',
    roofColour: '#9a4a34',
    boards: 'panels',
    life: ['pots', 'sitter'],
  },
];

/** Three terraces of vegetables that step down to the water. */
function paintGardens(stage: Stage): void {
  const { canvas } = stage;
  const earth = lit(stage, '#b8865a');
  for (const [i, y] of [WATER - 74, WATER - 44, WATER - 16].entries()) {
    const soil = canvas.linear(ramp(lighten(earth, 0.03 - i * 0.02), lighten(earth, -0.1)));
    canvas.path(box(-60, y, WIDTH + 120, 34), soil);
    const row = tuftsAlong(`${stage.seed}:row${i}`, [-40, y - 2, WIDTH + 40, y - 2], { count: 96, radius: 9 + i });
    const colour = mix(leafGreen(stage), '#a8cf5a', 0.42 - i * 0.16);
    paintFoliage(stage, row, { name: `row${i}`, colour, light: -1 });
  }
}

function paintBanks(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  canvas.inside(box(-60, -60, WIDTH + 120, WATER + 62), () => {
    paintFarBank(stage, { y: WATER, height: 190, palms: 8, trees: 5, haze: 0.18, light: -1 });
    paintGardens(stage);
    for (const { dx, ...house } of HOUSES) paintStiltHouse(stage, { ...house, foot: [x + dx, WATER - 70], posts: 56 });
    const green = mix(leafGreen(stage), palette.deep, 0.2);
    paintBroadTree(stage, {
      name: 'left',
      foot: [x - 690, WATER - 60],
      height: 330,
      spread: 330,
      colour: green,
      light: 1,
    });
    paintCoconutPalm(stage, { name: 'p1', foot: [x + 680, WATER - 60], height: 400, lean: -40, colour: green });
    paintCoconutPalm(stage, { name: 'p2', foot: [x - 250, WATER - 60], height: 330, lean: 46, colour: green });
    const deck = (at: number): number => 576 - ((at - x) / 800) ** 2 * 30;
    paintBambooBridge(stage, { from: -40, to: WIDTH + 60, deck, water: WATER });
    paintCrossers(stage, x, deck);
  });
}

function paintCrossers(stage: Stage, x: number, deck: (at: number) => number): void {
  const people = [
    { dx: -560, size: 0.9, top: '#f0e4cc', bottom: '#7a3a5c', dress: 'skirt', head: 'bun', load: 'basket', heading: 1 },
    { dx: -120, size: 1, top: '#e8b23c', bottom: '#3f5a7a', head: 'hair', load: 'pack', heading: 1 },
    { dx: -40, size: 0.96, top: '#c8433a', bottom: '#f0e4cc', head: 'cap', headColour: '#f0e4cc', heading: 1 },
    { dx: 210, size: 0.94, top: '#d9782c', bottom: '#d9782c', dress: 'robe', head: 'shaved', heading: -1 },
    { dx: 268, size: 0.78, top: '#d9782c', bottom: '#d9782c', dress: 'robe', head: 'shaved', heading: -1 },
  ] as const;
  for (const { dx, ...look } of people) paintWalker(stage, { foot: [x + dx, deck(x + dx) - 6], ...look });
}

/** Stones and reeds in the shallows before us. */
function paintNearShore(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const edge: Point[] = [];
  for (let i = 0; i <= 20; i += 1) edge.push([-40 + i * 42, 930 + (i / 20) ** 2 * 90 + Math.sin(i * 1.7) * 6]);
  const sand = lit(stage, '#d9bd8c');
  canvas.path(areaAbove(edge, 1020), canvas.linear(ramp(lighten(sand, -0.05), sand)));
  paintEgret(stage, [x - 330, 944], 0.86);
  const green = mix(palette.leaf, palette.deep, 0.32);
  paintTallGrass(stage, {
    name: 'left',
    y: 1014,
    height: 230,
    colour: green,
    from: -30,
    to: 330,
    plumes: 0.16,
    density: 15,
  });
  paintTallGrass(stage, {
    name: 'right',
    y: 1014,
    height: 170,
    colour: green,
    from: 1290,
    to: 1640,
    plumes: 0.14,
    density: 15,
  });
}
