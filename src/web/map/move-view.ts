// Moving a view: pure, so that drag, keys and buttons share it and tests need no screen.
import type { MapBox, MapView, Pixel } from './map-view.ts';
import { ZOOM } from './map-view.ts';
import { fromWorld, toWorld } from './mercator.ts';

/** The view after the ground was pulled by some pixels. */
export function pullView(view: MapView, by: Pixel): MapView {
  const { x, y } = toWorld(view, view.zoom);
  const { latitude, longitude } = fromWorld({ x: x - by.x, y: y - by.y }, view.zoom);
  // The ten countries never need the edge of the world.
  return { latitude: bounded(latitude, -60, 75), longitude: bounded(longitude, -180, 180), zoom: view.zoom };
}

/**
 * The view after zooming by some steps, with the ground under `at` staying where it is.
 * @param at place on the screen; the middle by default
 */
export function zoomView(view: MapView, steps: number, box: MapBox, at?: Pixel): MapView {
  const zoom = bounded(view.zoom + steps, ZOOM.least, ZOOM.most);
  const off = at === undefined ? { x: 0, y: 0 } : { x: at.x - box.width / 2, y: at.y - box.height / 2 };
  const ratio = 2 ** (zoom - view.zoom);
  const { x, y } = toWorld(view, view.zoom);
  const kept = { x: (x + off.x) * ratio - off.x, y: (y + off.y) * ratio - off.y };
  return { ...fromWorld(kept, zoom), zoom };
}

function bounded(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
