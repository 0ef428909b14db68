import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb } from './limb.ts';

/** A Burmese court marionette: `hips` is its middle; size 1 is about 430 units from crown to feet. */
export interface Marionette {
  readonly hips: Point;
  readonly size: number;
  /** Coat and trousers. */
  readonly silk: readonly [string, string];
  /** -1 mirrors the pose. */
  readonly facing: -1 | 1;
  /** y of the control bar above the hips, in canvas units. */
  readonly bar: number;
  readonly crown: 'spire' | 'flowers';
}

/** Paints strings, jointed limbs, winged coat with sequins, and a painted wooden head. */
export function paintMarionette(stage: Stage, puppet: Marionette): void {
  const { canvas, palette } = stage;
  const { hips, size, facing, bar } = puppet;
  const [coat, silk] = [lit(stage, puppet.silk[0], 0.5), lit(stage, puppet.silk[1], 0.5)];
  const gold = lit(stage, palette.gold, 0.25);
  const wood = lit(stage, '#f7e6d2', 0.4);
  canvas.group(
    `transform="translate(${num(hips[0])} ${num(hips[1])}) scale(${num(facing * size * 10) === '0' ? 1 : Math.round(facing * size * 100) / 100} ${size})"`,
    () => {
      paintStrings(stage, bar / size);
      for (const [thigh, shin, foot] of [
        [
          [-34, 40],
          [-66, 110],
          [-52, 186],
        ],
        [
          [36, 40],
          [92, 92],
          [84, 170],
        ],
      ] as const) {
        const leg = limb([[thigh[0], 0], thigh, shin, foot], [32, 34, 25, 17]);
        canvas.path(leg, canvas.linear(ramp(lighten(silk, 0.06), lighten(silk, -0.1)), [0, 0, 1, 0.3]));
        canvas.inside(leg, () => {
          let dots = '';
          for (let i = 0; i < 40; i += 1)
            dots += rosette([thigh[0] - 40 + ((i * 37) % 110), 4 + i * 5], { length: 5, halfWidth: 1.6 }, 5);
          canvas.path(dots, gold, 'opacity=".8"');
        });
        canvas.path(limb([foot, [foot[0] + 10, foot[1] + 14], [foot[0] + 34, foot[1] + 20]], [13, 12, 8]), wood);
        canvas.stroke(`M${foot[0] - 16} ${foot[1] - 4}h32`, gold, 7);
      }
      paintArms(stage, coat, wood, gold);
      paintCoat(stage, coat, gold);
      paintHead(stage, puppet.crown, wood, gold);
    },
  );
}

function paintStrings(stage: Stage, bar: number): void {
  const { canvas } = stage;
  const ends: readonly Point[] = [
    [-24, -206],
    [24, -206],
    [-156, -148],
    [170, -196],
    [92, 92],
    [-66, 110],
    [-70, -110],
    [70, -110],
  ];
  const d = ends.map(([x, y], i) => `M${num(-84 + i * 24)} ${num(-bar)}L${x} ${y}`).join('');
  canvas.stroke(d, '#f6e6c4', 1.4, 'opacity=".6"');
}

function paintArms(stage: Stage, coat: string, wood: string, gold: string): void {
  const { canvas } = stage;
  for (const [elbow, hand, tip] of [
    [
      [-104, -72],
      [-150, -140],
      [-170, -168],
    ],
    [
      [112, -96],
      [164, -188],
      [148, -218],
    ],
  ] as const) {
    const side = elbow[0] < 0 ? -1 : 1;
    const upper = limb([[side * 48, -124], [side * 80, -108], elbow], [25, 23, 20]);
    const fore = limb([elbow, [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2], hand], [20, 17, 12]);
    for (const part of [fore, upper]) {
      canvas.path(part, canvas.linear(ramp(lighten(coat, 0.05), lighten(coat, -0.1)), [0, 0, 1, 1]));
      canvas.stroke(part, gold, 1.8, 'opacity=".7"');
    }
    canvas.path(oval(elbow[0], elbow[1], 19), gold);
    canvas.path(rosette([elbow[0], elbow[1]], { length: 16, halfWidth: 5 }, 8), lighten(gold, -0.14));
    canvas.path(limb([hand, tip], [11, 7]), wood);
    canvas.stroke(
      `M${tip[0]} ${tip[1]}q${side * 4} -14 ${side * -2} -24M${tip[0]} ${tip[1]}q${side * 10} -10 ${side * 12} -22M${tip[0]} ${tip[1]}q${side * 14} -4 ${side * 22} -10`,
      wood,
      5,
    );
    canvas.stroke(`M${hand[0] - 12} ${hand[1] + 5}L${hand[0] + 12} ${hand[1] - 5}`, gold, 7);
  }
}

function paintCoat(stage: Stage, coat: string, gold: string): void {
  const { canvas } = stage;
  for (const side of [-1, 1])
    for (const [i, lift] of [0, 1, 2].entries()) {
      const wing = `M${side * 18} ${-50 + i * 22}C${side * 60} ${-30 + i * 26} ${side * (100 - i * 8)} ${-10 + i * 24} ${side * (140 - i * 12)} ${-56 + i * 30 - lift * 2}C${side * (132 - i * 10)} ${10 + i * 20} ${side * 70} ${40 + i * 22} ${side * 10} ${20 + i * 26}Z`;
      canvas.path(wing, canvas.linear(ramp(lighten(coat, 0.08 - i * 0.03), lighten(coat, -0.08)), [0, 0, 0, 1]));
      canvas.stroke(wing, gold, 5);
      canvas.stroke(wing, lighten(gold, 0.16), 1.8, 'stroke-dasharray="2 7"');
    }
  const body =
    'M-54 -134C-30 -148 30 -148 54 -134C50 -90 42 -60 44 -30C56 10 60 40 44 84C20 98 -20 98 -44 84C-60 40 -56 10 -44 -30C-42 -60 -50 -90 -54 -134Z';
  canvas.path(body, canvas.linear(ramp(lighten(coat, 0.08), [0.5, coat], lighten(coat, -0.1)), [0, 0, 1, 0]));
  canvas.inside(body, () => {
    let sequins = '';
    for (let row = 0; row < 13; row += 1)
      for (let i = -3; i <= 3; i += 1) sequins += oval(i * 16 + (row % 2) * 8, -120 + row * 17, 3);
    canvas.path(sequins, lighten(gold, 0.1), 'opacity=".85"');
  });
  canvas.path('M-16 -90H16L22 96Q0 106 -22 96Z', gold);
  canvas.path(
    [0, 1, 2, 3, 4].map((i) => rosette([0, -66 + i * 36], { length: 13, halfWidth: 4.6 }, 6)).join(''),
    lighten(coat, -0.02),
  );
  const collar =
    'M-62 -138C-40 -158 -20 -152 0 -146C20 -152 40 -158 62 -138C58 -104 30 -84 0 -80C-30 -84 -58 -104 -62 -138Z';
  canvas.path(collar, canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.14))));
  canvas.stroke(
    'M-50 -132C-30 -106 30 -106 50 -132M-40 -126C-22 -116 22 -116 40 -126',
    lighten(coat, -0.06),
    3.4,
    'stroke-dasharray="3 6"',
  );
}

function paintHead(stage: Stage, crown: Marionette['crown'], wood: string, gold: string): void {
  const { canvas } = stage;
  const ink = lit(stage, '#241420', 0.3);
  canvas.path('M-13 -160H13V-138Q0 -130 -13 -138Z', lighten(wood, -0.1));
  canvas.path(
    'M-33 -208C-34 -176 -20 -154 0 -152C20 -154 34 -176 33 -208C32 -236 -32 -236 -33 -208Z',
    canvas.linear(ramp(lighten(wood, 0.02), [0.6, wood], lighten(wood, -0.12)), [0, 0, 1, 0]),
  );
  canvas.path(`${oval(-34, -192, 6, 12)}${oval(34, -192, 6, 12)}`, lighten(wood, -0.08));
  canvas.path('M-34 -206C-36 -244 36 -244 34 -206C22 -222 -22 -222 -34 -206Z', ink);
  canvas.stroke('M-24 -200Q-14 -208 -6 -201M6 -201Q14 -208 24 -200', ink, 2.6);
  canvas.path('M-22 -192Q-14 -199 -6 -192Q-14 -188 -22 -192ZM6 -192Q14 -199 22 -192Q14 -188 6 -192Z', ink);
  canvas.stroke('M0 -190Q3 -180 -2 -178', lighten(wood, -0.16), 2);
  canvas.path('M-8 -168Q0 -172 8 -168Q0 -161 -8 -168Z', lit(stage, '#c2302c', 0.3));
  canvas.path(`${oval(-20, -178, 6)}${oval(20, -178, 6)}`, '#e88a7a', 'opacity=".4"');
  if (crown === 'spire') {
    canvas.path('M-38 -214Q0 -232 38 -214L30 -236Q0 -250 -30 -236Z', gold);
    for (const [i, y] of [-240, -258, -274, -290].entries()) {
      const half = 28 - i * 6;
      canvas.path(
        `M${-half} ${y}Q0 ${y - 10} ${half} ${y}L${half - 7} ${y - 17}Q0 ${y - 24} ${7 - half} ${y - 17}Z`,
        canvas.linear(ramp(lighten(gold, 0.14), lighten(gold, -0.12)), [0, 0, 1, 0]),
      );
    }
    canvas.path('M-5 -304L0 -350L5 -304Z', lighten(gold, 0.08));
    canvas.path('M-38 -214Q-56 -230 -50 -252Q-40 -240 -32 -236ZM38 -214Q56 -230 50 -252Q40 -240 32 -236Z', gold);
  } else {
    canvas.path(oval(0, -246, 24, 26), ink);
    canvas.stroke('M14 -262C44 -270 52 -230 58 -190S50 -130 62 -110', ink, 9);
    for (const [x, y] of [
      [-24, -234],
      [-10, -246],
      [8, -248],
      [24, -236],
      [34, -220],
    ] as const) {
      canvas.path(rosette([x, y], { length: 11, halfWidth: 4 }, 6), lit(stage, '#fff6e4', 0.3));
      canvas.path(oval(x, y, 3), gold);
    }
    canvas.path('M-34 -214Q0 -226 34 -214L32 -222Q0 -236 -32 -222Z', gold);
  }
}
