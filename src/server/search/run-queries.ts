// Runs the statement of a list.
import { asUnavailable } from '../db/db-errors.ts';
import type { Services } from '../services.ts';
import { listingStatement, type ListingRow, type Place } from './listing-queries.ts';
import type { ListingFilters } from './search-port.ts';

/**
 * A list of a city is planned once for each connection. One with words is planned each time: how many courses hold a word
 * decides between two ways that differ a hundredfold, and only the planner's statistics know (ADR 024).
 */
export async function runListing(
  { db, pool, config }: Services,
  place: Place,
  filters: ListingFilters,
): Promise<ListingRow[]> {
  const statement = listingStatement(place, filters, config.bookingsOpenFrom);
  if (place.words === null) return (await statement.execute(db)).rows;
  const { sql: text, parameters } = statement.compile(db);
  try {
    return (await pool.query<ListingRow>(text, [...parameters])).rows;
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}
