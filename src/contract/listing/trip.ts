// The guest's trip in addresses of lists and experiences (docs/domain/search.md#dates-and-party). Loads no schema library.
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery, parseQueryLists } from '#src/contract/addresses/query-string.ts';
import { type Days, isCivilDate, readDays, writeDays } from './days.ts';

/** Days and number of guests; null where not given. */
export interface Trip {
  readonly dates: Days | null;
  readonly pax: number | null;
}

/** What an experience takes over from a trip: one day, a start time, the guests. */
export interface TripChoice {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly pax?: number | null | undefined;
}

/** As many as a booking may have on the wire. */
const PAX_MAX = 1000;

// A colon may stay unescaped in a query: `time=14:00`.
const readable = (query: string) => query.replaceAll('%3A', ':');

/** A number of guests; null for anything else, which is ignored. */
export function parsePax(text: string | undefined): number | null {
  const pax = parseId(text?.trim());
  return pax !== null && pax <= PAX_MAX ? pax : null;
}

/** The trip in the query of a list (`dates`, `pax`) or of an experience (`date`, `pax`); bad values are ignored. */
export function readTrip(search: string): Trip {
  const query = parseQueryLists(search);
  const [date = ''] = query.get('date') ?? [];
  const span = readDays(query.get('dates') ?? []);
  const day = isCivilDate(date) ? { start: date, end: date } : null;
  return { dates: span ?? day, pax: parsePax(query.get('pax')?.[0]) };
}

/** A list's query with only a trip, with its `?`; '' for no trip. */
export function listTripQuery({ dates, pax }: Trip): string {
  return buildQuery({ dates: writeDays(dates), pax: pax ?? undefined });
}

/** The trip as chosen, else as read from the typed words. */
export const tripWith = ({ dates, pax }: Trip, read: Trip | null): Trip => ({
  dates: dates ?? read?.dates ?? null,
  pax: pax ?? read?.pax ?? null,
});

/** An experience's query with the trip, with its `?`; '' for none. */
export function courseTripQuery({ date, time, pax }: TripChoice): string {
  return readable(buildQuery({ date, time, pax: pax ?? undefined }));
}

/** An experience's query with another date, time and party; its other values stay. */
export function withCourseTrip(search: string, { date, time, pax }: TripChoice): string {
  const { date: _date, time: _time, pax: _pax, ...others } = Object.fromEntries(parseQuery(search));
  return readable(buildQuery({ ...others, date, time, pax: pax ?? undefined }));
}

/** The one day of a trip; undefined for several or none, because the guest has not chosen one. */
export function onlyDay({ dates }: Pick<Trip, 'dates'>): string | undefined {
  return dates !== null && dates.start === dates.end ? dates.start : undefined;
}
