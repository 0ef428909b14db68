import type { Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { TableMeal } from './table-meal.ts';

/** Adobo in its clay pot on a dyed mat: chicken, bay leaves, pepper, garlic, rice on a leaf. */
export const adobo: TableMeal = {
  tabletop: { kind: 'banig', base: '#ead6a4', line: '#b8402f' },
  light: 'palm',
  lay(stage, [x, y]) {
    layPot(stage, [x - 70, y + 10]);
    const rice: Point = [x + 520, y - 160];
    paintDish(stage, rice, 226, { ware: 'rattan', inside: '#c99a58' });
    paintSpreadLeaf(stage, rice, [190, 130], 14);
    paintRice(stage, [rice[0] - 8, rice[1] + 2], 126);
    paintGrains(stage, {
      centre: [rice[0] - 10, rice[1]],
      radius: 60,
      count: 40,
      colours: ['#e9c27c', '#c98f3c'],
      grain: [7, 4],
    });
    const calamansi: Point = [x + 560, y + 240];
    paintPlate(stage, calamansi, 146, { ware: PLATES.coconut, inside: '#5a3a24', depth: 0.9 });
    for (const [dx, dy, r] of [
      [-50, -40, 44],
      [48, -52, 42],
      [-16, 50, 46],
      [70, 36, 38],
    ] as const)
      if (dx === -16) paintLime(stage, [calamansi[0] + dx, calamansi[1] + dy], r);
      else
        paintMorsel(stage, {
          at: [calamansi[0] + dx, calamansi[1] + dy],
          size: [r, r * 0.95],
          colour: '#5fa03c',
          wobble: 0.03,
          gloss: 0.6,
        });
    layGarlic(stage, [x - 610, y - 270]);
    const vinegar: Point = [x - 620, y + 60];
    paintPlate(stage, vinegar, 104, { ware: PLATES.celadon, inside: '#d9c489', depth: 0.9 });
    paintRings(stage, scatterOn(stage, vinegar, 56, 9), 11, 'chilli');
    paintChilli(stage, [x - 720, y + 300], { size: 0.86, turn: -24 });
    paintChilli(stage, [x - 680, y + 370], { size: 0.7, turn: 4, colour: '#4f9e3f' });
    paintSteam(stage, [x - 70, y - 110], { width: 360, height: 400, count: 6, opacity: 0.28 });
  },
};

const PIECES: readonly (readonly [number, number, number, number, number])[] = [
  [-150, -130, 118, 78, 0.5],
  [110, -160, 112, 76, -0.4],
  [-190, 70, 104, 76, 2.2],
  [40, 10, 128, 86, 0.2],
  [210, 40, 96, 70, 1.3],
  [-40, 190, 116, 74, -0.2],
  [160, 190, 90, 64, 0.7],
];

function layChicken(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [dx, dy, rx, ry, turn] of PIECES) {
    const piece = paintMorsel(stage, {
      at: [x + dx, y + dy],
      size: [rx, ry],
      colour: '#b9672f',
      turn,
      wobble: 0.13,
      gloss: 0.5,
    });
    canvas.grain(piece, {
      colour: '#43190a',
      axis: [x + dx - rx * 0.4, y + dy - ry * 0.4, x + dx + rx, y + dy + ry],
      opacity: 0.65,
    });
    canvas.path(
      oval(x + dx - rx * 0.2, y + dy - ry * 0.3, rx * 0.4, ry * 0.22),
      '#f0b070',
      `opacity=".4" ${canvas.blur(6)}`,
    );
  }
}

function layPot(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  for (const side of [-1, 1]) {
    const ear = `M${x + side * 370} ${y - 62}Q${x + side * 466} ${y - 60} ${x + side * 462} ${y}Q${x + side * 466} ${y + 62} ${x + side * 370} ${y + 62}`;
    canvas.stroke(ear, '#120a06', 48, `opacity=".4" transform="translate(10 20)" ${canvas.blur(8)}`);
    canvas.stroke(ear, '#8f4a2c', 46);
    canvas.stroke(ear, '#d99468', 14, 'opacity=".8" transform="translate(-4 -9)"');
  }
  const [well] = paintPlate(stage, centre, 400, {
    ware: { ...PLATES.earth, motif: 'plain' },
    inside: '#6e3616',
    depth: 1,
  });
  canvas.path(oval(x - 20, y + 10, well * 0.86), '#94521f', `opacity=".8" ${canvas.blur(14)}`);
  paintOilBeads(stage, centre, well * 0.9, { count: 80, colour: '#e0a050' });
  layChicken(stage, centre);
  for (const [dx, dy, long, angle] of [
    [-60, -190, 130, 0.5],
    [150, -50, 124, 2.4],
    [-230, 150, 110, -0.5],
  ] as const) {
    const bay = leaf([x + dx, y + dy], long, long * 0.2, angle);
    canvas.path(bay, '#160a04', 'opacity=".5" transform="translate(4 9)"');
    canvas.path(bay, '#6f7f3c');
    canvas.stroke(
      `M${x + dx} ${y + dy}l${Math.round(Math.cos(angle) * long * 0.9)} ${Math.round(Math.sin(angle) * long * 0.9)}`,
      '#b5c27a',
      3,
    );
  }
  paintGrains(stage, { centre, radius: well * 0.8, count: 50, colours: ['#1c110c', '#33231a'], grain: [7, 6.4] });
  for (const [gx, gy] of scatterOn(stage, centre, well * 0.72, 13))
    paintMorsel(stage, { at: [gx, gy], size: [20, 13], colour: '#ecc98c', turn: gx, gloss: 0.5 });
  paintRings(stage, scatterOn(stage, centre, well * 0.7, 16), 11, 'onion');
  paintSprig(stage, [x + 30, y - 6], 60, { turn: 0.4 });
}

/** Two heads of garlic and loose pepper. */
function layGarlic(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [dx, dy, r] of [
    [0, 0, 78],
    [-96, 88, 62],
  ] as const) {
    const bulb = paintMorsel(stage, {
      at: [x + dx, y + dy],
      size: [r, r * 0.9],
      colour: '#f4e9dc',
      wobble: 0.06,
      gloss: 0.7,
    });
    canvas.inside(bulb, () => {
      let cloves = '';
      for (let i = -3; i <= 3; i += 1)
        cloves += `M${x + dx} ${y + dy - r}Q${x + dx + i * r * 0.46} ${y + dy} ${x + dx} ${y + dy + r}`;
      canvas.stroke(cloves, '#b594a8', 3, 'opacity=".6"');
    });
    canvas.path(oval(x + dx, y + dy - r * 0.1, r * 0.17), '#cdbba4');
  }
  paintGrains(stage, {
    centre: [x + 70, y + 110],
    radius: 66,
    count: 26,
    colours: ['#2a201a', '#44352a'],
    grain: [7, 6.4],
  });
}
