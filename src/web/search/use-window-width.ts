import { useSyncExternalStore } from 'react';
import { limits } from '#src/domain/limits.ts';

// How wide the window is, as the page reacts to it: at once on load, then only when a resize has come to rest.

/** What the store needs of a window. */
interface WidthHost {
  readonly width: () => number;
  readonly onResize: (listener: () => void) => () => void;
}

/** Reading and following the width in px. */
interface WidthStore {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the store of a window.
 * @param wait how long after the last resize the page reacts, in ms (1 s)
 */
export function createWidthStore(host: WidthHost, wait: number): WidthStore {
  let width: number | null = null;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const settle = (): void => {
    width = host.width();
    for (const listener of listeners) listener();
  };
  return {
    read: () => (width ??= host.width()),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Nobody looked for a while: the window may have changed since.
        width = host.width();
        stop = host.onResize(() => {
          clearTimeout(timer);
          timer = setTimeout(settle, wait);
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stop();
      };
    },
  };
}

const store = createWidthStore(
  {
    width: () => window.innerWidth,
    onResize: (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
  },
  limits.resizeDebounceMs,
);

/** The window's width in px, 1 s after a resize has ended (docs/limits.md). On the server and until hydration: null. */
export function useWindowWidth(): number | null {
  return useSyncExternalStore<number | null>(store.subscribe, store.read, () => null);
}
