import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintCucumber, paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRicePaper, paintRiceRoll } from '#demo/art/motifs/rice-roll.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** Fresh rolls on a long plate, a dip with carrot, a basket of herbs and the rice paper still to be rolled. */
export const springRolls: TableMeal = {
  tabletop: { kind: 'mat', base: '#8fae6a', line: '#3f5f34' },
  light: 'open',
  lay(stage, [x, y]) {
    paintRicePaper(stage, [x - 560, y - 240], 210);
    paintRicePaper(stage, [x - 520, y - 200], 210);
    layPlatter(stage, [x, y + 60]);
    layDip(stage, [x + 456, y - 246]);
    layHerbs(stage, [x - 560, y + 250]);
    paintChopsticks(stage, [x + 560, y - 60], [x + 640, y + 500]);
    paintChilli(stage, [x + 120, y + 396], { size: 0.86, turn: -6 });
    paintChilli(stage, [x + 220, y + 420], { size: 0.66, turn: -8, colour: '#4f9e3f' });
    paintLime(stage, [x - 60, y - 350], 66);
    paintLime(stage, [x + 60, y - 390], 52);
  },
};

function layPlatter(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const plate = 'M-400 -210H400Q440 -210 440 -170V170Q440 210 400 210H-400Q-440 210 -440 170V-170Q-440 -210 -400 -210Z';
  const well = 'M-376 -180H376Q408 -180 408 -150V150Q408 180 376 180H-376Q-408 180 -408 150V-150Q-408 -180 -376 -180Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(-9)"`, () => {
    canvas.shadow(plate, [16, 28], { blur: 14, opacity: 0.5 });
    canvas.path(plate, canvas.linear(ramp('#fdfbf4', [0.5, '#e9e4da'], '#b9b2aa'), [0, 0, 1, 1]));
    canvas.path(well, canvas.linear(ramp('#e2ded4', '#fbf8f0'), [0, 0, 1, 1]));
    let waves = '';
    for (let i = -12; i <= 12; i += 1)
      for (const side of [-1, 1])
        waves +=
          leaf([i * 32, side * 195], 22, 5, side * 0.7) + leaf([i * 32, side * 195], 16, 4, Math.PI - side * 0.7);
    canvas.path(waves, '#2c5ea8', 'opacity=".8"');
    canvas.stroke(well, '#2c5ea8', 3, 'opacity=".7"');
    for (const [dx, turn] of [
      [-290, 74],
      [-170, 78],
      [-50, 73],
      [72, 77],
      [196, 74],
    ] as const)
      paintRiceRoll(stage, [dx, stage.random.around(0, 8)], 1.06, turn);
    paintSprig(stage, [322, -70], 96, { turn: 0.7, colour: '#3f9a4a' });
    paintSprig(stage, [330, 40], 90, { turn: -0.3, colour: '#2f8a44' });
    paintCucumber(stage, [290, 96], 3, 38);
  });
}

function layDip(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  const [well] = paintPlate(stage, centre, 164, {
    ware: { ...PLATES.white, line: '#2c5ea8', motif: 'scallops' },
    inside: '#c8762c',
    depth: 1,
  });
  paintOilBeads(stage, centre, well * 0.86, { count: 24, colour: '#f9cf8a' });
  let slivers = '';
  for (const [px, py] of scatterOn(stage, centre, well * 0.6, 20))
    slivers += leaf([px, py], random.between(34, 54), 4.6, random.between(0, 6.2));
  canvas.path(slivers, '#f2862c');
  canvas.path(slivers, '#fbf3da', 'opacity=".9" transform="translate(12 -16)"');
  paintRings(stage, scatterOn(stage, centre, well * 0.6, 9), 11, 'chilli');
  const peanuts: Point = [centre[0] + 262, centre[1] + 70];
  const [bowl] = paintPlate(stage, peanuts, 94, { ware: PLATES.celadon, inside: '#8a4f24', depth: 0.9 });
  paintGrains(stage, {
    centre: peanuts,
    radius: bowl * 0.7,
    count: 60,
    colours: ['#e2b46a', '#f0d094', '#c98f4c'],
    grain: [8, 6],
  });
}

function layHerbs(stage: Stage, [x, y]: Point): void {
  paintDish(stage, [x, y], 232, { ware: 'rattan', inside: '#a97f42' });
  const greens = ['#3f9a4a', '#2f8a44', '#57b04c', '#6a3f6a', '#4aa84f', '#2f7a3c'];
  for (const [i, colour] of greens.entries()) {
    const angle = i * 1.05;
    paintSprig(stage, [x + Math.cos(angle) * 84, y + Math.sin(angle) * 84], 124, { turn: angle + 0.3, colour });
  }
  paintSprig(stage, [x, y], 96, { turn: 2, colour: '#5fb552' });
  const sprouts = { centre: [x + 40, y - 60] as Point, radius: 56, count: 50, grain: [26, 4] as Point };
  paintGrains(stage, { ...sprouts, colours: ['#fffdf2', '#f1ead0'] });
}
