import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import type { Decoration } from '#demo/art/motifs/vessel-decoration.ts';
import { paintShelf, paintWall } from '#demo/art/motifs/wall.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type LacquerBenchOptions = Record<never, never>;

const [RED, GOLD, GREEN, BLACK] = ['#b5281e', '#e8b84a', '#3f8a5a', '#241418'];

const engraved = (first: string, second: string): Decoration[] => [
  { kind: 'band', from: 0, to: 0.07, colour: first },
  { kind: 'zigzag', at: 0.1, size: 0.05, count: 14, colour: second },
  { kind: 'band', from: 0.19, to: 0.205, colour: first },
  { kind: 'wave', at: 0.3, size: 0.1, count: 8, colour: first },
  { kind: 'dots', at: 0.3, size: 0.014, count: 17, colour: second },
  { kind: 'band', from: 0.4, to: 0.415, colour: first },
  { kind: 'flowers', at: 0.53, size: 0.1, count: 3, colour: first, heart: second },
  { kind: 'dots', at: 0.53, size: 0.02, count: 7, colour: second },
  { kind: 'band', from: 0.645, to: 0.66, colour: first },
  { kind: 'petals', at: 0.74, size: 0.1, count: 11, colour: first },
  { kind: 'band', from: 0.83, to: 0.85, colour: second },
];

/** Lacquer ware on a bench: boxes, bowls, a jar, and a bowl that is just being engraved. */
export const lacquerBench: Scene<LacquerBenchOptions> = {
  name: 'lacquer-bench',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, 'limewash', '#c98a5a');
    paintOpening(stage, [x + 430, 90]);
    paintShelf(stage, x - 760, 330, 640);
    for (const [dx, height, shape, body, a, b] of [
      [-680, 190, 'domedBox', RED, GOLD, BLACK],
      [-530, 130, 'openBowl', BLACK, GOLD, RED],
      [-350, 220, 'baluster', BLACK, RED, GOLD],
      [-220, 170, 'domedBox', GREEN, GOLD, RED],
    ] as const)
      paintVessel(stage, { foot: [x + dx, 330], height, shape, body, decoration: engraved(a, b) });
    paintGlow(stage, [x + 300, 300], 700, { colour: stage.palette.sun, strength: 0.3 });
    paintWorktop(stage, 690, '#5a3020');
    paintVessel(stage, {
      foot: [x - 500, 850],
      height: 440,
      shape: 'domedBox',
      body: BLACK,
      decoration: engraved(GOLD, RED),
    });
    paintVessel(stage, {
      foot: [x + 520, 830],
      height: 360,
      shape: 'jar',
      body: RED,
      decoration: engraved(GOLD, BLACK),
    });
    paintCups(stage, [x - 190, 930]);
    paintVessel(stage, {
      foot: [x + 60, 880],
      height: 330,
      shape: 'openBowl',
      body: RED,
      decoration: engraved(BLACK, GOLD),
    });
    paintInside(stage, [x + 60, 550]);
    for (const [dx, y, tone] of [
      [-690, 930, '#e8b84a'],
      [-600, 960, '#3f8a5a'],
      [690, 950, '#d8701e'],
    ] as const)
      paintPigment(stage, [x + dx, y], tone);
    paintGripHand(stage, {
      transform: `translate(${x + 190} 700) rotate(30) scale(.84)`,
      skin: '#a8714a',
      sleeve: '#5f6f4a',
      tool: () => paintStylus(stage),
    });
  },
};

/** A plain window on a plain of brick pagodas. */
function paintOpening(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const view = `M${x - 200} ${y}H${x + 320}V${y + 520}H${x - 200}Z`;
  const wood = lit(stage, '#6a3a24');
  canvas.stroke(view, lighten(wood, -0.05), 44);
  canvas.inside(view, () => {
    canvas.path(view, canvas.linear(ramp(palette.sky[1], [0.6, palette.sky[3]], palette.sky[3])));
    canvas.path(oval(x + 190, y + 130, 46), palette.sun);
    paintRidge(stage, {
      name: 'plain',
      y: y + 320,
      height: 60,
      wave: 180,
      colour: mix(palette.hill, palette.haze, 0.4),
      fade: 0.5,
      trees: 10,
    });
    for (const [dx, base, s, share] of [
      [-130, 350, 0.6, 0.4],
      [250, 356, 0.66, 0.36],
      [70, 390, 1.15, 0.12],
    ] as const) {
      const tone = mix(lit(stage, '#b5623c'), palette.haze, share);
      const on = (u: number, v: number): string => `${num(x + dx + u * s)} ${num(y + base - v * s)}`;
      canvas.path(
        `M${on(-110, 0)}V${num(y + base - 40 * s)}H${num(x + dx - 86 * s)}V${num(y + base - 80 * s)}H${num(x + dx - 62 * s)}C${on(-60, 130)} ${on(-40, 170)} ${on(-14, 196)}L${on(0, 270)}L${on(14, 196)}C${on(40, 170)} ${on(60, 130)} ${on(62, 80)}H${num(x + dx + 86 * s)}V${num(y + base - 40 * s)}H${num(x + dx + 110 * s)}V${num(y + base)}Z`,
        canvas.linear(ramp(lighten(tone, 0.06), lighten(tone, -0.08)), [0, 0, 1, 0]),
      );
      canvas.path(
        `M${on(-20, 0)}V${num(y + base - 40 * s)}Q${on(0, 66)} ${on(20, 40)}V${num(y + base)}Z`,
        lighten(tone, -0.2),
      );
    }
    canvas.path(
      `M${x - 200} ${y + 384}Q${x} ${y + 366} ${x + 320} ${y + 390}V${y + 520}H${x - 200}Z`,
      mix(palette.leaf, palette.haze, 0.25),
    );
  });
  canvas.stroke(`${view}M${x + 60} ${y}V${y + 520}`, lighten(wood, 0.04), 16);
}

function paintStylus(stage: Stage): void {
  const { canvas } = stage;
  canvas.path('M0 0L60 0V12Z', '#d8dde2');
  canvas.stroke('M60 8L440 54', lit(stage, '#3a2018'), 15);
  canvas.stroke('M64 4L440 50', lit(stage, '#9a6a44'), 4);
}

/** The glossy hollow of the bowl. */
function paintInside(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const red = lit(stage, '#c23426', 0.7);
  canvas.path(
    oval(x, y, 296, 56),
    canvas.linear(ramp(lighten(red, -0.22), [0.5, lighten(red, -0.1)], lighten(red, 0.04))),
  );
  canvas.stroke(
    `M${x - 230} ${y + 18}Q${x} ${y + 62} ${x + 230} ${y + 18}`,
    '#ffd9c0',
    6,
    `opacity=".5" ${canvas.blur(2)}`,
  );
  canvas.stroke(oval(x, y, 308, 61), mix(red, '#140808', 0.6), 9);
}

function paintCups(stage: Stage, [x, y]: Point): void {
  for (const [dx, dy, body] of [
    [-64, 0, '#241418'],
    [50, 18, '#b5281e'],
  ] as const) {
    paintVessel(stage, {
      foot: [x + dx, y + dy],
      height: 100,
      shape: 'openBowl',
      body,
      decoration: [
        { kind: 'petals', at: 0.4, size: 0.26, count: 8, colour: GOLD },
        { kind: 'band', from: 0.76, to: 0.8, colour: GOLD },
      ],
    });
    stage.canvas.path(oval(x + dx, y + dy - 99, 86, 15), lit(stage, '#8a1f18'));
  }
}

function paintPigment(stage: Stage, [x, y]: Point, tone: string): void {
  const { canvas } = stage;
  const clay = lit(stage, '#d9c6ac');
  canvas.path(oval(x + 6, y + 8, 56, 16), '#140808', `opacity=".5" ${canvas.blur(6)}`);
  canvas.path(
    `M${x - 50} ${y - 24}Q${x - 40} ${y + 12} ${x} ${y + 14}Q${x + 40} ${y + 12} ${x + 50} ${y - 24}Z`,
    canvas.linear(ramp(clay, lighten(clay, -0.2)), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, y - 24, 50, 14), lighten(clay, -0.06));
  canvas.path(
    `M${x - 42} ${y - 23}Q${x - 10} ${y - 62} ${x + 14} ${y - 44}Q${x + 36} ${y - 34} ${x + 42} ${y - 22}Q${x} ${num(y - 10)} ${x - 42} ${y - 23}Z`,
    lit(stage, tone),
  );
}
