import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from './blossom.ts';
import { limb } from './limb.ts';
import { paintTextile, type Textile } from './textile.ts';

/** A person at work, seated and seen from behind: no face, nobody's portrait. `seat` is the middle of the seat. */
export interface Artisan {
  readonly seat: Point;
  /** 1 is about 440 units from seat to crown. */
  readonly size: number;
  readonly blouse: string;
  readonly skirt: Textile;
  /** A sash from the left shoulder to the right hip. */
  readonly sash?: Textile;
  readonly head: 'bun' | 'scarf' | 'turban' | 'short';
  readonly headColour?: string;
  /** Where the elbows and hands are, left then right, from the seat at size 1. */
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly skin?: string;
}

/** Paints skirt, back, arms, neck and head. */
export function paintArtisan(stage: Stage, person: Artisan): void {
  const { canvas, palette } = stage;
  const skin = lit(stage, person.skin ?? '#b87b52', 0.7);
  const blouse = lit(stage, person.blouse);
  canvas.group(`transform="translate(${at(person.seat)}) scale(${person.size})"`, () => {
    const skirt = 'M-62 -136C-110 -110 -140 -40 -136 8C-120 36 120 36 136 8C140 -40 110 -110 62 -136Z';
    paintTextile(stage, skirt, person.skirt);
    canvas.grain(skirt, { colour: palette.deep, axis: [-20, 0, 150, 30], opacity: 0.5 });
    canvas.stroke('M-40 -130Q-70 -60 -64 20M36 -130Q60 -70 70 18', palette.deep, 4, 'opacity=".22"');
    for (const [side, [elbow, hand]] of person.arms.entries())
      paintArm(stage, side === 0 ? -1 : 1, { elbow, hand, skin, blouse });
    const back =
      'M-64 -130C-74 -180 -104 -240 -98 -286C-84 -312 -40 -318 -26 -326H26C40 -318 84 -312 98 -286C104 -240 74 -180 64 -130Q0 -112 -64 -130Z';
    canvas.path(
      back,
      canvas.linear(ramp(lighten(blouse, 0.05), [0.55, blouse], lighten(blouse, -0.12)), [0, 0, 1, 0.2]),
    );
    canvas.stroke(
      'M-30 -300Q-50 -240 -34 -160M34 -300Q54 -240 36 -160M0 -290V-150',
      lighten(blouse, -0.12),
      4,
      'opacity=".5"',
    );
    if (person.sash !== undefined) {
      const sash = 'M-98 -290C-70 -316 -44 -318 -30 -322C0 -270 50 -190 70 -150L56 -122C0 -170 -66 -236 -98 -290Z';
      canvas.inside(back, () => canvas.shadow(sash, [4, 10], { blur: 6, opacity: 0.4 }));
      paintTextile(stage, sash, person.sash);
      canvas.stroke('M-30 -322C0 -270 50 -190 70 -150', lighten(lit(stage, person.sash.colours[1]), 0), 5);
    }
    canvas.grain(back, { colour: palette.deep, axis: [-20, 0, 110, 30], opacity: 0.5 });
    canvas.stroke('M-97 -290C-104 -240 -76 -180 -66 -136', mix(blouse, palette.sun, 0.7), 4, 'opacity=".6"');
    paintHead(stage, person, skin);
  });
}

function paintArm(stage: Stage, side: -1 | 1, arm: { elbow: Point; hand: Point; skin: string; blouse: string }): void {
  const { canvas } = stage;
  const { elbow, hand, skin, blouse } = arm;
  const shoulder: Point = [side * 82, -276];
  const middle: Point = [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2];
  const fore = limb([elbow, middle, hand], [23, 20, 13]);
  canvas.path(fore, canvas.linear(ramp(lighten(skin, 0.05), lighten(skin, -0.1))));
  const away: Point = [hand[0] + (hand[0] - middle[0]) * 0.3, hand[1] + (hand[1] - middle[1]) * 0.3];
  canvas.path(limb([hand, away], [17, 13]), skin);
  canvas.stroke(
    `M${at([hand[0] - 15, hand[1] + 2])}L${at([hand[0] + 15, hand[1] - 2])}`,
    lit(stage, stage.palette.gold, 0.3),
    6,
  );
  const upper = limb(
    [shoulder, [(shoulder[0] + elbow[0]) / 2 + side * 8, (shoulder[1] + elbow[1]) / 2], elbow],
    [38, 35, 27],
  );
  canvas.path(upper, canvas.linear(ramp(lighten(blouse, 0.04), lighten(blouse, -0.1))));
}

function paintHead(stage: Stage, person: Artisan, skin: string): void {
  const { canvas, palette } = stage;
  canvas.path('M-24 -352H24V-322Q0 -304 -24 -322Z', canvas.linear(ramp(lighten(skin, -0.1), skin)));
  const cap =
    'M-54 -394C-58 -446 -32 -466 0 -466C32 -466 58 -446 54 -394C52 -362 34 -340 0 -338C-34 -340 -52 -362 -54 -394Z';
  canvas.path(oval(-54, -390, 9, 16) + oval(54, -390, 9, 16), lighten(skin, -0.04));
  const wrapped = person.head === 'scarf' || person.head === 'turban';
  const tone = lit(stage, wrapped ? (person.headColour ?? '#b5343f') : '#231820', 0.5);
  canvas.path(cap, canvas.linear(ramp(lighten(tone, 0.07), [0.5, tone], lighten(tone, -0.06)), [0, 0, 1, 1]));
  if (person.head === 'bun') {
    canvas.stroke(
      'M-44 -420Q-14 -380 -6 -360M44 -420Q14 -380 6 -360M-20 -456Q-8 -410 -3 -366M20 -456Q8 -410 3 -366',
      lighten(tone, 0.1),
      2.6,
      'opacity=".7"',
    );
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
    paintBlossom(stage, 'frangipani', [34, -396], 22);
    paintBlossom(stage, 'frangipani', [48, -372], 17);
  }
  if (wrapped) {
    canvas.stroke(
      'M-52 -408Q0 -440 52 -408M-54 -388Q0 -424 54 -388M-46 -430Q0 -458 46 -430',
      lighten(tone, -0.1),
      4,
      'opacity=".6"',
    );
    if (person.head === 'scarf')
      canvas.path(
        'M-20 -356Q0 -370 20 -356Q16 -320 34 -286Q6 -300 0 -330Q-8 -296 -36 -280Q-14 -320 -20 -356Z',
        lighten(tone, -0.04),
      );
    else
      canvas.path('M-58 -400Q0 -450 58 -400Q62 -430 40 -452Q0 -478 -40 -452Q-62 -430 -58 -400Z', lighten(tone, 0.05));
  }
  canvas.stroke('M-53 -400C-56 -440 -34 -462 -6 -465', mix(tone, palette.sun, 0.6), 4, 'opacity=".55"');
}
