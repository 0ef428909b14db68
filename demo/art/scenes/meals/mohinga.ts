import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
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

/** Mohinga in a green bowl with crisp fritters, on teak with a strip of wave-woven silk; plain tea. */
export const mohinga: TableMeal = {
  tabletop: { kind: 'planks', base: '#94572e', line: '#4a2814' },
  light: 'palm',
  lay(stage, [x, y]) {
    const acheik = { kind: 'acheik', base: '#a62f5c', colours: ['#f6c6d2', '#e9b93e', '#5aa08c'] } as const;
    paintRunner(stage, { ...acheik, middle: [x + 330, y], size: [1500, 360], turn: 100 });
    layBowl(stage, [x - 90, y + 10]);
    layFritters(stage, [x + 520, y - 196]);
    const herbs: Point = [x + 430, y + 300];
    paintPlate(stage, herbs, 132, { ware: PLATES.lacquer, inside: '#5a1c18', depth: 0.7 });
    paintSprig(stage, [herbs[0] - 30, herbs[1] - 20], 78, { turn: 0.3 });
    paintSprig(stage, [herbs[0] + 20, herbs[1] + 20], 74, { turn: 1.8, colour: '#2f8a44' });
    paintLime(stage, [herbs[0] + 50, herbs[1] - 34], 40);
    const flakes: Point = [x + 690, y + 170];
    const [well] = paintPlate(stage, flakes, 96, { ware: PLATES.lacquer, inside: '#a92a16', depth: 0.9 });
    paintGrains(stage, {
      centre: flakes,
      radius: well * 0.84,
      count: 100,
      colours: ['#e2552b', '#7c1710', '#ffb04a'],
      grain: [6, 3.4],
    });
    layTea(stage, [x - 640, y - 250]);
    paintSteam(stage, [x - 90, y - 90], { width: 380, height: 420, count: 6, opacity: 0.3 });
  },
};

function layBowl(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  const [well] = paintPlate(stage, centre, 398, { ware: PLATES.green, inside: '#c9962f', depth: 1 });
  paintOilBeads(stage, centre, well * 0.94, { count: 80, colour: '#ffe08a' });
  paintNoodles(stage, [x - 40, y + 40], 196, { count: 46, width: 12, colour: '#f6efdd' });
  for (const [dx, dy, turn] of [
    [-180, -130, -30],
    [-60, -196, 20],
    [-226, 0, -70],
  ] as const)
    paintEgg(stage, [x + dx, y + dy], 0.84, turn);
  paintFritter(stage, [x + 150, y - 140], 116);
  paintFritter(stage, [x + 220, y - 10], 96);
  for (const [cx, cy] of scatterOn(stage, [x - 20, y + 206], 90, 7)) {
    paintMorsel(stage, { at: [cx, cy], size: [34, 31], colour: '#e9dcb4', wobble: 0.05, gloss: 0 });
    stage.canvas.stroke(oval(cx, cy, 19) + oval(cx, cy, 9), '#b59a5c', 3, 'opacity=".7"');
  }
  paintGrains(stage, {
    centre: [x + 150, y + 150],
    radius: 70,
    count: 60,
    colours: ['#d9922f', '#b86a1c', '#f0b84e'],
    grain: [11, 3.4],
  });
  paintSprig(stage, [x - 10, y + 10], 92, { turn: -0.5, colour: '#3f9a4a' });
  paintSprig(stage, [x - 150, y + 130], 74, { turn: 2.2, colour: '#2f8a44' });
  paintGrains(stage, {
    centre: [x + 40, y + 90],
    radius: 70,
    count: 60,
    colours: ['#c8321f', '#8f1c10'],
    grain: [5, 3],
  });
  paintRings(stage, scatterOn(stage, centre, well * 0.7, 14), 11, 'onion');
  paintLime(stage, [x + 70, y + 222], 44);
}

/** A crisp split-pea fritter. */
function paintFritter(stage: Stage, at: Point, radius: number): void {
  const { canvas } = stage;
  const shape = paintMorsel(stage, {
    at,
    size: [radius, radius * 0.82],
    colour: '#e0a53c',
    turn: at[0],
    wobble: 0.16,
    gloss: 0,
  });
  canvas.inside(shape, () => {
    const pores = scatterOn(stage, at, radius, 30).map(([px, py]) =>
      oval(px, py, stage.random.between(4, 12), stage.random.between(3, 9)),
    );
    canvas.path(pores.join(''), '#9c5c18', 'opacity=".4"');
    canvas.path(pores.join(''), '#ffe29a', 'opacity=".5" transform="translate(-3 -4)"');
    paintGrains(stage, { centre: at, radius: radius * 0.8, count: 16, colours: ['#f7d66e', '#c8862a'], grain: [9, 8] });
  });
  canvas.grain(shape, {
    colour: '#7a4210',
    axis: [at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius],
    opacity: 0.6,
  });
}

function layFritters(stage: Stage, [x, y]: Point): void {
  paintPlate(stage, [x, y], 196, { ware: PLATES.green, inside: '#f2ead2', depth: 0.4 });
  for (const [dx, dy, r] of [
    [-60, -50, 92],
    [64, -30, 88],
    [-6, 66, 96],
  ] as const)
    paintFritter(stage, [x + dx, y + dy], r);
}

/** A teapot and a small cup of plain tea. */
function layTea(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const spout = `M${x + 90} ${y + 70}L${x + 176} ${y + 132}L${x + 156} ${y + 160}L${x + 60} ${y + 110}Z`;
  canvas.shadow(spout, [12, 18], { blur: 8, opacity: 0.45 });
  canvas.path(spout, canvas.linear(ramp('#f7f3ea', '#b9b0a4'), [0, 0, 1, 1]));
  canvas.stroke(`M${x - 100} ${y - 60}C${x - 220} ${y - 130} ${x - 220} ${y + 20} ${x - 120} ${y + 30}`, '#d6cec2', 24);
  paintPlate(stage, [x, y], 146, {
    ware: { ...PLATES.white, line: '#2f7a5c', motif: 'sprays', second: '#d9668a', rim: 0.34 },
    inside: '#efe8dc',
    depth: 0.1,
  });
  canvas.path(oval(x, y, 34), canvas.radial(ramp('#ffffff', '#a99f92'), [0.4, 0.36], 0.64));
  const cup: Point = [x - 40, y + 300];
  const [well] = paintPlate(stage, cup, 100, {
    ware: { ...PLATES.white, line: '#2f7a5c' },
    inside: '#b98a2c',
    depth: 0.9,
  });
  canvas.stroke(
    `M${num(cup[0] - well * 0.5)} ${num(cup[1] - well * 0.4)}A${num(well * 0.66)} ${num(well * 0.66)} 0 0 1 ${num(cup[0] + well * 0.2)} ${num(cup[1] - well * 0.62)}`,
    '#fff3cf',
    6,
    'opacity=".6"',
  );
}
