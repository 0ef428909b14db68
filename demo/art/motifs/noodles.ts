import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { arc } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A nest of noodles in broth: strands are arcs laid over each other. `width` is one strand's thickness. */
export function paintNoodles(
  stage: Stage,
  centre: Point,
  radius: number,
  look: { count: number; width: number; colour: string },
): void {
  const { canvas, random } = stage;
  const { count, width, colour } = look;
  for (let i = 0; i < count; i += 1) {
    const middle: Point = [random.around(centre[0], radius * 0.28), random.around(centre[1], radius * 0.24)];
    const from = 2.2 + random.around(0, 1);
    const strand = arc(middle, radius * random.between(0.25, 1), from, from + random.between(1.5, 3.8));
    canvas.stroke(strand, lighten(colour, -0.3), width * 1.2, 'opacity=".4" transform="translate(2 5)"');
    canvas.stroke(strand, i % 3 === 0 ? lighten(colour, 0.03) : colour, width);
    canvas.stroke(strand, '#fffaf0', width * 0.24, 'opacity=".65" transform="translate(-1.6 -2.6)"');
  }
}
