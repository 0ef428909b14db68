import { lighten } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A bite of food with an uneven outline: meat, tofu, a dumpling of dough. */
export interface Morsel {
  readonly at: Point;
  /** Half length and half width in units. */
  readonly size: Point;
  readonly colour: string;
  /** Direction of its length in radians. */
  readonly turn?: number;
  /** How uneven the outline is, 0 to 1. */
  readonly wobble?: number;
  /** Opacity of the highlight. */
  readonly gloss?: number;
}

/** An uneven closed outline round a point. */
export function morselShape(stage: Stage, { at: [x, y], size, turn = 0, wobble = 0.14 }: Morsel): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rim: Point[] = [];
  for (let i = 0; i < 9; i += 1) {
    const angle = (i / 9) * Math.PI * 2;
    const share = 1 + stage.random.around(0, wobble);
    const [u, v] = [Math.cos(angle) * size[0] * share, Math.sin(angle) * size[1] * share];
    rim.push([x + u * cos - v * sin, y + u * sin + v * cos]);
  }
  return smooth(rim, true);
}

/** Paints one bite, lit from the upper left, and returns its outline for what lies on it. */
export function paintMorsel(stage: Stage, morsel: Morsel): string {
  const { canvas } = stage;
  const { at, size, colour, turn = 0, gloss = 0.4 } = morsel;
  const shape = morselShape(stage, morsel);
  const small = Math.min(size[0], size[1]);
  const drop = `translate(${num(small * 0.14 + 1)} ${num(small * 0.26 + 2)})`;
  canvas.path(shape, '#1d0c06', `opacity=".36" transform="${drop}"`);
  canvas.path(
    shape,
    canvas.linear(ramp(lighten(colour, 0.11), [0.5, colour], lighten(colour, -0.13)), [0.1, 0, 0.85, 1]),
  );
  if (gloss > 0) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const on = (u: number): string => {
      const v = -size[1] * 0.45 * (cos >= 0 ? 1 : -1);
      return `${num(at[0] + u * size[0] * cos - v * sin)} ${num(at[1] + u * size[0] * sin + v * cos)}`;
    };
    canvas.stroke(`M${on(-0.5)}L${on(0.15)}`, '#fff6e0', Math.max(2, small * 0.16), `opacity="${gloss}"`);
  }
  return shape;
}
