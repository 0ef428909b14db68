import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { tube, type Knot } from '#demo/art/kit/tube.ts';

/** A right fist closed round an upright bar at x = 0: knuckles to the left, wrist and forearm to the lower right. */
export interface Fist {
  /** SVG transform text: place, turn, size. A fist of size 1 is about 190 units tall. */
  readonly transform: string;
  readonly skin: string;
  readonly sleeve: string;
  /** Where the forearm ends, in the fist's own units. */
  readonly elbow: Point;
  /** A thin bangle at the wrist. */
  readonly bangle?: string;
}

/** Paints forearm, sleeve, back of the hand, four fingers round the bar and the thumb over them. */
export function paintFist(stage: Stage, fist: Fist): void {
  const { canvas } = stage;
  const skin = lit(stage, fist.skin, 0.6);
  const [ex, ey] = fist.elbow;
  const along = (t: number): Point => [104 + (ex - 104) * t, 16 + (ey - 16) * t];
  canvas.group(`transform="${fist.transform}"`, () => {
    const arm = tube([
      [92, 6, 52],
      [...along(0.16), 48],
      [...along(0.5), 66],
      [...along(1), 84],
    ]);
    canvas.path(arm, '#1a0c10', `opacity=".3" transform="translate(8 24)" ${canvas.blur(10)}`);
    canvas.path(arm, canvas.linear(ramp(lighten(skin, 0.07), [0.5, skin], lighten(skin, -0.13)), [0.2, 0, 0.5, 1]));
    const sleeve = tube([
      [...along(0.52), 80],
      [...along(0.76), 98],
      [...along(1.2), 128],
    ]);
    const cloth = lit(stage, fist.sleeve, 0.8);
    canvas.path(sleeve, canvas.linear(ramp(lighten(cloth, 0.08), cloth, lighten(cloth, -0.14)), [0.2, 0, 0.5, 1]));
    const back = 'M-30 -86C20 -104 92 -92 122 -54C146 -18 140 44 112 74C70 100 0 100 -30 84Z';
    canvas.path(back, canvas.linear(ramp(lighten(skin, 0.08), [0.5, skin], lighten(skin, -0.12)), [0, 0, 0.5, 1]));
    canvas.grain(back, { colour: lighten(skin, -0.24), axis: [40, -10, 110, 100], opacity: 0.35 });
    for (const [i, finger] of FINGERS.entries()) paintFinger(stage, finger, skin, i);
    paintThumb(stage, skin);
    if (fist.bangle !== undefined) paintBangle(stage, along(0.12), Math.atan2(ey - 16, ex - 104), fist.bangle);
  });
}

const FINGERS: readonly (readonly Knot[])[] = [
  [
    [62, -66, 24],
    [4, -76, 25],
    [-44, -66, 24],
    [-50, -54, 18],
  ],
  [
    [64, -24, 25],
    [4, -32, 26],
    [-52, -24, 25],
    [-58, -12, 18],
  ],
  [
    [62, 20, 24],
    [4, 12, 25],
    [-48, 18, 24],
    [-54, 29, 18],
  ],
  [
    [54, 60, 21],
    [6, 54, 22],
    [-36, 58, 20],
    [-42, 66, 15],
  ],
];

function paintFinger(stage: Stage, knots: readonly Knot[], skin: string, index: number): void {
  const { canvas } = stage;
  const shape = tube(knots);
  const tone = lighten(skin, 0.01 - index * 0.012);
  canvas.path(shape, '#2a1010', `opacity=".34" transform="translate(2 9)" ${canvas.blur(3)}`);
  canvas.path(shape, canvas.linear(ramp(lighten(tone, 0.11), [0.5, tone], lighten(tone, -0.13))));
  const [x, y, r] = knots[1] ?? [0, 0, 20];
  canvas.path(oval(x + 26, y - r * 0.2, 19, r * 0.5), lighten(tone, 0.12), `opacity=".5" ${canvas.blur(5)}`);
  canvas.stroke(
    `M${num(x - 16)} ${num(y - r * 0.6)}q-7 ${num(r * 0.6)} 1 ${num(r * 1.1)}`,
    lighten(tone, -0.16),
    3,
    'opacity=".4"',
  );
}

function paintThumb(stage: Stage, skin: string): void {
  const { canvas } = stage;
  const shape = tube([
    [100, -22, 30],
    [66, -82, 31],
    [18, -112, 27],
    [-26, -108, 22],
    [-42, -98, 15],
  ]);
  canvas.path(shape, '#2a1010', `opacity=".34" transform="translate(2 11)" ${canvas.blur(4)}`);
  canvas.path(shape, canvas.linear(ramp(lighten(skin, 0.12), [0.55, skin], lighten(skin, -0.1)), [0, 0, 0.4, 1]));
  canvas.path(oval(-32, -110, 14, 10), mix(skin, '#ffe4da', 0.5));
  canvas.stroke('M-42 -114Q-32 -121 -22 -116', '#ffffff', 2.4, 'opacity=".6"');
  canvas.stroke('M20 -134q8 12 4 26M30 -132q7 10 4 22', lighten(skin, -0.13), 2.6, 'opacity=".5"');
}

function paintBangle(stage: Stage, [x, y]: Point, angle: number, colour: string): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num((angle * 180) / Math.PI)})"`, () => {
    for (const dx of [0, 17]) {
      canvas.stroke(`M${dx} -52Q${dx + 16} 0 ${dx} 54`, lighten(colour, -0.2), 11);
      canvas.stroke(`M${dx - 1} -52Q${dx + 15} 0 ${dx - 1} 54`, colour, 7);
      canvas.stroke(`M${dx - 1} -40Q${dx + 9} -20 ${dx + 8} -4`, '#fff6d8', 3, 'opacity=".9"');
    }
  });
}
