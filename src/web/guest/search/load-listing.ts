// Loads one page of a list.
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import type { Api, ApiAnswer, ApiFailure } from '#src/web/platform/api/api.ts';
import { tagsOf, withoutTag } from './filters/filter-tags.ts';
import {
  isPastEnd,
  type ListingAsk,
  type ListingData,
  type ListingDrop,
  type ListingFrame,
  type ListingReading,
} from './listing.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import type { Trip } from '#src/contract/listing/trip.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CityGroups } from './box/search-destination.ts';

// With more filters, no alternatives are searched.
const DROPS_TRIED = 6;
const DROPS_SHOWN = 3;
const POPULAR_SHOWN = 4;

type ListAnswer = ApiAnswer<'course/search'> | ApiAnswer<'course/city'>;

function ask(api: Api, of: ListingAsk, query: ListingQuery, limit?: number): Promise<ListAnswer> {
  const { as_words, ...filters } = { ...listingRequest(query), ...(limit === undefined ? {} : { limit }) };
  if ('city_id' in of) return api('course/city', { ...of, ...filters });
  return api('course/search', { ...of, ...filters, ...(as_words && { as_words }) });
}

export async function countListing(
  api: Api,
  of: ListingAsk,
  query: ListingQuery,
): Promise<Pick<ListingData, 'total' | 'totalIsCapped'> | null> {
  const answer = await ask(api, of, { ...query, page: 1 }, 1);
  return answer.ok ? { total: answer.data.total, totalIsCapped: answer.data.total_is_capped } : null;
}

/** At most three filters whose removal gives most results. */
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

function readingOf(data: object): { readonly reading?: ListingReading } {
  if (!('recognised' in data)) return {};
  const { recognised, fit, elsewhere, missing_words, similar_keyword } = data as ListingReading;
  return { reading: { recognised, fit, elsewhere, missing_words, similar_keyword } };
}

/** Chosen days and guests, else those read in the keyword. */
function tripOf({ dates, pax }: ListingQuery, reading: ListingReading | undefined): Trip {
  const read = Object.assign(
    {},
    ...(reading?.recognised.map(({ filters }) => filters) ?? []),
  ) as ListingReading['recognised'][number]['filters'];
  const { date_start: start, date_end: end = start } = read;
  return {
    dates: dates ?? (start === undefined || end === undefined ? null : { start, end }),
    pax: pax ?? read.pax ?? null,
  };
}

/** An empty page also loads alternatives. */
export async function loadListing(
  api: Api,
  of: ListingAsk,
  query: ListingQuery,
): Promise<{ readonly ok: true; readonly listing: ListingData } | ApiFailure> {
  const answer = await ask(api, of, query);
  if (!answer.ok) return answer;
  const { data: courses, total, total_is_capped: totalIsCapped, corrected_keyword: corrected } = answer.data;
  const { total_is_capped: isCapped, ...after } = answer.data.further;
  const further = { ...after, totalIsCapped: isCapped };
  const isFiltered = tagsOf(query).length > 0;
  const drops = total === 0 && isFiltered ? await findDrops(api, of, query) : [];
  const liked = total === 0 && !isFiltered ? await api('course/homepage', { limit: POPULAR_SHOWN }) : null;
  const popular = liked?.ok === true ? liked.data.data : [];
  const cards = answer.data.trip;
  const reading = readingOf(answer.data);
  const trip = cards === undefined ? undefined : { asked: tripOf(query, reading.reading), cards };
  return {
    ok: true,
    listing: { query, courses, trip, total, totalIsCapped, further, corrected, drops, popular, ...reading },
  };
}

/** A former slug and a slash at the end lead to the right address; another city's slug is 404. */
export async function movedCity(
  { api, url }: Pick<PageInput, 'api' | 'url'>,
  city: CityData['city'],
  slug: string,
  to: string,
): Promise<PageResult<never> | null> {
  if (city.slug !== slug) {
    const former = await api('city/detail', { slug });
    if (!former.ok || former.data.data.id !== city.id) return { kind: 'missing', what: 'city' };
  } else if (!url.pathname.endsWith('/')) return null;
  return { kind: 'redirect', to: to + url.search, status: 301 };
}

/** 404 after the last page, which keeps its design. */
export function statusOf(listing: ListingData): { readonly status?: number } {
  return isPastEnd(listing) ? { status: 404 } : {};
}

export interface CityData {
  readonly city: CallOutput<'page/product-list'>['city_data'];
  readonly frame: ListingFrame;
  readonly listing: ListingData;
}

/** The list of a city. */
export function cityFrame(city: CityData['city']): ListingFrame {
  return {
    page: 'city',
    path: productListUrl(city),
    ask: { city_id: city.id },
    categories: city.categories.map(({ id, name, total }) => ({ id, name, total })),
    today: todayIn(city.time_zone),
    center: { latitude: city.latitude, longitude: city.longitude, name: city.name },
  };
}

export interface CategoryData extends CityData {
  readonly category: CallOutput<'place/category'>['data'];
}

export interface SearchData {
  readonly keyword: string;
  readonly frame: ListingFrame;
  readonly listing: ListingData;
  readonly groups: CityGroups;
  readonly meant: CityGroups;
}
