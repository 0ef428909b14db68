import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from './blossom.ts';
import { limb } from './limb.ts';
import type { Outfit } from './side-figure.ts';
import type { SideCover } from './side-head.ts';
import { paintTextile } from './textile.ts';

/** A person at work, seen from behind. `seat` is the middle of the seat, or of the feet of somebody who stands. */
export interface BackFigure {
  readonly seat: Point;
  /** 1 is about 470 units from seat to crown, 760 standing. */
  readonly size: number;
  readonly outfit: Outfit;
  readonly pose?: 'sit' | 'stand';
  /** Where the elbows and hands are, left then right, from the hips at size 1. */
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** How far the head is turned to one side, in units. */
  readonly glance?: number;
  /** Two blossoms in the knot of hair. */
  readonly blossoms?: boolean;
}

const SITTING = 'M-62 -136C-110 -110 -140 -40 -136 8C-120 36 120 36 136 8C140 -40 110 -110 62 -136Z';
const STANDING = 'M-66 -140C-98 -60 -92 130 -82 286H82C92 130 98 -60 66 -140Z';

/** Paints skirt, back, arms, neck and head. */
export function paintBackFigure(stage: Stage, person: BackFigure): void {
  const { canvas, palette } = stage;
  const { outfit, size, pose = 'sit' } = person;
  const stands = pose === 'stand';
  canvas.group(`transform="translate(${at(person.seat)}) scale(${size}) translate(0 ${stands ? -300 : 0})"`, () => {
    const skirt = stands ? STANDING : SITTING;
    canvas.path(oval(6, stands ? 300 : 20, stands ? 110 : 160, 16), '#120a18', `opacity=".4" ${canvas.blur(8)}`);
    if (stands) canvas.path('M-56 270H-12V302H-66ZM12 270H56L66 302H12Z', lighten(outfit.skin, -0.08));
    if (typeof outfit.lower === 'string') {
      const tone = lit(stage, outfit.lower, 0.6);
      canvas.path(skirt, canvas.linear(ramp(lighten(tone, 0.05), [0.5, tone], lighten(tone, -0.1)), [0, 0, 1, 0.4]));
    } else paintTextile(stage, skirt, outfit.lower);
    canvas.grain(skirt, { colour: palette.deep, axis: [-20, 0, 150, 30], opacity: 0.5 });
    canvas.stroke(
      stands
        ? 'M-40 -130Q-50 60 -44 276M30 -130Q44 60 36 276M-4 -100V270'
        : 'M-40 -130Q-70 -60 -64 20M36 -130Q60 -70 70 18',
      palette.deep,
      4,
      'opacity=".22"',
    );
    for (const [side, [elbow, hand]] of person.arms.entries())
      paintArm(stage, outfit, { side: side === 0 ? -1 : 1, elbow, hand });
    paintBack(stage, outfit);
    canvas.group(`transform="translate(${person.glance ?? 0} 0)"`, () => paintHead(stage, person));
  });
}

function paintBack(stage: Stage, { dress, sash, apron }: Outfit): void {
  const { canvas, palette } = stage;
  const back =
    'M-64 -130C-74 -180 -104 -240 -98 -286C-84 -312 -40 -318 -26 -326H26C40 -318 84 -312 98 -286C104 -240 74 -180 64 -130Q0 -112 -64 -130Z';
  canvas.path(back, canvas.linear(ramp(lighten(dress, 0.05), [0.55, dress], lighten(dress, -0.12)), [0, 0, 1, 0.2]));
  canvas.stroke(
    'M-30 -300Q-50 -240 -34 -160M34 -300Q54 -240 36 -160M0 -290V-150',
    lighten(dress, -0.12),
    4,
    'opacity=".5"',
  );
  if (sash !== undefined) {
    const band = 'M-98 -290C-70 -316 -44 -318 -30 -322C0 -270 50 -190 70 -150L56 -122C0 -170 -66 -236 -98 -290Z';
    canvas.inside(back, () => canvas.shadow(band, [4, 10], { blur: 6, opacity: 0.4 }));
    paintTextile(stage, band, sash);
    canvas.stroke('M-30 -322C0 -270 50 -190 70 -150', lit(stage, sash.colours[1]), 5);
  }
  if (apron !== undefined) {
    const strap = lit(stage, apron, 0.6);
    canvas.stroke('M-34 -318C-30 -250 20 -200 40 -150M34 -318C30 -250 -20 -200 -40 -150', strap, 15);
    canvas.stroke('M-66 -146Q0 -130 66 -146', strap, 17);
    canvas.path(
      'M-8 -138C-40 -160 -44 -110 -8 -130ZM8 -138C40 -160 44 -110 8 -130ZM-6 -134L-26 -80L-8 -84ZM6 -134L28 -84L10 -88Z',
      strap,
    );
  }
  canvas.grain(back, { colour: palette.deep, axis: [-20, 0, 110, 30], opacity: 0.5 });
  canvas.stroke('M-97 -290C-104 -240 -76 -180 -66 -136', mix(dress, palette.sun, 0.7), 4, 'opacity=".6"');
}

interface BackArm {
  readonly side: -1 | 1;
  readonly elbow: Point;
  readonly hand: Point;
}

function paintArm(stage: Stage, { skin, dress, sleeve }: Outfit, { side, elbow, hand }: BackArm): void {
  const { canvas } = stage;
  const cloth = sleeve ?? dress;
  const shoulder: Point = [side * 82, -276];
  const middle: Point = [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2];
  canvas.path(limb([elbow, middle, hand], [23, 20, 13]), canvas.linear(ramp(lighten(skin, 0.05), lighten(skin, -0.1))));
  const away: Point = [hand[0] + (hand[0] - middle[0]) * 0.3, hand[1] + (hand[1] - middle[1]) * 0.3];
  canvas.path(limb([hand, away], [17, 13]), skin);
  if (sleeve !== undefined) canvas.path(limb([elbow, middle, hand], [27, 24, 17]), lighten(cloth, -0.04));
  const upper = limb(
    [shoulder, [(shoulder[0] + elbow[0]) / 2 + side * 8, (shoulder[1] + elbow[1]) / 2], elbow],
    [38, 35, 27],
  );
  canvas.path(upper, canvas.linear(ramp(lighten(cloth, 0.04), lighten(cloth, -0.1))));
}

const SKULL =
  'M-54 -394C-58 -446 -32 -466 0 -466C32 -466 58 -446 54 -394C52 -362 34 -340 0 -338C-34 -340 -52 -362 -54 -394Z';

function paintHead(stage: Stage, { outfit, blossoms = false }: BackFigure): void {
  const { canvas, palette } = stage;
  const { skin, cover, wear = '#b5343f', hair } = outfit;
  canvas.path('M-24 -352H24V-322Q0 -304 -24 -322Z', canvas.linear(ramp(lighten(skin, -0.1), skin)));
  canvas.path(oval(-54, -390, 9, 16) + oval(54, -390, 9, 16), lighten(skin, -0.04));
  const isCloth = cover === 'scarf' || cover === 'veil' || cover === 'wrapped';
  const tone = isCloth ? wear : hair;
  canvas.path(SKULL, canvas.linear(ramp(lighten(tone, 0.07), [0.5, tone], lighten(tone, -0.06)), [0, 0, 1, 1]));
  BACKS[cover](stage, tone, outfit);
  if (blossoms) {
    paintBlossom(stage, 'frangipani', [34, -396], 22);
    paintBlossom(stage, 'frangipani', [48, -372], 17);
  }
  if (cover !== 'cone' && cover !== 'straw')
    canvas.stroke('M-53 -400C-56 -440 -34 -462 -6 -465', mix(tone, palette.sun, 0.6), 4, 'opacity=".55"');
}

type Paint = (stage: Stage, tone: string, outfit: Outfit) => void;

const strands: Paint = ({ canvas }, tone) =>
  canvas.stroke(
    'M-44 -420Q-14 -380 -6 -360M44 -420Q14 -380 6 -360M-20 -456Q-8 -410 -3 -366M20 -456Q8 -410 3 -366',
    lighten(tone, 0.1),
    2.6,
    'opacity=".7"',
  );

const wound: Paint = ({ canvas }, tone) =>
  canvas.stroke(
    'M-52 -408Q0 -440 52 -408M-54 -388Q0 -424 54 -388M-46 -430Q0 -458 46 -430',
    lighten(tone, -0.1),
    4,
    'opacity=".6"',
  );

const falling =
  (length: number): Paint =>
  ({ canvas }, tone) => {
    const d = `M-54 -410C-66 -340 -64 -280 -52 ${-300 + length}Q0 ${-280 + length} 52 ${-300 + length}C64 -280 66 -340 54 -410Z`;
    canvas.path(d, canvas.linear(ramp(lighten(tone, 0.05), [0.4, tone], lighten(tone, -0.05)), [0, 0, 1, 0.6]));
    canvas.stroke(
      `M-30 -440Q-40 -340 -30 ${-310 + length}M0 -460V${-300 + length}M30 -440Q40 -340 30 ${-310 + length}`,
      lighten(tone, 0.1),
      2.6,
      'opacity=".5"',
    );
  };

const BACKS: Record<SideCover, Paint> = {
  bun: (stage, tone, outfit) => {
    const { canvas } = stage;
    strands(stage, tone, outfit);
    canvas.path(
      oval(0, -372, 38, 32),
      canvas.radial(ramp(lighten(tone, 0.13), [0.6, tone], lighten(tone, -0.04)), [0.4, 0.3], 0.7),
    );
    canvas.stroke(
      'M-26 -384Q0 -404 26 -382M-30 -368Q0 -392 30 -366M-24 -354Q0 -374 22 -352',
      lighten(tone, 0.14),
      2.4,
      'opacity=".6"',
    );
  },
  short: (stage, tone) =>
    stage.canvas.stroke('M-40 -376Q0 -350 40 -376M-48 -400Q0 -372 48 -400', lighten(tone, 0.08), 2.6, 'opacity=".5"'),
  long: falling(130),
  bob: (stage, tone, outfit) => {
    const { canvas } = stage;
    const d = 'M-56 -420C-68 -370 -66 -340 -54 -326Q0 -310 54 -326C66 -340 68 -370 56 -420Z';
    canvas.path(d, canvas.linear(ramp(lighten(tone, 0.06), [0.4, tone], lighten(tone, -0.05)), [0, 0, 1, 0.6]));
    strands(stage, tone, outfit);
  },
  scarf: (stage, tone, outfit) => {
    const { canvas } = stage;
    const fall = 'M-54 -400C-74 -350 -100 -300 -92 -262Q0 -222 92 -262C100 -300 74 -350 54 -400Z';
    canvas.path(fall, canvas.linear(ramp(lighten(tone, 0.05), [0.5, tone], lighten(tone, -0.1)), [0, 0, 1, 0.5]));
    canvas.stroke(
      'M-30 -360Q-50 -310 -44 -256M20 -360Q44 -310 36 -252M-4 -350V-246',
      lighten(tone, -0.12),
      4,
      'opacity=".5"',
    );
    wound(stage, tone, outfit);
  },
  veil: ({ canvas }, tone) => {
    const fall = 'M-54 -420C-84 -340 -112 -240 -104 -130Q0 -96 104 -130C112 -240 84 -340 54 -420Z';
    canvas.path(fall, canvas.linear(ramp(lighten(tone, 0.07), [0.5, tone], lighten(tone, -0.12)), [0, 0, 1, 0.4]));
    canvas.stroke('M-104 -130Q0 -96 104 -130', mix(tone, '#f4cf78', 0.75), 8);
    canvas.stroke(
      'M-30 -400Q-60 -260 -56 -124M20 -400Q50 -260 44 -120M-6 -420V-114',
      lighten(tone, -0.12),
      4,
      'opacity=".5"',
    );
  },
  cone: (stage) => {
    const { canvas } = stage;
    const straw = lit(stage, '#f0d593', 0.5);
    const hat = 'M-126 -384Q-60 -460 -8 -514Q0 -522 8 -514Q60 -460 126 -384Q0 -340 -126 -384Z';
    canvas.path(hat, canvas.linear(ramp(lighten(straw, 0.06), [0.5, straw], lighten(straw, -0.16)), [0, 0, 1, 0.3]));
    canvas.stroke(
      'M-104 -398Q0 -358 104 -398M-72 -436Q0 -408 72 -436M-40 -472Q0 -456 40 -472',
      lighten(straw, -0.14),
      3,
      'opacity=".6"',
    );
  },
  straw: (stage) => {
    const { canvas } = stage;
    const straw = lit(stage, '#e2bd78', 0.5);
    canvas.path('M-58 -420C-56 -492 56 -492 58 -420Z', canvas.linear(ramp(lighten(straw, 0.07), lighten(straw, -0.1))));
    canvas.stroke('M-58 -424Q0 -404 58 -424', lit(stage, '#a9362c'), 11);
    canvas.path(
      'M-128 -404C-70 -436 70 -436 128 -404C80 -374 -80 -374 -128 -404Z',
      canvas.linear(ramp(lighten(straw, 0.04), lighten(straw, -0.14))),
    );
  },
  cap: (stage, _, { wear = '#f2ece0' }) => {
    const { canvas } = stage;
    canvas.path(
      'M-56 -416C-58 -476 58 -476 56 -416Q0 -398 -56 -416Z',
      canvas.linear(ramp(lighten(wear, 0.05), lighten(wear, -0.1))),
    );
    canvas.stroke('M-54 -424Q0 -408 54 -424', lighten(wear, -0.14), 4, 'stroke-dasharray="7 6"');
  },
  wrapped: (stage, tone, outfit) => {
    wound(stage, tone, outfit);
    stage.canvas.path(
      'M-58 -400Q0 -450 58 -400Q62 -430 40 -452Q0 -478 -40 -452Q-62 -430 -58 -400Z',
      lighten(tone, 0.05),
    );
    stage.canvas.path(
      'M-14 -404C-40 -420 -44 -380 -12 -392C-30 -370 -20 -352 -4 -388C4 -360 26 -360 14 -392C44 -380 42 -420 16 -404Z',
      lighten(tone, -0.06),
    );
  },
};
