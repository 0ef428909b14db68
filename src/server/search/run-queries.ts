// Runs a list's statement.
import { asUnavailable } from '#src/server/platform/db/transaction.ts';
import type { Pool } from 'pg';
import type { Kysely } from 'kysely';
import type { Config } from '#src/server/platform/config.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Place } from './words/frequent-words.ts';
import { listingStatement, type ListingRow } from './listing-queries.ts';
import type { Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import type { SearchFilters } from './search-port.ts';

export interface SearchSource {
  db: Kysely<Database>;
  pool: Pool;
  config: Pick<Config, 'bookingsOpenFrom' | 'serviceFees'>;
  viewer?: Viewer | null;
}

/** Planned once per connection; with unknown terms each time, since plans differ a hundredfold (ADR 024). */
export async function runListing(
  { db, pool, config, viewer = null }: SearchSource,
  place: Place,
  filters: SearchFilters,
): Promise<ListingRow[]> {
  const statement = listingStatement(
    place,
    { ...filters, fees: config.serviceFees },
    { opensFrom: config.bookingsOpenFrom, viewer },
  );
  if (place.words === null || (place.steady ?? null) !== null) return (await statement.execute(db)).rows;
  const { sql: text, parameters } = statement.compile(db);
  try {
    return (await pool.query<ListingRow>(text, [...parameters])).rows;
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}
