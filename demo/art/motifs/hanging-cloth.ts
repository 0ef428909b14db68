import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintTextile, type Textile } from './textile.ts';

/** A cloth hung over a line: its upper left corner, its size, how far the wind pushes its foot, and what is on it. */
export interface HangingCloth {
  readonly corner: Point;
  readonly width: number;
  readonly drop: number;
  readonly sway?: number;
  readonly textile: Textile;
  readonly border?: string;
  /** How the upper edge sags, in units. */
  readonly sag?: number;
}

/** Paints the cloth with border, folds and a shaded side. */
export function paintHangingCloth(stage: Stage, cloth: HangingCloth): void {
  const { canvas, palette } = stage;
  const { corner, width, drop, sway = 0, sag = 0, border } = cloth;
  const [x, y] = corner;
  const [left, right] = [x + sway, x + width + sway * 0.8];
  const foot = y + drop;
  const hem = (dy: number): string =>
    `${num(right)} ${num(foot + dy - 6)}C${num(right - width * 0.25)} ${num(foot + dy + 16)} ${num(right - width * 0.38)} ${num(foot + dy - 18)} ${num(left + width * 0.44)} ${num(foot + dy + 4)}S${num(left + width * 0.2)} ${num(foot + dy + 14)} ${num(left)} ${num(foot + dy)}`;
  const shape = `M${num(x)} ${num(y)}Q${num(x + width / 2)} ${num(y + sag)} ${num(x + width)} ${num(y)}C${num(x + width + 6)} ${num(y + drop * 0.4)} ${num(right - sway * 0.6)} ${num(y + drop * 0.6)} ${hem(0)}C${num(left - sway * 0.6)} ${num(y + drop * 0.6)} ${num(x - 6)} ${num(y + drop * 0.4)} ${num(x)} ${num(y)}Z`;
  canvas.shadow(shape, [14, 16], { blur: 9, opacity: 0.26 });
  paintTextile(stage, shape, cloth.textile);
  canvas.inside(shape, () => {
    if (border !== undefined) {
      const edge = lit(stage, border);
      canvas.stroke(`M${hem(-24)}`, edge, 34);
      canvas.stroke(`M${hem(-50)}`, edge, 6);
      canvas.stroke(`M${hem(-24)}`, lighten(edge, 0.22), 10, 'stroke-dasharray="1 20"');
    }
    const folds = Math.max(3, Math.round(width / 70));
    for (let i = 0; i < folds; i += 1) {
      const at = x + ((i + 0.5) / folds) * width + Math.sin(i * 5.1 + x) * 12;
      const wide = width / folds;
      const d = `M${num(at - wide * 0.1)} ${num(y)}H${num(at + wide * 0.12)}L${num(at + wide * 0.42 + sway)} ${num(foot + 30)}H${num(at - wide * 0.06 + sway)}Z`;
      canvas.path(d, palette.deep, `opacity=".15" ${canvas.blur(7)}`);
      canvas.path(d, palette.sun, `opacity=".16" ${canvas.blur(6)} transform="translate(${num(-wide * 0.36)} 0)"`);
    }
    canvas.path(
      box(x - 60, y - 10, width + 160, 40),
      canvas.linear(ramp([0, palette.deep, 0.3], [1, palette.deep, 0])),
    );
  });
  canvas.grain(shape, {
    colour: lighten(lit(stage, cloth.textile.colours[0]), -0.3),
    axis: [x + width * 0.5, 0, x + width * 1.1, 0],
    opacity: 0.4,
  });
}
