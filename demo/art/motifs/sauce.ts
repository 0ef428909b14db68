import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { scatterOn } from './scatter.ts';

/** Beads of oil on broth or dal. */
export function paintOilBeads(
  stage: Stage,
  centre: Point,
  radius: number,
  look: { count: number; colour: string },
): void {
  const beads = scatterOn(stage, centre, radius, look.count)
    .map(([x, y]) => oval(x, y, stage.random.between(3, radius * 0.05 + 4)))
    .join('');
  stage.canvas.path(beads, look.colour, 'opacity=".42"');
}

/** Pieces of vegetable, paneer or tofu in a sauce. */
export function paintChunks(
  stage: Stage,
  centre: Point,
  radius: number,
  look: { count: number; size: number; colour: string },
): void {
  const { canvas, random } = stage;
  for (const [x, y] of scatterOn(stage, centre, radius, look.count)) {
    const half = look.size * random.between(0.7, 1.1);
    const turn = `rotate(${Math.round(random.between(0, 90))} ${Math.round(x)} ${Math.round(y)})`;
    const fill = canvas.linear(ramp(lighten(look.colour, 0.07), lighten(look.colour, -0.08)), [0, 0, 1, 1]);
    const rect = `width="${Math.round(half * 2)}" height="${Math.round(half * 1.7)}" rx="${Math.round(half * 0.5)}"`;
    canvas.path(oval(x + 3, y + 6, half), '#2a1208', 'opacity=".32"');
    canvas.add(
      `<rect x="${Math.round(x - half)}" y="${Math.round(y - half)}" ${rect} fill="${fill}" transform="${turn}"/>`,
    );
  }
}
