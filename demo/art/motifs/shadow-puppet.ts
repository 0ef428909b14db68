import { num, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { limb, limbAlong } from './limb.ts';

/** A flat leather puppet behind a lit screen: a dark shape with light through its lacework. */
export interface ShadowPuppet {
  /** Between the feet; size 1 is 340 units tall. */
  readonly foot: Point;
  readonly size: number;
  /** Which way it looks. */
  readonly facing: -1 | 1;
  readonly leather: string;
  /** The screen's light, seen through the holes. */
  readonly light: string;
  readonly build: 'noble' | 'giant' | 'lady';
  /** Elbow and hand of the front arm, then of the back arm, at size 1. */
  readonly arms?: readonly [Point, Point, Point, Point];
}

const FACE =
  'M2 -246C-6 -262 -4 -282 12 -288L26 -282L64 -250L48 -249Q44 -245 47 -241Q41 -240 42 -236Q34 -231 24 -234Q12 -236 8 -240Z';
const SKIRTS: Record<ShadowPuppet['build'], string> = {
  noble:
    'M-15 -158C-34 -130 -62 -110 -76 -70C-88 -40 -106 -30 -122 -34C-112 -14 -82 -10 -64 -26C-52 -36 -44 -50 -36 -60C-26 -40 -10 -30 0 -52C10 -34 24 -40 34 -66C46 -90 36 -130 16 -158Z',
  giant:
    'M-24 -158C-54 -130 -86 -100 -96 -60C-108 -30 -124 -26 -140 -30C-124 -6 -90 -8 -72 -30C-50 -44 -30 -40 0 -46C30 -36 52 -50 64 -72C72 -100 52 -136 26 -158Z',
  lady: 'M-13 -160C-30 -120 -36 -60 -34 -8C-60 -2 -80 -8 -92 -22C-88 4 -50 12 -14 4C10 6 30 4 40 -6C30 -60 28 -120 14 -160Z',
};

/** Paints one puppet with rod, legs, skirt, body, head, arms and lacework. */
export function paintShadowPuppet(stage: Stage, puppet: ShadowPuppet): void {
  const { canvas } = stage;
  const { foot, size, facing, leather, light, build } = puppet;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${num(foot[0])} ${num(foot[1])}) scale(${facing * scale} ${scale})"`, () => {
    const stout = build === 'giant' ? 1.6 : 1;
    canvas.stroke('M0 50V-220', leather, 5);
    if (build !== 'lady')
      canvas.path(
        [
          limbAlong([-6, -130, -50, -76, -56, -10], [15 * stout, 11 * stout, 6 * stout]),
          limbAlong([-60, -6, -20, -2], [6 * stout, 4]),
          limbAlong([6, -130, 44, -80, 56, -10], [15 * stout, 11 * stout, 6 * stout]),
          limbAlong([50, -6, 92, -2], [6 * stout, 4]),
        ].join(''),
        leather,
      );
    canvas.path(SKIRTS[build], leather);
    const wide = build === 'giant' ? 52 : build === 'lady' ? 27 : 36;
    const waist = build === 'giant' ? 26 : 12;
    canvas.path(
      `M${-wide} -222C${-wide * 0.5} -234 ${wide * 0.5} -236 ${wide} -226C${wide * 0.7} -200 ${waist} -180 ${waist + 3} -150H${-waist - 3}C${-waist} -180 ${-wide * 0.7} -198 ${-wide} -222Z`,
      leather,
    );
    paintHead(stage, puppet);
    paintArms(stage, puppet, wide);
    paintLace(stage, build, light);
  });
}

function paintHead(stage: Stage, { build, leather, light }: ShadowPuppet): void {
  const { canvas } = stage;
  const big = build === 'giant' ? 'translate(-8 84) scale(1.34)' : '';
  canvas.path(limbAlong([0, -222, 12, -252], [build === 'giant' ? 18 : 9, 8]), leather);
  canvas.group(`transform="${big}"`, () => {
    canvas.path(FACE, leather);
    if (build === 'giant') {
      canvas.path(oval(58, -254, 13, 11), leather);
      canvas.path(
        [0, 1, 2, 3, 4, 5, 6].map((i) => leaf([0, -262], 58 - (i % 2) * 12, 9, 2.2 + i * 0.32)).join(''),
        leather,
      );
      canvas.path(oval(26, -264, 7), light, 'opacity=".9"');
      canvas.path(oval(27, -264, 3.4), leather);
      canvas.path('M36 -240l4 9l4 -9Z', light);
    } else {
      canvas.stroke('M22 -262Q32 -264 42 -256', light, 2.4);
    }
    paintCrest(stage, build, leather, light);
    canvas.stroke('M4 -280Q14 -288 26 -280M4 -252Q2 -262 8 -272', light, 2.2, 'opacity=".9"');
  });
}

/** Hair curled up or down behind the head, feathers above, light through its beads. */
function paintCrest(stage: Stage, build: ShadowPuppet['build'], leather: string, light: string): void {
  const { canvas } = stage;
  const spine: Point[] =
    build === 'lady'
      ? [
          [6, -262],
          [-18, -268],
          [-36, -252],
          [-38, -230],
          [-28, -216],
        ]
      : [
          [6, -262],
          [-22, -270],
          [-38, -298],
          [-22, -330],
          [6, -330],
          [12, -310],
          [-2, -302],
        ];
  canvas.path(limb(spine, build === 'lady' ? [14, 15, 14, 11, 6] : [13, 16, 15, 12, 9, 7, 4]), leather);
  canvas.path(
    `${leaf([14, -284], 34, 8, -1.2)}${leaf([6, -286], 38, 8, -1.7)}${leaf([0, -250], 44, 9, 2.5)}${leaf([0, -246], 34, 7, 2.1)}`,
    leather,
  );
  canvas.path(
    spine
      .slice(1)
      .map(([x, y]) => oval(x, y, 3.4))
      .join(''),
    light,
    'opacity=".9"',
  );
}

function paintArms(stage: Stage, { build, leather, light, arms }: ShadowPuppet, wide: number): void {
  const { canvas } = stage;
  const [elbow, hand, farElbow, farHand] = arms ?? [
    [78, -168],
    [124, -204],
    [-58, -156],
    [-22, -96],
  ];
  const thick = build === 'giant' ? 10 : 5.6;
  for (const [from, joint, end] of [
    [[wide - 4, -220], elbow, hand],
    [[4 - wide, -216], farElbow, farHand],
  ] as const) {
    canvas.path(
      `${limb([from, joint], [thick + 2, thick])}${limb([joint, end], [thick, thick * 0.6])}${oval(joint[0], joint[1], thick + 2.4)}`,
      leather,
    );
    canvas.stroke(
      [
        [9, -22],
        [20, -12],
        [22, 0],
        [16, 10],
      ]
        .map(([dx = 0, dy = 0]) => `M${num(end[0])} ${num(end[1])}q${dx * 0.7} ${dy * 0.3} ${dx} ${dy}`)
        .join(''),
      leather,
      3,
    );
    canvas.stroke(`M${num(end[0])} ${num(end[1])}L${num(end[0] - 18)} 60`, leather, 1.8);
    canvas.path(oval(joint[0], joint[1], 2.4), light, 'opacity=".9"');
    const [ax, ay] = [from[0] + (joint[0] - from[0]) * 0.45, from[1] + (joint[1] - from[1]) * 0.45];
    canvas.path(leaf([ax, ay], 22, 5, -1.57) + oval(ax, ay, thick + 3), leather);
    canvas.stroke(`M${num(ax - thick)} ${num(ay)}h${num(thick * 2)}`, light, 2, 'opacity=".8"');
  }
}

function paintLace(stage: Stage, build: ShadowPuppet['build'], light: string): void {
  const { canvas } = stage;
  let [holes, lines] = ['', ''];
  canvas.inside(SKIRTS[build], () => {
    for (let row = 0; row < 10; row += 1)
      for (let i = -6; i <= 4; i += 1) holes += `M${i * 16 + (row % 2) * 8} ${-141 + row * 14}l4 5l-4 5l-4 -5Z`;
    canvas.path(holes, light, 'opacity=".9"');
  });
  canvas.stroke(SKIRTS[build], light, 1.6, 'opacity=".4"');
  lines +=
    build === 'giant'
      ? 'M-40 -214Q0 -184 42 -216M-30 -204Q0 -180 30 -206'
      : 'M-24 -218Q0 -192 24 -220M-18 -206Q0 -188 18 -208';
  lines += 'M-14 -160Q0 -154 14 -160M-14 -150Q0 -144 14 -150';
  canvas.stroke(lines, light, 2.4, 'opacity=".9"');
}
