import { useCallback, useState } from 'react';
import type { Api } from '#src/web/api/api.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { CityGroups } from './search-destination.ts';
import type { suggest as Suggest, SuggestionGroup } from './suggestions.ts';
import { t } from '#src/web/locale/texts.ts';
import { useCourseSuggestions } from './use-course-suggestions.ts';
import { useViewed } from './viewed.ts';

// One request for the whole visit: the list of cities changes by the week, not by the click.
let loaded: Promise<CityGroups> | null = null;

async function fetchGroups(api: Api): Promise<CityGroups> {
  const answer = await api('city/list-by-country', {});
  if (answer.ok) return answer.data.data;
  loaded = null;
  return [];
}

/** The cities by country, asked for when somebody first needs them (`load`), or those the page brought along. */
function useCityGroups(given?: CityGroups): { readonly groups: CityGroups; readonly load: () => void } {
  const { api } = useApp();
  const [groups, setGroups] = useState<CityGroups>(given ?? []);
  const load = useCallback(() => {
    if (given !== undefined) return;
    loaded ??= fetchGroups(api);
    void loaded.then(setGroups);
  }, [api, given]);
  return { groups, load };
}

/** What the box offers for a query; `load` wakes it: nothing is asked of the server before somebody turns to the box. */
export function useSuggestions(
  query: string,
  given: CityGroups | undefined,
): { readonly cities: CityGroups; readonly groups: readonly SuggestionGroup[]; readonly load: () => void } {
  const [isAwake, setAwake] = useState(false);
  const { groups: cities, load } = useCityGroups(given);
  const courses = useCourseSuggestions(query, isAwake);
  const viewed = useViewed();
  const [suggest, setSuggest] = useState<typeof Suggest | null>(null);
  const texts = {
    recent: t('search.recent'),
    activities: t('search.activities'),
    courses: t('search.courses'),
    search: (text: string): string => t('search.for', { query: text }),
  };
  return {
    cities,
    groups: suggest === null ? [] : suggest({ groups: cities, viewed, courses, query, texts }),
    load: () => {
      setAwake(true);
      void import('./suggestions.ts').then((file) => setSuggest(() => file.suggest));
      load();
    },
  };
}
