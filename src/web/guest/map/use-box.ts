import { useEffect, useState, type RefObject, useRef } from 'react';
import type { MapBox, MapView } from './map-view.ts';

/** The size of an element, and again whenever it changes; null until it is known. */
export function useBox(element: RefObject<HTMLElement | null>): MapBox | null {
  const [box, setBox] = useState<MapBox | null>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = node;
      setBox((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [element]);
  return box;
}

/** Tells `onView` where the map looks, at first and after each move. */
export function useViewReport(view: MapView | null, onView: ((view: MapView) => void) | undefined): void {
  const reported = useRef('');
  useEffect(() => {
    if (view === null || onView === undefined) return;
    // Each render may make the view again: only another place is another view.
    const place = `${view.latitude} ${view.longitude} ${view.zoom}`;
    if (place === reported.current) return;
    reported.current = place;
    onView(view);
  });
}
