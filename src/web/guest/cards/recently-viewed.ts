// Recently viewed experiences, stored in the browser under a versioned key (v3).
import { type ListStorage, createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';
import { useSyncExternalStore } from 'react';

/** The key in the browser's storage. Another shape of what is kept gets another version. */
export const VIEWED_KEY = 'recently_viewed_courses_v3';
const MOST = 6;

/** What is kept of a course: enough for a line in the list. */
export interface ViewedCourse {
  readonly id: number;
  readonly title: string;
  readonly city_name: string;
  readonly url: string;
  readonly image_id: string | null;
}

/** The part of the browser's storage that is used. */
export type ViewedStorage = ListStorage;

function isViewed(value: unknown): value is ViewedCourse {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, city_name, url, image_id } = value as Record<string, unknown>;
  const texts = [title, city_name, url].every((text) => typeof text === 'string');
  return (
    typeof id === 'number' &&
    texts &&
    /^\/(?![/\\])/.test(String(url)) &&
    (image_id === null || typeof image_id === 'string')
  );
}

/** Reads what was kept. Anything unreadable counts as nothing: the list is a comfort, not a need. */
export function parseViewed(text: string | null, most: number = MOST): readonly ViewedCourse[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, most) : [];
  } catch {
    // Filled by something else, or cut off: see above.
    return [];
  }
}

/** The courses viewed last, newest first. */
export function viewedCourses(storage: ViewedStorage): readonly ViewedCourse[] {
  try {
    return parseViewed(storage.getItem(VIEWED_KEY));
  } catch {
    // Storage switched off.
    return [];
  }
}

/** Puts a course first; reads before it writes, so that two tabs add to each other. */
export function addViewed(course: ViewedCourse, storage: ViewedStorage): void {
  const others = viewedCourses(storage).filter(({ id }) => id !== course.id);
  try {
    storage.setItem(VIEWED_KEY, JSON.stringify([course, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage must not break the page that was viewed.
  }
}

/** Forgets all of them. */
export function clearViewed(storage: ViewedStorage): void {
  try {
    storage.removeItem(VIEWED_KEY);
  } catch {
    // As above.
  }
}

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
