// Experiences saved with hearts, in this browser until login (docs/domain/accounts.md#wish-list).
import { useSyncExternalStore } from 'react';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { parseViewed, type ViewedCourse } from './recently-viewed.ts';
import type { SavedChoice } from './saved-choice.ts';
import { createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';

/** Change the version when the stored shape changes. */
export const SAVED_KEY = 'saved_courses_v1';
const MOST = 200;

export type SavedCourse = ViewedCourse & SavedChoice;

type Card = Pick<CallOutput<'course/homepage'>['data'][number], 'id' | 'title' | 'city_name' | 'city_slug' | 'images'>;

export function savedOf({ id, title, city_name, city_slug, images }: Card): SavedCourse {
  const url = productDetailUrl({ city: city_slug, id, title });
  return { id, title, city_name, url, image_id: images[0]?.id ?? null };
}

interface SavedStore {
  readonly read: () => readonly SavedCourse[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: (course: SavedCourse) => void;
}

const parse = (text: string | null): readonly SavedCourse[] => parseViewed(text, MOST);

export function createSavedStore(host: ListHost): SavedStore {
  const { read, subscribe, change } = createStoredList(host, { key: SAVED_KEY, parse });
  const toggle = (course: SavedCourse): void =>
    change((storage) => {
      const now = read();
      const others = now.filter(({ id }) => id !== course.id);
      const next = others.length < now.length ? others : [course, ...others].slice(0, MOST);
      try {
        storage.setItem(SAVED_KEY, JSON.stringify(next));
      } catch {}
    });
  return { read, subscribe, toggle };
}

const store = createSavedStore(thisBrowser);
const none: readonly SavedCourse[] = [];

export const toggleSaved = store.toggle;

export const savedCourses = store.read;

/** Newest first; follows other tabs. Empty on the server and until hydration. */
export function useSaved(): readonly SavedCourse[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
