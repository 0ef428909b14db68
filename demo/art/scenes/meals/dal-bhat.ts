import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintCucumber, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintChunks, paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';

/** Dal bhat: rice in the middle of a brass plate, lentils, greens, curry and pickle in bowls round it. */
export function layDalBhat(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  paintDish(stage, centre, 430, { ware: 'brass', inside: '#d9a748' });
  stage.canvas.path(oval(x, y, 380), '#a86f22', 'opacity=".2"');
  paintRice(stage, [x - 10, y + 26], 166);
  paintSprig(stage, [x - 24, y + 8], 56, { turn: -0.6 });
  layBowls(stage, centre);
  paintPapad(stage, [x + 6, y - 336], 128);
  paintCucumber(stage, [x - 136, y + 262], 4, 44);
  paintLime(stage, [x + 122, y + 268], 50);
  layAround(stage, centre);
}

function layBowls(stage: Stage, [x, y]: Point): void {
  const dal: Point = [x - 262, y - 110];
  paintDish(stage, dal, 128, { ware: 'brass', inside: '#e2a52c' });
  paintOilBeads(stage, dal, 104, { count: 34, colour: '#fff0a6' });
  paintGrains(stage, { centre: dal, radius: 90, count: 40, colours: ['#8a4a12', '#f6d470'], grain: [5, 3.6] });
  paintSprig(stage, [dal[0] + 10, dal[1] + 12], 46, { turn: 0.2 });
  const curry: Point = [x + 262, y - 104];
  paintDish(stage, curry, 128, { ware: 'brass', inside: '#b4501c' });
  paintChunks(stage, curry, 84, { count: 12, size: 23, colour: '#f0bf58' });
  paintChunks(stage, curry, 88, { count: 6, size: 18, colour: '#d8452c' });
  paintSprig(stage, [curry[0], curry[1] + 4], 44, { turn: 1.2 });
  const greens: Point = [x + 282, y + 150];
  paintDish(stage, greens, 104, { ware: 'brass', inside: '#2c6a34' });
  for (const [i, place] of scatterOn(stage, greens, 50, 7).entries())
    paintSprig(stage, place, 52, { turn: i * 0.9, colour: i % 2 === 0 ? '#2f7a3c' : '#4f9a45' });
  const pickle: Point = [x - 276, y + 148];
  paintDish(stage, pickle, 96, { ware: 'brass', inside: '#a92c16' });
  paintChunks(stage, pickle, 58, { count: 12, size: 14, colour: '#d94a24' });
  paintGrains(stage, { centre: pickle, radius: 66, count: 46, colours: ['#ffdf9a', '#5c1a0c'], grain: [4.4, 3] });
}

function paintPapad(stage: Stage, centre: Point, radius: number): void {
  const { canvas } = stage;
  const disc = oval(centre[0], centre[1], radius, radius * 0.92);
  canvas.shadow(disc, [10, 16], { blur: 8, opacity: 0.45 });
  canvas.path(disc, canvas.radial(ramp('#f8dfa2', [0.7, '#efc878'], '#c98f3e')));
  const blisters = scatterOn(stage, centre, radius * 0.86, 46).map(([bx, by]) =>
    oval(bx, by, stage.random.between(4, 13)),
  );
  canvas.path(blisters.join(''), '#fff0c4', 'opacity=".6"');
  paintGrains(stage, { centre, radius: radius * 0.86, count: 30, colours: ['#5c3412', '#8a5a24'], grain: [4.6, 2.2] });
}

function layAround(stage: Stage, [x, y]: Point): void {
  paintDish(stage, [x + 640, y - 270], 126, { ware: 'clay', inside: '#f8f4ea' });
  paintSprig(stage, [x + 640, y - 262], 38, { turn: 0.4 });
  paintDish(stage, [x - 640, y + 280], 132, { ware: 'clay', inside: '#c0722c' });
  paintOilBeads(stage, [x - 640, y + 280], 90, { count: 16, colour: '#f3c48a' });
  for (const [dx, dy, r] of [
    [-650, -330, 66],
    [-540, -400, 48],
    [-720, -210, 44],
    [700, 330, 66],
    [590, 400, 46],
    [760, 210, 40],
  ] as const)
    paintBlossom(stage, 'marigold', [x + dx, y + dy], r);
  paintChilli(stage, [x + 520, y + 60], { size: 0.8, turn: 62, colour: '#4f9e3f' });
  paintChilli(stage, [x - 600, y - 40], { size: 0.8, turn: 118 });
}
