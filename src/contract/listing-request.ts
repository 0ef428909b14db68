// From the filters in the address to the fields that the listing calls take (docs/search.md#filters).
import { limits } from '#src/domain/limits.ts';
import type { ListingQuery } from './listing-filters.ts';
import type { CallInput } from './types.ts';

/** The listing fields of `course/city` and `course/search`. */
export type ListingRequest = Omit<CallInput<'course/search'>, 'keyword' | 'city_id'>;

type Range = readonly [number, number];
const differs = (range: Range, ends: { min: number; max: number }) => range[0] !== ends.min || range[1] !== ends.max;

/**
 * Makes the request of a listing: a filter that equals its default is not sent, a range that differs sends both ends
 * (docs/search.md#filters, docs/search.md#addresses); `recomended` is sent as no sort (docs/search.md#how-results-are-ordered).
 */
export function listingRequest(query: ListingQuery): ListingRequest {
  const transport = [
    ...(query.free_pickup ? (['free'] as const) : []),
    ...(query.pickup_service ? (['addon'] as const) : []),
  ];
  return {
    offset: (query.page - 1) * limits.pageSize,
    ...(query.sort !== 'recomended' && { sort: query.sort, sort_type: limits.sorts[query.sort] }),
    ...(query.categories.length > 0 && { category_ids: [...query.categories] }),
    ...(differs(query.price, limits.priceFilter) && { amount_min: query.price[0], amount_max: query.price[1] }),
    ...(differs(query.duration, limits.durationFilter) && {
      duration_min: query.duration[0],
      duration_max: query.duration[1],
    }),
    ...(query.times.length > 0 && { time_type: [...query.times] }),
    ...(query.dates !== null && { date_start: query.dates.start, date_end: query.dates.end }),
    ...(transport.length > 0 && { transport }),
    ...(query.attributes.length > 0 && { attributes: [...query.attributes] }),
    ...(query.ba_host && { ba_host: 1 as const }),
  };
}
