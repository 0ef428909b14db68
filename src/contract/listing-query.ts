// The listing's filters in the address, read and written (docs/search.md#addresses). Loads no schema library.
import { limits } from '#src/domain/limits.ts';
import { parseId } from './parse-id.ts';
import {
  canonicalSort,
  defaultListing,
  type Attribute,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
  type TimeBand,
} from './listing-filters.ts';
import { buildQuery, parseQueryLists } from './query-string.ts';

/** Most values that one list in an address may carry; what follows is ignored. */
const LIST_MAX = 50;
/** The last page that can be asked for. */
export const PAGE_MAX = 100_000;

type Range = readonly [number, number];

type Values = readonly string[] | undefined;

/** Reads `10-50`, spaces allowed, within the filter's ends; anything else is null and so ignored. */
function parseRange(text: string, ends: { min: number; max: number }): Range | null {
  const match = /^\s*(\d{1,4})\s*-\s*(\d{1,4})\s*$/.exec(text);
  if (!match) return null;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return low >= ends.min && high <= ends.max && low <= high ? [low, high] : null;
}

/** The first range that is written out; else the two fields of a form without script, an empty one being its end. */
function readRange(values: Values = [], ends: { min: number; max: number }): Range | null {
  const written = values.map((value) => parseRange(value, ends)).find((range) => range !== null);
  if (written !== undefined || values.length !== 2) return written ?? null;
  const [low = '', high = ''] = values.map((value) => value.trim());
  return parseRange(`${low === '' ? ends.min : low}-${high === '' ? ends.max : high}`, ends);
}

/** True for a day that the calendar has. Counted by hand, so that no clock and no zone can play a part. */
export function isCivilDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && month >= 1 && day >= 1 && day <= (days[month - 1] ?? 0);
}

function parseDates(text: string): ListingQuery['dates'] {
  const match = /^\s*(\d{4}-\d{2}-\d{2})\s*-\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text);
  const [start, end] = [match?.[1] ?? '', match?.[2] ?? ''];
  return isCivilDate(start) && isCivilDate(end) && start <= end ? { start, end } : null;
}

/** The first span that is written out; else the two days of a form without script, of which one may be left empty. */
function readDates(values: Values = []): ListingQuery['dates'] {
  const written = values.map(parseDates).find((dates) => dates !== null);
  if (written !== undefined) return written;
  const days = values.map((value) => value.trim()).filter(isCivilDate);
  const [start, end = start] = days;
  return values.length === 1 || start === undefined || end === undefined || days.length > 2
    ? null
    : parseDates(`${start} - ${end}`);
}

function readList<T>(values: Values = [], read: (part: string) => T | null): T[] {
  const found = new Set<T>();
  for (const part of values.join(',').split(',').slice(0, LIST_MAX)) {
    const value = read(part.trim());
    if (value !== null) found.add(value);
  }
  return [...found];
}

const isSort = (text: string | undefined): text is ListingSort =>
  text !== undefined && Object.hasOwn(limits.sorts, text);
const readBand = (text: string) => (Object.hasOwn(limits.timeBands, text) ? (text as TimeBand) : null);
const readAttribute = (text: string): Attribute | null => limits.attributes.find((known) => known === text) ?? null;

const readSort = (text: string | undefined) => (text === undefined ? undefined : canonicalSort(text));

/**
 * Reads a listing's query for its kind of page; a bad value is ignored, never an error (docs/search.md#addresses). A form without
 * script sends a name once for each of its values: that is read like the list or the range that it means.
 */
export function parseListingQuery(search: string, page: ListingPage): ListingQuery {
  const query = parseQueryLists(search);
  const first = (name: string) => query.get(name)?.[0];
  const start = defaultListing(page);
  const sort = readSort(first('sort'));
  const number = parseId(first('page'));
  return {
    page: number === null ? 1 : Math.min(number, PAGE_MAX),
    sort: isSort(sort) ? sort : start.sort,
    categories: readList(query.get('categories'), parseId),
    price: readRange(query.get('price'), limits.priceFilter) ?? start.price,
    duration: readRange(query.get('duration'), limits.durationFilter) ?? start.duration,
    times: readList(query.get('times'), readBand),
    dates: readDates(query.get('dates')),
    free_pickup: first('free_pickup') === '1',
    pickup_service: first('pickup_service') === '1',
    attributes: readList(query.get('attributes'), readAttribute),
    ba_host: first('ba_host') === '1',
  };
}

const names: ReadonlySet<string> = new Set(Object.keys(defaultListing('city')));

/**
 * True for a query as a form without script sends it: a filter's name twice, or with nothing behind it. Such an address
 * is not kept: it leads to the one that `buildListingQuery` writes (defaults are not stored in the address).
 */
export function isFormQuery(search: string): boolean {
  return [...parseQueryLists(search)].some(([name, values]) => names.has(name) && (values.length > 1 || !values[0]));
}

const writeList = (values: readonly (string | number)[]) => (values.length === 0 ? undefined : values.join(','));
const writeFlag = (value: boolean) => (value ? '1' : undefined);

function writeRange(range: Range, ends: { min: number; max: number }): string | undefined {
  return range[0] === ends.min && range[1] === ends.max ? undefined : `${range[0]}-${range[1]}`;
}

/**
 * Writes a listing's query with its `?`, or '' for a plain list. What equals its default is left out
 * (docs/search.md#filters), and so is the sort `recomended` (docs/search.md#addresses): a search whose sort is `recomended`
 * therefore reads back as `popularity`.
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
