// Values of the filters of tables, as addresses carry them.
import { parseQuery, parseQueryLists } from '#src/contract/addresses/query-string.ts';

/** Tables of the back office that can be fetched as files. */
export type AdminTableName =
  | 'bookings'
  | 'people'
  | 'listings'
  | 'distributors'
  | 'messages'
  | 'codes'
  | 'ambassadors'
  | 'fees'
  | 'rates'
  | 'rate-changes'
  | 'cities'
  | 'words'
  | 'content'
  | 'code-uses'
  | 'audit'
  | 'figures'
  | 'reviews'
  | 'ledger'
  | 'refunds';

/** What an address of a list says. */
export interface ListQuery<Filter> {
  readonly filter: Filter;
  /** Where the page before ended. */
  readonly before: string | null;
  /** Names of columns that are shown; null: the usual ones. */
  readonly columns: readonly string[] | null;
}

/** The part of a query that every list has; `place` is the form of where a page ends. */
export function pageIn(search: string, place: RegExp): Omit<ListQuery<never>, 'filter'> {
  const before = parseQuery(search).get('before') ?? '';
  return { before: place.test(before) ? before : null, columns: parseQueryLists(search).get('column') ?? null };
}

/** A civil date, or null for what is none. */
export function civilDateIn(value: string | undefined): string | null {
  if (value === undefined || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? null : value;
}

/** One line of text without control characters, or null where nothing is left. */
export function oneLineIn(value: string | undefined, most: number): string | null {
  const line =
    value
      ?.replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, most) ?? '';
  return line === '' ? null : line;
}
