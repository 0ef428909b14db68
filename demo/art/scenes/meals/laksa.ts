import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTumbler } from '#demo/art/motifs/tumbler.ts';
import type { TableMeal } from './table-meal.ts';

/** Laksa in a painted bowl on patterned tiles: tofu puffs, prawns, egg, mint and sambal. */
export const laksa: TableMeal = {
  tabletop: { kind: 'tiles', base: '#f2e6cf', line: '#2f7fa0' },
  light: 'window',
  lay(stage, [x, y]) {
    layBowl(stage, [x - 40, y + 10]);
    laySpoon(stage, [x + 440, y + 250]);
    const sambal: Point = [x + 590, y - 250];
    const [well] = paintPlate(stage, sambal, 128, { ware: PLATES.rose, inside: '#9c2214', depth: 0.8 });
    paintGrains(stage, {
      centre: sambal,
      radius: well * 0.84,
      count: 90,
      colours: ['#e2552b', '#ffb04a', '#5c120c'],
      grain: [6, 3.6],
    });
    const limes: Point = [x + 660, y + 30];
    paintPlate(stage, limes, 112, { ware: PLATES.rose, inside: '#f7f0e2', depth: 0.5 });
    paintLime(stage, [limes[0] - 34, limes[1] - 16], 40);
    paintLime(stage, [limes[0] + 34, limes[1] + 12], 40);
    paintTumbler(stage, [x - 640, y - 270], 126, { drink: '#b0642c', cream: '#e9c290' });
    paintChopsticks(stage, [x - 560, y - 60], [x - 640, y + 470]);
    paintSteam(stage, [x - 60, y - 70], { width: 380, height: 420, count: 6, opacity: 0.28 });
  },
};

function layBowl(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  const [well] = paintPlate(stage, centre, 410, { ware: PLATES.rose, inside: '#e0752a', depth: 1 });
  paintOilBeads(stage, centre, well * 0.94, { count: 90, colour: '#ffb85a' });
  paintNoodles(stage, [x - 50, y + 70], 170, { count: 38, width: 15, colour: '#f7ecc9' });
  for (const [dx, dy, turn] of [
    [-196, -110, 20],
    [-226, 20, 60],
    [-120, -176, -14],
    [-186, 130, 84],
  ] as const)
    paintTofuPuff(stage, [x + dx, y + dy], 1, turn);
  paintPrawn(stage, [x + 40, y - 170], 1.1, 4);
  paintPrawn(stage, [x + 170, y - 100], 1.06, 56);
  paintPrawn(stage, [x + 40, y - 50], 0.98, -30);
  paintEgg(stage, [x + 200, y + 60], 0.9, 100);
  for (const [cx, cy] of scatterOn(stage, [x + 70, y + 210], 70, 8)) {
    paintMorsel(stage, { at: [cx, cy], size: [24, 17], colour: '#8a3a2a', turn: cx, gloss: 0.6 });
    stage.canvas.path(oval(cx - 2, cy - 2, 9, 5), '#e9b89a', 'opacity=".8"');
  }
  paintGrains(stage, {
    centre: [x - 40, y + 200],
    radius: 60,
    count: 46,
    colours: ['#fffdf2', '#f1ead0'],
    grain: [24, 4],
  });
  paintGrains(stage, {
    centre: [x + 84, y + 60],
    radius: 48,
    count: 80,
    colours: ['#8f1c10', '#c8321f', '#e8643a'],
    grain: [6, 3.6],
  });
  paintSprig(stage, [x + 4, y + 6], 90, { turn: -0.6, colour: '#3f9a4a' });
  paintSprig(stage, [x + 150, y + 170], 66, { turn: 0.8, colour: '#57b04c' });
  paintRings(stage, scatterOn(stage, centre, well * 0.74, 12), 11, 'chilli');
}

function paintTofuPuff(stage: Stage, at: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const shape = paintMorsel(stage, {
    at,
    size: [58 * size, 48 * size],
    colour: '#d99a3c',
    turn: (turn * Math.PI) / 180,
    wobble: 0.1,
    gloss: 0.3,
  });
  canvas.grain(shape, { colour: '#8a4f14', axis: [at[0] - 40, at[1] - 40, at[0] + 50, at[1] + 50], opacity: 0.6 });
  const pores = scatterOn(stage, at, 34 * size, 9).map(([px, py]) => oval(px, py, stage.random.between(3, 6)));
  canvas.path(pores.join(''), '#f7d999', 'opacity=".8"');
}

/** A porcelain soup spoon beside the bowl. */
function laySpoon(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const spoon =
    'M-96 0C-96 -52 -40 -66 6 -52C30 -44 60 -26 110 -22H240Q264 -20 264 0T240 22H110C60 26 30 44 6 52C-40 66 -96 52 -96 0Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(38)"`, () => {
    canvas.shadow(spoon, [10, 18], { blur: 8, opacity: 0.45 });
    canvas.path(spoon, canvas.linear(ramp('#fffdf8', [0.5, '#eae0d8'], '#b8aca6')));
    canvas.path(oval(-34, 0, 50, 36), canvas.radial(ramp('#cfc4be', '#fbf6f0'), [0.4, 0.4], 0.7));
    canvas.path(oval(-34, 2, 42, 29), '#e0752a', 'opacity=".85"');
    for (let i = 0; i < 5; i += 1)
      canvas.path(oval(120 + i * 26, 0, 8, 6), i % 2 === 0 ? '#d65a86' : '#2f9a86', 'opacity=".9"');
    canvas.stroke('M-70 -34Q-40 -50 0 -42L110 -14H236', '#ffffff', 4, 'opacity=".8"');
  });
}
