// The experiences that a visitor has saved by their hearts, in this browser until they sign in (docs/domain/accounts.md#wish-list).
import { useSyncExternalStore } from 'react';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { parseViewed, type ViewedCourse } from './recently-viewed.ts';
import type { SavedChoice } from './saved-choice.ts';
import { createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';

/** The key in the browser's storage. Another shape of what is kept gets another version. */
export const SAVED_KEY = 'saved_courses_v1';
/** More than a visitor reads, and far less than a storage holds. */
const MOST = 200;

/** What is kept of an experience: enough for its tile in the list. */
export type SavedCourse = ViewedCourse & SavedChoice;

type Card = Pick<CallOutput<'course/homepage'>['data'][number], 'id' | 'title' | 'city_name' | 'city_slug' | 'images'>;

/** A course as lists of the browser keep it: its address, and its first picture. */
export function savedOf({ id, title, city_name, city_slug, images }: Card): SavedCourse {
  const url = productDetailUrl({ city: city_slug, id, title });
  return { id, title, city_name, url, image_id: images[0]?.id ?? null };
}

interface SavedStore {
  readonly read: () => readonly SavedCourse[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is not there yet, as the first; takes away what is. */
  readonly toggle: (course: SavedCourse) => void;
}

const parse = (text: string | null): readonly SavedCourse[] => parseViewed(text, MOST);

/** Makes the store of a browser. It reads before it writes, so that two tabs add to each other. */
export function createSavedStore(host: ListHost): SavedStore {
  const { read, subscribe, change } = createStoredList(host, { key: SAVED_KEY, parse });
  const toggle = (course: SavedCourse): void =>
    change((storage) => {
      const now = read();
      const others = now.filter(({ id }) => id !== course.id);
      const next = others.length < now.length ? others : [course, ...others].slice(0, MOST);
      try {
        storage.setItem(SAVED_KEY, JSON.stringify(next));
      } catch {
        // A full or forbidden storage must not break the page.
      }
    });
  return { read, subscribe, toggle };
}

const store = createSavedStore(thisBrowser);
const none: readonly SavedCourse[] = [];

/** Saves an experience, or takes it out of the list. */
export const toggleSaved = store.toggle;

/** The list as it is now, for what stands outside of components. */
export const savedCourses = store.read;

/** The saved experiences, the last one first; follows other tabs. On the server and until hydration: none. */
export function useSaved(): readonly SavedCourse[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
