// listing/withdraw: takes back a change that waits for an operator; guests go on seeing what they saw (docs/listings.md#changes-after-publishing).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { decideChange, findChange, findDraftOfChange, logListing } from './history-queries.ts';
import { lockListing, updateDraft } from './listing-queries.ts';
import { openListing, readOwn } from './own-listing.ts';
import { closeWhereSeen } from './subjects.ts';

type Output = CallOutput<'listing/withdraw'>;

export const listingWithdraw: Handler<'listing/withdraw'> = async ({ change_id }, { services, actor }) => {
  const draftId = await findDraftOfChange(services.db, change_id);
  if (draftId === null) return refuse('listing-not-found');
  const opened = await openListing(services, draftId, actor);
  if (isRefusal(opened)) return opened;
  const { by } = opened;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, draftId);
    const change = await findChange(trx, change_id);
    if (row === null || change === null) return refuse('listing-not-found');
    // An operator was faster, or the same was pressed twice.
    if (change.review !== 'waiting' && change.review !== 'withdrawn') return refuse('listing-state');
    if (change.review === 'waiting') {
      await decideChange(trx, change.id, { review: 'withdrawn', words: '', by: by.actorId });
      await updateDraft(trx, draftId, {});
      await logListing(trx, draftId, { act: 'withdraw', by, part: change.part });
      await closeWhereSeen(trx, draftId);
    }
    const listing = await readOwn(services, trx, draftId);
    return isRefusal(listing) ? listing : { listing, message: t('listing.withdrawn') };
  });
};
