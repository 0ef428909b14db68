import 'maplibre-gl/dist/maplibre-gl.css';
import { useRef, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { GroundArea } from './MapGround.tsx';
import { MapControls } from './MapControls.tsx';
import { PinLayer } from './MapPins.tsx';
import { type MapProps, pointsOf } from './map-props.ts';
import { type MapView, type MapBox, type MapPoint, ZOOM } from './map-view.ts';
import { useBox, useViewReport } from './use-box.ts';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Map as TileView, setWorkerUrl } from 'maplibre-gl';
import { fitView, type MapMoves } from './use-map-view.ts';
import { t } from './texts.ts';

/** The style's address; `{key}` is replaced by the provider's key. */
export function styleAddress({ styleUrl, key }: MapSettings): string {
  return styleUrl.replaceAll('{key}', encodeURIComponent(key ?? ''));
}

setWorkerUrl(workerUrl);

const PATIENCE_MS = 12_000;
const MOVE_MS = 250;

interface TileMapInput {
  readonly box: MapBox | null;
  readonly points: readonly MapPoint[];
  readonly source: MapSettings;
  readonly start: MapView | null;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

function openTiles(container: HTMLElement, source: MapSettings, first: MapView): TileView {
  return new TileView({
    container,
    style: styleAddress(source),
    center: [first.longitude, first.latitude],
    zoom: first.zoom,
    maxZoom: ZOOM.most,
    // Pins need a flat map, north up.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    renderWorldCopies: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': t('map.move') },
  });
}

function viewOf(map: TileView): MapView {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng, zoom: map.getZoom() };
}

function useTileMap(
  ground: RefObject<HTMLDivElement | null>,
  { box, points, source, start, onReady, onFail }: TileMapInput,
): { readonly view: MapView | null; readonly moves: MapMoves } {
  const map = useRef<TileView | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const fail = useEffectEvent(onFail);
  const ready = useEffectEvent(onReady);
  const firstView = useEffectEvent(() => start ?? (box === null ? null : fitView(points, box)));
  const isMeasured = box !== null;
  useEffect(() => {
    const node = ground.current;
    const first = firstView();
    if (node === null || !isMeasured || first === null) return undefined;
    return startTiles({ node, source, first, map, setView, onReady: () => ready(), onFail: () => fail() });
  }, [ground, source, isMeasured]);
  const go = (next: MapView | null): void => {
    if (next !== null)
      map.current?.easeTo({ center: [next.longitude, next.latitude], zoom: next.zoom, duration: MOVE_MS });
  };
  const moves: MapMoves = {
    pull: ({ x, y }) => map.current?.panBy([-x, -y]),
    zoom: (steps) => map.current?.easeTo({ zoom: map.current.getZoom() + steps, duration: MOVE_MS }),
    fit: (mapPoints, near) => go(box === null ? null : fitView(mapPoints, box, near)),
    fitAll: () => go(box === null ? null : fitView(points, box)),
  };
  return { view, moves };
}

interface Start {
  readonly node: HTMLElement;
  readonly source: MapSettings;
  readonly first: MapView;
  readonly map: RefObject<TileView | null>;
  readonly setView: (view: MapView) => void;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

function startTiles({ node, source, first, map, setView, onReady, onFail }: Start): () => void {
  let view: TileView;
  try {
    view = openTiles(node, source, first);
  } catch {
    // No WebGL: the library throws at once.
    onFail();
    return () => undefined;
  }
  let isReady = false;
  const timer = setTimeout(() => {
    if (!isReady) onFail();
  }, PATIENCE_MS);
  map.current = view;
  setView(viewOf(view));
  view.touchZoomRotate.disableRotation();
  view.keyboard.disableRotation();
  view.on('move', () => setView(viewOf(view)));
  view.on('load', () => {
    isReady = true;
    onReady();
  });
  view.on('error', () => {
    // After the first render a missing tile is only a gap.
    if (!isReady) onFail();
  });
  return () => {
    clearTimeout(timer);
    map.current = null;
    view.remove();
  };
}

export interface TileMapProps extends MapProps {
  readonly source: MapSettings;
  readonly start: MapView | null;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/** The operator's street map below the same pins (ADR 027). */
export function TileMap({ source, start, onReady, onFail, ...map }: TileMapProps) {
  const { label, pins, center, area, onHover, onSelect, onView, className } = map;
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const points = pointsOf({ pins, area, center });
  const { view, moves } = useTileMap(ground, { box, points, source, start, onReady, onFail });
  useViewReport(view, onView);
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
          <MapControls moves={moves} />
        </>
      )}
    </div>
  );
}
