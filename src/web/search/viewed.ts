import { useSyncExternalStore } from 'react';
import type { ViewedCourse } from './recently-viewed.ts';
import { createViewedStore } from './viewed-store.ts';

const store = createViewedStore({
  storage: () => {
    try {
      return localStorage;
    } catch {
      // Even the look at it is forbidden where cookies are.
      return null;
    }
  },
  onOtherTab: (listener) => {
    const onStorage = (event: StorageEvent): void => listener(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
});

const none: readonly ViewedCourse[] = [];

/** Puts a course first in the list of those viewed. */
export const rememberCourse = store.remember;

/** Forgets what was viewed. */
export const forgetCourses = store.forget;

/** The courses viewed last, newest first; follows other tabs. On the server and until hydration: none. */
export function useViewed(): readonly ViewedCourse[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
