import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Wisps of steam or smoke rising from a point; `count` wisps over `width` units, `height` tall. */
export function paintSteam(
  stage: Stage,
  [x, y]: Point,
  look: { width: number; height: number; count: number; opacity?: number },
): void {
  const { canvas, random } = stage;
  const { width, height, count, opacity = 0.34 } = look;
  for (let i = 0; i < count; i += 1) {
    const left = x + (count === 1 ? 0 : (i / (count - 1) - 0.5) * width);
    const tall = height * random.between(0.7, 1.1);
    const sway = random.between(26, 60) * (i % 2 === 0 ? 1 : -1);
    const wide = Math.max(5, width * 0.05) * random.between(0.7, 1.3);
    const d = `M${num(left)} ${num(y)}C${num(left + sway)} ${num(y - tall * 0.25)} ${num(left - sway)} ${num(y - tall * 0.45)} ${num(left + sway * 0.4)} ${num(y - tall * 0.7)}S${num(left - sway * 0.2)} ${num(y - tall * 0.9)} ${num(left + sway * 0.5)} ${num(y - tall)}`;
    canvas.stroke(
      d,
      canvas.linearOn(ramp([0, '#fff8ec', 0.7], [0.5, '#fff8ec', 0.5], [1, '#fff8ec', 0]), [0, y, 0, y - tall]),
      wide,
      `opacity="${opacity}" ${canvas.blur(4)}`,
    );
    canvas.stroke(
      d,
      canvas.linearOn(ramp([0, '#fff8ec', 0.9], [1, '#fff8ec', 0]), [0, y, 0, y - tall * 0.9]),
      wide * 0.24,
      `opacity="${opacity}"`,
    );
  }
}
