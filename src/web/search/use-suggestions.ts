import { useState } from 'react';
import { t } from '../locale/t.ts';
import { viewedCourses } from './recently-viewed.ts';
import type { ViewedCourse } from './recently-viewed.ts';
import { suggest } from './suggestions.ts';
import type { CityGroups, SuggestionGroup } from './suggestions.ts';
import { useCityGroups } from './use-city-groups.ts';

/** What the box offers for a query; `load` fetches cities and what was viewed, once somebody turns to the box. */
export function useSuggestions(
  query: string,
  given: CityGroups | undefined,
): { readonly cities: CityGroups; readonly groups: readonly SuggestionGroup[]; readonly load: () => void } {
  const { groups: cities, load } = useCityGroups(given);
  const [viewed, setViewed] = useState<readonly ViewedCourse[]>([]);
  const recentTitle = t('search.recent');
  const searchLabel = (text: string): string => t('search.for', { query: text });
  return {
    cities,
    groups: suggest({ groups: cities, viewed, query, recentTitle, searchLabel }),
    load: () => {
      load();
      setViewed(viewedCourses(localStorage));
    },
  };
}
