import type { Transaction } from 'kysely';
import { toMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf, lacksOf, toChange, toOwn } from '#src/server/features/listing/own-listing.ts';
import {
  type ChangeRow,
  decideChange,
  findChange,
  findDraftOfChange,
  findChanges,
} from '#src/server/features/listing/history-queries.ts';
import {
  areOpen,
  type LockedListing,
  lockListing,
  updateDraft,
  findListing,
} from '#src/server/features/listing/listing-queries.ts';
import { queueWords } from './notice-queries.ts';
import { closeWhereSeen } from '#src/server/features/listing/subjects.ts';
import { updateCourse } from '#src/server/features/listing/write-course-queries.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import { afterAct, staffActsFrom } from '#src/domain/listing/review-state.ts';
import { findAdminFacts, findReviewedHost, findChanged, findNew, type ReviewRow } from './review-queries.ts';

type Output = CallOutput<'listing/change-review'>;
type Decision = CallInput<'listing/change-review'>['decision'];
type Trx = Transaction<Database>;

const reviews = { approve: 'approved', refuse: 'refused', seen: 'seen' } as const;

// listing/change-review: publishes or refuses a waiting change; marks a live one as reviewed (docs/domain/listings.md#review).
const changeReview: Handler<'listing/change-review'> = async (
  { change_id, decision, words: typed = '' },
  { services, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const words = typed.toWellFormed().trim();
  if (decision === 'refuse' && words === '') return refuse('bad-input', { words: fieldText('missing') });
  const draftId = await findDraftOfChange(services.db, change_id);
  if (draftId === null) return refuse('listing-not-found');
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, draftId);
    const change = await findChange(trx, change_id);
    if (row === null || change === null) return refuse('listing-not-found');
    if (change.review !== (decision === 'seen' ? null : 'waiting')) return refuse('listing-state');
    const refused = decision === 'approve' ? await goLive(services, trx, { row, change }) : null;
    if (isRefusal(refused)) return refused;
    await updateDraft(trx, draftId, reviewedPrice(row, change, decision));
    await decideChange(trx, change.id, { review: reviews[decision], words, by: userId });
    if (decision !== 'seen')
      await queueWords(trx, row, { kind: `listing-change-${decision}`, words, part: change.part });
    await closeWhereSeen(trx, draftId);
    return { message: t(`listing.change.${decision}`) };
  });
};

/** Merges the part into the live listing, whatever else changed. */
async function goLive(
  services: Pick<Services, 'config'>,
  trx: Trx,
  { row, change }: { row: LockedListing; change: ChangeRow },
): Promise<Refusal | null> {
  if (row.course_id === null) return refuse('listing-state');
  const content = { ...contentOf(row), [change.part]: change.after };
  const open = await areOpen(trx, { cityId: content.place?.city_id ?? null, categoryId: null });
  const isLacking = lacksOf(row, content, services).some(({ part }) => part === change.part);
  if (isLacking || !open.city) return refuse('listing-incomplete');
  await updateCourse(trx, row.course_id, content);
  return null;
}

/** The next price step counts from a reviewed price. */
function reviewedPrice(
  row: LockedListing,
  { part, after }: ChangeRow,
  decision: Decision,
): { reviewedPriceCents?: number } {
  if (part !== 'price' || decision === 'refuse') return {};
  const price = decision === 'approve' ? (after as { price: number | null }).price : contentOf(row).price?.price;
  return price === null || price === undefined ? {} : { reviewedPriceCents: toMinor(price) };
}

// listing/review-detail: the listing with host and changes (docs/domain/listings.md#review).
const reviewDetail: Handler<'listing/review-detail'> = async ({ listing_id }, { services }) => {
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

const onWire = (row: ReviewRow) => ({ ...row, at: row.at.toISOString() });

const reviewList: Handler<'listing/review-list'> = async (_input, { services: { db } }) => {
  const [fresh, waiting, live] = await Promise.all([findNew(db), findChanged(db, 'waiting'), findChanged(db, 'live')]);
  return { new: fresh.map(onWire), waiting: waiting.map(onWire), live: live.map(onWire) };
};

export const reviewCalls = {
  'listing/change-review': changeReview,
  'listing/review-detail': reviewDetail,
  'listing/review-list': reviewList,
} as const;
