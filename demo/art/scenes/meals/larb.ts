import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintCucumber, paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintLongBeans, paintCabbageWedge } from '#demo/art/motifs/raw-vegetables.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRiceBasket } from '#demo/art/motifs/rice-basket.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** Larb with sticky rice, raw vegetables and chilli dip, on a mat with a woven skirt border. */
export const larb: TableMeal = {
  tabletop: { kind: 'mat', base: '#d2ac6c', line: '#8a5a26' },
  light: 'palm',
  lay(stage, [x, y]) {
    const sinh = { kind: 'sinh', base: '#3a1c4a', colours: ['#e2b04a', '#d9483f', '#3f9a86'] } as const;
    paintRunner(stage, { ...sinh, middle: [x, y + 300], size: [2000, 230], turn: -5 });
    layLarb(stage, [x - 60, y - 30]);
    layHerbs(stage, [x + 500, y - 190]);
    paintRiceBasket(stage, [x + 430, y + 250], 190, true);
    paintRiceBasket(stage, [x + 728, y + 330], 168, false);
    layDip(stage, [x - 560, y + 200]);
    paintPlate(stage, [x - 600, y - 270], 150, { ware: PLATES.celadon, inside: '#c7a24a', depth: 0.9 });
    for (const [px, py] of scatterOn(stage, [x - 600, y - 270], 70, 6))
      paintMorsel(stage, { at: [px, py], size: [30, 22], colour: '#e9e2c4', turn: px, gloss: 0.3 });
    paintSprig(stage, [x - 596, y - 264], 54, { turn: 0.3 });
    for (const [dx, dy, r] of [
      [-720, 380, 62],
      [-640, 430, 46],
      [-330, 420, 44],
    ] as const)
      paintBlossom(stage, 'frangipani', [x + dx, y + dy], r);
    paintChilli(stage, [x - 720, y - 30], { size: 0.7, turn: -30 });
  },
};

function layLarb(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  const [well] = paintPlate(stage, centre, 352, { ware: PLATES.indigo, inside: '#e7dcc4', depth: 0.6 });
  canvas.path(oval(x, y + 8, well * 0.86, well * 0.82), '#6e4420', `opacity=".5" ${canvas.blur(12)}`);
  for (let i = 0; i < 150; i += 1) {
    const away = Math.sqrt(1 - i / 150) * well * 0.8;
    const angle = i * 2.39996;
    paintMorsel(stage, {
      at: [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.95],
      size: [random.between(17, 27), random.between(12, 18)],
      colour: random.pick(['#b98a5a', '#a8744a', '#c99a68', '#986540']),
      turn: random.between(0, 3),
      wobble: 0.3,
      gloss: i % 4 === 0 ? 0.25 : 0,
    });
  }
  paintGrains(stage, {
    centre,
    radius: well * 0.74,
    count: 150,
    colours: ['#e9c27c', '#d9a650', '#fbeac2'],
    grain: [5, 3],
  });
  let shallots = '';
  for (const [sx, sy] of scatterOn(stage, centre, well * 0.7, 26))
    shallots += leaf([sx, sy], 44, 6, random.between(0, 6.2));
  canvas.path(shallots, '#a83a78', 'opacity=".3" transform="translate(2 4)"');
  canvas.path(shallots, canvas.linear(ramp('#d98ab8', '#b04a88')));
  for (const [dx, dy, turn] of [
    [-130, -90, 0.3],
    [120, -130, 1.9],
    [30, 60, 4],
    [-110, 130, 5.4],
    [170, 90, 2.8],
  ] as const)
    paintSprig(stage, [x + dx, y + dy], 74, { turn, colour: '#3f9a4a' });
  paintRings(stage, scatterOn(stage, centre, well * 0.66, 16), 11, 'onion');
  paintRings(stage, scatterOn(stage, centre, well * 0.66, 11), 10, 'chilli');
  paintLime(stage, [x + 214, y - 26], 46);
}

function layHerbs(stage: Stage, [x, y]: Point): void {
  paintDish(stage, [x, y], 228, { ware: 'rattan', inside: '#4c8f44' });
  paintCabbageWedge(stage, [x - 70, y - 40], 1.05, -20);
  paintLongBeans(stage, [x - 40, y + 96], 250, -14);
  paintCucumber(stage, [x + 30, y - 100], 4, 40);
  paintSprig(stage, [x + 120, y + 60], 110, { turn: 0.2, colour: '#2f8a44' });
  paintSprig(stage, [x + 96, y + 110], 90, { turn: 1, colour: '#57b04c' });
  paintSprig(stage, [x + 60, y + 30], 80, { turn: -0.6, colour: '#3f9a4a' });
}

function layDip(stage: Stage, centre: Point): void {
  const [well] = paintPlate(stage, centre, 128, { ware: PLATES.earth, inside: '#7c2f1a', depth: 0.9 });
  paintGrains(stage, {
    centre,
    radius: well * 0.86,
    count: 110,
    colours: ['#b3401f', '#4a1c10', '#d98a3c', '#7aa04a'],
    grain: [8, 4.4],
  });
  paintSprig(stage, centre, 40, { turn: 2 });
}
