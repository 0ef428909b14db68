import { useSyncExternalStore } from 'react';
import { limits } from '#src/domain/limits.ts';
import { createWidthStore } from '../ui/width-store.ts';

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

/** The window's width in px, 1 s after a resize has ended (spec 9). On the server and until hydration: null. */
export function useWindowWidth(): number | null {
  return useSyncExternalStore<number | null>(store.subscribe, store.read, () => null);
}
