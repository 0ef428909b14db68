// account/picture-remove: initials stand in the place of the picture again, and its file goes (docs/accounts.md#picture).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { endUploadsOf } from '#src/server/features/image/index.ts';
import { writePicture } from '#src/server/features/account/profile/queries.ts';
import { t } from '#src/server/features/texts.ts';

export const accountPictureRemove: Handler<'account/picture-remove'> = async (_input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  await inTransaction(services.db, async (trx) => {
    await writePicture(trx, userId, null);
    await endUploadsOf(trx, { ownerId: userId, purpose: 'profile', butId: null });
  });
  return { message: t('account.picture.removed') };
};
