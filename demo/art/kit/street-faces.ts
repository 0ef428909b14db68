import { face, type View } from './perspective.ts';

/** From and to along one axis. */
export type Span = readonly [number, number];

/** An upright face that looks across the street, at x. */
export function sideFace(view: View, x: number, [y0, y1]: Span, [z0, z1]: Span): string {
  return face(view, [
    [x, y0, z0],
    [x, y1, z0],
    [x, y1, z1],
    [x, y0, z1],
  ]);
}

/** A level face at height y. */
export function levelFace(view: View, [x0, x1]: Span, y: number, [z0, z1]: Span): string {
  return face(view, [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ]);
}

/** An upright face that looks at the viewer, at depth z. */
export function frontFace(view: View, [x0, x1]: Span, [y0, y1]: Span, z: number): string {
  return face(view, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]);
}
