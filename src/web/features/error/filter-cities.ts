import { foldText } from '../../search/suggestions.ts';
import type { CityGroups } from '../../search/suggestions.ts';

/**
 * The cities whose name holds what was typed, or all of a country whose name begins so, in their groups, those without a
 * city left out; case, accents and
 * spaces round it do not count (spec 2: the city search filters a fixed list grouped by country).
 */
export function filterCities(groups: CityGroups, query: string): CityGroups {
  const needle = foldText(query);
  return groups
    .map((group) => ({
      ...group,
      cities: foldText(group.country_name).startsWith(needle)
        ? group.cities
        : group.cities.filter((city) => foldText(city.name).includes(needle)),
    }))
    .filter((group) => group.cities.length > 0);
}
