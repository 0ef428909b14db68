// One page of a list, asked of the server: on the first load and on every later one.
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import type { Api, ApiAnswer, ApiFailure } from '#src/web/api/api.ts';
import { tagsOf, withoutTag } from './filters/filter-tags.ts';
import type { ListingAsk, ListingData, ListingDrop, ListingFrame } from './listing.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CityGroups } from '#src/web/search/suggestions.ts';

// A list with more filters than this is not searched for each way out.
const DROPS_TRIED = 6;
const DROPS_SHOWN = 3;
const POPULAR_SHOWN = 4;

type Found = ApiAnswer<'course/search'> | ApiAnswer<'course/city'>;

function ask(api: Api, of: ListingAsk, query: ListingQuery, limit?: number): Promise<Found> {
  const filters = { ...listingRequest(query), ...(limit === undefined ? {} : { limit }) };
  return 'keyword' in of ? api('course/search', { ...of, ...filters }) : api('course/city', { ...of, ...filters });
}

/** How many courses a query has; null when the server does not say. */
export async function countListing(
  api: Api,
  of: ListingAsk,
  query: ListingQuery,
): Promise<Pick<ListingData, 'total' | 'totalIsCapped'> | null> {
  const found = await ask(api, of, { ...query, page: 1 }, 1);
  return found.ok ? { total: found.data.total, totalIsCapped: found.data.total_is_capped } : null;
}

/** The filters whose removal helps most, at most three. */
async function findDrops(api: Api, of: ListingAsk, query: ListingQuery): Promise<readonly ListingDrop[]> {
  const tried = tagsOf(query).slice(0, DROPS_TRIED);
  const counts = await Promise.all(tried.map((tag) => countListing(api, of, withoutTag(query, tag))));
  return tried
    .flatMap((tag, index) => {
      const count = counts[index];
      return count === undefined || count === null || count.total === 0 ? [] : [{ tag, ...count }];
    })
    .toSorted((one, other) => other.total - one.total)
    .slice(0, DROPS_SHOWN);
}

/** Loads a page of a list; when it is empty, also what helps a visitor on. */
export async function loadListing(
  api: Api,
  of: ListingAsk,
  query: ListingQuery,
): Promise<{ readonly ok: true; readonly listing: ListingData } | ApiFailure> {
  const found = await ask(api, of, query);
  if (!found.ok) return found;
  const { data: courses, total, total_is_capped: totalIsCapped, corrected_keyword: corrected } = found.data;
  const isFiltered = tagsOf(query).length > 0;
  const drops = total === 0 && isFiltered ? await findDrops(api, of, query) : [];
  const liked = total === 0 && !isFiltered ? await api('course/homepage', { limit: POPULAR_SHOWN }) : null;
  const popular = liked?.ok === true ? liked.data.data : [];
  const cards = found.data.trip;
  const trip = cards === undefined ? undefined : { asked: { dates: query.dates, pax: query.pax }, cards };
  return { ok: true, listing: { query, courses, trip, total, totalIsCapped, corrected, drops, popular } };
}

// What the loaders of the two list pages hand to their components and heads.

/** The city and its cards. */
export interface CityData {
  readonly city: CallOutput<'page/product-list'>['city_data'];
  readonly frame: ListingFrame;
  readonly listing: ListingData;
}

/** The keyword, its cards, all cities in their groups, and those that the words name. */
export interface SearchData {
  readonly keyword: string;
  readonly frame: ListingFrame;
  readonly listing: ListingData;
  readonly groups: CityGroups;
  readonly meant: CityGroups;
}
