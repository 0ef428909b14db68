import { useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';

// A debounced search: a newer query cancels the older one.

interface DebouncedSearch<T> {
  readonly ask: (query: string, signal: AbortSignal) => Promise<readonly T[] | null>;
  readonly show: (results: readonly T[]) => void;
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
    const results = await ask(query, signal);
    // A failed call keeps the shown results; an aborted one is outdated.
    if (results !== null && !signal.aborted) show(results);
  };
  return {
    type: (query) => {
      stop();
      const words = query.trim();
      if (words.length < shortest) return show([]);
      running = new AbortController();
      const { signal } = running;
      timer = setTimeout(() => void start(words, signal), wait);
    },
    stop,
  };
}

export type SuggestedCourse = CallOutput<'course/search'>['data'][number];

const MOST = 12;
// With the response, below a tenth of a second.
const PAUSE_MS = 60;
const SHORTEST = 2;

/** Best matches first; the previous results stay until the response. */
export function useCourseSuggestions(query: string, isAwake: boolean): readonly SuggestedCourse[] {
  const { api } = useApp();
  const [courses, setCourses] = useState<readonly SuggestedCourse[]>([]);
  const search = useMemo(
    () =>
      createDebouncedSearch<SuggestedCourse>({
        ask: async (keyword, signal) => {
          const answer = await api('course/search', { keyword, limit: MOST, sort: 'popularity' }, signal);
          return answer.ok ? answer.data.data : null;
        },
        show: setCourses,
        wait: PAUSE_MS,
        shortest: SHORTEST,
      }),
    [api],
  );
  useEffect(() => {
    if (isAwake) search.type(cleanKeyword(query));
    return search.stop;
  }, [search, query, isAwake]);
  return courses;
}
