// A search by keyword: /s/{slug}.
import { isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { parseProductSearchUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { todayAround } from '#src/web/trip/days.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { foldText } from '#src/web/search/search-destination.ts';
import type { CityGroups } from '#src/web/search/search-destination.ts';
import { listHref, type ListingFrame } from './listing.ts';
import { type SearchData, loadListing } from './load-listing.ts';
import { searchHead } from './list-head.ts';

/** The cities that were named, in their groups: a country means all of its cities. */
export function citiesMeant(groups: CityGroups, names: readonly string[]): CityGroups {
  const needles = names.map(foldText);
  return groups
    .map((group) =>
      needles.includes(foldText(group.country_name))
        ? group
        : {
            ...group,
            cities: group.cities.filter(({ name }) => needles.some((needle) => foldText(name).includes(needle))),
          },
    )
    .filter(({ cities }) => cities.length > 0);
}

/** Loads the search. The first sort is popularity (docs/search.md#filters). */
export async function load({ api, settings, url }: PageInput): Promise<PageResult<SearchData>> {
  const keyword = parseProductSearchUrl(url.pathname);
  if (keyword === null) return { kind: 'redirect', to: '/', status: 302 };
  const query = parseListingQuery(url.search, 'search');
  const path = productSearchUrl(keyword);
  if (isFormQuery(url.search)) return { kind: 'redirect', to: listHref(path, 'search', query), status: 302 };
  const ask = { keyword };
  const [found, cities, categories] = await Promise.all([
    loadListing(api, ask, query),
    api('city/list-by-country', {}),
    api('category/list', {}),
  ]);
  if (!found.ok) return found.kind === 'network' ? failed(found) : { kind: 'missing', what: 'page' };
  const { listing } = found;
  const groups = cities.ok ? cities.data.data : [];
  const named = categories.ok ? categories.data.data.map(({ id, name }) => ({ id, name, total: null })) : [];
  const today = todayAround();
  const frame: ListingFrame = { page: 'search', path, ask, categories: named, today, center: null };
  // A search that was narrowed to a city has its tag already.
  const isNarrowed = listing.reading?.recognised.some(({ kind }) => kind === 'city') === true;
  const meant = isNarrowed ? [] : citiesMeant(groups, [listing.corrected ?? keyword]);
  const data: SearchData = { keyword, frame, listing, groups, meant };
  return { kind: 'page', data, head: searchHead(data, { settings }) };
}

export { SearchPage as Page } from './SearchPage.tsx';
