// Recently viewed experiences, stored in the browser under a versioned key (v3).
import { type ListStorage, createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';
import { useSyncExternalStore } from 'react';

/** Change the version when the stored shape changes. */
export const VIEWED_KEY = 'recently_viewed_courses_v3';
const MOST = 6;

export interface ViewedCourse {
  readonly id: number;
  readonly title: string;
  readonly city_name: string;
  readonly url: string;
  readonly image_id: string | null;
}

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

/** Unreadable text is an empty list. */
export function parseViewed(text: string | null, most: number = MOST): readonly ViewedCourse[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function viewedCourses(storage: ViewedStorage): readonly ViewedCourse[] {
  try {
    return parseViewed(storage.getItem(VIEWED_KEY));
  } catch {
    return [];
  }
}

/** Reads before writing, so two tabs add to each other. */
export function addViewed(course: ViewedCourse, storage: ViewedStorage): void {
  const others = viewedCourses(storage).filter(({ id }) => id !== course.id);
  try {
    storage.setItem(VIEWED_KEY, JSON.stringify([course, ...others].slice(0, MOST)));
  } catch {}
}

export function clearViewed(storage: ViewedStorage): void {
  try {
    storage.removeItem(VIEWED_KEY);
  } catch {}
}

interface ViewedStore {
  readonly read: () => readonly ViewedCourse[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly remember: (course: ViewedCourse) => void;
  readonly forget: () => void;
}

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

/** The list now; a component follows it by `useViewed`. */
export const viewedNow = store.read;

export const rememberCourse = store.remember;

export const forgetCourses = store.forget;

/** Newest first; follows other tabs. Empty on the server and until hydration. */
export function useViewed(): readonly ViewedCourse[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
