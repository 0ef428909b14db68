import { num } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Draws something once and mirrors it in the water below the line `y`, `squash` times as tall. */
export function paintReflected(
  stage: Stage,
  y: number,
  draw: () => void,
  look: { squash?: number; opacity?: number } = {},
): void {
  const { canvas } = stage;
  const { squash = 0.8, opacity = 0.55 } = look;
  const id = canvas.symbol(canvas.capture(draw));
  const flip = `translate(0 ${num(y * (1 + squash))}) scale(1 -${squash})`;
  canvas.add(
    `<g transform="${flip}" opacity="${opacity}" ${canvas.blur(2)}><use href="#${id}"/></g><use href="#${id}"/>`,
  );
}
