import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A shoulder pole with two baskets of salt, for a walker of the same size standing on the same foot. */
export function paintYoke(stage: Stage, foot: Point, size: number): void {
  const { canvas } = stage;
  const straw = lit(stage, '#b98a4a');
  canvas.group(`transform="translate(${at(foot)}) scale(${Math.round(size * 1000) / 1000})"`, () => {
    for (const x of [-62, 66]) {
      canvas.stroke(`M${x} -73L${x - 15} -31M${x} -73L${x + 15} -31`, lighten(straw, -0.14), 1.4);
      canvas.path(`M${x - 17} -30Q${x - 8} -48 ${x} -49Q${x + 8} -48 ${x + 17} -30Z`, lit(stage, '#fffaf0'));
      canvas.path(oval(x, -30, 18, 4.4), lighten(straw, -0.06));
      canvas.path(
        `M${x - 18} -30Q${x - 15} -8 ${x} -8Q${x + 15} -8 ${x + 18} -30Q${x} -24 ${x - 18} -30Z`,
        canvas.linear(ramp(lighten(straw, 0.05), lighten(straw, -0.12)), [0, 0, 1, 0]),
      );
      canvas.stroke(
        `M${x - 17} -23Q${x} -17 ${x + 17} -23M${x - 14} -16Q${x} -11 ${x + 14} -16`,
        lighten(straw, -0.16),
        1.2,
        'opacity=".7"',
      );
    }
    canvas.stroke('M-64 -72Q0 -86 68 -72', lit(stage, '#7a5030'), 3.6);
  });
}
