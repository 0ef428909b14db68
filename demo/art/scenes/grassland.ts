import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFoliage, tuftsAlong } from '#demo/art/motifs/foliage.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRhino } from '#demo/art/motifs/rhino.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface GrasslandOptions {
  readonly egrets?: number;
}

/** A rhinoceros in high grass below far hills. */
export const grassland: Scene<GrasslandOptions> = {
  name: 'grassland',
  draw(stage, { egrets = 3 }) {
    const { canvas, palette } = stage;
    const x = focalX(stage);
    paintSky(stage, 560);
    paintSun(stage, [x + 250, 330], 84);
    paintClouds(stage, [
      { x: x - 520, y: 170, length: 460, opacity: 0.42 },
      { x: x + 420, y: 140, length: 340, bar: 12, opacity: 0.36 },
      { x: x - 120, y: 240, length: 300, bar: 10, opacity: 0.4 },
    ]);
    for (const [dx, y] of [
      [-700, 400],
      [-300, 420],
      [-500, 370],
      [560, 410],
    ] as const)
      paintSnowPeak(stage, { summit: [x + dx, y], left: x + dx - 240, right: x + dx + 250, base: 560, haze: 0.46 });
    paintHills(stage);
    paintFarTrees(stage, x);
    paintBirds(stage, [x - 220, 300], 6);
    const straw = mix(palette.gold, palette.leaf, 0.3);
    canvas.add(
      `<rect y="596" width="${WIDTH}" height="${HEIGHT - 596}" fill="${canvas.linear(ramp(mix(straw, palette.haze, 0.55), straw))}"/>`,
    );
    for (const [i, y] of [624, 668, 716].entries()) {
      paintTallGrass(stage, {
        name: `far${i}`,
        y,
        height: 46 + i * 18,
        colour: mix(straw, palette.haze, 0.5 - i * 0.13),
        plumes: 0.16,
        density: 20 - i * 2,
      });
    }
    paintWaterlineMist(stage, 690, 90, 0.42);
    for (let i = 0; i < egrets - 1; i += 1) paintEgret(stage, [x - 560 - i * 150, 780 - i * 24], 0.72 - i * 0.1);
    paintRhino(stage, [x - 330, 812], 0.56);
    paintRhino(stage, [x + 20, 826], 1.22);
    paintEgret(stage, [x - 76, 826 - 252], 0.62, { facing: -1 });
    paintNearGrass(stage, straw);
  },
};

function paintHills(stage: Stage): void {
  const { palette } = stage;
  for (const [i, y] of [500, 536].entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, 0.2 + i * 0.25), palette.haze, 0.5 - i * 0.14);
    paintRidge(stage, { name: `hill${i}`, y, height: 40, wave: 300, colour, fade: 0.5, trees: 5 });
    paintMist(stage, y, y + 80, { opacity: 0.5 });
  }
  for (const [i, y] of [572, 596].entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.3), palette.haze, 0.46 - i * 0.14);
    const tufts = tuftsAlong(`${stage.seed}:wood${i}`, [-40, y, WIDTH + 40, y], { count: 110, radius: 17 });
    paintFoliage(
      stage,
      tufts.map(([tx, ty, r]) => [tx, ty - Math.sin(tx / 90 + i * 2) * 13, r]),
      { name: `wood${i}`, colour, shine: 0.18 },
    );
    paintMist(stage, y - 10, y + 40, { opacity: 0.5 });
  }
}

/** Two silk-cotton trees far out on the plain. */
function paintFarTrees(stage: Stage, x: number): void {
  const { palette } = stage;
  for (const [dx, tall, haze] of [
    [-610, 210, 0.42],
    [-450, 150, 0.5],
    [420, 170, 0.46],
  ] as const)
    paintBroadTree(stage, {
      name: `kapok${dx}`,
      foot: [x + dx, 624],
      height: tall,
      spread: tall * 0.95,
      colour: mix(mix(palette.leaf, palette.deep, 0.3), palette.haze, haze),
      shine: 0.2,
      bark: '#8a7468',
    });
}

function paintNearGrass(stage: Stage, straw: string): void {
  const { palette } = stage;
  const rows = [
    { y: 858, height: 96, plumes: 0.1, density: 24 },
    { y: 930, height: 122, plumes: 0.12, density: 19 },
    { y: 1016, height: 160, plumes: 0.14, density: 15 },
  ];
  for (const [i, row] of rows.entries()) {
    paintTallGrass(stage, {
      name: `near${i}`,
      ...row,
      colour: mix(mix(straw, palette.leaf, 0.34), palette.deep, 0.08 + i * 0.2),
    });
  }
  const edge = mix(palette.leaf, palette.deep, 0.66);
  for (const [from, to] of [
    [-40, 250],
    [1380, 1640],
  ] as const)
    paintTallGrass(stage, {
      name: `edge${from}`,
      y: 1020,
      height: 270,
      colour: edge,
      from,
      to,
      plumes: 0.22,
      density: 8,
    });
}
