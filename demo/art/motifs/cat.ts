import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a ginger cat asleep, about 60 units long. */
export function paintCat(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const fur = lit(stage, '#e09a4c');
  canvas.path(
    `M${x - 30} ${y + 3}Q${x - 34} ${y - 18} ${x - 8} ${y - 19}Q${x + 8} ${y - 20} ${x + 14} ${y - 12}L${x + 15} ${y - 22}L${x + 21} ${y - 16}L${x + 27} ${y - 22}L${x + 30} ${y - 8}Q${x + 28} ${y + 3} ${x + 16} ${y + 3}Z`,
    fur,
  );
  canvas.stroke(`M${x - 28} ${y}Q${x - 50} ${y + 6} ${x - 44} ${y + 26}`, fur, 6);
  canvas.stroke(
    `M${x - 18} ${y - 17}Q${x - 14} ${y - 8} ${x - 20} ${y - 2}M${x - 6} ${y - 18}Q${x - 2} ${y - 9} ${x - 8} ${y - 2}`,
    lighten(fur, -0.13),
    3,
  );
}
