import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type * as streetLayer from './StreetLayer.tsx';
import type { StreetLayerProps } from './StreetLayer.tsx';

/** Never on the server, so its bundle excludes the library. */
function loadStreetLayer(): Promise<typeof streetLayer> {
  if (import.meta.env.SSR) return Promise.reject(new Error('a street map needs a browser'));
  return import('./StreetLayer.tsx');
}

interface Circumstances {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
  readonly isOnline: boolean;
  readonly prefersReducedData: boolean;
  /** The visitor chose the drawn map in this browser. */
  readonly prefersDrawn: boolean;
}

/** Whether half a megabyte and tiles may load without a press (docs/domain/search.md#streets). */
export function allowsStreets({
  connection: { saveData = false, effectiveType = '4g' } = {},
  isOnline,
  prefersReducedData,
  prefersDrawn,
}: Circumstances): boolean {
  return isOnline && !saveData && !prefersReducedData && !prefersDrawn && !effectiveType.endsWith('2g');
}

const KEY = 'mapGround';

function circumstances(): Circumstances {
  return {
    connection: (navigator as Pick<Circumstances, 'connection'>).connection,
    isOnline: navigator.onLine,
    prefersReducedData: matchMedia('(prefers-reduced-data: reduce)').matches,
    prefersDrawn: browserStorage('localStorage').getItem(KEY) === 'drawn',
  };
}

const SETTLE_MS = 600;
const BUSY_MS = 5000;

/** Runs once nothing else is urgent. Returns what cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: BUSY_MS });
  return () => cancelIdleCallback(handle);
}

/** Runs once, when the element is in view and the page idle. */
function useWhenSeen(frame: RefObject<HTMLElement | null>, isWanted: boolean, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const node = frame.current;
    if (!isWanted || node === null) return undefined;
    let cancel: (() => void) | undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      cancel = whenIdle(() => runLatest());
    });
    watcher.observe(node);
    return () => {
      watcher.disconnect();
      cancel?.();
    };
  }, [isWanted, frame]);
}

export interface Streets {
  readonly Layer: ComponentType<StreetLayerProps> | null;
  /** `coming` without a press, `loading` after one. */
  readonly state: 'off' | 'coming' | 'loading' | 'shown' | 'failed';
  readonly ask: () => void;
  readonly leave: () => void;
  readonly ready: () => void;
  readonly fail: () => void;
}

/**
 * On press, or with MAP_STREETS `automatic` once the map is in view, the page idle and the visitor's circumstances
 * allow it (docs/domain/search.md#streets).
 */
export function useStreets(source: MapSettings | null, frame: RefObject<HTMLElement | null>): Streets {
  const [Layer, setLayer] = useState<Streets['Layer']>(null);
  const [state, setState] = useState<Streets['state']>('off');
  // The drawn map stays, and only a visitor who pressed is told.
  const fail = (): void => {
    setLayer(null);
    setState((now) => (now === 'loading' ? 'failed' : 'off'));
  };
  const load = async (under: 'coming' | 'loading'): Promise<void> => {
    setState(under);
    try {
      const { StreetLayer } = await loadStreetLayer();
      // Wrapped: a setter calls a function given to it.
      setLayer(() => StreetLayer);
    } catch {
      // Offline, or a new version was deployed.
      fail();
    }
  };
  useWhenSeen(frame, source?.streets === 'automatic', () => {
    if (state === 'off' && allowsStreets(circumstances())) void load('coming');
  });
  return {
    Layer,
    state,
    ask: () => {
      browserStorage('localStorage').removeItem(KEY);
      void load('loading');
    },
    leave: () => {
      browserStorage('localStorage').setItem(KEY, 'drawn');
      setLayer(null);
      setState('off');
    },
    ready: () => setState('shown'),
    fail,
  };
}
