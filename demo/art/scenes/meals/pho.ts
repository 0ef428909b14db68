import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish, wellOf } from '#demo/art/motifs/dish.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintBeefSlice } from '#demo/art/motifs/meat.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintStarAnise } from '#demo/art/motifs/spices.ts';

/** Pho: beef, flat rice noodles, herbs, lime and chilli. */
export function layPho(stage: Stage, [x, y]: Point): void {
  paintBananaLeaf(stage, [x - 640, y + 390], { length: 620, halfWidth: 110 }, -0.5);
  const radius = 356;
  const well = wellOf(radius, 'blue-white');
  paintDish(stage, [x, y], radius, { ware: 'blue-white', inside: '#c98a3c' });
  paintOilBeads(stage, [x, y], well * 0.94, { count: 90, colour: '#ffd98a' });
  paintNoodles(stage, [x - 60, y + 60], 190, { count: 44, width: 17, colour: '#f4ead6' });
  const slices: readonly (readonly [number, number, number, boolean])[] = [
    [20, -170, 16, false],
    [120, -120, 40, true],
    [184, -30, 70, true],
    [-80, -176, -12, false],
    [196, 76, 96, false],
    [66, -84, 24, true],
  ];
  for (const [dx, dy, turn, rare] of slices) paintBeefSlice(stage, [x + dx, y + dy], { size: 1.16, turn, rare });
  paintSprig(stage, [x - 168, y - 66], 92, { turn: 0.6 });
  paintSprig(stage, [x + 60, y + 176], 96, { turn: -0.5, colour: '#2f8a44' });
  paintRings(stage, scatterOn(stage, [x, y], well * 0.82, 20), 11, 'onion');
  paintRings(stage, scatterOn(stage, [x, y], well * 0.7, 9), 11, 'chilli');
  layRightSide(stage, [x, y]);
  paintChopsticks(stage, [x - 500, 60], [x - 590, 900]);
  paintDish(stage, [x - 690, y - 250], 116, { ware: 'celadon', inside: '#3c2013' });
  paintOilBeads(stage, [x - 690, y - 250], 80, { count: 14, colour: '#b06a2c' });
  paintStarAnise(stage, [x - 700, y + 40], 46);
  paintStarAnise(stage, [x - 760, y + 130], 34);
}

function layRightSide(stage: Stage, [x, y]: Point): void {
  paintDish(stage, [x + 560, y - 220], 176, { ware: 'celadon', inside: '#e9f0dc' });
  for (const [dx, dy, turn] of [
    [-60, 30, -0.6],
    [40, 56, 0.4],
    [10, -40, 2.4],
    [-20, 70, 1.4],
  ] as const)
    paintSprig(stage, [x + 560 + dx, y - 220 + dy], 106, { turn, colour: dx > 0 ? '#2f8a44' : '#4aa84f' });
  paintGrains(stage, {
    centre: [x + 612, y - 262],
    radius: 54,
    count: 60,
    colours: ['#fffdf2', '#f1ead0'],
    grain: [26, 4.2],
  });
  paintDish(stage, [x + 500, y + 200], 104, { ware: 'blue-white', inside: '#f4efe2' });
  paintLime(stage, [x + 468, y + 178], 46);
  paintLime(stage, [x + 530, y + 216], 46);
  paintDish(stage, [x + 704, y + 130], 86, { ware: 'blue-white', inside: '#b3261a' });
  paintGrains(stage, {
    centre: [x + 704, y + 130],
    radius: 58,
    count: 60,
    colours: ['#ffd27a', '#ff8d4a', '#8c1812'],
    grain: [6, 3.4],
  });
  paintChilli(stage, [x + 560, y + 396], { size: 0.9, turn: -16 });
  paintChilli(stage, [x + 470, y + 376], { size: 0.7, turn: 24, colour: '#4f9e3f' });
}
