import { lighten } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hanging string of marigolds between two points. */
export function paintGarland(stage: Stage, from: Point, to: Point, sag: number): void {
  const { canvas, random } = stage;
  const count = Math.round((Math.hypot(to[0] - from[0], to[1] - from[1]) + sag) / 25);
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
    const colour = lit(stage, i % 6 === 5 ? '#fff3d6' : i % 3 === 2 ? '#e8641f' : '#f7a81b', 0.7);
    const radius = random.between(15, 19);
    canvas.path(oval(x + 2, y + 5, radius), '#1c0c10', 'opacity=".26"');
    canvas.path(rosette([x, y], { length: radius, halfWidth: radius * 0.32 }, 11, t * 9), lighten(colour, -0.03));
    canvas.path(rosette([x, y], { length: radius * 0.62, halfWidth: radius * 0.24 }, 8, t * 5), lighten(colour, 0.03));
    canvas.path(oval(x, y, radius * 0.22), lighten(colour, -0.1));
  }
}
