import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A spike of pepper berries hanging along its stalk from `root` at an angle (radians); length in units. */
export function paintPepperSpike(
  stage: Stage,
  root: Point,
  look: { length: number; angle: number; colour?: string },
): void {
  const { length, angle, colour = '#4f8f3a' } = look;
  const { canvas, random } = stage;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [root[0] + cos * length, root[1] + sin * length];
  canvas.stroke(`M${at(root)}L${at(tip)}`, '#1c0d06', 15, `opacity=".3" transform="translate(5 9)" ${canvas.blur(3)}`);
  canvas.stroke(`M${at(root)}L${at(tip)}`, lighten(colour, 0.06), 4);
  const count = Math.round(length / 8.5);
  for (let i = 1; i <= count; i += 1) {
    const side = ((i % 3) - 1) * 8.5;
    const u = (i / count) * length;
    const [px, py] = [
      root[0] + cos * u - sin * side + random.around(0, 1.5),
      root[1] + sin * u + cos * side + random.around(0, 1.5),
    ];
    const radius = random.between(7, 8.8) * (1 - (i / count) * 0.3);
    canvas.path(oval(px + 1.5, py + 2.5, radius), lighten(colour, -0.22), 'opacity=".7"');
    canvas.path(oval(px, py, radius), lighten(colour, random.around(0.01, 0.05)));
    canvas.path(oval(px - radius * 0.3, py - radius * 0.36, radius * 0.3), '#f4fbd8', 'opacity=".7"');
  }
}
