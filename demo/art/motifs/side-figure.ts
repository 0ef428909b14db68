import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb } from './limb.ts';
import { paintSideHead, type SideHead } from './side-head.ts';
import { paintTextile, type Textile } from './textile.ts';

/** Clothes and head of somebody seen from the side or from behind. */
export interface Outfit extends SideHead {
  readonly dress: string;
  /** Sarong, skirt or trousers. */
  readonly lower: Textile | string;
  readonly sash?: Textile;
  readonly apron?: string;
  /** What the arms wear down to the wrist; bare forearms when left out. */
  readonly sleeve?: string;
}

/** Somebody at work, seen from the side, whole; 1 is about 330 units sitting on the floor and 610 standing. */
export interface SideFigure {
  /** Where the figure touches the ground. */
  readonly foot: Point;
  readonly size: number;
  readonly pose: 'floor' | 'stool' | 'stand';
  readonly facing?: 1 | -1;
  /** How far the back is bent, in degrees. */
  readonly lean?: number;
  /** How far the head is bent further. */
  readonly nod?: number;
  readonly outfit: Outfit;
  /** Where the far and the near hand are, from the foot, as if the figure faced right at size 1. */
  readonly hands: readonly [Point, Point];
  /** Drawn before body and arms: what the far hand reaches into. */
  readonly beyond?: () => void;
  /** Drawn over the body, under the near arm. */
  readonly held?: () => void;
}

const HIP = { floor: -36, stool: -136, stand: -300 } as const;
const LEGS = {
  floor: 'M-76 0C-90 -46 -56 -78 -10 -74C62 -78 134 -62 156 -34C170 -14 164 2 144 4H-62C-72 4 -76 2 -76 0Z',
  stool:
    'M-56 -160C-66 -112 -50 -98 -22 -94L58 -100C66 -64 66 -30 66 -8H132C138 -56 150 -112 128 -146C96 -172 20 -178 -56 -160Z',
  stand: 'M-52 -312C-64 -210 -58 -70 -48 -12H56C64 -90 66 -220 50 -312Z',
} as const;
const FOLDS = {
  floor: 'M-20 -60Q60 -52 130 -24M-54 -30Q40 -22 120 -8',
  stool: 'M-10 -150Q60 -140 96 -120Q104 -70 100 -20M-30 -120Q30 -116 70 -112',
  stand: 'M-26 -290Q-40 -160 -30 -20M10 -290Q4 -150 12 -20M36 -290Q44 -160 38 -24',
} as const;

/** Paints legs, back, head and both arms. */
export function paintSideFigure(stage: Stage, figure: SideFigure): void {
  const { canvas } = stage;
  const { foot, size, pose, facing = 1, lean = 12, outfit } = figure;
  const hip: Point = [0, HIP[pose]];
  const turned = (point: Point): Point => turn(point, lean, hip);
  const shoulder = turned([4, hip[1] - 160]);
  canvas.group(`transform="translate(${at(foot)}) scale(${num2(size * facing)} ${num2(size)})"`, () => {
    canvas.path(oval(36, 2, pose === 'stand' ? 90 : 130, 12), '#120a18', `opacity=".4" ${canvas.blur(8)}`);
    paintArm(stage, outfit, { from: [shoulder[0] + 16, shoulder[1] + 6], to: figure.hands[0], shade: -0.07 });
    figure.beyond?.();
    paintLegs(stage, pose, outfit);
    canvas.group(`transform="rotate(${lean} ${at(hip)}) translate(${at(hip)})"`, () => {
      canvas.group(`transform="translate(16 -238) rotate(${figure.nod ?? 8}) scale(.8)"`, () =>
        paintSideHead(stage, outfit),
      );
      paintTorso(stage, outfit);
    });
    if (outfit.apron !== undefined) paintApron(stage, pose, outfit.apron);
    figure.held?.();
    paintArm(stage, outfit, { from: shoulder, to: figure.hands[1], shade: 0 });
  });
}

const num2 = (n: number): string => String(Math.round(n * 100) / 100);

function turn([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const a = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(a) - dy * Math.sin(a), cy + dx * Math.sin(a) + dy * Math.cos(a)];
}

function paintLegs(stage: Stage, pose: SideFigure['pose'], { lower, skin }: Outfit): void {
  const { canvas, palette } = stage;
  const feet = { floor: '', stool: footAt(70, 0), stand: footAt(-30, 0) + footAt(8, 4) }[pose];
  if (feet !== '') canvas.path(feet, canvas.linear(ramp(skin, lighten(skin, -0.1))));
  const d = LEGS[pose];
  if (typeof lower === 'string') {
    const tone = lit(stage, lower, 0.6);
    canvas.path(d, canvas.linear(ramp(lighten(tone, 0.06), [0.5, tone], lighten(tone, -0.1)), [0, 0, 0.5, 1]));
  } else paintTextile(stage, d, lower);
  canvas.path(d, canvas.linear(ramp([0, '#140a10', 0], [0.6, '#140a10', 0.08], [1, '#140a10', 0.34])));
  canvas.stroke(FOLDS[pose], '#140a10', 4, 'opacity=".2"');
  canvas.grain(d, { colour: palette.deep, axis: [0, -260, 0, 20], opacity: 0.4 });
}

const footAt = (x: number, y: number): string =>
  `M${x} ${y - 20}H${x + 34}C${x + 58} ${y - 12} ${x + 74} ${y - 4} ${x + 74} ${y + 4}H${x}Z`;

function paintTorso(stage: Stage, { dress, sash }: Outfit): void {
  const { canvas, palette } = stage;
  const d =
    'M-50 20C-60 -30 -66 -100 -50 -150C-42 -174 -28 -186 -16 -192H30C46 -182 56 -156 56 -128C58 -84 50 -30 46 22C10 32 -26 32 -50 20Z';
  canvas.path(d, canvas.linear(ramp(lighten(dress, -0.08), [0.45, dress], lighten(dress, 0.07)), [0, 0, 1, 0]));
  canvas.inside(d, () => {
    canvas.stroke(
      'M-30 -120Q-36 -50 -20 20M20 -90Q30 -40 14 24M-46 -20Q0 -6 48 -26',
      lighten(dress, -0.13),
      5,
      'opacity=".45"',
    );
    if (sash !== undefined)
      paintTextile(stage, 'M-40 -190L30 -194C10 -130 -20 -60 -70 10L-110 -20C-70 -70 -50 -130 -40 -190Z', sash);
  });
  canvas.stroke('M-18 -190Q8 -178 32 -190', lighten(dress, 0.14), 7);
  canvas.grain(d, { colour: palette.deep, axis: [40, 0, -80, 20], opacity: 0.5 });
  canvas.stroke('M-48 14C-58 -40 -64 -104 -48 -148', mix(dress, palette.sun, 0.6), 4, 'opacity=".45"');
}

function paintApron(stage: Stage, pose: SideFigure['pose'], colour: string): void {
  const { canvas } = stage;
  const cloth = lit(stage, colour, 0.6);
  const top = HIP[pose];
  const d =
    pose === 'stand'
      ? `M0 ${top - 8}C30 ${top - 14} 52 ${top - 10} 58 ${top}C70 ${top + 90} 68 ${top + 170} 62 ${top + 220}H0C-4 ${top + 130} -6 ${top + 60} 0 ${top - 8}Z`
      : `M0 ${top - 8}C40 ${top - 14} 120 ${top - 8} 138 ${top + 14}C140 ${top + 24} 130 ${top + 34} 110 ${top + 34}H0Z`;
  canvas.path(d, canvas.linear(ramp(lighten(cloth, 0.04), lighten(cloth, -0.1)), [0, 0, 1, 1]));
  canvas.stroke(`M-52 ${top - 4}Q0 ${top + 8} 56 ${top - 6}`, lighten(cloth, -0.06), 9);
}

interface Reach {
  readonly from: Point;
  readonly to: Point;
  /** Step of lightness: the far arm is darker. */
  readonly shade: number;
}

const UPPER = 104;
const FORE = 100;

/** Where the elbow is: below the line from shoulder to hand, the arm stretched when it does not reach. */
function elbowOf([sx, sy]: Point, [hx, hy]: Point): Point {
  const far = Math.hypot(hx - sx, hy - sy) || 1;
  const along = Math.min(UPPER, (UPPER ** 2 - FORE ** 2 + far ** 2) / (2 * far));
  const off = Math.sqrt(Math.max(0, UPPER ** 2 - along ** 2));
  const [ux, uy] = [(hx - sx) / far, (hy - sy) / far];
  return [sx + ux * along - uy * off, sy + uy * along + ux * off];
}

function paintArm(stage: Stage, { skin, dress, sleeve }: Outfit, { from, to, shade }: Reach): void {
  const { canvas } = stage;
  const elbow = elbowOf(from, to);
  const tone = lighten(skin, shade);
  const cloth = lighten(sleeve ?? dress, shade);
  const on = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const fore = limb([elbow, on(elbow, to, 0.5), to], [23, 20, 13]);
  canvas.path(fore, canvas.linear(ramp(lighten(tone, 0.05), lighten(tone, -0.09))));
  paintHand(stage, tone, to, Math.atan2(to[1] - elbow[1], to[0] - elbow[0]));
  const cuff = sleeve === undefined ? 0.22 : 0.78;
  for (const d of [
    limb(
      [on(elbow, to, -0.06), on(elbow, to, cuff / 2), on(elbow, to, cuff)],
      [29, 28, sleeve === undefined ? 28 : 21],
    ),
    limb([from, on(from, elbow, 0.5), elbow], [37, 34, 28]),
  ])
    canvas.path(d, canvas.linear(ramp(lighten(cloth, 0.06), [0.5, cloth], lighten(cloth, -0.1))));
}

/** A loosely closed hand: four fingers side by side, the thumb on top. */
function paintHand({ canvas }: Stage, skin: string, place: Point, angle: number): void {
  const line = lighten(skin, -0.13);
  canvas.group(`transform="translate(${at(place)}) rotate(${num((angle * 180) / Math.PI)})"`, () => {
    canvas.path(
      'M-14 -13C0 -18 16 -16 24 -12C38 -10 44 -2 42 6C38 14 22 18 6 17C-4 16 -12 14 -14 12Z',
      canvas.linear(ramp(lighten(skin, 0.04), lighten(skin, -0.06))),
    );
    canvas.stroke('M18 -2Q30 -4 40 0M16 5Q28 4 38 7M14 11Q24 11 32 13', line, 2.4);
    canvas.stroke('M0 -13Q14 -24 28 -15', line, 11);
    canvas.stroke('M0 -13Q14 -24 28 -15', lighten(skin, 0.03), 8.4);
  });
}

/** A low stool under a figure that sits on one. */
export function paintStool(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#7a4a2a', 0.6);
  canvas.group(`transform="translate(${at([x, y])}) scale(${size})"`, () => {
    canvas.path(box(-52, -98, 14, 100) + box(20, -98, 14, 100), lighten(wood, -0.08));
    canvas.path(box(-62, -104, 108, 18), canvas.linear(ramp(lighten(wood, 0.1), wood)));
  });
}
