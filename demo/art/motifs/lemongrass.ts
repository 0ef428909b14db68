import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A stalk of lemongrass lying at `turn` degrees, its white foot at `from`. */
export function paintLemongrass(stage: Stage, [x, y]: Point, length: number, turn: number): void {
  const { canvas } = stage;
  const long = num(length);
  const body = `M0 -17Q-12 0 0 17C${num(length * 0.3)} 22 ${num(length * 0.6)} 12 ${long} 7L${long} -6C${num(length * 0.6)} -10 ${num(length * 0.3)} -21 0 -17Z`;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    canvas.path(body, '#16180a', `opacity=".4" transform="translate(6 13)" ${canvas.blur(3)}`);
    canvas.path(
      body,
      canvas.linear(ramp('#f3e4d2', [0.12, '#e2c8d0'], [0.3, '#e4eabc'], [0.62, '#a9cc74'], '#5f9a46'), [0, 0, 1, 0]),
    );
    canvas.stroke(
      `M6 -6C${num(length * 0.3)} -9 ${num(length * 0.6)} -4 ${num(length * 0.94)} -2M4 7C${num(length * 0.3)} 10 ${num(length * 0.5)} 6 ${num(length * 0.8)} 4`,
      '#6f8f4a',
      2,
      'opacity=".6"',
    );
    canvas.stroke(
      `M8 -12C${num(length * 0.3)} -15 ${num(length * 0.5)} -8 ${num(length * 0.7)} -6`,
      '#ffffff',
      3.4,
      'opacity=".6"',
    );
    canvas.path('M0 -15Q-12 0 0 15Q6 0 0 -15Z', '#d9c3a8');
  });
}
