// The listing's filters in the address, read and written (spec 2, product 15). Loads no schema library.
import { limits } from '#src/domain/limits.ts';
import { parseId } from './parse-id.ts';
import {
  defaultListing,
  type Attribute,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
  type TimeBand,
} from './listing-filters.ts';
import { buildQuery, parseQuery } from './query-string.ts';

/** Most values that one list in an address may carry; what follows is ignored. */
const LIST_MAX = 50;
/** The last page that can be asked for. */
export const PAGE_MAX = 100_000;

type Range = readonly [number, number];

/** Reads `10-50`, spaces allowed, within the filter's ends; anything else is null and so ignored. */
function parseRange(text: string | undefined, ends: { min: number; max: number }): Range | null {
  const match = /^\s*(\d{1,4})\s*-\s*(\d{1,4})\s*$/.exec(text ?? '');
  if (!match) return null;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return low >= ends.min && high <= ends.max && low <= high ? [low, high] : null;
}

/** True for a day that the calendar has. Counted by hand, so that no clock and no zone can play a part. */
export function isCivilDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && day >= 1 && day <= (days[month - 1] ?? 0);
}

function parseDates(text: string | undefined): ListingQuery['dates'] {
  const match = /^\s*(\d{4}-\d{2}-\d{2})\s*-\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text ?? '');
  const [start, end] = [match?.[1] ?? '', match?.[2] ?? ''];
  return isCivilDate(start) && isCivilDate(end) && start <= end ? { start, end } : null;
}

function parseList<T>(text: string | undefined, read: (part: string) => T | null): T[] {
  const found = new Set<T>();
  for (const part of (text ?? '').split(',').slice(0, LIST_MAX)) {
    const value = read(part.trim());
    if (value !== null) found.add(value);
  }
  return [...found];
}

const isSort = (text: string | undefined): text is ListingSort =>
  text !== undefined && Object.hasOwn(limits.sorts, text);
const readBand = (text: string) => (Object.hasOwn(limits.timeBands, text) ? (text as TimeBand) : null);
const readAttribute = (text: string): Attribute | null => limits.attributes.find((known) => known === text) ?? null;

/** Product 15: `recommended` is read as the canonical `recomended`. */
const readSort = (text: string | undefined) => (text === 'recommended' ? 'recomended' : text);

/** Reads a listing's query for its kind of page; a bad value is ignored, never an error (product 15). */
export function parseListingQuery(search: string, page: ListingPage): ListingQuery {
  const query = parseQuery(search);
  const start = defaultListing(page);
  const sort = readSort(query.get('sort'));
  const number = parseId(query.get('page'));
  return {
    page: number === null ? 1 : Math.min(number, PAGE_MAX),
    sort: isSort(sort) ? sort : start.sort,
    categories: parseList(query.get('categories'), parseId),
    price: parseRange(query.get('price'), limits.priceFilter) ?? start.price,
    duration: parseRange(query.get('duration'), limits.durationFilter) ?? start.duration,
    times: parseList(query.get('times'), readBand),
    dates: parseDates(query.get('dates')),
    free_pickup: query.get('free_pickup') === '1',
    pickup_service: query.get('pickup_service') === '1',
    attributes: parseList(query.get('attributes'), readAttribute),
    ba_host: query.get('ba_host') === '1',
  };
}

const writeList = (values: readonly (string | number)[]) => (values.length === 0 ? undefined : values.join(','));
const writeFlag = (value: boolean) => (value ? '1' : undefined);

function writeRange(range: Range, ends: { min: number; max: number }): string | undefined {
  return range[0] === ends.min && range[1] === ends.max ? undefined : `${range[0]}-${range[1]}`;
}

/**
 * Writes a listing's query with its `?`, or '' for a plain list. What equals its default is left out (spec 5), and so
 * is the sort `recomended` (spec 2): a search whose sort is `recomended` therefore reads back as `popularity`.
 */
export function buildListingQuery(query: ListingQuery): string {
  return buildQuery({
    page: query.page === 1 ? undefined : query.page,
    sort: query.sort === 'recomended' ? undefined : query.sort,
    categories: writeList(query.categories),
    price: writeRange(query.price, limits.priceFilter),
    duration: writeRange(query.duration, limits.durationFilter),
    times: writeList(query.times),
    dates: query.dates === null ? undefined : `${query.dates.start} - ${query.dates.end}`,
    free_pickup: writeFlag(query.free_pickup),
    pickup_service: writeFlag(query.pickup_service),
    attributes: writeList(query.attributes),
    ba_host: writeFlag(query.ba_host),
  });
}
