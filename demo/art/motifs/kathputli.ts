import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb } from './limb.ts';
import { paintTextile, type Textile } from './textile.ts';

/** A Rajasthani string puppet: carved head, cloth arms, a long skirt and no legs. `waist` is its middle; size 1 is 470 units tall. */
export interface Kathputli {
  readonly waist: Point;
  readonly size: number;
  readonly skirt: Textile;
  readonly bodice: string;
  readonly wrap: string;
  readonly who: 'man' | 'woman';
  /** Height of the hand above the waist in canvas units, where the strings end. */
  readonly hand: number;
  /** Tilt in degrees. */
  readonly tilt?: number;
}

/** Paints strings, skirt with borders and mirrors, bodice, arms and painted head. */
export function paintKathputli(stage: Stage, puppet: Kathputli): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.3);
  const bodice = lit(stage, puppet.bodice, 0.6);
  canvas.group(
    `transform="translate(${num(puppet.waist[0])} ${num(puppet.waist[1])}) scale(${puppet.size}) rotate(${puppet.tilt ?? 0})"`,
    () => {
      canvas.stroke(
        `M0 ${num(-puppet.hand / puppet.size)}L-6 -226M0 ${num(-puppet.hand / puppet.size)}L-150 -40M0 ${num(-puppet.hand / puppet.size)}L150 -66M0 ${num(-puppet.hand / puppet.size)}L4 -20`,
        '#fff1d6',
        1.8,
        'opacity=".75"',
      );
      const skirt =
        'M-34 -14C-60 60 -120 160 -166 232C-130 256 -110 236 -84 250C-60 262 -40 240 -8 256C20 266 40 240 72 254C104 262 126 238 166 232C120 160 60 60 34 -14Z';
      canvas.shadow(skirt, [12, 20], { blur: 12, opacity: 0.35 });
      paintTextile(stage, skirt, puppet.skirt);
      canvas.inside(skirt, () => {
        const hem =
          'M-190 216C-130 236 -110 216 -84 230C-60 242 -40 220 -8 236C20 246 40 220 72 234C104 242 126 218 190 212';
        canvas.stroke(hem, gold, 30);
        canvas.stroke(hem, bodice, 8, 'stroke-dasharray="1 17"');
        canvas.stroke(hem, lighten(gold, 0.18), 3, 'transform="translate(0 -19)"');
        for (const x of [-110, -52, 6, 62, 116])
          canvas.path(`M${num(x * 0.14)} -14L${x - 16} 270H${x + 10}Z`, palette.deep, `opacity=".2" ${canvas.blur(5)}`);
      });
      paintArms(stage, bodice, gold);
      paintTorso(stage, bodice, gold);
      if (puppet.who === 'man') paintMan(stage, puppet, gold);
      else paintWoman(stage, puppet, gold);
    },
  );
}

function paintArms(stage: Stage, bodice: string, gold: string): void {
  const { canvas } = stage;
  for (const [elbow, hand] of [
    [
      [-100, -92],
      [-150, -40],
    ],
    [
      [104, -104],
      [150, -66],
    ],
  ] as const) {
    const side = elbow[0] < 0 ? -1 : 1;
    const arm = limb([[side * 34, -128], elbow, hand], [19, 18, 13]);
    canvas.path(arm, canvas.linear(ramp(lighten(bodice, 0.06), lighten(bodice, -0.08))));
    canvas.stroke(`M${elbow[0] - 12} ${elbow[1] - 16}L${elbow[0] + 8} ${elbow[1] + 16}`, gold, 7);
    canvas.path(oval(hand[0] + side * 6, hand[1] + 6, 15, 13), lit(stage, '#d9904f', 0.5));
    canvas.stroke(`M${hand[0] - 12} ${hand[1] - 8}L${hand[0] + 12} ${hand[1] - 6}`, gold, 7);
  }
}

function paintTorso(stage: Stage, bodice: string, gold: string): void {
  const { canvas } = stage;
  const torso = 'M-40 -140Q0 -158 40 -140C42 -90 34 -50 38 -8Q0 6 -38 -8C-34 -50 -42 -90 -40 -140Z';
  canvas.path(torso, canvas.linear(ramp(lighten(bodice, 0.06), lighten(bodice, -0.1)), [0, 0, 1, 0]));
  canvas.path(
    rosette([0, -84], { length: 20, halfWidth: 6 }, 8) +
      oval(-24, -112, 5) +
      oval(24, -112, 5) +
      oval(-22, -50, 5) +
      oval(22, -50, 5),
    gold,
  );
  canvas.path(oval(0, -84, 6), '#eef6fa');
  canvas.stroke('M-38 -14Q0 2 38 -14', gold, 11);
}

/** Carved and painted face: large almond eyes, as the craft has them. */
function paintFace(stage: Stage, gold: string): void {
  const { canvas } = stage;
  const wood = lit(stage, '#e2a05c', 0.5);
  const ink = lit(stage, '#24121a', 0.3);
  canvas.path('M-15 -164H15V-140Q0 -130 -15 -140Z', lighten(wood, -0.1));
  canvas.path(
    'M-42 -218C-44 -184 -26 -150 0 -148C26 -150 44 -184 42 -218C40 -254 -40 -254 -42 -218Z',
    canvas.linear(ramp(lighten(wood, 0.05), [0.6, wood], lighten(wood, -0.12)), [0, 0, 1, 0]),
  );
  for (const side of [-1, 1]) {
    canvas.path(
      `M${side * 6} -204C${side * 14} -218 ${side * 28} -218 ${side * 36} -205C${side * 28} -194 ${side * 14} -194 ${side * 6} -204Z`,
      '#fffaf0',
    );
    canvas.path(oval(side * 20, -205, 7.4, 8.4), ink);
    canvas.path(oval(side * 22, -208, 2.4), '#ffffff');
    canvas.stroke(
      `M${side * 5} -204C${side * 14} -219 ${side * 28} -219 ${side * 38} -206M${side * 8} -226Q${side * 22} -238 ${side * 38} -226`,
      ink,
      3.4,
    );
  }
  canvas.path('M-5 -206L-9 -180Q0 -174 9 -180L5 -206Z', lighten(wood, -0.05));
  canvas.path('M-11 -166Q0 -171 11 -166Q0 -157 -11 -166Z', lit(stage, '#b5262e', 0.4));
  canvas.path(oval(0, -222, 4), gold);
}

function paintMan(stage: Stage, { wrap }: Kathputli, gold: string): void {
  const { canvas } = stage;
  const ink = lit(stage, '#24121a', 0.3);
  paintFace(stage, gold);
  canvas.path(
    'M0 -172C-12 -180 -26 -176 -34 -186C-36 -170 -20 -162 0 -168C20 -162 36 -170 34 -186C26 -176 12 -180 0 -172Z',
    ink,
  );
  const cloth = lit(stage, wrap, 0.6);
  canvas.path(
    'M-56 -226C-70 -262 -44 -292 0 -294C44 -292 70 -262 56 -226C40 -246 -40 -246 -56 -226Z',
    canvas.linear(ramp(lighten(cloth, 0.08), lighten(cloth, -0.1)), [0, 0, 1, 1]),
  );
  canvas.stroke(
    'M-58 -236C-30 -270 20 -282 46 -276M-60 -252C-36 -284 0 -294 26 -292M58 -236C40 -262 0 -276 -30 -274M58 -254C46 -272 26 -284 6 -288',
    lighten(cloth, -0.1),
    4,
    'opacity=".8"',
  );
  canvas.stroke('M-56 -232C-40 -250 40 -250 56 -232', gold, 6);
  canvas.path(`${leaf([4, -284], 60, 12, -1.3)}${leaf([4, -284], 50, 10, -1.8)}`, gold);
  canvas.path(oval(4, -280, 10), '#d8304c');
  canvas.path('M50 -236C80 -220 74 -170 92 -130L74 -124C60 -170 66 -210 46 -226Z', lighten(cloth, -0.04));
}

function paintWoman(stage: Stage, { wrap }: Kathputli, gold: string): void {
  const { canvas } = stage;
  const cloth = lit(stage, wrap, 0.6);
  canvas.path(
    'M-54 -220C-62 -276 -34 -290 0 -290C34 -290 62 -276 54 -220C70 -160 84 -90 96 -10L58 -6C56 -70 48 -120 40 -160H-40C-48 -120 -56 -70 -58 -6L-96 -10C-84 -90 -70 -160 -54 -220Z',
    canvas.linear(ramp(lighten(cloth, 0.05), lighten(cloth, -0.1))),
  );
  paintFace(stage, gold);
  canvas.path(
    'M-44 -214C-46 -256 -28 -270 0 -272C28 -270 46 -256 44 -214C36 -246 20 -252 0 -252C-20 -252 -36 -246 -44 -214Z',
    lit(stage, '#24121a', 0.3),
  );
  canvas.path(
    'M-50 -216C-56 -270 -32 -284 0 -284C32 -284 56 -270 50 -216C44 -262 26 -268 0 -268C-26 -268 -44 -262 -50 -216Z',
    cloth,
  );
  canvas.stroke(
    'M-51 -214C-57 -274 -32 -286 0 -286C32 -286 57 -274 51 -214M-54 -200C-66 -140 -80 -80 -92 -12M54 -200C66 -140 80 -80 92 -12',
    gold,
    5,
  );
  canvas.stroke('M0 -268V-240M-10 -178A8 8 0 1 0 -2 -172', gold, 3);
  canvas.path(`${oval(0, -236, 6)}${oval(-44, -184, 7)}${oval(44, -184, 7)}`, gold);
  canvas.stroke('M-24 -146Q0 -118 24 -146M-30 -142Q0 -100 30 -142', gold, 4);
}
