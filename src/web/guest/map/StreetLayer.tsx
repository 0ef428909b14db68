import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { type MapView, ZOOM } from './map-view.ts';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Map as TileView, setWorkerUrl } from 'maplibre-gl';

/** The style's address; `{key}` is replaced by the provider's key. */
export function styleAddress({ styleUrl, key }: MapSettings): string {
  return styleUrl.replaceAll('{key}', encodeURIComponent(key ?? ''));
}

setWorkerUrl(workerUrl);

const PATIENCE_MS = 12_000;

function cameraOf({ latitude, longitude, zoom }: MapView) {
  return { center: [longitude, latitude] as [number, number], zoom };
}

function openTiles(container: HTMLElement, source: MapSettings, first: MapView): TileView {
  const tiles = new TileView({
    container,
    style: styleAddress(source),
    ...cameraOf(first),
    maxZoom: ZOOM.most,
    // Gestures, keys and pins are those of the drawn map.
    interactive: false,
    // Else the library moves views wider than the world, away from our pins.
    renderWorldCopies: true,
    attributionControl: { compact: false },
  });
  // Only a picture: the map around it has the name.
  const canvas = tiles.getCanvas();
  canvas.removeAttribute('role');
  canvas.setAttribute('aria-hidden', 'true');
  return tiles;
}

export interface StreetLayerProps {
  readonly source: MapSettings;
  readonly view: MapView;
  readonly isShown: boolean;
  /** The first view is painted, with all its tiles. */
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/** The operator's streets, as the ground below our own pins. Follows the view and takes no gestures (ADR 027). */
export function StreetLayer({ source, view, isShown, onReady, onFail }: StreetLayerProps) {
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<TileView | null>(null);
  const { latitude, longitude, zoom } = view;
  const open = useEffectEvent((node: HTMLElement) => openTiles(node, source, view));
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (ground.current === null) return undefined;
    let tiles: TileView;
    try {
      tiles = open(ground.current);
    } catch {
      // No WebGL: the library throws at once.
      fail();
      return undefined;
    }
    map.current = tiles;
    let isPainted = false;
    const failUnpainted = (): void => {
      // Once painted, a missing tile is only a gap.
      if (!isPainted) fail();
    };
    const timer = setTimeout(failUnpainted, PATIENCE_MS);
    tiles.once('idle', () => {
      isPainted = true;
      ready();
    });
    tiles.on('error', failUnpainted);
    return () => {
      clearTimeout(timer);
      map.current = null;
      tiles.remove();
    };
  }, [source]);
  // Before the next frame, so pins and streets move together.
  useLayoutEffect(() => {
    map.current?.jumpTo(cameraOf({ latitude, longitude, zoom }));
  }, [latitude, longitude, zoom]);
  return (
    <div className={classNames('absolute inset-0 print:hidden', !isShown && 'invisible')}>
      <div ref={ground} className="size-full" />
    </div>
  );
}
