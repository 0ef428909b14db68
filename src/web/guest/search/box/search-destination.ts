// Small helpers that load with the page: folding text, and Enter's destination.
import { productListUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type CityGroups = CallOutput<'city/list-by-country'>['data'];

/** Lower case without accents, đ as d: "ha long" matches "Hạ Long". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .trim();
}

/** The city that a search names and nothing else. */
export function cityNamed(groups: CityGroups, query: string): CityGroups[number]['cities'][number] | undefined {
  const needle = foldText(query);
  return groups.flatMap((group) => group.cities).find((entry) => foldText(entry.name) === needle);
}

/** The city of that name, else the search (404 page). */
export function searchDestination(groups: CityGroups, query: string): string {
  const city = cityNamed(groups, query);
  return city === undefined ? productSearchUrl(query) : productListUrl(city);
}
