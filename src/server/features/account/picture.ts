// account/picture-save: an own upload becomes the profile photo and replaces the old one (docs/domain/accounts.md#profile-photo).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { claimUploads, endUploadsOf } from '#src/server/features/image/index.ts';
import { findAccount, sessionFields } from '#src/server/features/user/index.ts';
import { writePicture } from './profile-queries.ts';
import { t } from '#src/server/features/texts.ts';

// account/picture-remove: deletes the photo; initials appear again (docs/domain/accounts.md#profile-photo).

export const accountPictureRemove: Handler<'account/picture-remove'> = async (_input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  await inTransaction(services.db, async (trx) => {
    await writePicture(trx, userId, null);
    await endUploadsOf(trx, { ownerId: userId, purpose: 'profile', butId: null });
  });
  return { message: t('account.picture.removed') };
};

export const accountPictureSave: Handler<'account/picture-save'> = async (
  { image_id },
  { services: { db, config }, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const refused = await inTransaction(db, async (trx): Promise<Refusal | null> => {
    const [used] = await claimUploads(trx, { ids: [image_id], ownerId: userId, purpose: 'profile' });
    if (!used) return refuse('attachment-not-found');
    await writePicture(trx, userId, used.picture_id);
    await endUploadsOf(trx, { ownerId: userId, purpose: 'profile', butId: used.id });
    return null;
  });
  if (refused) return refused;
  const { user_image: image } = sessionFields(await findAccount(db, userId), config.imageBase);
  return { message: t('account.picture.saved'), image };
};
