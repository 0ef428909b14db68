import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A carved dance mask of a human character: a courtier, a sage, or one still in bare wood. */
export interface Mask {
  readonly centre: Point;
  /** 1 is about 320 units tall without the crown. */
  readonly size: number;
  readonly finish: 'courtier' | 'sage' | 'bare';
  readonly crown?: boolean;
  readonly turn?: number;
}

const LOOKS = {
  courtier: { skin: '#f8efe0', lip: '#c23b2c', brow: '#241613' },
  sage: { skin: '#c9733f', lip: '#8f2f22', brow: '#f3eadb' },
  bare: { skin: '#dcae72', lip: '#c08a50', brow: '#b07a42' },
} as const;

const FACE = 'M0 -150C88 -150 132 -92 130 -14C128 74 78 164 0 172C-78 164 -128 74 -130 -14C-132 -92 -88 -150 0 -150Z';

/** Paints the mask with its shadow. */
export function paintMask(stage: Stage, { centre, size, finish, crown = false, turn = 0 }: Mask): void {
  const { canvas } = stage;
  const look = LOOKS[finish];
  const skin = lit(stage, look.skin, 0.6);
  canvas.group(
    `transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(${turn}) scale(${Math.round(size * 100) / 100})"`,
    () => {
      canvas.shadow(FACE, [16, 24], { blur: 14, opacity: 0.45 });
      if (crown) paintCrown(stage);
      canvas.path(oval(-128, 2, 18, 40) + oval(128, 2, 18, 40), lighten(skin, -0.06));
      canvas.path(FACE, canvas.radial(ramp(lighten(skin, 0.04), [0.6, skin], lighten(skin, -0.16)), [0.4, 0.36], 0.72));
      canvas.grain(FACE, { colour: lighten(skin, -0.26), axis: [-20, 0, 134, 60], opacity: 0.5 });
      if (finish === 'bare') paintToolMarks(stage, skin);
      paintFeatures(stage, skin, finish);
      if (finish === 'courtier') paintEarFlowers(stage);
    },
  );
}

function paintFeatures(stage: Stage, skin: string, finish: Mask['finish']): void {
  const { lip, brow: browColour } = LOOKS[finish];
  const aged = finish === 'sage';
  const { canvas } = stage;
  const ink = lit(stage, '#1d1210', 0.4);
  for (const side of [-1, 1]) {
    canvas.group(`transform="scale(${side} 1)"`, () => {
      canvas.path('M22 -34Q54 -58 98 -34Q60 -18 22 -34Z', lit(stage, '#fffaf0', 0.4));
      canvas.path(oval(60, -36, 12, 12), ink);
      canvas.stroke('M18 -33Q54 -60 104 -36', ink, 6);
      canvas.stroke('M24 -31Q60 -18 96 -32', lighten(skin, -0.14), 3);
      canvas.stroke('M22 -70Q62 -98 110 -66', lit(stage, browColour, 0.5), aged ? 13 : 8);
      canvas.path(oval(74, 36, 30, 20), mix(skin, '#e2603c', 0.35), `opacity=".4" ${canvas.blur(8)}`);
      if (aged) canvas.stroke('M30 20Q56 40 60 76M88 -8Q104 2 110 18M40 -112Q70 -122 96 -108', lighten(skin, -0.14), 4);
    });
  }
  canvas.path(
    'M-12 -44Q-16 20 -32 40Q-30 58 -12 54Q0 62 12 54Q30 58 32 40Q16 20 12 -44Q0 -54 -12 -44Z',
    canvas.linear(ramp(lighten(skin, 0.03), lighten(skin, -0.1)), [0, 0, 1, 0.4]),
  );
  canvas.stroke('M-24 52Q-14 46 -8 54M24 52Q14 46 8 54', lighten(skin, -0.22), 4);
  canvas.path('M-52 92Q-24 78 0 86Q24 78 52 92Q26 124 0 126Q-26 124 -52 92Z', lit(stage, lip, 0.5));
  canvas.path('M-40 94Q0 88 40 94Q20 106 0 106Q-20 106 -40 94Z', lit(stage, '#fff6e4', 0.4));
  canvas.stroke('M-58 88Q-50 94 -46 94M58 88Q50 94 46 94', lighten(skin, -0.2), 4);
  canvas.path(oval(0, -84, 7), lit(stage, '#d9a13c', 0.4));
  if (aged)
    canvas.path(
      'M-70 84Q-36 66 0 78Q36 66 70 84Q36 82 0 88Q-36 82 -70 84ZM-16 136Q0 126 16 136Q12 190 0 214Q-12 190 -16 136Z',
      lit(stage, '#f3eadb', 0.5),
    );
}

function paintToolMarks(stage: Stage, wood: string): void {
  const { canvas, random } = stage;
  let marks = '';
  for (let i = 0; i < 46; i += 1)
    marks += leaf(
      [random.around(0, 110), random.between(-130, 150)],
      random.between(16, 34),
      4,
      random.between(1.1, 2),
    );
  canvas.inside(FACE, () => canvas.path(marks, lighten(wood, -0.08), 'opacity=".5"'));
}

function paintEarFlowers(stage: Stage): void {
  const { canvas } = stage;
  for (const x of [-128, 128]) {
    canvas.path(rosette([x, -34], { length: 30, halfWidth: 10 }, 6), lit(stage, '#fff6e4', 0.4));
    canvas.path(oval(x, -34, 8), lit(stage, '#f2b431', 0.4));
    canvas.path(rosette([x, 28], { length: 18, halfWidth: 6 }, 6), lit(stage, '#d8432c', 0.4));
  }
}

function paintCrown(stage: Stage): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.4);
  const shine = canvas.linear(ramp(lighten(gold, 0.1), [0.5, gold], lighten(gold, -0.18)), [0, 0, 1, 0.3]);
  let rays = '';
  for (let i = -6; i <= 6; i += 1) rays += leaf([i * 16, -120], 170 - Math.abs(i) * 11, 18, -Math.PI / 2 + i * 0.13);
  canvas.path(rays, shine);
  canvas.path('M-138 -64C-128 -130 -78 -172 0 -174C78 -172 128 -130 138 -64Q0 -138 -138 -64Z', shine);
  let gems = '';
  for (let i = -4; i <= 4; i += 1) gems += oval(i * 27, -128 + Math.abs(i) ** 1.7 * 4, 8);
  canvas.path(gems, lit(stage, '#c2302c', 0.4));
  canvas.path(gems, '#ffffff', 'opacity=".35" transform="translate(-2 -3)"');
  let tips = '';
  for (let i = -6; i <= 6; i += 1)
    tips += oval(
      i * 16 + Math.sin(i * 0.13) * (166 - Math.abs(i) * 11),
      -120 - Math.cos(i * 0.13) * (166 - Math.abs(i) * 11),
      7,
    );
  canvas.path(tips, lit(stage, '#fff3dc', 0.4));
}
