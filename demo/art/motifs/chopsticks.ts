import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A pair of lacquered chopsticks; both run from the upper point to the lower one, slightly apart. */
export function paintChopsticks(stage: Stage, from: Point, to: Point): void {
  const { canvas } = stage;
  const wood = canvas.linear(
    ramp('#b93222', [0.28, '#b93222'], [0.285, '#f2c14e'], [0.31, '#f2c14e'], [0.315, '#4f2417'], '#85482a'),
  );
  for (const [head, tip] of [
    [0, 0],
    [66, 46],
  ] as const) {
    const [x1, x2] = [from[0] + head, to[0] + tip];
    const stick = `M${num(x1 - 10)} ${num(from[1])}L${num(x2 - 5)} ${num(to[1])}H${num(x2 + 5)}L${num(x1 + 10)} ${num(from[1])}Z`;
    canvas.shadow(stick, [15, 22], { blur: 6, opacity: 0.36 });
    canvas.path(stick, wood);
    canvas.stroke(
      `M${num(x1 - 4)} ${num(from[1] + 6)}L${num(x2 - 1)} ${num(to[1] - 10)}`,
      '#ffffff',
      2,
      'opacity=".28"',
    );
  }
}
