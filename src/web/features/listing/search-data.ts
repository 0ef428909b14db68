// A search by keyword: /s/{slug}.
import { listingRequest } from '#src/contract/listing-request.ts';
import { parseListingQuery } from '#src/contract/listing-query.ts';
import { searchTitle } from '#src/contract/notices.ts';
import { parseProductSearchUrl, productSearchUrl } from '#src/contract/urls.ts';
import { failed } from '../../failed.ts';
import type { Head } from '../../head.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { foldText } from '../../search/suggestions.ts';
import type { CityGroups } from '../../search/suggestions.ts';
import type { ListingData } from './listing.ts';
import { cardPreload } from './preloads.ts';

/** The keyword, its cards, and the cities that a search may have meant. */
export interface SearchData {
  readonly keyword: string;
  readonly corrected: string | null;
  readonly listing: ListingData;
  readonly groups: CityGroups;
  readonly cities: CityGroups[number]['cities'];
}

function meant(groups: CityGroups, keyword: string): SearchData['cities'] {
  const needle = foldText(keyword);
  return groups.flatMap((group) =>
    foldText(group.country_name) === needle
      ? group.cities
      : group.cities.filter((city) => foldText(city.name).includes(needle)),
  );
}

/** Loads the search. The first sort is popularity (spec 4). */
export async function load({ api, settings, url }: PageInput): Promise<PageResult<SearchData>> {
  const keyword = parseProductSearchUrl(url.pathname);
  if (keyword === null) return { kind: 'redirect', to: '/', status: 302 };
  const query = parseListingQuery(url.search, 'search');
  const [found, cities] = await Promise.all([
    api('course/search', { keyword, ...listingRequest(query) }),
    api('city/list-by-country', {}),
  ]);
  if (!found.ok) return found.kind === 'network' ? failed(found) : { kind: 'missing', what: 'page' };
  const { data: courses, total, total_is_capped: totalIsCapped, corrected_keyword: corrected } = found.data;
  const path = productSearchUrl(keyword);
  const listing: ListingData = { page: 'search', path, query, courses, total, totalIsCapped };
  const groups = cities.ok ? cities.data.data : [];
  const data: SearchData = { keyword, corrected, listing, groups, cities: meant(groups, keyword) };
  // Searches are endless: search engines are asked to leave them out.
  const preloads = cardPreload(courses, settings.imageBase, false);
  const head: Head = { title: searchTitle(keyword), robots: 'noindex', preloads };
  return { kind: 'page', data, head };
}
