import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintFlatbread, paintFoldedBread } from '#demo/art/motifs/bread.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintCucumber, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { paintChunks, paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** A thali: a steel tray ringed with bowls, rice, breads and sweets, buttermilk in clay beside it. */
export const thali: TableMeal = {
  tabletop: { kind: 'planks', base: '#2c5f93', line: '#12305c' },
  light: 'palm',
  lay(stage, [x, y]) {
    const leheriya = { kind: 'leheriya', base: '#f2b431', colours: ['#c8264f', '#f7f0e2', '#e8641f'] } as const;
    paintRunner(stage, { ...leheriya, middle: [x - 60, y + 40], size: [2000, 420], turn: 14 });
    paintPlate(stage, [x, y], 446, { ware: PLATES.steel, inside: '#c9d1d5', depth: 0.5 });
    layBowls(stage, [x, y]);
    paintFlatbread(stage, [x + 92, y + 150], 156);
    paintFoldedBread(stage, [x + 178, y + 118], 1.1, 12);
    paintRice(stage, [x - 106, y + 10], 128);
    paintSprig(stage, [x - 120, y - 6], 44, { turn: 0.2 });
    layDrinks(stage, [x, y]);
    for (const [dx, dy, r] of [
      [650, 330, 62],
      [566, 400, 44],
      [730, 230, 40],
      [-640, -380, 52],
      [-560, -430, 36],
    ] as const)
      paintBlossom(stage, 'marigold', [x + dx, y + dy], r);
  },
};

type Filling = (stage: Stage, centre: Point, well: number) => void;

const FILLINGS: readonly (readonly [string, Filling])[] = [
  ['#e0a22a', fillDal],
  ['#9c3a1a', (s, c, r) => paintChunks(s, c, r * 0.62, { count: 9, size: 19, colour: '#f7edd6' })],
  ['#3f6b2c', (s, c, r) => paintChunks(s, c, r * 0.62, { count: 10, size: 16, colour: '#f4e8cc' })],
  ['#f4eee0', fillRaita],
  ['#7c2414', (s, c, r) => paintChunks(s, c, r * 0.66, { count: 12, size: 15, colour: '#5a7a2c' })],
  ['#e9d9a8', fillSweet],
];

function layBowls(stage: Stage, [x, y]: Point): void {
  for (const [i, [colour, fill]] of FILLINGS.entries()) {
    const angle = Math.PI * (0.97 + i * 0.21);
    const spot: Point = [x + Math.cos(angle) * 312, y + Math.sin(angle) * 308];
    const [well] = paintPlate(stage, spot, 97, { ware: PLATES.steel, inside: colour, depth: 0.9 });
    fill(stage, spot, well);
    if (i % 3 !== 0) paintSprig(stage, spot, 30, { turn: i });
  }
  paintCucumber(stage, [x - 262, y + 190], 4, 38);
  paintLime(stage, [x - 80, y + 334], 44);
  for (const [dx, dy] of [
    [214, 284],
    [272, 226],
    [284, 290],
  ] as const)
    paintMorsel(stage, { at: [x + dx, y + dy], size: [30, 28], colour: '#d9861f', gloss: 0.6 });
}

function fillDal(stage: Stage, centre: Point, well: number): void {
  paintOilBeads(stage, centre, well * 0.84, { count: 18, colour: '#fff0a6' });
  paintGrains(stage, {
    centre,
    radius: well * 0.7,
    count: 30,
    colours: ['#8a4a12', '#f6d470', '#b3301c'],
    grain: [5, 3.4],
  });
}

function fillRaita(stage: Stage, centre: Point, well: number): void {
  paintGrains(stage, {
    centre,
    radius: well * 0.8,
    count: 44,
    colours: ['#9cc46a', '#d7e6b0', '#c8563c'],
    grain: [6, 4],
  });
}

/** Two syrup dumplings and a few slivers of pistachio. */
function fillSweet(stage: Stage, centre: Point, well: number): void {
  for (const dx of [-28, 28])
    paintMorsel(stage, {
      at: [centre[0] + dx, centre[1] + dx * 0.3],
      size: [34, 33],
      colour: '#7c3a14',
      wobble: 0.03,
      gloss: 0.8,
    });
  paintGrains(stage, { centre, radius: well * 0.7, count: 18, colours: ['#8fb04a', '#c9d98a'], grain: [7, 2.4] });
}

function layDrinks(stage: Stage, [x, y]: Point): void {
  const lassi: Point = [x - 640, y + 30];
  paintPlate(stage, lassi, 118, { ware: PLATES.earth, inside: '#fbf3e0', depth: 0.8 });
  paintGrains(stage, {
    centre: lassi,
    radius: 62,
    count: 40,
    colours: ['#c8862a', '#8fb04a', '#b3301c'],
    grain: [7, 2.6],
  });
  const pickle: Point = [x + 648, y - 150];
  paintPlate(stage, pickle, 104, { ware: PLATES.indigo, inside: '#a93418', depth: 0.9 });
  paintChunks(stage, pickle, 56, { count: 11, size: 15, colour: '#d8a02c' });
  paintOilBeads(stage, pickle, 70, { count: 16, colour: '#ffb45a' });
  const seeds: Point = [x - 690, y + 330];
  paintPlate(stage, seeds, 92, { ware: PLATES.brass, inside: '#d7c48a', depth: 0.7 });
  for (const [sx, sy] of scatterOn(stage, seeds, 56, 4))
    paintMorsel(stage, { at: [sx, sy], size: [15, 13], colour: '#fdfbf4' });
  paintGrains(stage, {
    centre: seeds,
    radius: 74,
    count: 90,
    colours: ['#8f9a4a', '#b9b56a', '#d98aa0', '#f7f2e4'],
    grain: [9, 3],
  });
}
