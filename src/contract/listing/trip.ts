// What a guest has said once, in the addresses of lists and experiences (docs/domain/search.md#the-trip). Loads no schema library.
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery, parseQueryLists } from '#src/contract/addresses/query-string.ts';
import { type Days, isCivilDate, rulesOf } from './filter-kinds.ts';

/** When somebody wants to go and how many come; null where nothing has been said. */
export interface Trip {
  readonly dates: Days | null;
  readonly pax: number | null;
}

/** The part of a trip that an experience takes over: one day, a start time, the guests. */
export interface TripChoice {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly pax?: number | null | undefined;
}

/** Most guests that an address may name: as many as a booking may have on the wire. */
const PAX_MAX = 1000;

// A colon may stand in a query as it is: `time=14:00`.
const readable = (query: string) => query.replaceAll('%3A', ':');

const dateRules = rulesOf(listingFilters.dates);

/** Reads a number of guests; anything else is null and so ignored. */
export function parsePax(text: string | undefined): number | null {
  const pax = parseId(text?.trim());
  return pax !== null && pax <= PAX_MAX ? pax : null;
}

/** The trip in the query of a list (`dates`, `pax`) or of an experience (`date`, `pax`); what is bad is ignored. */
export function readTrip(search: string): Trip {
  const query = parseQueryLists(search);
  const [date = ''] = query.get('date') ?? [];
  const span = dateRules.read(query.get('dates') ?? []);
  const day = isCivilDate(date) ? { start: date, end: date } : null;
  return { dates: span ?? day, pax: parsePax(query.get('pax')?.[0]) };
}

/** The query of a list that is asked for a trip and nothing else, with its `?`; '' for no trip. */
export function listTripQuery({ dates, pax }: Trip): string {
  return buildQuery({ dates: dateRules.write(dates), pax: pax ?? undefined });
}

/** The query of an experience with what is known of the trip, with its `?`; '' for nothing. */
export function courseTripQuery({ date, time, pax }: TripChoice): string {
  return readable(buildQuery({ date, time, pax: pax ?? undefined }));
}

/** The query of an experience with another choice of date, time and guests; whatever else stands in it is kept. */
export function withCourseTrip(search: string, { date, time, pax }: TripChoice): string {
  const { date: _date, time: _time, pax: _pax, ...others } = Object.fromEntries(parseQuery(search));
  return readable(buildQuery({ ...others, date, time, pax: pax ?? undefined }));
}

/** The one day of a trip; undefined for more days, or none, of which nobody has chosen one yet. */
export function onlyDay({ dates }: Pick<Trip, 'dates'>): string | undefined {
  return dates !== null && dates.start === dates.end ? dates.start : undefined;
}
