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

/** The city of that name, else the search (404 page). */
export function searchDestination(groups: CityGroups, query: string): string {
  const needle = foldText(query);
  const city = groups.flatMap((group) => group.cities).find((entry) => foldText(entry.name) === needle);
  return city === undefined ? productSearchUrl(query) : productListUrl(city);
}
