// saved-reply/remove: removes a reply (docs/messages.md#saved-replies).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { deleteSavedReply } from './saved-queries.ts';

export const route = 'saved-reply/remove';

export const handle: Handler<typeof route> = async ({ host_id, reply_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'messages');
  const isGone = host !== null && (await deleteSavedReply(db, reply_id, host.hostId));
  return isGone ? { message: t('saved.removed') } : refuse('saved-reply-not-found');
};
