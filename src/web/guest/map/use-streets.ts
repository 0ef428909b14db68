import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import type * as tileMap from './TileMap.tsx';
import type { TileMapProps } from './TileMap.tsx';

/** Never on the server, so its bundle excludes the library. */
function loadTileMap(): Promise<typeof tileMap> {
  if (import.meta.env.SSR) return Promise.reject(new Error('a street map needs a browser'));
  return import('./TileMap.tsx');
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether half a megabyte and tiles may load unasked: not with data saving or a slow connection. */
export function allowsStreets(connection: Connection | undefined, isOnline: boolean): boolean {
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return isOnline && !saveData && effectiveType === '4g';
}

// Returning to the drawn map is remembered for the life of the page.
let wasSentAway = false;
const SEEN_MS = 600;

export interface Streets {
  readonly Map: ComponentType<TileMapProps> | null;
  readonly state: 'off' | 'loading' | 'shown' | 'failed';
  readonly ask: () => void;
  readonly leave: () => void;
  readonly ready: () => void;
  readonly fail: () => void;
}

/**
 * On press, or with MAP_STREETS `automatic` once the drawn map was seen and the network allows it
 * (docs/domain/search.md#streets); then it fails silently.
 */
export function useStreets(source: MapSettings | null, frame: RefObject<HTMLElement | null>): Streets {
  const [Map, setMap] = useState<Streets['Map']>(null);
  const [state, setState] = useState<Streets['state']>('off');
  const [isAsked, setRequested] = useState(false);
  const load = async (isRequested: boolean): Promise<void> => {
    setRequested(isRequested);
    setState('loading');
    try {
      const { TileMap } = await loadTileMap();
      // Wrapped: a setter calls a function given to it.
      setMap(() => TileMap);
    } catch {
      // Offline, or a new version was deployed: the drawn map stays.
      setState(isRequested ? 'failed' : 'off');
    }
  };
  const loadAutomatically = useEffectEvent(() => {
    const { connection } = navigator as { connection?: Connection };
    if (state === 'off' && !wasSentAway && allowsStreets(connection, navigator.onLine)) void load(false);
  });
  const isAutomatic = source?.streets === 'automatic';
  useEffect(() => {
    const node = frame.current;
    if (!isAutomatic || node === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      timer = setTimeout(() => loadAutomatically(), SEEN_MS);
    });
    watcher.observe(node);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [isAutomatic, frame]);
  return {
    Map,
    state,
    ask: () => void load(true),
    leave: () => {
      wasSentAway = true;
      setMap(null);
      setState('off');
    },
    ready: () => setState('shown'),
    fail: () => {
      setMap(null);
      setState(isAsked ? 'failed' : 'off');
    },
  };
}
