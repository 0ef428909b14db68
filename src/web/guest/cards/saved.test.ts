import { describe, expect, it } from 'vitest';
import type { ListHost } from '#src/web/ui/browser/stored-list.ts';
import { createSavedStore, savedOf, SAVED_KEY } from './saved.ts';

const course = (id: number) =>
  savedOf({ id, title: `Course ${id}`, city_name: 'Hanoi', city_slug: 'hanoi', images: [] });

/** A browser with any number of tabs. */
function browser() {
  const items: Record<string, string> = {};
  const tabs = new Set<(key: string | null) => void>();
  const host: ListHost = {
    storage: () => ({
      getItem: (key) => items[key] ?? null,
      setItem: (key, value) => {
        items[key] = value;
        for (const tell of tabs) tell(key);
      },
      removeItem: (key) => void delete items[key],
    }),
    onOtherTab: (listener) => {
      tabs.add(listener);
      return () => tabs.delete(listener);
    },
  };
  return { items, host };
}

describe('what hearts have saved', () => {
  it('is kept under a key with its version, the last one first, and taken away by the same press', () => {
    const { items, host } = browser();
    const saved = createSavedStore(host);
    for (const id of [1, 2, 3, 2]) saved.toggle(course(id));
    expect(saved.read().map(({ id }) => id)).toEqual([3, 1]);
    expect(Object.keys(items)).toEqual(['saved_courses_v1']);
    expect(saved.read()[0]).toMatchObject({ url: '/hanoi/3/course-3', image_id: null });
  });

  it('holds at most two hundred', () => {
    const saved = createSavedStore(browser().host);
    for (let id = 1; id <= 203; id += 1) saved.toggle(course(id));
    expect([saved.read().length, saved.read()[0]?.id, saved.read().at(-1)?.id]).toEqual([200, 203, 4]);
  });

  it('is the same in all tabs, which add to each other', () => {
    const { host } = browser();
    const [one, other] = [createSavedStore(host), createSavedStore(host)];
    let told = 0;
    const stop = other.subscribe(() => (told += 1));
    one.toggle(course(1));
    other.toggle(course(2));
    expect(one.read().map(({ id }) => id)).toEqual([2, 1]);
    stop();
    const before = told;
    one.toggle(course(3));
    expect([before > 0, told]).toEqual([true, before]);
  });

  it.each(['not json', '{}', '[{"id":1,"title":"t","city_name":"c","url":"https://evil.example/","image_id":null}]'])(
    'reads %s as nothing',
    (text) => {
      const { items, host } = browser();
      items[SAVED_KEY] = text;
      expect(createSavedStore(host).read()).toEqual([]);
    },
  );

  it('survives a storage that is full or switched off', () => {
    const denied = (): never => {
      throw new Error('denied');
    };
    const onOtherTab = () => () => undefined;
    const full = createSavedStore({
      storage: () => ({ getItem: () => null, setItem: denied, removeItem: denied }),
      onOtherTab,
    });
    const none = createSavedStore({ storage: () => null, onOtherTab });
    for (const saved of [full, none]) {
      saved.toggle(course(1));
      expect(saved.read()).toEqual([]);
    }
  });
});
