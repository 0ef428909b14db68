import type { MapBox, MapPoint, MapView } from './map-view.ts';
import { ZOOM } from './map-view.ts';
import { fromWorld, toWorld } from './mercator.ts';

// Labels stand above their point and are wider than it; the buttons of the map take its upper edge and its right one.
const MARGIN = { left: 56, right: 104, top: 108, bottom: 40 } as const;
// A single point is shown with the quarter around it.
const NEAR = 13;

/** The closest view that shows all points with room for their labels; `near` bounds how close it goes. */
export function fitView(points: readonly MapPoint[], box: MapBox, near: number = NEAR): MapView | null {
  if (points.length === 0) return null;
  const flat = points.map((point) => toWorld(point, 0));
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = {
    x: Math.max(40, box.width - MARGIN.left - MARGIN.right),
    y: Math.max(40, box.height - MARGIN.top - MARGIN.bottom),
  };
  const zoom = Math.log2(Math.min(room.x / (right - left), room.y / (bottom - top)));
  const bounded = Math.max(ZOOM.least, Math.min(near, zoom));
  const shift = {
    x: (MARGIN.right - MARGIN.left) / 2 / 2 ** bounded,
    y: (MARGIN.top - MARGIN.bottom) / 2 / 2 ** bounded,
  };
  const middle = { x: (left + right) / 2 + shift.x, y: (top + bottom) / 2 - shift.y };
  return { ...fromWorld(middle, 0), zoom: bounded };
}
