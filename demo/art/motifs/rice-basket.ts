import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintRice } from './grains.ts';

const STRAW = '#d9ab63';

/** A round woven basket of sticky rice from above, or its lid when it is not filled. */
export function paintRiceBasket(stage: Stage, centre: Point, radius: number, filled: boolean): void {
  const { canvas } = stage;
  const [x, y] = centre;
  canvas.shadow(oval(x, y, radius), [16, 26], { blur: 14, opacity: 0.5 });
  canvas.path(
    oval(x, y, radius),
    canvas.linear(ramp(lighten(STRAW, 0.08), STRAW, lighten(STRAW, -0.2)), [0.1, 0, 0.9, 1]),
  );
  let [spiral, dark] = ['', ''];
  for (let ring = 0; ring < 12; ring += 1) {
    const r = radius * (1 - ring * 0.08);
    const count = Math.max(6, Math.round(r / 5));
    for (let i = 0; i < count; i += 1) {
      const from = ((i + (ring % 2) * 0.5) / count) * Math.PI * 2;
      const on = (angle: number, share: number): Point => [
        x + Math.cos(angle) * r * share,
        y + Math.sin(angle) * r * share,
      ];
      spiral += `M${at(on(from, 0.985))}L${at(on(from + 2.2 / count, 0.935))}`;
      dark += `M${at(on(from + 3 / count, 0.985))}L${at(on(from + 5 / count, 0.935))}`;
    }
  }
  canvas.stroke(spiral, lighten(STRAW, 0.1), 3, 'opacity=".8"');
  canvas.stroke(dark, lighten(STRAW, -0.2), 3, 'opacity=".7"');
  canvas.stroke(oval(x, y, radius * 0.985), lighten(STRAW, -0.16), radius * 0.03);
  canvas.stroke(
    oval(x, y, radius * 0.8),
    '#9c2f2c',
    radius * 0.024,
    `opacity=".8" stroke-dasharray="${num(radius * 0.09)} ${num(radius * 0.05)}"`,
  );
  if (!filled) return;
  const well = oval(x, y, radius * 0.74);
  canvas.path(well, '#5e3c18');
  canvas.path(oval(x + 4, y + 6, radius * 0.68), '#efe6d3');
  paintRice(stage, [x + 2, y + 4], radius * 0.66);
  canvas.inside(well, () =>
    canvas.stroke(oval(x + 8, y + 12, radius * 0.8), '#2a1606', radius * 0.13, `opacity=".5" ${canvas.blur(8)}`),
  );
}
