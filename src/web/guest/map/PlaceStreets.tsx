import { useRef } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import type { MapPoint } from './map-view.ts';
import { useStreets } from './use-streets.ts';

// The next streets and their names.
const CLOSE = 15.5;

interface PlaceStreetsProps {
  readonly source: MapSettings;
  readonly point: MapPoint;
}

/** Streets around a point, once in view, over the small drawing: a picture without gestures, so the page scrolls. */
export function PlaceStreets({ source, point: { latitude, longitude } }: PlaceStreetsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { Layer, state, ready, fail } = useStreets(source, frame);
  return (
    <div ref={frame} className="absolute inset-0">
      {Layer !== null && (
        <Layer
          source={source}
          view={{ latitude, longitude, zoom: CLOSE }}
          isShown={state === 'shown'}
          onReady={ready}
          onFail={fail}
        />
      )}
    </div>
  );
}
