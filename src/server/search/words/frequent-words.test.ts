import { describe, expect, it } from 'vitest';
import { steadyWay, type Place } from './frequent-words.ts';

const place = (cityIds: number[] | null, sure: string[][], wanted: string | null = "'a' & 'b'"): Place => ({
  cityIds,
  words: { wanted, full: null, exact: null, each: [], points: [], sure },
});
const known = { common: new Set(['walk', 'walker', 'temple', 'city=1', 'category=2']), courses: 1_000_000 };

describe('steadyWay', () => {
  it('counts on bits when every part has a common word', () => {
    const way = steadyWay(place(null, [['walk', 'hike'], ['temple']]), {}, known);
    expect(way).toEqual({ query: "('a' & 'b')", sure: [['walk'], ['temple']] });
  });

  it('asks the text index when a part has none', () => {
    expect(steadyWay(place(null, [['walk'], ['anvil']]), {}, known)?.sure).toBeNull();
    expect(steadyWay(place([7], [['walk']]), {}, known)).toEqual({ query: "('a' & 'b') & ('city=7')", sure: null });
  });

  it('takes city and categories for parts', () => {
    const way = steadyWay(place([1], [['walk']]), { category_ids: [2, 9] }, known);
    expect(way).toEqual({
      query: "('a' & 'b') & ('city=1') & ('category=2' | 'category=9')",
      sure: [['walk'], ['city=1'], ['category=2']],
    });
  });

  it('knows the words that begin like the last one', () => {
    expect(steadyWay(place(null, [['wal*']]), {}, known)?.sure).toEqual([['walk', 'walker']]);
    expect(steadyWay(place(null, [['anv*']]), {}, known)?.sure).toBeNull();
  });

  it('leaves to statistics what it cannot know', () => {
    expect(steadyWay(place([1, 2], [['walk']]), {}, known)).toBeNull();
    expect(steadyWay(place(null, [['walk']]), {}, { common: new Set(), courses: 1_000_000 })).toBeNull();
    expect(steadyWay(place(null, [['walk']]), {}, { common: new Set(), courses: 300 })?.sure).toBeNull();
  });

  it('wants no word when only the order is meant', () => {
    expect(steadyWay(place(null, [], null), {}, known)).toEqual({ query: null, sure: null });
  });
});
