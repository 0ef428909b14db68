// What the statements of lists have in common: columns as calls answer them, the place of a row, and conditions
// (docs/reference/back-office.md#tables).
import { sql, type RawBuilder } from 'kysely';
import type { CallInput, CallName } from '#src/contract/types.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

type Sql = RawBuilder<unknown>;

/** Of the rows that a search finds, so many are looked through. */
export const mostMatches = 1000;

/** What the statement of a list is asked for: the filter of its call, the cursor of the page before, and how many rows. */
export type RowsQuery<Name extends CallName> = Omit<CallInput<Name>, 'before'> & {
  readonly after: string | null;
  readonly count: number;
};

/** What a statement says of a row besides: its place in the list, and how many rows a search found, at most a few more than are looked through. */
export interface Place {
  cursor: string;
  found?: number;
}

/** The rows of a page of `size`, of which one more was read, without their places, and the cursor of the next page. */
export function pageOf<Row extends Place>(
  rows: readonly Row[],
  size: number,
): { data: Omit<Row, keyof Place>[]; next: string | null } {
  const page = rows.slice(0, size);
  return {
    data: page.map(({ cursor: _cursor, found: _found, ...row }) => row),
    next: rows.length > size ? (page.at(-1)?.cursor ?? null) : null,
  };
}

/** The two parts of a cursor such as `17.3f2504e0-…`: microseconds since 1970 and the id of a row. */
export function placeIn(cursor: string): { micros: string; id: string } {
  const [micros = '0', id = ''] = cursor.split('.');
  return { micros, id };
}

/** The instant of a cursor. A number of seconds with a fraction has not enough digits for one of these days: whole seconds and the rest. */
export function instantIn(cursor: string): Sql {
  const { micros } = placeIn(cursor);
  return sql`to_timestamp(div(${micros}::numeric, 1000000)::float8)
  + make_interval(secs => (mod(${micros}::numeric, 1000000) / 1000000)::float8)`;
}

/** Whether an instant and an id of type uuid come behind a cursor in a list whose newest row is the first. */
export function isBefore(at: Sql, id: Sql, cursor: string): Sql {
  return sql`(${at}, ${id}) < (${instantIn(cursor)}, ${placeIn(cursor).id}::uuid)`;
}

/** The cursor of a row by an instant and its id. */
export function cursorOf(at: Sql, id: Sql): Sql {
  return sql`coalesce((extract(epoch from ${at}) * 1000000)::bigint::text || '.' || ${id}, '')`;
}

/** An instant as calls answer it, as `Date.toISOString()` writes it. */
export function instantText(at: Sql): Sql {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * An amount in minor units as calls answer it (docs/domain/pricing.md#money-and-rounding). To be made with each statement, never
 * once for the program: settings say what the currency is.
 */
export function moneyOf(cents: Sql): Sql {
  return sql`(${cents}) / ${sql.lit(10 ** priceCurrency().digits)}::float8`;
}

/** First and last name of an account or a booking; null where there is none of the two. */
export function fullName(alias: string): Sql {
  return sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
}

/** All of these conditions; those that were not asked for are false. */
export function allOf(conditions: readonly (Sql | false)[]): Sql {
  const present = conditions.filter((one) => one !== false);
  return present.length === 0 ? sql`true` : sql.join(present, sql` and `);
}

/** What any of these selects finds; those that were not asked for are false. `none` has the same columns and no row. */
export function unionOf(selects: readonly (Sql | false)[], none: Sql): Sql {
  const wanted = selects.filter((one) => one !== false);
  return wanted.length === 0 ? none : sql.join(wanted, sql` union `);
}

/** Conditions that an instant lies in these days in UTC. */
export function inDays(
  at: Sql,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): (Sql | false)[] {
  return [
    from !== undefined && sql`${at} >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ];
}

const highestSign = '\u{10FFFF}';

/** Whether a text begins so. As bounds, because a statement that is planned once for all texts cannot find the beginning of a pattern in an index. */
export function startsWith(text: Sql, beginning: string): Sql {
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + highestSign})`;
}
