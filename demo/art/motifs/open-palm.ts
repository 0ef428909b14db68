import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb } from './limb.ts';

/** A finger of the open hand: from its root to its tip. */
export interface PalmFinger {
  readonly spine: readonly [Point, Point, Point];
  readonly halves: readonly [number, number, number];
}

/** Index, middle, ring and little finger, then the thumb, of a left hand seen on its palm; its middle is (0, 0). */
export const PALM_FINGERS: readonly PalmFinger[] = [
  {
    spine: [
      [-96, -90],
      [-128, -250],
      [-146, -372],
    ],
    halves: [44, 38, 26],
  },
  {
    spine: [
      [-30, -110],
      [-38, -290],
      [-42, -428],
    ],
    halves: [45, 39, 27],
  },
  {
    spine: [
      [40, -100],
      [58, -272],
      [70, -398],
    ],
    halves: [44, 37, 26],
  },
  {
    spine: [
      [104, -60],
      [148, -200],
      [172, -298],
    ],
    halves: [39, 32, 22],
  },
  {
    spine: [
      [-80, 110],
      [-186, 10],
      [-250, -112],
    ],
    halves: [58, 44, 28],
  },
];

/** Outline of the palm with wrist and forearm. */
export const PALM =
  'M-134 -112C-110 -150 110 -150 146 -76C166 -20 158 90 128 160C112 200 104 240 104 300L122 620H-122L-104 300C-106 240 -128 214 -146 170C-170 110 -150 -60 -134 -112Z';

/** Paints an open hand with the palm towards the viewer; lines of the hand, soft mounds, no nails. */
export function paintOpenPalm(stage: Stage, colour: string): void {
  const { canvas } = stage;
  const skin = lit(stage, colour, 0.6);
  const edge = lighten(skin, -0.17);
  const whole = [...PALM_FINGERS.map(({ spine, halves }) => limb(spine, halves)), PALM];
  canvas.path(whole.join(''), '#1a0810', `opacity=".5" transform="translate(16 30)" ${canvas.blur(16)}`);
  for (const d of whole) canvas.stroke(d, edge, 5);
  for (const [i, { spine, halves }] of PALM_FINGERS.entries()) {
    const d = limb(spine, halves);
    canvas.path(
      d,
      canvas.linear(
        ramp(lighten(skin, -0.07), [0.36, lighten(skin, 0.05)], [0.66, skin], lighten(skin, -0.09)),
        [0, 0.4, 1, 0.6],
      ),
    );
    const [, middle, tip] = spine;
    if (i < 4)
      canvas.stroke(
        `M${middle[0] - 26} ${middle[1] + 6}q26 10 52 -2M${(middle[0] + tip[0]) / 2 - 18} ${(middle[1] + tip[1]) / 2 - 10}q20 8 40 -2`,
        edge,
        2.6,
        'opacity=".55"',
      );
  }
  canvas.path(
    PALM,
    canvas.linear(
      ramp(lighten(skin, -0.06), [0.34, lighten(skin, 0.03)], [0.7, skin], lighten(skin, -0.1)),
      [0, 0, 1, 0.1],
    ),
  );
  canvas.path(
    'M-140 60C-130 160 -60 220 -20 200C-40 120 -70 60 -120 10Z',
    lighten(skin, 0.06),
    `opacity=".7" ${canvas.blur(16)}`,
  );
  canvas.path(
    'M120 -20C140 60 120 150 80 190C60 120 70 40 120 -20Z',
    lighten(skin, 0.05),
    `opacity=".6" ${canvas.blur(14)}`,
  );
  canvas.stroke(
    'M-120 -20C-60 0 -20 70 -30 200M-128 -34C-60 -30 40 -10 120 60M-60 -96C-10 -60 70 -54 140 -40',
    edge,
    3.4,
    'opacity=".5"',
  );
}
