import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintCrescent, paintDumpling } from '#demo/art/motifs/dumpling.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { TableMeal } from './table-meal.ts';

/** Momo: a steamer of dumplings round a bowl of tomato pickle, a plate of half-moons beside it. */
export const momo: TableMeal = {
  tabletop: { kind: 'planks', base: '#5b3a28', line: '#2c1a10' },
  light: 'window',
  lay(stage, [x, y]) {
    paintRunner(stage, {
      kind: 'dhaka',
      middle: [x + 120, y],
      size: [2000, 300],
      turn: -24,
      base: '#8f1f2b',
      colours: ['#f1c24a', '#f6efe2', '#1d2a38'],
    });
    layHalfMoons(stage, [x + 560, y - 250]);
    laySteamer(stage, [x - 60, y + 10]);
    laySoup(stage, [x - 640, y - 250]);
    layPickle(stage, [x + 540, y + 236], 118);
    paintChilli(stage, [x - 700, y + 210], { size: 0.85, turn: -28 });
    paintChilli(stage, [x - 650, y + 290], { size: 0.7, turn: 10, colour: '#4f9e3f' });
    paintSprig(stage, [x + 720, y + 120], 84, { turn: 0.4 });
    paintSteam(stage, [x - 60, y - 90], { width: 420, height: 430, count: 6, opacity: 0.26 });
  },
};

function laySteamer(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  const [well] = paintPlate(stage, centre, 400, { ware: { ...PLATES.steel, rim: 0.09 }, inside: '#a9b2b6', depth: 1 });
  let holes = '';
  for (let ring = 1; ring < 11; ring += 1)
    for (let i = 0; i < ring * 6; i += 1) {
      const angle = (i / (ring * 6)) * Math.PI * 2 + ring * 0.2;
      holes += oval(x + Math.cos(angle) * ring * 33, y + Math.sin(angle) * ring * 33, 8);
    }
  canvas.inside(oval(x, y, well), () => {
    canvas.path(holes, canvas.linear(ramp('#2d3236', '#5c666b')), 'opacity=".85"');
    canvas.path(holes, '#ffffff', 'opacity=".3" transform="translate(2.5 3)"');
    canvas.path(holes, '#3a4044');
  });
  for (let i = 0; i < 9; i += 1) {
    const angle = (i / 9) * Math.PI * 2 - 0.3;
    const spot: Point = [x + Math.cos(angle) * 262, y + Math.sin(angle) * 262];
    paintDumpling(stage, spot, 85 + stage.random.around(0, 4), angle);
  }
  layPickle(stage, [x, y], 140);
}

function layPickle(stage: Stage, centre: Point, radius: number): void {
  const [well] = paintPlate(stage, centre, radius, { ware: PLATES.brass, inside: '#c2431d', depth: 0.8 });
  paintOilBeads(stage, centre, well * 0.85, { count: 22, colour: '#ffb36a' });
  const sesame = { centre, radius: well * 0.84, colours: ['#ffeec2', '#f0cf8a', '#5e170c'] as const };
  paintGrains(stage, { ...sesame, count: 80, grain: [5.4, 3.2] });
  paintSprig(stage, [centre[0] + 6, centre[1] + 8], radius * 0.42, { turn: 0.5 });
}

function layHalfMoons(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  paintPlate(stage, centre, 232, { ware: PLATES.enamel, inside: '#f7f4ea', depth: 0.3 });
  for (const [dx, dy, turn] of [
    [-66, -84, -24],
    [72, -62, 18],
    [-88, 34, -10],
    [58, 56, 12],
    [-4, 124, -4],
  ] as const)
    paintCrescent(stage, [x + dx, y + dy], 0.84, turn);
  paintSprig(stage, [x + 4, y - 4], 54, { turn: 1 });
}

function laySoup(stage: Stage, centre: Point): void {
  const [well] = paintPlate(stage, centre, 172, { ware: PLATES.enamel, inside: '#c98a3a', depth: 1 });
  paintOilBeads(stage, centre, well * 0.9, { count: 34, colour: '#ffe09a' });
  const greens = { centre, radius: well * 0.7, colours: ['#3f9a4a', '#6cc05a', '#c8321f'] as const };
  paintGrains(stage, { ...greens, count: 40, grain: [8, 4] });
}
