import {
  VIEWED_KEY,
  addViewed,
  clearViewed,
  parseViewed,
  type ViewedCourse,
  type ViewedStorage,
} from './recently-viewed.ts';
import { useSyncExternalStore } from 'react';

// The list of viewed courses as a page follows it: one snapshot for each state, updated by changes here and in other tabs.

/** What the store needs of a browser. `storage` answers null where there is none to be had. */
interface ViewedHost {
  readonly storage: () => ViewedStorage | null;
  /** Tells of a change that another tab made; `key` is null when everything was cleared. */
  readonly onOtherTab: (listener: (key: string | null) => void) => () => void;
}

/** The store: the list, newest first, and what changes it. Never throws. */
interface ViewedStore {
  readonly read: () => readonly ViewedCourse[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly remember: (course: ViewedCourse) => void;
  readonly forget: () => void;
}

/** Makes the store of a browser. */
export function createViewedStore(host: ViewedHost): ViewedStore {
  const listeners = new Set<() => void>();
  let shown: { readonly text: string | null; readonly courses: readonly ViewedCourse[] } = { text: null, courses: [] };
  const textNow = (): string | null => {
    try {
      return host.storage()?.getItem(VIEWED_KEY) ?? null;
    } catch {
      // Storage that is switched off holds nothing.
      return null;
    }
  };
  const change = (act: (storage: ViewedStorage) => void): void => {
    const storage = host.storage();
    if (storage === null) return;
    act(storage);
    for (const listener of listeners) listener();
  };
  return {
    read: () => {
      const text = textNow();
      // The same text is the same list, or React would draw without end.
      if (text !== shown.text) shown = { text, courses: parseViewed(text) };
      return shown.courses;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = host.onOtherTab((key) => {
        if (key === null || key === VIEWED_KEY) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    remember: (course) => change((storage) => addViewed(course, storage)),
    forget: () => change(clearViewed),
  };
}

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
