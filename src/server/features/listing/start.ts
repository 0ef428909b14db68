// listing/start: begins a listing, as an empty draft (docs/listings.md#one-thing-at-a-time).
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { logListing } from './history-queries.ts';
import { insertDraft } from './listing-queries.ts';
import { readOwn } from './own-listing.ts';

type Output = CallOutput<'listing/start'>;

export const listingStart: Handler<'listing/start'> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'listings');
  if (acting === null || acting.by.actorId === null) return refuse('host-not-found');
  const { actorId, onBehalfOf } = acting.by;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const id = await insertDraft(trx, acting.hostId, listingLimits.draftsMax);
    if (id === null) return refuse('listing-full');
    await logListing(trx, id, { act: 'start', by: { actorId, onBehalfOf } });
    const listing = await readOwn(services, trx, id);
    return isRefusal(listing) ? listing : { listing };
  });
};
