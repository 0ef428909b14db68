// SQL that lists share: columns, cursors, conditions (docs/reference/back-office.md#tables).
import { sql, type RawBuilder } from 'kysely';
import type { CallInput, CallName } from '#src/contract/types.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

type Sql = RawBuilder<unknown>;

/** A search examines at most this many rows. */
export const mostMatches = 1000;

export type RowsQuery<Name extends CallName> = Omit<CallInput<Name>, 'before'> & {
  readonly after: string | null;
  readonly count: number;
};

/** The row's cursor, and the number of hits: exact up to the examined limit, about one more beyond. */
export interface Place {
  cursor: string;
  found?: number;
}

/** Removes the extra row and adds the next cursor. */
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

/** `17.3f2504e0-…`: microseconds since 1970, then the row's id. */
export function placeIn(cursor: string): { micros: string; id: string } {
  const [micros = '0', id = ''] = cursor.split('.');
  return { micros, id };
}

/** A float has too few digits: whole seconds and the rest separately. */
export function instantIn(cursor: string): Sql {
  const { micros } = placeIn(cursor);
  return sql`to_timestamp(div(${micros}::numeric, 1000000)::float8)
  + make_interval(secs => (mod(${micros}::numeric, 1000000) / 1000000)::float8)`;
}

/** Rows after the cursor, newest first. */
export function isBefore(at: Sql, id: Sql, cursor: string): Sql {
  return sql`(${at}, ${id}) < (${instantIn(cursor)}, ${placeIn(cursor).id}::uuid)`;
}

export function cursorOf(at: Sql, id: Sql): Sql {
  return sql`coalesce((extract(epoch from ${at}) * 1000000)::bigint::text || '.' || ${id}, '')`;
}

/** In the format of `Date.toISOString()`. */
export function instantText(at: Sql): Sql {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Built per statement, because settings can change the currency (docs/domain/pricing.md#money-and-rounding). */
export function moneyOf(cents: Sql): Sql {
  return sql`(${cents}) / ${sql.lit(10 ** priceCurrency().digits)}::float8`;
}

/** Null when both names are null. */
export function fullName(alias: string): Sql {
  return sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
}

export function allOf(conditions: readonly (Sql | false)[]): Sql {
  const present = conditions.filter((one) => one !== false);
  return present.length === 0 ? sql`true` : sql.join(present, sql` and `);
}

/** `none`: the same columns without a row. */
export function unionOf(selects: readonly (Sql | false)[], none: Sql): Sql {
  const wanted = selects.filter((one) => one !== false);
  return wanted.length === 0 ? none : sql.join(wanted, sql` union `);
}

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

/** Two bounds, because a generic plan cannot use the index for a pattern. */
export function startsWith(text: Sql, beginning: string): Sql {
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + highestSign})`;
}
