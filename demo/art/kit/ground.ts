import { face, type View } from './perspective.ts';

/** From one value to another: left and right, far and near, low and high. */
export type Span = readonly [number, number];

/** A level rectangle in perspective, `y` above the ground, as path text. */
export function level(view: View, [left, right]: Span, [far, near]: Span, y = 0): string {
  return face(view, [
    [left, y, far],
    [right, y, far],
    [right, y, near],
    [left, y, near],
  ]);
}

/** An upright rectangle that faces the viewer at depth `z`, as path text. */
export function upright(view: View, [left, right]: Span, [low, high]: Span, z: number): string {
  return face(view, [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ]);
}
