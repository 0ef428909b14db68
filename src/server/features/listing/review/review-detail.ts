// listing/review-detail: a whole listing with its host and its changes, for who decides (docs/listings.md#review).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findChanges } from '#src/server/features/listing/history-queries.ts';
import { findListing } from '#src/server/features/listing/listing-queries.ts';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import { afterAct, staffActsFrom } from '#src/domain/listing/review-state.ts';
import { toChange, toOwn } from '#src/server/features/listing/own-listing.ts';
import { findAdminFacts, findReviewedHost } from './review-queries.ts';

export const route = 'listing/review-detail';

export const handle: Handler<typeof route> = async ({ listing_id }, { services }) => {
  const { db } = services;
  const row = await findListing(db, listing_id);
  if (row === null) return refuse('listing-not-found');
  const host = await findReviewedHost(db, row.host_id);
  if (host === null) return refuse('listing-not-found');
  const changes = row.draft_id === null ? [] : await findChanges(db, row.draft_id, 'all');
  return {
    listing: await toOwn(services, db, row),
    host: { ...host, email: hasAddress(host.email) ? host.email : null },
    changes: changes.map(toChange),
    staff_acts: staffActsFrom(row.status),
    can_correct: afterAct('correct', row.status) !== null,
    ...(await findAdminFacts(db, {
      courseId: row.course_id,
      hostId: row.host_id,
      states: [...awaitedStatuses, 'held'],
    })),
  };
};
