import { mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** How a boat lies in the water; the boat itself is drawn round (0, 0), the middle of its water line, bow to the right. */
export interface Afloat {
  readonly keel: Point;
  readonly size: number;
  /** -1 turns the bow to the left. */
  readonly heading?: 1 | -1;
  /** Half the length of the water line in the boat's own units. */
  readonly reach: number;
  /** How clearly the water mirrors it, 0 to 1. */
  readonly mirror?: number;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** Paints what `draw` adds, with its mirror image and a bright water line under it. */
export function paintAfloat(stage: Stage, boat: Afloat, draw: () => void): void {
  const { canvas, palette } = stage;
  const { keel, size, heading = 1, reach, mirror = 0.38 } = boat;
  const id = canvas.symbol(canvas.capture(draw));
  const place = `translate(${at(keel)})`;
  const [x, y] = [round(size * heading), round(size)];
  canvas.add(
    `<g transform="${place} scale(${x} ${round(-size * 0.7)})" opacity="${mirror}" ${canvas.blur(2.4)}><use href="#${id}"/></g>`,
  );
  canvas.path(
    oval(keel[0], keel[1] + 5 * size, reach * size, 7 * size),
    palette.deep,
    `opacity=".3" ${canvas.blur(3)}`,
  );
  canvas.add(`<g transform="${place} scale(${x} ${y})"><use href="#${id}"/></g>`);
  const foam = mix(palette.water[0], '#ffffff', 0.5);
  canvas.path(oval(keel[0], keel[1] + 3 * size, reach * 1.02 * size, 2.8 * size), foam, 'opacity=".6"');
}
