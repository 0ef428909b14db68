// What the search box suggests from. Loaded when a box is first used.
import { createStore } from 'zustand/vanilla';
import type { Trip } from '#src/contract/listing/trip.ts';
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { viewedNow } from '#src/web/guest/cards/recently-viewed.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { recentSearches } from './recent-searches.ts';
import { suggest, type Suggested, type SuggestInput } from './suggestions.ts';

// A debounced search: a newer query cancels the older one.

interface DebouncedSearch<T> {
  readonly ask: (query: string, signal: AbortSignal) => Promise<T | null>;
  readonly show: (result: T | null) => void;
  readonly wait: number;
  /** Shorter queries match everything and are not sent. */
  readonly shortest: number;
}

/** `type` takes the box's text; `stop` ends it. */
export function createDebouncedSearch<T>({ ask, show, wait, shortest }: DebouncedSearch<T>): {
  readonly type: (query: string) => void;
  readonly stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    running.abort();
  };
  const start = async (query: string, signal: AbortSignal): Promise<void> => {
    const result = await ask(query, signal);
    // A failed call keeps the shown result; an aborted one is outdated.
    if (result !== null && !signal.aborted) show(result);
  };
  return {
    type: (query) => {
      stop();
      const words = query.trim();
      if (words.length < shortest) return show(null);
      running = new AbortController();
      const { signal } = running;
      timer = setTimeout(() => void start(words, signal), wait);
    },
    stop,
  };
}

// With the response, below a tenth of a second.
const PAUSE_MS = 60;
const SHORTEST = 2;

export interface Found {
  readonly suggested: Suggested | null;
  readonly searches: readonly string[];
}

/** What suggestions are made of; the previous answer stays until the next. */
export function createSuggestionSource(api: Api) {
  const { read, subscribe } = recentSearches;
  const store = createStore<Found>(() => ({ suggested: null, searches: read() }));
  const search = createDebouncedSearch<Suggested>({
    ask: async (keyword, signal) => {
      const answer = await api('search/suggest', { keyword }, signal);
      return answer.ok ? answer.data.data : null;
    },
    show: (suggested) => store.setState({ suggested }),
    wait: PAUSE_MS,
    shortest: SHORTEST,
  });
  return {
    type: (query: string): void => search.type(cleanKeyword(query)),
    stop: search.stop,
    read: store.getState,
    subscribe: (listener: () => void): (() => void) => {
      const stops = [store.subscribe(listener), subscribe(() => store.setState({ searches: read() }))];
      return () => {
        for (const stop of stops) stop();
      };
    },
    suggest: (box: Pick<SuggestInput, 'groups' | 'query' | 'near'>, trip: Trip) =>
      suggest({ ...box, ...store.getState(), viewed: viewedNow() }, trip),
  };
}

export type SuggestionSource = ReturnType<typeof createSuggestionSource>;
