import { polyline, type Point } from './path-text.ts';

/** A point in a street: x to the right of its middle, y up from the ground, z away from the viewer (1 = nearest). */
export type Spot = readonly [number, number, number];

/** One-point perspective: where the lines meet, and how high the eye is above the ground in units at z = 1. */
export interface View {
  readonly vanishing: Point;
  readonly eye: number;
}

/** Canvas position of a spot. */
export function project({ vanishing, eye }: View, [x, y, z]: Spot): Point {
  return [vanishing[0] + x / z, vanishing[1] + (eye - y) / z];
}

/** A flat shape through several spots, as path text. */
export function face(view: View, spots: readonly Spot[]): string {
  return polyline(
    spots.map((spot) => project(view, spot)),
    true,
  );
}
