import { useCallback, useState } from 'react';
import type { Api } from '../api/api.ts';
import { useApp } from '../app/app-context.tsx';
import type { CityGroups } from './suggestions.ts';

// One request for the whole visit: the list of cities changes by the week, not by the click.
let loaded: Promise<CityGroups> | null = null;

async function fetchGroups(api: Api): Promise<CityGroups> {
  const answer = await api('city/list-by-country', {});
  if (answer.ok) return answer.data.data;
  loaded = null;
  return [];
}

/** The cities by country, asked for when somebody first needs them (`load`), or those the page brought along. */
export function useCityGroups(given?: CityGroups): { readonly groups: CityGroups; readonly load: () => void } {
  const { api } = useApp();
  const [groups, setGroups] = useState<CityGroups>(given ?? []);
  const load = useCallback(() => {
    if (given !== undefined) return;
    loaded ??= fetchGroups(api);
    void loaded.then(setGroups);
  }, [api, given]);
  return { groups, load };
}
