import { describe, expect, it } from 'vitest';
import { forgetCourses, rememberCourse, viewedCourses } from './recently-viewed.ts';
import type { ViewedStorage } from './recently-viewed.ts';

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

describe('recently viewed', () => {
  it('keeps the newest first, without doubles, under a key with version 3', () => {
    const storage = memory();
    for (const id of [1, 2, 1]) rememberCourse(course(id), storage);
    expect(viewedCourses(storage).map(({ id }) => id)).toEqual([1, 2]);
    expect(Object.keys(storage.items)).toEqual(['recently_viewed_courses_v3']);
  });

  it('keeps at most six', () => {
    const storage = memory();
    for (let id = 1; id <= 9; id += 1) rememberCourse(course(id), storage);
    expect(viewedCourses(storage).map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it.each([
    'not json',
    '{}',
    '[1,null,{"id":"x"}]',
    '[{"id":1,"title":"t","city_name":"c","url":"//evil","image_id":null}]',
  ])('reads %s as nothing', (text) => {
    expect(viewedCourses(memory({ recently_viewed_courses_v3: text }))).toEqual([]);
  });

  it('never lets an address of another site in', () => {
    const text = JSON.stringify([{ ...course(1), url: 'https://evil.example/' }]);
    expect(viewedCourses(memory({ recently_viewed_courses_v3: text }))).toEqual([]);
  });

  it('survives a storage that is switched off', () => {
    const broken: ViewedStorage = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    };
    expect(() => rememberCourse(course(1), broken)).not.toThrow();
    expect(() => forgetCourses(broken)).not.toThrow();
    expect(viewedCourses(broken)).toEqual([]);
  });
});
