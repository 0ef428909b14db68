import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintCrab } from '#demo/art/motifs/crab.ts';
import { paintDish, wellOf } from '#demo/art/motifs/dish.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';

/** Bún riêu: crab raft, tomato and fried bean curd on round rice noodles in red broth, herbs and a crab beside it. */
export function layBunRieu(stage: Stage, [x, y]: Point): void {
  const radius = 356;
  const well = wellOf(radius, 'celadon');
  paintDish(stage, [x, y], radius, { ware: 'celadon', inside: '#d2552a' });
  paintOilBeads(stage, [x, y], well * 0.95, { count: 110, colour: '#ff9a3c' });
  paintNoodles(stage, [x - 40, y + 96], 176, { count: 46, width: 11, colour: '#fbf3e2' });
  layCrabRafts(stage, [x, y]);
  layTomatoes(stage, [x, y]);
  layBeanCurd(stage, [x, y]);
  paintSprig(stage, [x + 30, y + 20], 92, { turn: 0.5 });
  paintSprig(stage, [x - 104, y + 186], 76, { turn: -0.6, colour: '#2f8a44' });
  paintRings(stage, scatterOn(stage, [x, y], well * 0.8, 18), 11, 'onion');
  layBeside(stage, [x, y]);
}

function layBeside(stage: Stage, [x, y]: Point): void {
  paintCrab(stage, [x - 560, y - 190], { size: 0.9, turn: -24, colour: '#8a6a3c' });
  paintCrab(stage, [x - 640, y + 80], { size: 0.62, turn: 30, colour: '#7a5a34' });
  paintDish(stage, [x + 580, y - 200], 186, { ware: 'rattan', inside: '#e6d3a4' });
  for (const [dx, dy, turn] of [
    [-70, 40, -0.6],
    [50, 60, 0.4],
    [20, -50, 2.4],
    [-30, 80, 1.4],
    [70, -20, 3],
  ] as const)
    paintSprig(stage, [x + 580 + dx, y - 200 + dy], 112, { turn, colour: dx > 0 ? '#7a4a86' : '#3f9a48' });
  paintDish(stage, [x + 520, y + 200], 104, { ware: 'blue-white', inside: '#f4efe2' });
  paintLime(stage, [x + 488, y + 178], 46);
  paintLime(stage, [x + 550, y + 216], 46);
  paintDish(stage, [x + 716, y + 140], 84, { ware: 'blue-white', inside: '#7a5a86' });
  paintChilli(stage, [x + 470, y + 390], { size: 0.86, turn: -16 });
  paintChilli(stage, [x + 590, y + 400], { size: 0.7, turn: 20 });
  paintChopsticks(stage, [x - 430, 900], [x - 700, 640]);
}

function layCrabRafts(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [dx, dy, size, turn] of [
    [-130, -110, 76, 0.3],
    [-20, -156, 84, 1.2],
    [-60, -60, 66, 2],
    [80, -86, 60, 0.7],
  ] as const) {
    const raft = paintMorsel(stage, {
      at: [x + dx, y + dy],
      size: [size, size * 0.74],
      turn,
      colour: '#c98d54',
      wobble: 0.2,
    });
    canvas.inside(raft, () => {
      for (const [gx, gy] of scatterOn(stage, [x + dx, y + dy], size * 0.9, 12))
        paintGrains(stage, { centre: [gx, gy], radius: 12, count: 5, colours: ['#e9b478', '#a5622f'], grain: [9, 5] });
    });
  }
}

function layTomatoes({ canvas }: Stage, [x, y]: Point): void {
  for (const [dx, dy, turn] of [
    [176, -20, 0.2],
    [206, 84, 1.1],
    [136, 60, 2.2],
    [-210, 20, 0.8],
  ] as const) {
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${Math.round(turn * 57)})"`, () => {
      const wedge = 'M-66 10C-50 -44 50 -44 66 10C40 30 -40 30 -66 10Z';
      canvas.path(wedge, '#3a0f0a', 'opacity=".35" transform="translate(4 9)"');
      canvas.path(
        wedge,
        canvas.linear([
          [0, '#f0644a'],
          [1, '#b3261f'],
        ]),
      );
      canvas.path('M-44 6C-30 -22 30 -22 44 6C26 16 -26 16 -44 6Z', '#f58a62');
      canvas.path('M-22 0l8 -6l6 8ZM6 -4l10 -4l2 10Z', '#fbe0a8');
    });
  }
}

function layBeanCurd({ canvas }: Stage, [x, y]: Point): void {
  for (const [dx, dy, turn] of [
    [-196, 120, 14],
    [60, 196, -20],
    [160, 160, 34],
  ] as const)
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`, () => {
      canvas.path('M-40 -30H40V34H-40Z', '#3a1a0a', 'opacity=".35" transform="translate(5 9)"');
      canvas.path(
        'M-42 -32Q0 -38 42 -32Q46 0 42 32Q0 38 -42 32Q-46 0 -42 -32Z',
        canvas.linear([
          [0, '#edc070'],
          [1, '#b9782f'],
        ]),
      );
      canvas.stroke('M-30 -20Q0 -26 30 -18M-28 22Q0 26 30 20', '#8c5420', 4, 'opacity=".5"');
    });
}
