// How wide the window is, as the page reacts to it: at once on load, then only when a resize has come to rest.

/** What the store needs of a window. */
export interface WidthHost {
  readonly width: () => number;
  readonly onResize: (listener: () => void) => () => void;
}

/** Reading and following the width in px. */
export interface WidthStore {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the store of a window.
 * @param wait how long after the last resize the page reacts, in ms (spec 9: 1 s)
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
