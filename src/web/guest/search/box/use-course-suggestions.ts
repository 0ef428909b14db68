import { useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';

// Asks after a pause in the typing; a newer question cancels the one before it.

/** What is asked, and what is done with the answer. */
interface DebouncedSearch<T> {
  readonly ask: (query: string, signal: AbortSignal) => Promise<readonly T[] | null>;
  readonly show: (results: readonly T[]) => void;
  /** The pause, in ms. */
  readonly wait: number;
  /** Shorter queries find everything, so they are not asked. */
  readonly shortest: number;
}

/** Makes one. `type` takes what the box holds now; `stop` ends it. */
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
    // A call that failed leaves what is shown; a late one has been overtaken.
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

/** An experience that fits what has been typed. */
export type SuggestedCourse = CallOutput<'course/search'>['data'][number];

// Enough to see which kinds of activity there are; four are shown.
const MOST = 12;
// With the answer in it, less than a tenth of a second.
const PAUSE_MS = 60;
const SHORTEST = 2;

/** The experiences for a query, those that fit best first; those of the query before it stay until the answer is there. */
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
