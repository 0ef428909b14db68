import { describe, expect, it } from 'vitest';
import { addViewed, clearViewed, viewedCourses, type ViewedStorage, createViewedStore } from './recently-viewed.ts';

const KEY = 'recently_viewed_courses_v3';

function memory(initial: Record<string, string> = {}): ViewedStorage & { readonly items: Record<string, string> } {
  const items = { ...initial };
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => void (items[key] = value),
    removeItem: (key) => void delete items[key],
  };
}

const course = (id: number) => ({
  id,
  title: `Course ${id}`,
  city_name: 'Hanoi',
  url: `/hanoi/${id}/course`,
  image_id: null,
});

const denied = (): never => {
  throw new Error('denied');
};
const broken: ViewedStorage = { getItem: denied, setItem: denied, removeItem: denied };

describe('recently viewed', () => {
  it('keeps the newest first, without doubles, under a key with version 3', () => {
    const storage = memory();
    for (const id of [1, 2, 1]) addViewed(course(id), storage);
    expect(viewedCourses(storage).map(({ id }) => id)).toEqual([1, 2]);
    expect(Object.keys(storage.items)).toEqual([KEY]);
  });

  it('keeps at most six', () => {
    const storage = memory();
    for (let id = 1; id <= 9; id += 1) addViewed(course(id), storage);
    expect(viewedCourses(storage).map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it.each([
    'not json',
    '{}',
    'null',
    '[1,null,{"id":"x"}]',
    '[{"id":1,"title":"t","city_name":"c","url":"//evil","image_id":null}]',
  ])('reads %s as nothing', (text) => {
    expect(viewedCourses(memory({ [KEY]: text }))).toEqual([]);
  });

  it('never lets an address of another site in', () => {
    const text = JSON.stringify([{ ...course(1), url: 'https://evil.example/' }]);
    expect(viewedCourses(memory({ [KEY]: text }))).toEqual([]);
  });

  it('survives a storage that is switched off', () => {
    expect(() => addViewed(course(1), broken)).not.toThrow();
    expect(() => clearViewed(broken)).not.toThrow();
    expect(viewedCourses(broken)).toEqual([]);
  });
});

describe('the list as a page follows it', () => {
  function twoTabs() {
    const storage = memory();
    const reported: ((key: string | null) => void)[][] = [[], []];
    const tab = (mine: number) =>
      createViewedStore({
        storage: () => storage,
        onOtherTab: (listener) => {
          reported[mine]?.push(listener);
          return () => reported[mine]?.splice(reported[mine].indexOf(listener), 1);
        },
      });
    const tell = (to: number, key: string | null) => reported[to]?.forEach((listener) => listener(key));
    return { first: tab(0), second: tab(1), tell };
  }

  it('is the same list until something changes', () => {
    const { first } = twoTabs();
    first.remember(course(1));
    expect(first.read()).toBe(first.read());
    const before = first.read();
    first.remember(course(2));
    expect(first.read()).not.toBe(before);
  });

  it('follows another tab, and adds to what that one kept', () => {
    const { first, second, tell } = twoTabs();
    let drawn = 0;
    const stop = first.subscribe(() => (drawn += 1));
    second.remember(course(5));
    tell(0, KEY);
    tell(0, 'something else');
    expect(drawn).toBe(1);
    first.remember(course(6));
    expect(second.read().map(({ id }) => id)).toEqual([6, 5]);
    stop();
    tell(0, KEY);
    expect(drawn).toBe(2);
  });

  it('forgets', () => {
    const { first } = twoTabs();
    first.remember(course(1));
    first.forget();
    expect(first.read()).toEqual([]);
  });

  it.each([
    ['a storage that throws', () => broken],
    ['no storage at all', () => null],
  ])('never throws with %s', (_what, storage) => {
    const store = createViewedStore({ storage, onOtherTab: () => () => undefined });
    expect(() => {
      store.remember(course(1));
      store.forget();
    }).not.toThrow();
    expect(store.read()).toEqual([]);
  });
});
