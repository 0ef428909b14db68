// Pictures in messages: sent by a guest or a host, read by both (docs/messages.md#pictures, ADR 078).
import { takesPictures } from '#src/domain/message/writing.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { storeUpload, expireOfSide } from '#src/server/features/image/index.ts';
import { closedFor, type Opened, openConversation } from '#src/server/features/message/open-conversation.ts';
import { toAttachment } from '#src/server/features/message/to-wire.ts';

// conversation/attach: one picture for a message of this conversation, with an account or without (docs/messages.md#pictures).
const attach: Handler<'conversation/attach'> = async (opener, call) => {
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

// conversation/detach: takes back a picture that was not sent. One that is gone, or another's, answers as removed: nothing happens.
const detach: Handler<'conversation/detach'> = async ({ image_id, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  await expireOfSide(call.services.db, image_id, { id: opened.thread.id, side: opened.side });
  return {};
};

/** The calls of this file by name. */
export const picturesCalls = {
  'conversation/attach': attach,
  'conversation/detach': detach,
} as const;
