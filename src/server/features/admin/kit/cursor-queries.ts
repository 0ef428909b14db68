// Where a list of the back office goes on, and how a text that begins so is found (docs/back-office.md#tables).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

/** A place in a list: microseconds since 1970 and the id of a row. */
export interface ListCursor {
  readonly micros: string;
  readonly id: string;
}

/** The place in the words of a call, such as `17.3f2504e0-…`. */
export function cursorOf(cursor: string): ListCursor {
  const [micros = '0', id = ''] = cursor.split('.');
  return { micros, id };
}

/** The rows of a page of `size`, of which one more was read, and where the next one begins. */
export function pageOf<Row extends ListCursor>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : `${last.micros}.${last.id}` };
}

/** The instant of a place. A number of seconds with a fraction has not enough digits for one of these days: whole seconds and the rest. */
export function instantOf({ micros }: Pick<ListCursor, 'micros'>): RawBuilder<unknown> {
  return sql`to_timestamp(div(${micros}::numeric, 1000000)::float8)
  + make_interval(secs => (mod(${micros}::numeric, 1000000) / 1000000)::float8)`;
}

/** Microseconds since 1970 of an instant, as a text; empty where there is none. */
export function microsOf(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((extract(epoch from ${at}) * 1000000)::bigint::text, '')`;
}

const highestSign = '\u{10FFFF}';

/** Whether a text begins so. As bounds, because a statement that is planned once for all texts cannot find the beginning of a pattern in an index. */
export function startsWith(text: RawBuilder<unknown>, beginning: string): RawBuilder<unknown> {
  return sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + highestSign})`;
}

/** The cities that lists may be narrowed to, by name. */
export async function findAdminCities(db: Kysely<Database>): Promise<{ id: number; name: string }[]> {
  const result = await sql<{ id: number; name: string }>`select id, name from city order by name, id`.execute(db);
  return result.rows;
}
