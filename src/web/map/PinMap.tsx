import type * as tileMap from './TileMap.tsx';
import { useState, type ComponentType } from 'react';
import { useApp } from '../app/app-context.tsx';
import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DrawnMap } from './DrawnMap.tsx';
import type { TileMapProps } from './TileMap.tsx';
import type { MapProps } from './map-props.ts';
import { t } from './t.ts';

/** Loads the street map. The server never shows one, so that its bundle leaves the library out. */
function loadTileMap(): Promise<typeof tileMap> {
  if (import.meta.env.SSR) return Promise.reject(new Error('a street map needs a browser'));
  return import('./TileMap.tsx');
}

/**
 * A map of pins. Drawn by ourselves, so that it needs no network; where the operator configured a map style, a button
 * brings the streets, and when they fail the drawn map is back with a line that says so (ADR 027).
 */
export function PinMap({ className, ...map }: MapProps) {
  const { settings } = useApp();
  const [Streets, setStreets] = useState<ComponentType<TileMapProps> | null>(null);
  const [state, setState] = useState<'drawn' | 'loading' | 'failed'>('drawn');
  const fail = (): void => {
    setStreets(null);
    setState('failed');
  };
  const show = async (): Promise<void> => {
    setState('loading');
    try {
      const { TileMap } = await loadTileMap();
      // A function given to a setter would be called: it is wrapped.
      setStreets(() => TileMap);
      setState('drawn');
    } catch {
      // Offline, or a new version is out: the drawn map stays.
      fail();
    }
  };
  const shape = 'size-full';
  return (
    <div dir="ltr" className={classNames('relative isolate', className)}>
      {Streets === null || settings.map === null ? (
        <DrawnMap {...map} className={shape} />
      ) : (
        <Streets {...map} source={settings.map} onFail={fail} className={shape} />
      )}
      {settings.map !== null && (
        <div className="absolute top-[12px] start-[12px] max-w-[calc(100%-80px)] rounded-control shadow-1">
          <Button
            kind="secondary"
            size="small"
            loading={state === 'loading'}
            loadingLabel={t('map.loading')}
            onClick={() => (Streets === null ? void show() : setStreets(null))}
          >
            {t(Streets === null ? 'map.streets' : 'map.drawn')}
          </Button>
        </div>
      )}
      <p
        role="status"
        className={
          state === 'failed'
            ? 'absolute inset-x-3 bottom-16 rounded-chip bg-surface p-3 text-small shadow-1'
            : 'sr-only'
        }
      >
        {state === 'failed' && t('map.streetsFailed')}
      </p>
    </div>
  );
}
