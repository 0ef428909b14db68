// listing/save: drafts are stored; parts of a published listing go live or wait for an operator
// (docs/domain/listings.md#changes-after-publishing).
import { holdCurrency } from '#src/server/platform/settings/index.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { percentText } from '#src/texts/intl.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf, depositRateOf, openListing, readOwn, lacksOf } from './own-listing.ts';
import { areOpen, lockListing, type Content, type LockedListing, updateDraft, endPhotos } from './listing-queries.ts';
import { cleanPatch, unknownPhoto } from './patch.ts';
import type { Transaction } from 'kysely';
import { isSame, wayOfChange, type ChangeablePart } from '#src/domain/listing/change.ts';
import { listingParts, type ListingContent, type ListingPart } from '#src/domain/listing/content.ts';
import type { Missing } from '#src/domain/listing/missing.ts';
import { retention } from '#src/domain/retention.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { type By, logListing, replaceWaiting } from './history-queries.ts';
import { changeSubject, reviewSubject } from './subjects.ts';
import { updateCourse } from './write-course-queries.ts';

type Output = CallOutput<'listing/save'>;

export const listingSave: Handler<'listing/save'> = async (input, { services, actor }) => {
  const { listing_id: id, version } = input;
  const opened = await openListing(services, id, actor);
  if (isRefusal(opened)) return opened;
  const faults = await faultsOf(services.db, input);
  if (faults) return faults;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, id);
    if (row === null) return refuse('listing-not-found');
    // A course never changed here starts at 0 and has a new row.
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    // Typed in the currency that the host saw.
    if (input.content.price && !(await holdCurrency(trx))) return refuse('listing-changed');
    if (afterAct('save', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const share = shareFault(input.content, depositRateOf(row, before), services);
    if (share !== null) return refuse('bad-input', { deposit_rate: share });
    if (unknownPhoto(before, input.content)) return refuse('listing-changed');
    const change = { row, by: opened.by, before, after: { ...before, ...cleanPatch(before, input.content) } };
    const refused = row.course_id === null ? await saveDraft(trx, change) : await saveLive(services, trx, change);
    if (refused !== null) return refused;
    const listing = await readOwn(services, trx, row.draft_id);
    return isRefusal(listing) ? listing : { listing };
  });
};

/** Closed cities and missing categories are faults of their fields. */
async function faultsOf(
  db: Parameters<typeof areOpen>[0],
  { content: { place, kind } }: CallInput<'listing/save'>,
): Promise<Refusal | null> {
  const open = await areOpen(db, { cityId: place?.city_id ?? null, categoryId: kind?.category_id ?? null });
  if (open.city && open.category) return null;
  return refuse('bad-input', {
    ...(!open.city && { city_id: t('listing.noCity') }),
    ...(!open.category && { category_id: t('listing.noCategory') }),
  });
}

/** A share not offered is a fault, unless the listing has it. */
function shareFault(
  { price }: CallInput<'listing/save'>['content'],
  now: number,
  { config: { depositRange } }: Pick<Services, 'config'>,
): string | null {
  const { deposit_rate: requestedRate = now } = price ?? {};
  if (requestedRate === now || (requestedRate >= depositRange.min && requestedRate <= depositRange.max)) return null;
  return t('listing.depositRange', { min: percentText(depositRange.min), max: percentText(depositRange.max) });
}

// Effects of a save on drafts and published listings (docs/domain/listings.md#changes-after-publishing).

type Trx = Transaction<Database>;

interface Saving {
  row: LockedListing;
  by: By;
  before: Content;
  after: Content;
}

/** Complete or not. Withdraws a draft under review. */
export async function saveDraft(trx: Trx, { row, by, before, after }: Saving): Promise<null> {
  const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
  if (parts.length === 0) return null;
  const isWithdrawn = row.status === 'in_review';
  await updateDraft(trx, row.draft_id, { content: after, ...(isWithdrawn && { state: 'draft' }) });
  if (isWithdrawn) await closeStaffTask(trx, 'listing_review', reviewSubject(row.draft_id));
  await logListing(trx, row.draft_id, { act: isWithdrawn ? 'take_back' : 'save', by });
  await endPhotos(trx, row.host_id, removedPhotos(before, after), 0);
  return null;
}

/** Publishes each part or sets it aside. A published listing must be complete. */
export async function saveLive(
  services: Pick<Services, 'config'>,
  trx: Trx,
  { row, by, before, after }: Saving,
): Promise<Refusal | null> {
  const parts = listingParts.filter((part): part is ChangeablePart => part !== 'days');
  const contents = { before: before as ListingContent, after: after as ListingContent };
  const reviewed = row.reviewed_price_cents ?? 0;
  const ways = parts.map((part) => ({ part, way: wayOfChange(part, contents, reviewed) }));
  const changed = ways.filter(({ way }) => way !== 'none');
  if (changed.length === 0 || row.course_id === null) return null;
  if (
    lacksAmong(
      changed.map(({ part }) => part),
      lacksOf(row, after, services),
    )
  )
    return refuse('listing-incomplete');
  const live = changed.filter(({ way }) => way === 'live');
  if (live.length > 0) {
    const now = { ...before, ...Object.fromEntries(live.map(({ part }) => [part, after[part]])) };
    await updateCourse(trx, row.course_id, now);
    await endPhotos(trx, row.host_id, removedPhotos(before, now), retention.listingHistoryDays);
  }
  await updateDraft(trx, row.draft_id, {});
  for (const { part, way } of changed) {
    const waits = way === 'waits';
    if (waits || part === 'price') await replaceWaiting(trx, row.draft_id, part);
    await logListing(trx, row.draft_id, {
      act: 'change',
      by,
      change: { part, before: before[part], after: after[part], waits },
    });
  }
  await openStaffTask(trx, {
    kind: 'listing_change',
    subject: changeSubject(row.draft_id),
    bookingId: null,
    detail: `${row.host_name}: ${row.title ?? ''}`.slice(0, 200),
  });
  return null;
}

/** Missing values of the parts changed now; party size also affects the price. */
export function lacksAmong(changed: readonly ListingPart[], missing: readonly Missing[]): boolean {
  const named: readonly ListingPart[] = changed.includes('party') ? [...changed, 'price'] : changed;
  return missing.some(({ part }) => named.includes(part));
}

function removedPhotos({ photos: before = [] }: Content, { photos: after = [] }: Content): string[] {
  return before.map(({ id }) => id).filter((id) => !after.some((one) => one.id === id));
}
