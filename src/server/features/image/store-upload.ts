// A picture that somebody sends: decoded and made again in the picture process, then kept with its owner
// (docs/pictures.md#uploads, ADR 025). Every file from outside takes this way.
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { StoredPicture } from '#src/server/platform/pictures/image-store.ts';
import type { Services } from '#src/server/services.ts';
import { insertUpload, lockPicture, type NewUpload } from './queries.ts';

/** A stored file: `id` names the upload, `picture` what is shown. */
export interface Upload {
  readonly id: string;
  readonly picture: StoredPicture;
}

const limitOf = { keptHours: reviewLimits.uploadKeptHours, most: reviewLimits.uploadsWaitingMax };

/**
 * Stores bytes under 5 MB as an upload of `ownerId`, kept for a day unless something comes to show it. Refuses what is no
 * picture (`photo-type`), has too many pixels (`photo-size`) or too few for a listing (`photo-small`), finds no room (`unavailable`) and the next one of somebody
 * who has many unused ones (`too-many-requests`).
 */
export async function storeUpload(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  bytes: Buffer,
  of: Omit<NewUpload, 'picture'>,
): Promise<Upload | Refusal> {
  // What somebody shows to one other side is not for everybody who has the same file (ADR 078).
  const reader = of.purpose === 'message' || of.purpose === 'problem' ? of.ownerId : undefined;
  // The slow part, before any lock.
  const put = await gateways.images.put(bytes, reader);
  if (!put.ok) return refuse(put.code);
  const { width, height } = put.picture;
  if (of.purpose === 'course' && Math.max(width, height) < listingLimits.photoSide) return refuse('photo-small');
  return inTransaction(db, async (trx) => {
    await lockPicture(trx, put.picture.id);
    // In the meantime an old upload of the same bytes may have gone, and its files with it.
    const kept = await gateways.images.put(bytes, reader);
    if (!kept.ok) return refuse(kept.code);
    const id = await insertUpload(trx, { picture: kept.picture, ...of }, limitOf);
    return id === null ? refuse('too-many-requests') : { id, picture: kept.picture };
  });
}
