// listing/review: publishes a listing as it was read, returns it, or rejects it (docs/domain/listings.md#review).
import type { Transaction } from 'kysely';
import { toMinor } from '#src/domain/money/money.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { contentOf, depositRateOf, lacksOf, readOwn } from '#src/server/features/listing/own-listing.ts';
import { logListing } from '#src/server/features/listing/history-queries.ts';
import {
  areOpen,
  type LockedListing,
  lockListing,
  maySell,
  updateDraft,
} from '#src/server/features/listing/listing-queries.ts';
import { queueWords } from './notice-queries.ts';
import { reviewSubject } from '#src/server/features/listing/subjects.ts';
import { insertCourse } from '#src/server/features/listing/write-course-queries.ts';

type Input = CallInput<'listing/review'>;
type Output = CallOutput<'listing/review'>;
type Trx = Transaction<Database>;

export const listingReview: Handler<'listing/review'> = async (
  { words: typed = '', ...input },
  { services, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const words = typed.toWellFormed().trim();
  // A host can fix only what they are told.
  if (input.decision !== 'approve' && words === '') return refuse('bad-input', { words: fieldText('missing') });
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, input.listing_id);
    if (row === null) return refuse('listing-not-found');
    if (afterAct(input.decision, row.status) === null) return refuse('listing-state');
    // Publishes exactly what was read.
    if (row.version !== input.version) return refuse('listing-changed');
    if (input.decision === 'approve') {
      const content = contentOf(row);
      const open = await areOpen(trx, {
        cityId: content.place?.city_id ?? null,
        categoryId: content.kind?.category_id ?? null,
      });
      if (lacksOf(row, content, services).length > 0 || !open.city || !open.category)
        return refuse('listing-incomplete');
      if (!(await maySell(trx, row.host_id))) return refuse('host-off-sale');
    }
    await decide(trx, row, { ...input, words, userId });
    const listing = await readOwn(services, trx, row.draft_id);
    return isRefusal(listing) ? listing : { listing, message: t(`listing.done.${input.decision}`) };
  });
};

interface Decision extends Pick<Input, 'decision'> {
  words: string;
  userId: string;
}

async function decide(trx: Trx, row: LockedListing, { decision, words, userId }: Decision): Promise<void> {
  const by = { actorId: userId, onBehalfOf: null };
  if (decision === 'approve') {
    const content = contentOf(row);
    const courseId = await insertCourse(trx, content, {
      hostId: row.host_id,
      depositRate: depositRateOf(row, content),
    });
    const reviewedPriceCents = toMinor(content.price?.price ?? 0);
    await updateDraft(trx, row.draft_id, { state: 'published', content: {}, courseId, words, reviewedPriceCents });
  } else await updateDraft(trx, row.draft_id, { state: decision === 'reject' ? 'rejected' : 'sent_back', words });
  await closeStaffTask(trx, 'listing_review', reviewSubject(row.draft_id));
  await logListing(trx, row.draft_id, { act: decision, by, words });
  await queueWords(trx, row, { kind: `listing-${decision}`, words });
}
