import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A flowering bush or climber as clouds of small leaves and bracts round the given centres (x, y and radius). */
export function paintBougainvillea(stage: Stage, clumps: readonly (readonly [Point, number])[], colour: string): void {
  const { canvas, palette, random } = stage;
  const leaf = lit(stage, palette.leaf);
  const bract = lit(stage, colour);
  let [under, over, shade, bloom, light] = ['', '', '', '', ''];
  for (const [[x, y], radius] of clumps) {
    for (let i = 0; i < radius * 1.1; i += 1) {
      const angle = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next()) * radius;
      const spot: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.72];
      const size = random.between(4.5, 9);
      const low = spot[1] > y + radius * 0.12;
      if (random.chance(0.36)) {
        if (low) under += oval(spot[0], spot[1], size * 1.5, size);
        else over += oval(spot[0], spot[1], size * 1.5, size);
      } else if (low) shade += oval(spot[0], spot[1], size, size * 0.9);
      else if (random.chance(0.3)) light += oval(spot[0], spot[1], size * 0.8, size * 0.7);
      else bloom += oval(spot[0], spot[1], size, size * 0.9);
    }
    canvas.path(oval(x, y + radius * 0.08, radius * 0.9, radius * 0.66), lighten(leaf, -0.1), 'opacity=".9"');
  }
  canvas.path(under, lighten(leaf, -0.05));
  canvas.path(shade, lighten(bract, -0.1));
  canvas.path(over, lighten(leaf, 0.05));
  canvas.path(bloom, bract);
  canvas.path(light, lighten(bract, 0.1));
}
