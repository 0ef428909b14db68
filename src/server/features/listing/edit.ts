// listing/edit: one listing with all that its editor shows (docs/listings.md#one-thing-at-a-time).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openListing, toOwn } from './own-listing.ts';

export const route = 'listing/edit';

export const handle: Handler<typeof route> = async ({ listing_id }, { services, actor }) => {
  const opened = await openListing(services, listing_id, actor);
  return isRefusal(opened) ? opened : { listing: await toOwn(services, services.db, opened.row) };
};
