// A listing on its way into the database.
import type { ListingEntry } from './entries/listing-entry.ts';

/** A listing with the id of its course. */
export interface PlacedListing {
  readonly id: number;
  readonly listing: ListingEntry;
}
