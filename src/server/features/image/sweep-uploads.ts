// Uploads that nothing shows go after a day, and pictures that nobody has any more go with them (docs/pictures.md#uploads).
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { deleteExpired, findExpired, lockPicture, type UsedUpload } from './queries.ts';

/** One turn of the due work; answers how many uploads went. */
export async function sweepUploads({ db, gateways }: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const upload of await findExpired(db, count)) {
    if (signal?.aborted) break;
    await removeUploads({ db, gateways }, [upload]);
    done += 1;
  }
  return done;
}

/** Deletes uploads whose time is over, with the pictures and their files where nothing else has them. */
export async function removeUploads(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  uploads: readonly UsedUpload[],
): Promise<void> {
  for (const upload of uploads)
    await inTransaction(db, async (trx) => {
      await lockPicture(trx, upload.picture_id);
      // Files first: after a crash in between the row is still there, and the next turn deletes both.
      if (await deleteExpired(trx, upload)) await gateways.images.remove(upload.picture_id);
    });
}
