import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import type * as tileMap from './TileMap.tsx';
import type { TileMapProps } from './TileMap.tsx';

/** Loads the street map. The server never shows one, so that its bundle leaves the library out. */
function loadTileMap(): Promise<typeof tileMap> {
  if (import.meta.env.SSR) return Promise.reject(new Error('a street map needs a browser'));
  return import('./TileMap.tsx');
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether half a megabyte and pictures without end may come unasked: not when data is saved, not over a slow line. */
export function allowsStreets(connection: Connection | undefined, isOnline: boolean): boolean {
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return isOnline && !saveData && effectiveType === '4g';
}

// A visitor who returns to the simple map has chosen it for the life of the page.
let wasSentAway = false;
const SEEN_MS = 600;

/** The street map over the drawn one: `hidden` until its first picture is whole, and then alone. */
export interface Streets {
  readonly Map: ComponentType<TileMapProps> | null;
  readonly state: 'off' | 'loading' | 'shown' | 'failed';
  readonly ask: () => void;
  readonly leave: () => void;
  readonly ready: () => void;
  readonly fail: () => void;
}

/**
 * When the streets come: on a press, or with MAP_STREETS `automatic` by themselves, once the drawn map has been seen and
 * the network allows it (docs/domain/search.md#streets). What comes unasked also fails without a word.
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
      // A function given to a setter would be called: it is wrapped.
      setMap(() => TileMap);
    } catch {
      // Offline, or a new version is out: the drawn map stays.
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
