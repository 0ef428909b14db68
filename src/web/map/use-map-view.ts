import { useState } from 'react';
import { fitView } from './fit-view.ts';
import type { MapBox, MapPoint, MapView, Pixel } from './map-view.ts';
import { pullView, zoomView } from './move-view.ts';

/** What moves a map. */
export interface MapMoves {
  readonly pull: (by: Pixel) => void;
  readonly zoom: (steps: number, at?: Pixel) => void;
  /** Shows these points, as close as `near` allows. */
  readonly fit: (points: readonly MapPoint[], near?: number) => void;
  /** Back to the view that shows everything. */
  readonly fitAll: () => void;
}

interface Moved {
  readonly of: string;
  readonly view: MapView;
}

/**
 * The view of a map: everything in sight until the visitor moves it, and again when other points are shown.
 * @param key changes when other points are shown
 */
export function useMapView(
  points: readonly MapPoint[],
  key: string,
  box: MapBox | null,
): { readonly view: MapView | null; readonly moves: MapMoves } {
  const [moved, setMoved] = useState<Moved | null>(null);
  const whole = box === null ? null : fitView(points, box);
  const view = moved !== null && moved.of === key ? moved.view : whole;
  const change = (next: (view: MapView, box: MapBox) => MapView | null): void => {
    if (box === null || whole === null) return;
    setMoved((now) => {
      const changed = next(now !== null && now.of === key ? now.view : whole, box);
      return changed === null ? now : { of: key, view: changed };
    });
  };
  const moves: MapMoves = {
    pull: (by) => change((now) => pullView(now, by)),
    zoom: (steps, at) => change((now, size) => zoomView(now, steps, size, at)),
    fit: (wanted, near) => change((_, size) => fitView(wanted, size, near)),
    fitAll: () => setMoved(null),
  };
  return { view, moves };
}
