// listing/photo-add: one upload at a time, so a slow network loses none (docs/domain/listings.md#photos).
import { afterAct } from '#src/domain/listing/review-state.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { claimUploads } from '#src/server/features/image/index.ts';
import { contentOf, openListing, readOwn } from './own-listing.ts';
import { lockListing, type Content, findGiven, giveToHost } from './listing-queries.ts';
import { saveDraft, saveLive } from './save.ts';

type Output = CallOutput<'listing/photo-add'>;
type Photos = NonNullable<Content['photos']>;

export const listingPhotoAdd: Handler<'listing/photo-add'> = async (
  { listing_id, image_id, replaces },
  { services, actor },
) => {
  const opened = await openListing(services, listing_id, actor);
  if (isRefusal(opened)) return opened;
  const { by } = opened;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, listing_id);
    if (row === null) return refuse('listing-not-found');
    if (afterAct('save', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const photos = before.photos ?? [];
    const given = await findGiven(trx, image_id, row.host_id);
    // The response to the first request was lost.
    if (given === null || !photos.some(({ id }) => id === given)) {
      const place = photos.findIndex(({ id }) => id === replaces);
      if (place < 0 && photos.length >= listingLimits.photosMax) return refuse('listing-photos');
      const [used] = await claimUploads(trx, { ids: [image_id], ownerId: by.actorId, purpose: 'course' });
      const photo = used ? await giveToHost(trx, used.id, row.host_id) : null;
      if (photo === null) return refuse('attachment-not-found');
      const change = { row, by, before, after: { ...before, photos: withPhoto(photos, photo, place) } };
      const refused = row.course_id === null ? await saveDraft(trx, change) : await saveLive(services, trx, change);
      // Also rolls back the claim.
      if (refused !== null)
        throw new Error(`a photo of the listing ${row.draft_id} could not be added: ${refused.code}`);
    }
    const listing = await readOwn(services, trx, row.draft_id);
    return isRefusal(listing) ? listing : { listing };
  });
};

/** A repeated photo keeps its place; a replacement keeps the description. */
function withPhoto(photos: Photos, photo: Photos[number], place: number): Photos {
  if (photos.some(({ id }) => id === photo.id)) return photos;
  return place < 0 ? [...photos, photo] : photos.with(place, { ...photo, alt: photos[place]?.alt ?? '' });
}
