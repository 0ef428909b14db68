import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { MapBox } from './map-view.ts';

/** The size of an element, and anew whenever it changes; null until it is known. */
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
