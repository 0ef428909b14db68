import { num, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { TableMeal } from './table-meal.ts';

/** Khao soi: curry noodles under a nest of crisp ones, pickled greens, shallots, lime and roasted chilli. */
export const khaoSoi: TableMeal = {
  tabletop: { kind: 'planks', base: '#7d4a2c', line: '#3a2012' },
  light: 'window',
  lay(stage, [x, y]) {
    const sinh = { kind: 'sinh', base: '#1d2f52', colours: ['#e0527a', '#f2c24a', '#5fb0a0'] } as const;
    paintRunner(stage, { ...sinh, middle: [x - 40, y + 10], size: [2000, 330], turn: 18 });
    layBowl(stage, [x - 30, y]);
    laySides(stage, [x, y]);
    paintChopsticks(stage, [x - 560, y - 330], [x - 650, y + 470]);
    paintSteam(stage, [x - 40, y - 90], { width: 360, height: 400, count: 6, opacity: 0.28 });
  },
};

function layBowl(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  const rooster = { ...PLATES.rose, line: '#c8352b', second: '#2f7a4c' };
  const [well] = paintPlate(stage, centre, 404, { ware: rooster, inside: '#dc8a2c', depth: 1 });
  paintOilBeads(stage, centre, well * 0.94, { count: 110, colour: '#f04a1c' });
  paintOilBeads(stage, centre, well * 0.94, { count: 50, colour: '#ffe0a0' });
  paintNoodles(stage, [x - 80, y + 90], 170, { count: 30, width: 15, colour: '#f4d27a' });
  for (const [dx, dy, rx, ry, turn] of [
    [-150, -120, 112, 64, 0.6],
    [-50, -190, 96, 56, -0.2],
    [-210, 20, 84, 54, 1.4],
  ] as const) {
    const piece = paintMorsel(stage, { at: [x + dx, y + dy], size: [rx, ry], colour: '#d08a44', turn, gloss: 0.5 });
    stage.canvas.grain(piece, {
      colour: '#6a3410',
      axis: [x + dx - 50, y + dy - 50, x + dx + 90, y + dy + 70],
      opacity: 0.6,
    });
  }
  layCrispNest(stage, [x + 96, y + 30]);
  paintSprig(stage, [x - 60, y - 40], 76, { turn: -0.6 });
  paintSprig(stage, [x - 150, y + 190], 66, { turn: 0.9, colour: '#2f8a44' });
  paintRings(stage, scatterOn(stage, [x - 60, y], well * 0.66, 16), 11, 'onion');
  const chilli: Point = [x + 210, y - 190];
  paintMorsel(stage, { at: chilli, size: [38, 17], colour: '#7c1c14', turn: 0.5, gloss: 0.5 });
  paintMorsel(stage, { at: [x + 250, y - 130], size: [34, 15], colour: '#8c2418', turn: 1.1, gloss: 0.5 });
}

/** A tangle of fried noodles heaped over the soup. */
function layCrispNest(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  canvas.path(oval(x + 10, y + 24, 190, 160), '#5a2408', `opacity=".5" ${canvas.blur(14)}`);
  for (let i = 0; i < 74; i += 1) {
    const away = Math.sqrt(random.next()) * 140;
    const angle = random.between(0, 6.283);
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.85];
    const [bx, by] = [random.around(0, 80), random.around(0, 70)];
    const d = `M${num(px - bx)} ${num(py - by)}Q${num(px + by * 0.8)} ${num(py - bx * 0.8)} ${num(px + bx)} ${num(py + by)}`;
    canvas.stroke(d, '#5a2a08', 13, 'opacity=".4" transform="translate(3 7)"');
    canvas.stroke(d, random.pick(['#e09a34', '#c97a22', '#f0b84e']), 11);
    canvas.stroke(d, '#ffe9b0', 3, 'opacity=".7" transform="translate(-2 -3)"');
  }
}

function laySides(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const greens: Point = [x + 560, y - 250];
  paintPlate(stage, greens, 158, { ware: PLATES.celadon, inside: '#e4dfb4', depth: 0.8 });
  for (const [px, py] of scatterOn(stage, greens, 88, 26))
    paintMorsel(stage, {
      at: [px, py],
      size: [30, 17],
      colour: random.pick(['#8f9a3c', '#a8a84a', '#6f7f2f']),
      turn: px,
      wobble: 0.3,
      gloss: 0.4,
    });
  const shallots: Point = [x + 640, y + 60];
  paintPlate(stage, shallots, 118, { ware: PLATES.celadon, inside: '#f4ecdf', depth: 0.8 });
  let slivers = '';
  for (const [px, py] of scatterOn(stage, shallots, 62, 34)) slivers += leaf([px, py], 42, 9, random.between(0, 6.2));
  canvas.path(slivers, '#5a1f44', 'opacity=".35" transform="translate(2 5)"');
  canvas.path(slivers, '#c878a8');
  const oil: Point = [x + 520, y + 290];
  const [well] = paintPlate(stage, oil, 106, { ware: PLATES.black, inside: '#7c1c10', depth: 0.9 });
  paintGrains(stage, {
    centre: oil,
    radius: well * 0.84,
    count: 90,
    colours: ['#c8321c', '#4a100a', '#f0a04a'],
    grain: [6, 3.6],
  });
  paintLime(stage, [x + 690, y + 270], 56);
  paintLime(stage, [x + 640, y + 360], 46);
  paintChilli(stage, [x - 380, y + 420], { size: 0.74, turn: -8 });
}
