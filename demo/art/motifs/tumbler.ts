import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { scatterOn } from './scatter.ts';

/** A filled glass from above: drink, the cream or froth on it, ice cubes. */
export function paintTumbler(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  look: { drink: string; cream?: string; ice?: boolean },
): void {
  const { canvas, random } = stage;
  const { drink, cream, ice = false } = look;
  canvas.shadow(oval(x, y, radius), [20, 30], { blur: 14, opacity: 0.42 });
  canvas.path(
    oval(x, y, radius),
    canvas.linear(ramp('#f4fafa', [0.5, '#bfd0d2'], '#7f9296'), [0, 0, 1, 1]),
    'opacity=".9"',
  );
  const well = radius * 0.88;
  const surface = oval(x, y, well);
  canvas.path(
    surface,
    canvas.radial(ramp(lighten(drink, 0.1), [0.7, drink], lighten(drink, -0.14)), [0.42, 0.4], 0.65),
  );
  canvas.inside(surface, () => {
    if (cream !== undefined) {
      const swirl = `M${num(x - well)} ${num(y - 20)}C${num(x - well * 0.4)} ${num(y - well * 0.9)} ${num(x + well * 0.6)} ${num(y - well * 0.6)} ${num(x + well * 0.5)} ${num(y)}C${num(x + well * 0.4)} ${num(y + well * 0.5)} ${num(x - well * 0.3)} ${num(y + well * 0.4)} ${num(x - well * 0.2)} ${num(y)}C${num(x - well * 0.1)} ${num(y - well * 0.3)} ${num(x + well * 0.2)} ${num(y - well * 0.2)} ${num(x + well * 0.16)} ${num(y)}`;
      canvas.stroke(swirl, cream, well * 0.3, `opacity=".75" ${canvas.blur(8)}`);
      canvas.stroke(swirl, lighten(cream, 0.05), well * 0.12, `opacity=".7" ${canvas.blur(3)}`);
    }
    if (ice)
      for (const [ix, iy] of scatterOn(stage, [x, y], well * 0.62, 5)) {
        const half = well * random.between(0.2, 0.27);
        const turn = `rotate(${Math.round(random.between(0, 90))} ${num(ix)} ${num(iy)})`;
        const square = `x="${num(ix - half)}" y="${num(iy - half)}" width="${num(half * 2)}" height="${num(half * 2)}" rx="${num(half * 0.3)}"`;
        canvas.add(`<rect ${square} fill="#ffffff" opacity=".38" transform="${turn}"/>`);
        canvas.add(`<rect ${square} fill="none" stroke="#ffffff" stroke-width="4" opacity=".6" transform="${turn}"/>`);
      }
    canvas.stroke(oval(x + 10, y + 14, well * 1.05), '#2a1206', well * 0.16, `opacity=".4" ${canvas.blur(7)}`);
  });
  canvas.stroke(oval(x, y, radius * 0.97), '#ffffff', 4, 'opacity=".7"');
  canvas.stroke(
    `M${num(x - radius * 0.9)} ${num(y - radius * 0.3)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x - radius * 0.3)} ${num(y - radius * 0.9)}`,
    '#ffffff',
    9,
    'opacity=".85"',
  );
}
