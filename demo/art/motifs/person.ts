import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A small walking figure seen from far, standing on `foot`. No face: it is a person, not a portrait. */
export interface Figure {
  readonly foot: Point;
  /** 1 is about 46 units tall. */
  readonly size: number;
  readonly colour: string;
  readonly hat?: 'none' | 'cone' | 'pack';
}

/** Paints one figure with its long soft shadow on the ground. */
export function paintPerson(stage: Stage, { foot, size, colour, hat = 'none' }: Figure): void {
  const { canvas } = stage;
  const on = (dx: number, dy: number): string => at([foot[0] + dx * size, foot[1] + dy * size]);
  const dress = lit(stage, colour);
  canvas.add(
    `<ellipse cx="${num(foot[0] + 6 * size)}" cy="${num(foot[1])}" rx="${num(17 * size)}" ry="${num(3.2 * size)}" fill="${stage.palette.deep}" opacity=".35"/>`,
  );
  if (hat === 'pack')
    canvas.path(
      `M${on(-13, -14)}L${on(-13, -30)}Q${on(-8, -35)} ${on(-2, -33)}L${on(-1, -14)}Z`,
      lighten(dress, -0.12),
    );
  canvas.path(
    `M${on(-8, 0)}Q${on(-8, -18)} ${on(-6.4, -26)}Q${on(0, -34)} ${on(6.4, -26)}Q${on(8, -16)} ${on(8.4, 0)}Z`,
    dress,
  );
  canvas.path(
    `M${on(1, 0)}Q${on(3, -16)} ${on(2, -31)}Q${on(5, -30)} ${on(6.4, -26)}Q${on(8, -16)} ${on(8.4, 0)}Z`,
    lighten(dress, -0.07),
  );
  canvas.add(
    `<circle cx="${num(foot[0])}" cy="${num(foot[1] - 37 * size)}" r="${num(5.6 * size)}" fill="${lit(stage, '#4a2a20')}"/>`,
  );
  if (hat !== 'cone') return;
  const straw = canvas.linear(ramp(lit(stage, '#fbe3a4'), lit(stage, '#cf9a4a')), [0, 0, 1, 0]);
  canvas.path(`M${on(-17, -36)}L${on(0, -53)}L${on(17, -36)}Q${on(0, -31)} ${on(-17, -36)}Z`, straw);
}
