import { useEffect, useState, type RefObject, useRef } from 'react';
import type { MapBox, MapView } from './map-view.ts';

/** An element's size, updated by ResizeObserver; null until measured. */
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

export function useViewReport(view: MapView | null, onView: ((view: MapView) => void) | undefined): void {
  const reported = useRef('');
  useEffect(() => {
    if (view === null || onView === undefined) return;
    // Compared by value: each render may create a new object.
    const place = `${view.latitude} ${view.longitude} ${view.zoom}`;
    if (place === reported.current) return;
    reported.current = place;
    onView(view);
  });
}
