// conversation/attach: one picture for a message of this conversation, with an account or without (docs/messages.md#pictures).
import { takesPictures } from '#src/domain/message/writing.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { storeUpload } from '#src/server/features/image/index.ts';
import { closedFor, type Opened, openConversation } from '#src/server/features/message/open-conversation.ts';
import { toAttachment } from '#src/server/features/message/to-wire.ts';

export const route = 'conversation/attach';

export const handle: Handler<typeof route> = async (opener, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const [bytes] = call.files ?? [];
  if (!bytes) return refuse('bad-input', { file: fieldText('missing') });
  const closed = closedFor(opened);
  if (closed !== null) return refuse(closed === 'blocked' ? 'message-blocked' : 'message-closed');
  if (!takesPictures(opened.subject)) return refuse('attachment-early');
  const ownerId = ownerOf(opened, call);
  if (ownerId === null) return refuse('conversation-not-found');
  const { side, thread } = opened;
  const of = { ownerId, purpose: 'message', thread: { id: thread.id, side } } as const;
  const stored = await storeUpload(call.services, bytes, of);
  if (isRefusal(stored)) return stored;
  const { width, height, dominant } = stored.picture;
  return { data: toAttachment({ id: stored.id, alt: '', width, height, dominant }, 1, opened) };
};

/** Whose account keeps it: that of the side for which it is sent. A coordinator sends it for the host. */
function ownerOf({ side, thread }: Opened, { actor }: CallContext): string | null {
  return { guest: thread.userId, host: thread.hostId, operator: actor.userId }[side];
}
