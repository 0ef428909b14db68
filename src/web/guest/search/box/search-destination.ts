// Light helpers of a search box that load with the page: comparing words, and the destination of Enter.
import { productListUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** The cities in their country groups, as `city/list-by-country` answers them. */
export type CityGroups = CallOutput<'city/list-by-country'>['data'];

/** Lower case, accents and đ folded: "Hạ Long" is found by "ha long". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .trim();
}

/** Where Enter leads: to the city whose name was typed, otherwise to the search (404 page). */
export function searchDestination(groups: CityGroups, query: string): string {
  const needle = foldText(query);
  const city = groups.flatMap((group) => group.cities).find((entry) => foldText(entry.name) === needle);
  return city === undefined ? productSearchUrl(query) : productListUrl(city);
}
