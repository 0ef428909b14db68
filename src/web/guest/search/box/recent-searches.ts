// Recent searches, stored in the browser until logout.
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { createStoredList, type ListHost, thisBrowser } from '#src/web/ui/browser/stored-list.ts';

const KEY = 'recent_searches_v1';
const MOST = 4;

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const words = Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
    return words.map(cleanKeyword).filter(Boolean).slice(0, MOST);
  } catch {
    return [];
  }
}

/** The newest first, each once, whatever its case. */
export function createRecentSearches(host: ListHost) {
  const { read, subscribe, change } = createStoredList(host, { key: KEY, parse });
  return {
    read,
    subscribe,
    remember: (query: string): void => {
      const words = cleanKeyword(query);
      if (words === '') return;
      const others = read().filter((one) => one.toLowerCase() !== words.toLowerCase());
      change((storage) => {
        try {
          storage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
        } catch {}
      });
    },
    forget: (): void => change((storage) => storage.removeItem(KEY)),
  };
}

export const recentSearches = createRecentSearches(thisBrowser);
