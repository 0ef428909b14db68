import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A clump of fern or palm-like fronds. */
export interface Fern {
  readonly root: Point;
  /** Length of a frond in units. */
  readonly reach: number;
  readonly fronds: number;
  readonly colour: string;
  /** Range of directions in radians; upwards when left out. */
  readonly from?: number;
  readonly to?: number;
}

/** Paints arching fronds with paired leaflets. */
export function paintFern(stage: Stage, { root, reach, fronds, colour, from = -2.8, to = -0.34 }: Fern): void {
  const { canvas, random, palette } = stage;
  for (let i = 0; i < fronds; i += 1) {
    const angle = from + ((to - from) * (i + random.next())) / fronds;
    const length = reach * random.between(0.75, 1.1);
    const droop = length * 0.34;
    let d = '';
    let spine = '';
    for (let k = 0; k <= 13; k += 1) {
      const t = k / 13;
      const on: Point = [
        root[0] + Math.cos(angle) * length * t,
        root[1] + Math.sin(angle) * length * t + t * t * droop,
      ];
      const along = Math.atan2(Math.sin(angle) + 2 * t * 0.34, Math.cos(angle));
      const wide = length * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) ** 0.8;
      spine += `${k === 0 ? 'M' : 'L'}${at(on)}`;
      if (k > 0) d += leaf(on, wide, wide * 0.16, along + 1.06) + leaf(on, wide, wide * 0.16, along - 1.06);
    }
    const tone = mix(lighten(colour, random.around(0, 0.035)), palette.glow, random.between(0, 0.08));
    canvas.path(d, tone);
    canvas.stroke(spine, lighten(tone, 0.05), Math.max(1.4, reach * 0.012));
  }
}

/** A broad glossy leaf with a midrib and side veins, as heart-leaved climbers of the forest have. */
export function paintHeartLeaf(
  stage: Stage,
  [x, y]: Point,
  size: number,
  look: { angle: number; colour: string },
): void {
  const { canvas, palette } = stage;
  const turn = `translate(${num(x)} ${num(y)}) rotate(${num((look.angle * 180) / Math.PI)}) scale(${Math.round(size * 100) / 100})`;
  const d = 'M0 0C-6 -30 18 -46 40 -40C72 -32 92 -12 108 4C90 16 70 34 40 40C18 46 -6 30 0 0Z';
  const fill = canvas.linear([
    [0, mix(look.colour, palette.glow, 0.2)],
    [0.5, look.colour],
    [0.5, lighten(look.colour, -0.04)],
    [1, lighten(look.colour, -0.07)],
  ]);
  canvas.add(`<g transform="${turn}"><path d="${d}" fill="${fill}"/></g>`);
  canvas.group(`transform="${turn}"`, () =>
    canvas.stroke(
      'M2 0L104 4M22 1L40 -30M22 1L40 31M46 2L66 -24M46 2L66 26M68 3L84 -12M68 3L84 17',
      mix(look.colour, '#f4f6c8', 0.4),
      1.6,
      'opacity=".55"',
    ),
  );
}
