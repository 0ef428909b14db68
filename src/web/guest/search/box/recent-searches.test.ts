import { expect, it } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createRecentSearches({ storage: () => storage, onOtherTab: () => () => undefined });
}

it('keeps the last four searches, each once, until they are cleared', () => {
  const { read, remember, forget } = browser();
  for (const words of ['pho', 'batik', ' ', 'tea', 'Pho ', 'bowl', 'silk']) remember(words);
  expect(read()).toEqual(['silk', 'bowl', 'Pho', 'tea']);
  forget();
  expect(read()).toEqual([]);
});
