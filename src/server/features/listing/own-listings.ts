import type { Transaction } from 'kysely';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf, lacksOf, openListing, readOwn, toOwn, publicUrlOf } from './own-listing.ts';
import { type By, logListing, replaceWaiting } from './history-queries.ts';
import {
  deleteDraft,
  type LockedListing,
  lockListing,
  maySell,
  setCourseStatus,
  updateDraft,
  findListings,
  endPhotos,
  countWaiting,
  findCityNames,
} from './listing-queries.ts';
import { changeSubject, reviewSubject } from './subjects.ts';

type Output = CallOutput<'listing/act'>;
type Act = CallInput<'listing/act'>['act'];
type Trx = Transaction<Database>;

// listing/act: submits, deletes, pauses, resumes or archives (docs/domain/listings.md#listing-states).
const actCall: Handler<'listing/act'> = async ({ listing_id: id, version, act }, { services, actor }) => {
  const opened = await openListing(services, id, actor);
  if (isRefusal(opened)) return opened;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, id);
    if (row === null) return refuse('listing-not-found');
    // The request was repeated.
    if (act === 'submit' && row.status === 'in_review') return answer(services, trx, row.draft_id, act);
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    if (afterAct(act, row.status) === null) return refuse('listing-state');
    const needsAll = act === 'submit' || act === 'resume';
    if (needsAll && lacksOf(row, contentOf(row), services).length > 0) return refuse('listing-incomplete');
    if (act === 'resume' && !(await maySell(trx, row.host_id))) return refuse('host-off-sale');
    await commits[act](trx, row, opened.by);
    if (act === 'discard') return { listing: null, message: t('listing.done.discard') };
    return answer(services, trx, row.draft_id, act);
  });
};

async function answer(services: Services, trx: Trx, draftId: string, act: Act): Promise<Output | Refusal> {
  const listing = await readOwn(services, trx, draftId);
  return isRefusal(listing) ? listing : { listing, message: t(`listing.done.${act}`) };
}

const commits: Readonly<Record<Act, (trx: Trx, row: LockedListing, by: By) => Promise<void>>> = {
  submit: async (trx, row, by) => {
    await updateDraft(trx, row.draft_id, { state: 'in_review' });
    await logListing(trx, row.draft_id, { act: 'submit', by });
    const detail = `${row.host_name}: ${contentOf(row).kind?.title ?? ''}`.slice(0, 200);
    await openStaffTask(trx, { kind: 'listing_review', subject: reviewSubject(row.draft_id), bookingId: null, detail });
  },
  discard: async (trx, row) => {
    const photos = contentOf(row).photos ?? [];
    await deleteDraft(trx, row.draft_id);
    await endPhotos(
      trx,
      row.host_id,
      photos.map(({ id }) => id),
      0,
    );
  },
  pause: (trx, row, by) => moveCourse(trx, row, { act: 'pause', by, status: 'paused' }),
  resume: (trx, row, by) => moveCourse(trx, row, { act: 'resume', by, status: 'published' }),
  archive: async (trx, row, by) => {
    await replaceWaiting(trx, row.draft_id, null);
    await closeStaffTask(trx, 'listing_change', changeSubject(row.draft_id));
    await moveCourse(trx, row, { act: 'archive', by, status: 'archived' });
  },
};

interface Move {
  act: 'pause' | 'resume' | 'archive';
  by: By;
  status: 'paused' | 'published' | 'archived';
}

async function moveCourse(trx: Trx, row: LockedListing, { act, by, status }: Move): Promise<void> {
  if (row.course_id === null) throw new Error(`the listing ${row.draft_id} is no course`);
  await setCourseStatus(trx, row.course_id, status);
  await updateDraft(trx, row.draft_id, {});
  await logListing(trx, row.draft_id, { act, by });
}

const edit: Handler<'listing/edit'> = async ({ listing_id }, { services, actor }) => {
  const opened = await openListing(services, listing_id, actor);
  return isRefusal(opened) ? opened : { listing: await toOwn(services, services.db, opened.row) };
};

// listing/mine: a host's listings, with state and missing parts (docs/domain/listings.md).
const mine: Handler<'listing/mine'> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'listings');
  if (acting === null) return refuse('host-not-found');
  const rows = await findListings(services.db, acting.hostId);
  const contents = rows.map(contentOf);
  const cityIds = contents.flatMap(({ place }) => place?.city_id ?? []);
  const [waiting, cities] = await Promise.all([
    countWaiting(services.db, acting.hostId),
    findCityNames(services.db, cityIds),
  ]);
  return {
    data: rows.map((row, index) => {
      const content = contents[index] ?? {};
      return {
        id: row.draft_id ?? String(row.course_id),
        course_id: row.course_id,
        url: publicUrlOf(row),
        status: row.status,
        title: content.kind?.title.trim() ?? '',
        image: content.photos?.[0] ?? null,
        price: content.price?.price ?? null,
        city_name: cities.get(content.place?.city_id ?? 0) ?? null,
        missing: lacksOf(row, content, services),
        waiting: waiting.get(row.draft_id ?? '') ?? 0,
        words: row.words,
        saved_at: (row.saved_at ?? new Date(0)).toISOString(),
      };
    }),
  };
};

export const ownListingCalls = {
  'listing/act': actCall,
  'listing/edit': edit,
  'listing/mine': mine,
} as const;
