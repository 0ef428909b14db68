import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A heap seen from the front: its middle on the ground, width of the lowest row, rows, and the size of one piece. */
export interface Pile {
  readonly foot: Point;
  readonly width: number;
  readonly rows: number;
  readonly radius: number;
}

/** Stacks pieces row over row, the upper and farther ones first. */
export function paintPile(
  stage: Stage,
  { foot, width, rows, radius }: Pile,
  one: (spot: Point, radius: number) => void,
): void {
  const { random } = stage;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const wide = width * (1 - row / (rows + 0.4));
    const count = Math.max(1, Math.round(wide / (radius * 1.86)));
    for (let i = 0; i < count; i += 1) {
      const x = foot[0] + (count === 1 ? 0 : ((i + 0.5) / count - 0.5) * wide) + random.around(0, radius * 0.12);
      one(
        [x, foot[1] - radius * 0.8 - row * radius * 1.12 + random.around(0, radius * 0.1)],
        radius * (1 - row * 0.03),
      );
    }
  }
}
