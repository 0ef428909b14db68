import { lighten } from '#demo/art/kit/colour.ts';
import { mirrored, num, polyline, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintDecoration, type Decoration } from './vessel-decoration.ts';
import { VESSEL_SHAPES, halfWidthAt, type VesselShape } from './vessel-shapes.ts';

/** A thrown vessel standing on `foot`. */
export interface Vessel {
  readonly foot: Point;
  readonly height: number;
  readonly shape: VesselShape;
  readonly body: string;
  readonly decoration?: readonly Decoration[];
  /** Glazed ware shines; raw clay does not. */
  readonly glaze?: boolean;
}

/** Paints shadow, body, painted bands that follow the curve, grain on the shaded side, shine and mouth. */
export function paintVessel(stage: Stage, vessel: Vessel): void {
  const { canvas } = stage;
  const { foot, height, shape, decoration = [], glaze = true } = vessel;
  const [x, y] = foot;
  const profile = VESSEL_SHAPES[shape];
  const body = lit(stage, vessel.body, 0.7);
  const left: Point[] = [];
  for (let i = 0; i <= 44; i += 1) left.push([x - halfWidthAt(profile, i / 44) * height, y - (i / 44) * height]);
  const outline = polyline([...left, ...mirrored(left, x)], true);
  const base = halfWidthAt(profile, 0) * height;
  canvas.path(oval(x + height * 0.12, y + 2, base * 1.9, height * 0.036), '#1a0c14', `opacity=".42" ${canvas.blur(6)}`);
  canvas.path(
    outline,
    canvas.linear(ramp(lighten(body, 0.01), [0.3, lighten(body, 0.05)], lighten(body, -0.14)), [0, 0, 1, 0]),
  );
  canvas.inside(outline, () => paintDecoration(stage, { foot, height, profile }, decoration));
  const belly = halfWidthAt(profile, 0.5) * height;
  canvas.grain(outline, {
    colour: lighten(body, glaze ? -0.5 : -0.3),
    axis: [x - belly * 0.3, 0, x + belly * 1.2, 0],
    opacity: 0.55,
  });
  if (glaze) {
    const shine = left
      .slice(8, -7)
      .filter((_, i) => i % 5 === 0)
      .map(([px, py]): Point => [x - (x - px) * 0.62, py]);
    canvas.stroke(smooth(shine), '#ffffff', height * 0.03, 'opacity=".55"');
  }
  const lip = halfWidthAt(profile, 1) * height;
  canvas.path(oval(x, y - height, lip, lip * 0.2), lighten(body, -0.28));
  canvas.stroke(oval(x, y - height, lip, lip * 0.2), lighten(body, 0.05), Math.max(2, Number(num(height * 0.012))));
}
