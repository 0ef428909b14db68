import { useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { cleanKeyword } from '#src/contract/urls.ts';
import { useApp } from '../app/app-context.tsx';
import { createDebouncedSearch } from './debounced-search.ts';

/** An experience that fits what has been typed. */
export type SuggestedCourse = CallOutput<'course/search'>['data'][number];

const MOST = 4;
const PAUSE_MS = 250;
const SHORTEST = 2;

/** The experiences for a query, most popular first; those of the query before it stay until the answer is there. */
export function useCourseSuggestions(query: string, isAwake: boolean): readonly SuggestedCourse[] {
  const { api } = useApp();
  const [found, setFound] = useState<readonly SuggestedCourse[]>([]);
  const search = useMemo(
    () =>
      createDebouncedSearch<SuggestedCourse>({
        ask: async (keyword, signal) => {
          const answer = await api('course/search', { keyword, limit: MOST, sort: 'popularity' }, signal);
          return answer.ok ? answer.data.data : null;
        },
        show: setFound,
        wait: PAUSE_MS,
        shortest: SHORTEST,
      }),
    [api],
  );
  useEffect(() => {
    if (isAwake) search.type(cleanKeyword(query));
    return search.stop;
  }, [search, query, isAwake]);
  return found;
}
