// Cuts and simplifies rings of coordinates.

/** Longitude and latitude of each corner; the last joins the first. */
export type Ring = [number, number][];

/** Left, bottom, right, top. */
export type Frame = readonly [number, number, number, number];

/** The part within a rectangle (Sutherland and Hodgman), partly along its edge. */
export function clipRing(ring: Ring, [left, bottom, right, top]: Frame): Ring {
  const edges = [
    { axis: 0, at: left, side: 1 },
    { axis: 0, at: right, side: -1 },
    { axis: 1, at: bottom, side: 1 },
    { axis: 1, at: top, side: -1 },
  ] as const;
  return edges.reduce<Ring>((points, { axis, at, side }) => {
    const isIn = (point: Ring[number]): boolean => side * (point[axis] - at) >= 0;
    return points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      const kept = isIn(point) ? [point] : [];
      if (isIn(point) === isIn(next)) return kept;
      const part = (at - point[axis]) / (next[axis] - point[axis]);
      const along = (from: number, to: number): number => from + part * (to - from);
      const crossing: Ring[number] = [along(point[0], next[0]), along(point[1], next[1])];
      return [...kept, crossing];
    });
  }, ring);
}

/** In square degrees. */
export function ringArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Omits corners nearer to the last kept one than `least` at that point. */
export function simplifyRing(ring: Ring, least: (point: Ring[number]) => number): Ring {
  const kept: Ring = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > least(point)) kept.push(point);
  }
  return kept;
}
