import { createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';
import { VIEWED_KEY, addViewed, clearViewed, parseViewed, type ViewedCourse } from './recently-viewed.ts';
import { useSyncExternalStore } from 'react';

/** The list of viewed courses, newest first, and what changes it. Never throws. */
interface ViewedStore {
  readonly read: () => readonly ViewedCourse[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly remember: (course: ViewedCourse) => void;
  readonly forget: () => void;
}

/** Makes the store of a browser. */
export function createViewedStore(host: ListHost): ViewedStore {
  const { read, subscribe, change } = createStoredList(host, { key: VIEWED_KEY, parse: parseViewed });
  return {
    read,
    subscribe,
    remember: (course) => change((storage) => addViewed(course, storage)),
    forget: () => change(clearViewed),
  };
}

const store = createViewedStore(thisBrowser);

const none: readonly ViewedCourse[] = [];

/** Puts a course first in the list of those viewed. */
export const rememberCourse = store.remember;

/** Forgets what was viewed. */
export const forgetCourses = store.forget;

/** The courses viewed last, newest first; follows other tabs. On the server and until hydration: none. */
export function useViewed(): readonly ViewedCourse[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
