import { lighten, mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb, limbAlong } from './limb.ts';

/** A right hand that holds a slim tool like a pen, pointing left; the tool's tip is at (0, 0), the elbow at the right. */
export interface GripHand {
  /** SVG transform text: place, turn, size; mirror it (negative y scale) for a left hand. */
  readonly transform: string;
  readonly skin: string;
  readonly sleeve: string;
  /** Draws the tool with its tip at (0, 0) and its shaft towards (440, 54). */
  readonly tool: () => void;
}

interface Finger {
  readonly spine: readonly Point[];
  readonly halves: readonly number[];
}

const FOLDED: readonly Finger[] = [
  {
    spine: [
      [232, -58],
      [176, -76],
      [128, -62],
      [112, -34],
    ],
    halves: [22, 21, 18, 14],
  },
  {
    spine: [
      [220, -34],
      [156, -50],
      [104, -36],
      [84, -8],
    ],
    halves: [25, 23, 20, 15],
  },
  {
    spine: [
      [214, -8],
      [146, -22],
      [88, -8],
      [58, 16],
    ],
    halves: [26, 24, 21, 15],
  },
];

const INDEX: Finger = {
  spine: [
    [222, 6],
    [152, -15],
    [92, -7],
    [46, 10],
  ],
  halves: [27, 25, 21, 14],
};
const THUMB: Finger = {
  spine: [
    [326, 66],
    [250, 98],
    [168, 86],
    [106, 60],
    [64, 38],
  ],
  halves: [26, 30, 28, 24, 15],
};

/** Paints sleeve, forearm, hand and the tool between the fingers. */
export function paintGripHand(stage: Stage, hand: GripHand): void {
  const { canvas } = stage;
  const skin = lit(stage, hand.skin, 0.7);
  canvas.group(`transform="${hand.transform}"`, () => {
    const arm = limbAlong([760, 30, 560, 22, 400, 10, 330, 8], [104, 88, 64, 56]);
    canvas.path(
      `${arm}${oval(200, 10, 130, 80)}`,
      '#140a10',
      `opacity=".36" transform="translate(6 40)" ${canvas.blur(18)}`,
    );
    canvas.path(arm, canvas.linear(ramp(lighten(skin, 0.03), [0.5, skin], lighten(skin, -0.12))));
    for (const finger of FOLDED) paintFinger(stage, finger, skin);
    const back = 'M470 -62C360 -58 300 -84 236 -84C196 -82 184 -40 186 4C188 44 206 62 236 70C290 92 350 100 470 84Z';
    canvas.path(back, canvas.linear(ramp(lighten(skin, 0.03), [0.5, skin], lighten(skin, -0.12))));
    canvas.stroke(
      'M350 -30Q280 -44 226 -50M352 -10Q280 -20 220 -24M352 12Q280 6 216 4',
      lighten(skin, -0.06),
      5,
      `opacity=".5" ${canvas.blur(2)}`,
    );
    canvas.grain(back, { colour: lighten(skin, -0.24), axis: [260, 10, 270, 110], opacity: 0.3 });
    paintFinger(stage, INDEX, skin);
    hand.tool();
    paintFinger(stage, THUMB, skin);
    paintNails(stage, skin);
    paintSleeve(stage, lit(stage, hand.sleeve));
  });
}

function paintFinger(stage: Stage, { spine, halves }: Finger, skin: string): void {
  const { canvas } = stage;
  const d = limb(spine, halves);
  canvas.path(d, '#1a0c10', 'opacity=".2" transform="translate(-2 8)"');
  canvas.path(d, canvas.linear(ramp(lighten(skin, 0.06), [0.55, skin], lighten(skin, -0.11))));
  const root: Point = spine[0] ?? [0, 0];
  const tip: Point = spine.at(-1) ?? [0, 0];
  const line = lighten(skin, -0.17);
  canvas.stroke(
    d,
    canvas.linearOn(ramp([0, line, 0.9], [0.6, line, 0.8], [0.86, line, 0]), [tip[0], tip[1], root[0], root[1]]),
    2.4,
  );
  const [a, b] = [spine[1] ?? [0, 0], spine[2] ?? [0, 0]];
  for (const [x, y] of [a, b])
    canvas.stroke(
      `M${x - 5} ${y - 11}q-3 8 1 15M${x + 4} ${y - 11}q-3 8 1 15`,
      lighten(skin, -0.12),
      2,
      'opacity=".55"',
    );
}

function paintNails(stage: Stage, skin: string): void {
  const { canvas } = stage;
  const nail = mix(skin, '#ffd9cf', 0.6);
  canvas.group('transform="translate(50 5) rotate(-24)"', () => canvas.path(oval(0, 0, 13, 7), nail));
  canvas.group('transform="translate(74 38) rotate(28)"', () => {
    canvas.path(oval(0, 0, 16, 10), nail);
    canvas.stroke('M-12 -4Q0 -9 12 -4', '#ffffff', 2, 'opacity=".6"');
  });
}

function paintSleeve(stage: Stage, cloth: string): void {
  const { canvas } = stage;
  const sleeve = 'M520 -96Q500 20 524 126L1300 260V-220Z';
  canvas.path(sleeve, canvas.linear(ramp(lighten(cloth, 0.06), [0.5, cloth], lighten(cloth, -0.12))));
  canvas.stroke('M520 -96Q500 20 524 126', lighten(cloth, 0.14), 12);
  canvas.stroke('M546 -92Q528 20 550 126', lighten(cloth, -0.1), 4, 'opacity=".8"');
  canvas.stroke('M600 -80Q640 10 620 110M690 -96Q720 -20 700 60', lighten(cloth, -0.1), 7, 'opacity=".5"');
}
