import { lighten } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { tube, type Knot } from '#demo/art/kit/tube.ts';

const SHELL = '#e0552a';

/** A swimming crab from above at `turn` degrees, cooked unless another colour is given; size 1 is about 420 units across its legs. */
export function paintCrab(stage: Stage, [x, y]: Point, look: { size: number; turn: number; colour?: string }): void {
  const { size, turn, colour = SHELL } = look;
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    for (const side of [-1, 1] as const) {
      for (const leg of LEGS)
        paintLimb(
          stage,
          leg.map(([lx, ly, r]): Knot => [lx * side, ly, r]),
          lighten(colour, 0.02),
        );
      paintClaw(stage, side, colour);
    }
    paintShell(stage, colour);
  });
}

const LEGS: readonly (readonly Knot[])[] = [
  [
    [80, 10, 13],
    [160, -12, 12],
    [208, 16, 8],
    [222, 84, 1],
  ],
  [
    [82, 28, 13],
    [156, 34, 12],
    [200, 74, 8],
    [200, 142, 1],
  ],
  [
    [76, 44, 13],
    [134, 82, 12],
    [162, 128, 8],
    [146, 190, 1],
  ],
  [
    [56, 62, 14],
    [96, 112, 12],
    [110, 150, 14],
    [96, 190, 10],
  ],
];

function paintLimb(stage: Stage, knots: readonly Knot[], colour: string): void {
  const { canvas } = stage;
  const shape = tube(knots);
  canvas.path(shape, '#2a0d06', `opacity=".4" transform="translate(6 12)" ${canvas.blur(3)}`);
  canvas.path(
    shape,
    canvas.linear(ramp(lighten(colour, 0.1), [0.55, colour], lighten(colour, -0.16)), [0.2, 0, 0.7, 1]),
  );
  for (const [kx, ky, r] of knots.slice(1, -1))
    canvas.path(oval(kx, ky, r * 0.62), lighten(colour, 0.13), 'opacity=".5"');
}

function paintClaw(stage: Stage, side: 1 | -1, colour: string): void {
  const { canvas } = stage;
  const at = (knots: readonly Knot[]): Knot[] => knots.map(([lx, ly, r]): Knot => [lx * side, ly, r]);
  paintLimb(
    stage,
    at([
      [74, -30, 18],
      [150, -76, 23],
      [176, -128, 22],
    ]),
    lighten(colour, 0.01),
  );
  paintLimb(
    stage,
    at([
      [172, -128, 26],
      [146, -186, 37],
      [96, -212, 26],
      [52, -214, 5],
    ]),
    lighten(colour, 0.03),
  );
  paintLimb(
    stage,
    at([
      [146, -156, 15],
      [104, -168, 17],
      [62, -186, 4],
    ]),
    lighten(colour, -0.02),
  );
  let spikes = '';
  for (const [sx, sy, angle] of [
    [150, -96, 0.4],
    [176, -120, -0.3],
    [128, -68, 0.7],
  ] as const)
    spikes += leaf([sx * side, sy], 26, 6, side === 1 ? -angle : Math.PI + angle);
  canvas.path(spikes, lighten(colour, 0.1));
  canvas.stroke(
    `M${num(164 * side)} -172Q${num(140 * side)} -212 ${num(96 * side)} -226`,
    lighten(colour, 0.3),
    6,
    'opacity=".6"',
  );
}

function paintShell(stage: Stage, colour: string): void {
  const { canvas, random } = stage;
  const half: Point[] = [
    [0, -72],
    [34, -76],
    [50, -62],
    [72, -64],
    [88, -44],
    [112, -40],
    [168, -16],
    [112, 6],
    [92, 50],
    [52, 78],
    [0, 84],
  ];
  const shape = smooth(
    [
      ...half,
      ...half
        .slice(1, -1)
        .map(([px, py]): Point => [-px, py])
        .reverse(),
    ],
    true,
  );
  canvas.path(shape, '#2a0d06', `opacity=".45" transform="translate(8 16)" ${canvas.blur(5)}`);
  canvas.path(
    shape,
    canvas.radial(ramp(lighten(colour, 0.17), [0.55, colour], lighten(colour, -0.15)), [0.42, 0.34], 0.66),
  );
  canvas.inside(shape, () => {
    let freckles = '';
    for (let i = 0; i < 90; i += 1)
      freckles += oval(random.around(0, 140), random.between(-70, 84), random.between(1.5, 4.6));
    canvas.path(freckles, '#ffe3c8', 'opacity=".5"');
    canvas.stroke(
      'M-84 -4Q-40 -22 -16 2Q0 18 16 2Q40 -22 84 -4M-34 12Q-40 44 -22 62M34 12Q40 44 22 62',
      lighten(colour, -0.16),
      6,
      'opacity=".6"',
    );
  });
  canvas.grain(shape, { colour: lighten(colour, -0.3), axis: [-30, -60, 90, 90], opacity: 0.6 });
  canvas.stroke('M-96 -38Q-50 -66 10 -64', '#fff0e0', 8, 'opacity=".6"');
  canvas.path(oval(-26, -78, 5) + oval(26, -78, 5), '#3a1810');
}
