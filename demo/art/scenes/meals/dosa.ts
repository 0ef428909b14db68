import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintChunks, paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** A crisp dosa on a banana leaf, chutneys and sambar in steel, coffee with its foam. */
export const dosa: TableMeal = {
  tabletop: { kind: 'kolam', base: '#8e3b2a', line: '#fbeee0' },
  light: 'window',
  lay(stage, [x, y]) {
    paintSpreadLeaf(stage, [x - 20, y + 26], [720, 330], -4);
    paintDosaRoll(stage, [x - 110, y + 76], -11);
    layChutneys(stage, [x, y]);
    layIdlis(stage, [x + 400, y + 150]);
    layCoffee(stage, [x + 640, y - 330]);
    for (const [dx, dy, r] of [
      [-660, -370, 48],
      [-570, -420, 36],
      [-700, 400, 50],
      [-610, 440, 34],
    ] as const)
      paintBlossom(stage, dx === -570 ? 'marigold' : 'frangipani', [x + dx, y + dy], r);
  },
};

const ROLL =
  'M-520 44C-560 20 -560 -40 -512 -58C-330 -110 300 -118 500 -70C548 -56 556 10 512 34C320 96 -360 104 -520 44Z';

function paintDosaRoll(stage: Stage, [x, y]: Point, turn: number): void {
  const { canvas, random } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(1 1.25)"`, () => {
    canvas.shadow(ROLL, [10, 34], { blur: 14, opacity: 0.5 });
    canvas.path(ROLL, canvas.linear(ramp('#f6cf83', [0.3, '#e3a047'], [0.68, '#b8692a'], '#7c3c16')));
    canvas.inside(ROLL, () => {
      let rings = '';
      for (let i = 0; i < 26; i += 1) {
        const cx = -520 + i * 42;
        rings += `M${cx} -120Q${num(cx + 46 + random.around(0, 10))} 0 ${cx - 6} 110`;
      }
      canvas.stroke(rings, '#8f4a1a', 5, `opacity=".35" ${canvas.blur(1.5)}`);
      canvas.stroke(rings, '#ffe6ae', 2.4, 'opacity=".35" transform="translate(9 0)"');
      const spots = scatterOn(stage, [0, 0], 500, 90).map(([sx, sy]) =>
        oval(sx, sy * 0.2, random.between(3, 11), random.between(2, 6)),
      );
      canvas.path(spots.join(''), '#7c3a12', 'opacity=".4"');
    });
    canvas.grain(ROLL, { colour: '#5c2a0e', axis: [0, -60, 0, 110], opacity: 0.6 });
    canvas.stroke('M-470 -50C-300 -92 260 -98 470 -60', '#fff3cf', 9, 'opacity=".55"');
    const lip =
      'M-512 -30C-380 -64 -20 -40 200 -4C320 14 450 24 508 22C420 62 120 62 -120 44C-300 30 -460 18 -512 -30Z';
    canvas.path(lip, canvas.linear(ramp('#fbdc98', [0.5, '#eab35c'], '#c77c32')));
    canvas.inside(lip, () => {
      const crisp = scatterOn(stage, [0, 0], 520, 120).map(([sx, sy]) =>
        oval(sx, sy * 0.14, random.between(6, 22), random.between(3, 6)),
      );
      canvas.path(crisp.join(''), '#b06420', `opacity=".38" ${canvas.blur(2)}`);
      canvas.grain(lip, { colour: '#8f4a18', axis: [-200, 60, 60, -40], opacity: 0.5 });
    });
    canvas.stroke(
      'M-512 -30C-380 -64 -20 -40 200 -4C320 14 450 24 508 22',
      '#6e3410',
      5,
      'opacity=".5" transform="translate(0 -4)"',
    );
    canvas.stroke('M-500 -28C-380 -58 -20 -34 200 2C320 20 440 30 500 27', '#fff0c8', 4, 'opacity=".7"');
    for (const end of [-1, 1]) {
      canvas.path(oval(end * 520, -12, 22, 46), '#5c2a10');
      canvas.path(oval(end * 517, -10, 13, 32), '#e9b85a');
      paintChunks(stage, [end * 516, -10], 16, { count: 5, size: 8, colour: '#f6cf62' });
    }
  });
}

function layChutneys(stage: Stage, [x, y]: Point): void {
  const bowls: readonly (readonly [number, number, number, string])[] = [
    [-360, -210, 108, '#f3efe0'],
    [-120, -268, 96, '#c2401c'],
    [110, -262, 96, '#6e9440'],
  ];
  for (const [dx, dy, radius, colour] of bowls) {
    const spot: Point = [x + dx, y + dy];
    const [well] = paintPlate(stage, spot, radius, { ware: PLATES.steel, inside: colour, depth: 0.9 });
    paintGrains(stage, {
      centre: spot,
      radius: well * 0.6,
      count: 26,
      colours: ['#2c2018', '#8a3a18', '#4f8a3a'],
      grain: [6, 3.6],
    });
    paintSprig(stage, [spot[0] + 8, spot[1] + 6], 36, { turn: dx / 100, colour: '#2f7a3c' });
  }
  const sambar: Point = [x + 384, y - 236];
  const [well] = paintPlate(stage, sambar, 132, { ware: PLATES.steel, inside: '#b85a1c', depth: 1 });
  paintChunks(stage, sambar, well * 0.62, { count: 6, size: 20, colour: '#e98a3c' });
  paintChunks(stage, sambar, well * 0.62, { count: 4, size: 17, colour: '#8a5a9a' });
  paintOilBeads(stage, sambar, well * 0.84, { count: 30, colour: '#ffd08a' });
  paintSprig(stage, sambar, 52, { turn: 1.2 });
}

/** Two fritter rings and two steamed cakes. */
function layIdlis(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [dx, dy] of [
    [-40, 70],
    [104, 24],
  ] as const) {
    canvas.path(oval(x + dx + 6, y + dy + 13, 80, 74), '#14240f', `opacity=".4" ${canvas.blur(4)}`);
    canvas.path(
      oval(x + dx, y + dy, 80, 74),
      canvas.radial(ramp('#fffef8', [0.75, '#fbf5e6'], '#ddd0b6'), [0.42, 0.38], 0.62),
    );
    canvas.grain(oval(x + dx, y + dy, 80, 74), {
      colour: '#b8ab92',
      axis: [x + dx - 60, y + dy - 60, x + dx + 80, y + dy + 80],
      opacity: 0.5,
    });
    paintSprig(stage, [x + dx, y + dy], 24, { turn: dx });
  }
  const vada = paintMorsel(stage, { at: [x + 210, y - 70], size: [66, 62], colour: '#c07a2c', wobble: 0.06 });
  canvas.grain(vada, { colour: '#6e3a12', axis: [x + 150, y - 130, x + 280, y], opacity: 0.6 });
  canvas.path(oval(x + 210, y - 70, 18, 16), '#2f6a38');
}

/** Frothed coffee in its tumbler and saucer-bowl. */
function layCoffee(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 138, { ware: PLATES.steel, inside: '#9aa4aa', depth: 1 });
  paintPlate(stage, centre, 84, { ware: { ...PLATES.steel, rim: 0.1 }, inside: '#a8703c', depth: 0.6 });
  canvas.path(oval(x - 4, y - 2, 62), canvas.radial(ramp('#f2dcb4', [0.6, '#d9b27c'], '#b07c44'), [0.4, 0.4], 0.7));
  const bubbles = scatterOn(stage, centre, 56, 60).map(([bx, by]) => oval(bx, by, stage.random.between(2, 7)));
  canvas.path(bubbles.join(''), '#fff6e2', 'opacity=".5"');
}
