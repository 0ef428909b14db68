// saved-reply/list: the replies that a host keeps ready (docs/messages.md#saved-replies).
import { savedRepliesMax } from '#src/domain/message/saved-reply.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findReplyMinutes } from '#src/server/features/message/thread-queries.ts';
import { countHostUnread, findSavedReplies } from './saved-queries.ts';

export const route = 'saved-reply/list';

export const handle: Handler<typeof route> = async ({ host_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'messages');
  if (!host) return refuse('page-not-found');
  const { hostId } = host;
  return {
    data: await findSavedReplies(db, hostId),
    most: savedRepliesMax,
    reply_minutes: await findReplyMinutes(db, hostId),
    unread: await countHostUnread(db, hostId),
  };
};
