import { useEffect, useRef } from 'react';
import type { MapView } from './map-view.ts';

/** Tells `onView` where the map looks, at first and after each move. */
export function useViewTold(view: MapView | null, onView: ((view: MapView) => void) | undefined): void {
  const told = useRef('');
  useEffect(() => {
    if (view === null || onView === undefined) return;
    // Each render may make the view anew: only another place is another view.
    const place = `${view.latitude} ${view.longitude} ${view.zoom}`;
    if (place === told.current) return;
    told.current = place;
    onView(view);
  });
}
