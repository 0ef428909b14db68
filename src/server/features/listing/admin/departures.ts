// admin/departures: what is ahead of a listing, for the staff (docs/listings.md#one-departure).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findListing } from '#src/server/features/listing/listing-queries.ts';
import { findDeparturesAhead } from './departure-queries.ts';

export const route = 'admin/departures';

export const handle: Handler<typeof route> = async ({ listing_id: id }, { services: { db } }) => {
  const listing = await findListing(db, id);
  if (listing === null) return refuse('listing-not-found');
  // A draft has none yet.
  return { departures: listing.course_id === null ? [] : await findDeparturesAhead(db, listing.course_id) };
};
