import { useState } from 'react';
import { t } from '../locale/t.ts';
import { suggest } from './suggestions.ts';
import type { CityGroups, SuggestionGroup } from './suggestions.ts';
import { useCityGroups } from './use-city-groups.ts';
import { useCourseSuggestions } from './use-course-suggestions.ts';
import { useViewed } from './viewed.ts';

/** What the box offers for a query; `load` wakes it: nothing is asked of the server before somebody turns to the box. */
export function useSuggestions(
  query: string,
  given: CityGroups | undefined,
): { readonly cities: CityGroups; readonly groups: readonly SuggestionGroup[]; readonly load: () => void } {
  const [isAwake, setAwake] = useState(false);
  const { groups: cities, load } = useCityGroups(given);
  const courses = useCourseSuggestions(query, isAwake);
  const viewed = useViewed();
  const texts = {
    recent: t('search.recent'),
    courses: t('search.courses'),
    search: (text: string): string => t('search.for', { query: text }),
  };
  return {
    cities,
    groups: suggest({ groups: cities, viewed, courses, query, texts }),
    load: () => {
      setAwake(true);
      load();
    },
  };
}
