import 'maplibre-gl/dist/maplibre-gl.css';
import { useRef } from 'react';
import type { MapSettings } from '#src/web/app/page-settings.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { GroundArea } from './MapGround.tsx';
import { MapControls } from './MapControls.tsx';
import { PinLayer } from './MapPins.tsx';
import { type MapProps, shownPoints } from './map-props.ts';
import type { MapView } from './map-view.ts';
import { useBox, useViewTold } from './use-box.ts';
import { useTileMap } from './use-tile-map.ts';

/** What the street map is given besides what every map gets. */
export interface TileMapProps extends MapProps {
  readonly source: MapSettings;
  /** Where the drawn map looked; null for everything at once. */
  readonly start: MapView | null;
  /** Told when the first picture is whole. */
  readonly onReady: () => void;
  /** Told when the style does not load or the browser cannot draw it. */
  readonly onFail: () => void;
}

/** The operator's street map as the ground under our own pins: links, groups and names stay the same (ADR 027). */
export function TileMap({ source, start, onReady, onFail, ...map }: TileMapProps) {
  const { label, pins, center, area, onHover, onSelect, onView, className } = map;
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const points = shownPoints({ pins, area, center });
  const { view, moves } = useTileMap(ground, { box, points, source, start, onReady, onFail });
  useViewTold(view, onView);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className={classNames('relative isolate overflow-hidden bg-sand', className)}
    >
      <div className="absolute inset-0">
        <div ref={ground} className="size-full" />
      </div>
      {view !== null && box !== null && (
        <>
          {area !== undefined && (
            <svg aria-hidden width={box.width} height={box.height} className="pointer-events-none absolute inset-0">
              <GroundArea area={area} view={view} box={box} />
            </svg>
          )}
          <PinLayer pins={pins} view={view} box={box} moves={moves} onHover={onHover} onSelect={onSelect} />
          <MapControls moves={moves} hasCredits />
        </>
      )}
    </div>
  );
}
