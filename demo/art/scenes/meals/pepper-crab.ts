import type { Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintCrab } from '#demo/art/motifs/crab.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintPepperSpike } from '#demo/art/motifs/peppercorn.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** Crab fried with green pepper on an oval plate, on the sea-worn boards of a crab market. */
export const pepperCrab: TableMeal = {
  tabletop: { kind: 'planks', base: '#6fa9a4', line: '#2d6466' },
  light: 'palm',
  lay(stage, [x, y]) {
    paintBananaLeaf(stage, [x - 760, y + 420], { length: 760, halfWidth: 130 }, -0.5);
    layPlatter(stage, [x, y + 6]);
    layDips(stage, [x, y]);
    for (const [dx, dy, long, angle] of [
      [-650, -330, 150, 0.9],
      [-560, -380, 170, 1.2],
      [-690, -240, 130, 0.5],
      [560, 330, 170, -0.4],
      [600, 390, 150, -0.1],
    ] as const)
      paintPepperSpike(stage, [x + dx, y + dy], { length: long, angle, colour: dx === -560 ? '#7aa63c' : '#4f8f3a' });
    paintLime(stage, [x - 640, y + 120], 62);
    paintLime(stage, [x - 720, y + 30], 50);
    paintChilli(stage, [x + 540, y + 250], { size: 0.8, turn: -12 });
  },
};

function layPlatter(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  paintPlate(stage, [x, y], [520, 396], { ware: PLATES.white, inside: '#f7f2e6', depth: 0.4 });
  canvas.path(oval(x, y + 20, 380, 256), '#b9701e', `opacity=".85" ${canvas.blur(10)}`);
  canvas.path(oval(x - 20, y + 10, 330, 214), '#d9932e', `opacity=".8" ${canvas.blur(14)}`);
  paintOilBeads(stage, [x, y + 20], 260, { count: 60, colour: '#ffdc8a' });
  for (const [dx, dy, turn] of [
    [-290, 130, 0.2],
    [280, 160, 2.6],
    [10, 250, 1.1],
    [300, -120, 3.4],
    [-300, -110, 6],
  ] as const)
    paintSprig(stage, [x + dx, y + dy], 84, { turn, colour: '#3f8f40' });
  paintCrab(stage, [x + 6, y + 50], { size: 1.62, turn: -10 });
  for (const [dx, dy, long, angle] of [
    [-210, -40, 150, 0.5],
    [-70, 130, 160, 0.1],
    [120, -20, 150, -0.5],
    [190, 150, 140, 0.6],
    [-260, 170, 120, -0.3],
    [-20, -210, 130, 0.3],
    [60, 236, 120, -0.2],
  ] as const)
    paintPepperSpike(stage, [x + dx, y + dy], { length: long, angle });
  paintRings(stage, scatterOn(stage, [x, y + 40], 240, 13), 12, 'onion');
  const garlic = { centre: [x, y + 40] as Point, radius: 250, count: 70, colours: ['#fff3cf', '#f4d99a'] as const };
  paintGrains(stage, { ...garlic, colours: ['#fff3cf', '#f4d99a'], grain: [6, 4] });
}

/** Lime with salt and Kampot pepper, rice, and a chilli dip. */
function layDips(stage: Stage, [x, y]: Point): void {
  const salt: Point = [x + 640, y - 120];
  paintPlate(stage, salt, 92, { ware: PLATES.celadon, inside: '#e7dcae', depth: 0.6 });
  paintGrains(stage, {
    centre: [salt[0] - 20, salt[1]],
    radius: 44,
    count: 90,
    colours: ['#ffffff', '#f1efe6'],
    grain: [4, 3],
  });
  paintGrains(stage, {
    centre: [salt[0] + 24, salt[1] + 8],
    radius: 40,
    count: 70,
    colours: ['#2a2320', '#4a3d34'],
    grain: [4, 3.4],
  });
  const rice: Point = [x + 668, y - 372];
  paintPlate(stage, rice, 150, { ware: PLATES.coconut, inside: '#f4efe2', depth: 0.7 });
  paintRice(stage, rice, 112);
  const dip: Point = [x + 706, y + 88];
  paintPlate(stage, dip, 84, { ware: PLATES.celadon, inside: '#d97a2c', depth: 0.8 });
  paintRings(stage, scatterOn(stage, dip, 44, 9), 10, 'chilli');
}
