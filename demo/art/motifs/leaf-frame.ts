import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Big leaves in a lower corner: the near frame that gives a landscape its depth. */
export function paintLeafFrame(stage: Stage, corner: 'left' | 'right', size = 1): void {
  const { canvas, palette, random } = stage;
  const dark = palette.deep;
  const lighter = mix(palette.deep, palette.leaf, 0.34);
  for (let i = 0; i < 10; i += 1) {
    const spread = 0.03 + i * 0.052;
    const angle = -Math.PI * (corner === 'left' ? spread : 1 - spread);
    const root: Point = corner === 'left' ? [-24, HEIGHT + 36] : [WIDTH + 24, HEIGHT + 36];
    const length = random.between(240, 400) * size;
    const fill = canvas.linear(ramp(dark, i % 2 === 0 ? lighter : dark), [0, 1, 0.6, 0]);
    canvas.path(leaf(root, length, random.between(30, 46) * size, angle), fill);
    const tip: Point = [root[0] + Math.cos(angle) * length * 0.94, root[1] + Math.sin(angle) * length * 0.94];
    canvas.stroke(`M${at(root)}L${at(tip)}`, mix(palette.leaf, palette.gold, 0.4), 1.8, 'opacity=".28"');
  }
}
