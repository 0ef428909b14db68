// What a save does to a draft, and to a listing that guests can book (docs/listings.md#changes-after-publishing).
import type { Transaction } from 'kysely';
import { isSame, wayOfChange, type ChangeablePart } from '#src/domain/listing/change.ts';
import { listingParts, type ListingContent, type ListingPart } from '#src/domain/listing/content.ts';
import type { Missing } from '#src/domain/listing/missing.ts';
import { retention } from '#src/domain/retention.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { type By, logListing, replaceWaiting } from './history-queries.ts';
import { type Content, type LockedListing, updateDraft } from './listing-queries.ts';
import { lacksOf } from './own-listing.ts';
import { endPhotos } from './photo-queries.ts';
import { changeSubject, reviewSubject } from './subjects.ts';
import { updateCourse } from './write-course-queries.ts';

type Trx = Transaction<Database>;

export interface Saving {
  row: LockedListing;
  by: By;
  before: Content;
  after: Content;
}

/** Keeps what was typed, complete or not. One that is being read is taken back by this. */
export async function saveDraft(trx: Trx, { row, by, before, after }: Saving): Promise<null> {
  const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
  if (parts.length === 0) return null;
  const isTakenBack = row.status === 'in_review';
  await updateDraft(trx, row.draft_id, { content: after, ...(isTakenBack && { state: 'draft' }) });
  if (isTakenBack) await closeStaffTask(trx, 'listing_review', reviewSubject(row.draft_id));
  await logListing(trx, row.draft_id, { act: isTakenBack ? 'take_back' : 'save', by });
  await endPhotos(trx, row.host_id, removedPhotos(before, after), 0);
  return null;
}

/** Puts each changed part live, or lays it aside for an operator. What guests can book must lack nothing. */
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

/** Whether something is missing. It counts where it was changed just now; the size of a party makes the price, too. */
export function lacksAmong(changed: readonly ListingPart[], missing: readonly Missing[]): boolean {
  const named: readonly ListingPart[] = changed.includes('party') ? [...changed, 'price'] : changed;
  return missing.some(({ part }) => named.includes(part));
}

function removedPhotos({ photos: before = [] }: Content, { photos: after = [] }: Content): string[] {
  return before.map(({ id }) => id).filter((id) => !after.some((one) => one.id === id));
}
