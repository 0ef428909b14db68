// host/picture-save: an upload of who acts becomes the picture of a host; the one before is over (docs/listings.md#page-of-a-host).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writePicture } from '#src/server/features/account/index.ts';
import { claimUploads, endUploadsOf } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findWritten, pictureUrl } from './page.ts';
import { giveUpload, logPage } from './queries.ts';

export const route = 'host/picture-save';

export const handle: Handler<typeof route> = async ({ host_id, image_id }, { services, actor }) => {
  const row = await findWritten(services, host_id, actor);
  const { userId } = actor;
  if (!row || userId === null) return refuse('host-not-found');
  const hostId = row.host_id;
  const pictureId = await inTransaction(services.db, async (trx): Promise<string | Refusal> => {
    const [used] = await claimUploads(trx, { ids: [image_id], ownerId: userId, purpose: 'profile' });
    if (!used) return refuse('attachment-not-found');
    await giveUpload(trx, used.id, hostId);
    await writePicture(trx, hostId, used.picture_id);
    await endUploadsOf(trx, { ownerId: hostId, purpose: 'profile', butId: used.id });
    await logPage(trx, { hostId, userId, fields: ['image'] });
    return used.picture_id;
  });
  if (typeof pictureId !== 'string') return pictureId;
  return { image: pictureUrl(pictureId, services.config.imageBase), message: t('host.saved') };
};
