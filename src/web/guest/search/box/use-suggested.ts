import { useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';

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

export type Suggested = CallOutput<'search/suggest'>['data'];
export type Understood = Suggested['understood'];

// With the response, below a tenth of a second.
const PAUSE_MS = 60;
const SHORTEST = 2;

/** What the server suggests for the typed words; the previous answer stays until the next. */
export function useSuggested(query: string, isAwake: boolean): Suggested | null {
  const { api } = useApp();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const search = useMemo(
    () =>
      createDebouncedSearch<Suggested>({
        ask: async (keyword, signal) => {
          const answer = await api('search/suggest', { keyword }, signal);
          return answer.ok ? answer.data.data : null;
        },
        show: setSuggested,
        wait: PAUSE_MS,
        shortest: SHORTEST,
      }),
    [api],
  );
  useEffect(() => {
    if (isAwake) search.type(cleanKeyword(query));
    return search.stop;
  }, [search, query, isAwake]);
  return suggested;
}
