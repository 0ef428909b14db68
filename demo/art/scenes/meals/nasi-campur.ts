import { lighten } from '#demo/art/kit/colour.ts';
import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintCucumber, paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintSatay } from '#demo/art/motifs/meat.ts';
import { paintChunks } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';

/** Nasi campur: rice with a little of everything on a leaf-lined rattan plate. */
export function layNasiCampur(stage: Stage, [x, y]: Point): void {
  paintBananaLeaf(stage, [x - 700, y - 330], { length: 640, halfWidth: 120 }, 0.42);
  paintBananaLeaf(stage, [x + 740, y + 380], { length: 660, halfWidth: 120 }, 3.6);
  paintDish(stage, [x, y], 410, { ware: 'rattan', inside: '#3f7a3c' });
  paintLeafLining(stage, [x, y], 344);
  paintRice(stage, [x - 14, y + 20], 158);
  paintGrains(stage, {
    centre: [x - 30, y - 6],
    radius: 62,
    count: 46,
    colours: ['#a9622a', '#c98440', '#7a4218'],
    grain: [9, 3],
  });
  for (const [dx, dy, turn] of [
    [-66, -246, -14],
    [-76, -194, -10],
    [-70, -142, -6],
  ] as const)
    paintSatay(stage, [x + dx, y + dy], 280, turn);
  paintUrap(stage, [x - 220, y - 70]);
  paintEgg(stage, [x - 244, y + 106], 1, -30);
  paintEgg(stage, [x - 166, y + 214], 0.92, -64);
  const sambal: Point = [x + 30, y + 244];
  paintDish(stage, sambal, 92, { ware: 'clay', inside: '#b3261a' });
  paintGrains(stage, {
    centre: sambal,
    radius: 64,
    count: 74,
    colours: ['#ffcf6e', '#e2552b', '#7c1710'],
    grain: [6, 3.6],
  });
  paintTempeh(stage, [x + 238, y + 6]);
  paintCucumber(stage, [x + 156, y + 172], 4, 42);
  paintSprig(stage, [x + 40, y + 96], 64, { turn: 0.8, colour: '#2f8a44' });
  paintRings(stage, scatterOn(stage, [x + 150, y + 110], 40, 5), 11, 'chilli');
  layAround(stage, [x, y]);
}

function paintLeafLining(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas } = stage;
  canvas.path(oval(x, y, radius), canvas.radial(ramp('#58ad57', '#2b7a40'), [0.4, 0.38], 0.7));
  let veins = '';
  for (let i = -9; i <= 9; i += 1) {
    const half = Math.sqrt(Math.max(0, 1 - (i / 9.4) ** 2)) * radius;
    veins += `M${num(x + (i * radius) / 9.4)} ${num(y - half)}V${num(y + half)}`;
  }
  canvas.stroke(veins, '#1f6a3a', 2.2, 'opacity=".4"');
  canvas.stroke(`M${num(x - radius)} ${num(y)}H${num(x + radius)}`, '#c5e487', 6, 'opacity=".7"');
}

/** Long beans and grated coconut. */
function paintUrap(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  for (const [x, y] of scatterOn(stage, centre, 92, 70)) {
    const angle = random.between(0, Math.PI);
    const [dx, dy] = [Math.cos(angle) * 22, Math.sin(angle) * 22];
    const colour = random.pick(['#3f8f3f', '#5aab48', '#2f7a3a']);
    canvas.stroke(
      `M${num(x - dx + 2)} ${num(y - dy + 5)}L${num(x + dx + 2)} ${num(y + dy + 5)}`,
      '#12300f',
      9,
      'opacity=".3"',
    );
    canvas.stroke(`M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`, colour, 9);
  }
  paintGrains(stage, { centre, radius: 96, count: 90, colours: ['#fffaf0', '#f2e8d4'], grain: [11, 1.8] });
  paintRings(stage, scatterOn(stage, centre, 56, 5), 10, 'chilli');
}

/** Sweet fried tempeh with peanuts. */
function paintTempeh(stage: Stage, centre: Point): void {
  paintChunks(stage, centre, 92, { count: 32, size: 22, colour: lighten('#9c5a26', 0.02) });
  paintGrains(stage, { centre, radius: 96, count: 34, colours: ['#e0ae6a', '#c98e48'], grain: [9, 7] });
}

function layAround(stage: Stage, [x, y]: Point): void {
  paintDish(stage, [x + 590, y - 250], 132, { ware: 'wood', inside: '#f0e4c6' });
  paintGrains(stage, {
    centre: [x + 590, y - 250],
    radius: 88,
    count: 60,
    colours: ['#fff6de', '#f4dfb0', '#e8c98a'],
    grain: [22, 15],
  });
  paintDish(stage, [x - 620, y + 240], 120, { ware: 'clay', inside: '#e8d9b0' });
  paintLime(stage, [x - 652, y + 214], 54);
  paintLime(stage, [x - 590, y + 268], 48);
  for (const [dx, dy, r] of [
    [-560, -370, 74],
    [-690, -130, 60],
    [610, 60, 66],
    [700, 170, 50],
    [-440, 400, 56],
  ] as const)
    paintBlossom(stage, 'frangipani', [x + dx, y + dy], r);
  paintChilli(stage, [x + 500, y + 380], { size: 0.82, turn: -24 });
  paintChilli(stage, [x + 560, y + 410], { size: 0.72, turn: 4 });
}
