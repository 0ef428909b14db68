import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { paintTumbler } from '#demo/art/motifs/tumbler.ts';
import type { TableMeal } from './table-meal.ts';

/** Pad thai on a leaf-lined plate, the four seasonings of the table, iced tea. */
export const padThai: TableMeal = {
  tabletop: { kind: 'formica', base: '#4fb8ae', line: '#1d6f74' },
  light: 'open',
  lay(stage, [x, y]) {
    paintPlate(stage, [x - 70, y + 10], [490, 372], {
      ware: { ...PLATES.enamel, line: '#e0527a' },
      inside: '#fbf7ec',
      depth: 0.4,
    });
    paintSpreadLeaf(stage, [x - 80, y + 14], [400, 276], -10);
    layNoodleHeap(stage, [x - 84, y + 20]);
    laySides(stage, [x - 84, y + 20]);
    laySeasonings(stage, [x + 628, y - 214]);
    paintTumbler(stage, [x + 586, y + 264], 142, { drink: '#d9722c', cream: '#f4c99a', ice: true });
    paintLime(stage, [x - 690, y - 330], 60);
    paintLime(stage, [x - 606, y - 400], 50);
    paintBlossom(stage, 'orchid', [x - 690, y + 330], 80);
    paintBlossom(stage, 'orchid', [x - 590, y + 420], 60);
  },
};

function layNoodleHeap(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.path(oval(x + 6, y + 20, 262, 190), '#1c2a10', `opacity=".5" ${canvas.blur(14)}`);
  canvas.path(oval(x, y, 252, 180), '#9c5a20');
  for (const [dx, dy, radius] of [
    [-110, 30, 140],
    [110, 40, 140],
    [0, -50, 150],
    [0, 30, 120],
  ] as const)
    paintNoodles(stage, [x + dx, y + dy], radius, { count: 26, width: 14, colour: '#dc9f54' });
  for (let i = 0; i < 16; i += 1) {
    const angle = i * 2.4;
    const away = 40 + i * 11;
    paintMorsel(stage, {
      at: [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.7],
      size: [24, 17],
      colour: i % 2 === 0 ? '#f6cf62' : '#f7e6bd',
      turn: angle,
      wobble: 0.2,
      gloss: 0.3,
    });
  }
  let chives = '';
  for (let i = 0; i < 34; i += 1)
    chives += leaf(
      [x + stage.random.around(0, 200), y + stage.random.around(0, 130)],
      stage.random.between(46, 74),
      6,
      stage.random.between(0, 6.2),
    );
  canvas.path(chives, '#173f1c', 'opacity=".35" transform="translate(2 5)"');
  canvas.path(chives, '#3f9a44');
  paintPrawn(stage, [x - 130, y - 70], 1.08, -20);
  paintPrawn(stage, [x + 70, y - 90], 1.1, 24);
  paintPrawn(stage, [x + 150, y + 50], 1.02, 100);
  paintPrawn(stage, [x - 60, y + 80], 1, -96);
}

function laySides(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  let sprouts = '';
  for (let i = 0; i < 46; i += 1) {
    const [sx, sy] = [x - 300 + random.around(0, 74), y + 110 + random.around(0, 60)];
    const [dx, dy] = [random.around(0, 54), random.around(0, 40)];
    sprouts += `M${num(sx)} ${num(sy)}q${num(dx * 0.6)} ${num(dy - 16)} ${num(dx)} ${num(dy)}`;
  }
  canvas.stroke(sprouts, '#8a7a4a', 10, 'opacity=".35" transform="translate(3 6)"');
  canvas.stroke(sprouts, '#fbf6e2', 9);
  canvas.stroke(sprouts, '#ffffff', 3, 'opacity=".8" transform="translate(-1 -2)"');
  const peanuts: Point = [x + 280, y + 150];
  paintGrains(stage, {
    centre: peanuts,
    radius: 74,
    count: 120,
    colours: ['#d9a860', '#c28a44', '#efd09a'],
    grain: [8, 6],
  });
  paintGrains(stage, {
    centre: [x + 310, y - 30],
    radius: 40,
    count: 90,
    colours: ['#c8321f', '#8f1c10', '#e8643a'],
    grain: [5, 3],
  });
  paintLime(stage, [x + 236, y - 170], 58);
  paintSprig(stage, [x - 250, y - 150], 96, { turn: -0.4, colour: '#3f9a4a' });
  paintEgg(stage, [x - 330, y - 40], 0.8, -50);
}

/** Chilli, sugar, fish sauce with chillies, vinegar: four jars in a wire stand. */
function laySeasonings(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const frame = `M${x - 190} ${y - 190}H${x + 190}V${y + 190}H${x - 190}Z`;
  canvas.shadow(frame, [14, 22], { blur: 12, opacity: 0.35 });
  canvas.stroke(`${frame}M${x} ${y - 190}V${y + 190}M${x - 190} ${y}H${x + 190}`, '#5f6a72', 13);
  canvas.stroke(
    `${frame}M${x} ${y - 190}V${y + 190}M${x - 190} ${y}H${x + 190}`,
    '#e6edf0',
    5,
    'transform="translate(-2 -3)"',
  );
  const jars: readonly (readonly [number, number, string, readonly [string, string] | undefined])[] = [
    [-94, -94, '#b3261a', ['#e2552b', '#7c1710']],
    [94, -94, '#f7f2e4', ['#ffffff', '#e9dfc8']],
    [-94, 94, '#8a4a1c', undefined],
    [94, 94, '#e9d89a', undefined],
  ];
  for (const [dx, dy, colour, grains] of jars) {
    const spot: Point = [x + dx, y + dy];
    const [well] = paintPlate(stage, spot, 84, { ware: { ...PLATES.steel, rim: 0.12 }, inside: colour, depth: 0.9 });
    if (grains !== undefined)
      paintGrains(stage, { centre: spot, radius: well * 0.86, count: 130, colours: grains, grain: [4.4, 3] });
    else paintChilliCoins(stage, spot, well * 0.7);
    canvas.stroke(`M${spot[0]} ${spot[1]}l${num(dx * 0.62)} ${num(dy * 0.7)}`, '#f3f6f7', 9);
    canvas.path(oval(spot[0], spot[1], 22, 18), canvas.linear(ramp('#ffffff', '#9aa6ad')));
  }
}

function paintChilliCoins(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas } = stage;
  for (let i = 0; i < 12; i += 1) {
    const [cx, cy] = [
      x + Math.cos(i * 2.4) * radius * Math.sqrt(i / 12),
      y + Math.sin(i * 2.4) * radius * Math.sqrt(i / 12),
    ];
    canvas.stroke(oval(cx, cy, 8), i % 3 === 0 ? '#4f9e3f' : '#d8311f', 5);
  }
}
