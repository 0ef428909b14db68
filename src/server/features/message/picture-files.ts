// GET /message-pictures/<id>/<file>: a photo of a message, for readers of the conversation; not found otherwise
// (docs/domain/messages.md#photos, ADR 025).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';
import type { Services } from '#src/server/services.ts';
import { registerPrivatePictures, storeUpload, expireOfSide } from '#src/server/features/image/index.ts';
import { openConversation, type Opener, closedFor, type OpenConversation, readerOf } from './open-conversation.ts';
import { findPicture, type PictureRow } from './picture-queries.ts';
export { insertPictures, type NewPicture } from './picture-queries.ts';
import { takesPictures } from '#src/domain/message/writing.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { toAttachment } from './to-wire.ts';

// Photos in messages (docs/domain/messages.md#photos, ADR 025).

// conversation/attach: with or without an account (docs/domain/messages.md#photos).
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

/** A coordinator uploads for the host. */
function ownerOf({ side, thread }: OpenConversation, { actor }: CallContext): string | null {
  return { guest: thread.userId, host: thread.hostId, operator: actor.userId }[side];
}

// conversation/detach: deletes an unsent photo. Succeeds for a missing one or another owner's.
const detach: Handler<'conversation/detach'> = async ({ image_id, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  await expireOfSide(call.services.db, image_id, { id: opened.thread.id, side: opened.side });
  return {};
};

const picturesCalls = {
  'conversation/attach': attach,
  'conversation/detach': detach,
} as const;

export const pictureHandlers = {
  ...picturesCalls,
} as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export async function registerMessagePictures(app: FastifyInstance, services: Services): Promise<void> {
  await registerPrivatePictures(app, services, {
    path: '/message-pictures/:id/:name',
    findPicture: async (request, reply) => {
      const { id } = request.params as { id: string };
      return uuid.test(id) ? readable(id, { request, reply }, services) : null;
    },
  });
}

/** In their conversation, or unsent by their own side. */
async function readable(
  id: string,
  http: { request: FastifyRequest; reply: FastifyReply },
  services: Services,
): Promise<string | null> {
  const picture = await findPicture(services.db, id);
  if (!picture) return null;
  const call = await readerOf(http.request, http.reply, services);
  return call !== null && (await mayRead(picture, http.request, call)) ? picture.picture_id : null;
}

async function mayRead(picture: PictureRow, request: FastifyRequest, call: CallContext): Promise<boolean> {
  const { thread_id: shownIn, waits_in: waitsIn, waits_for: side } = picture;
  if (shownIn === null && waitsIn === null) return picture.owner_id === call.actor.userId;
  for (const opener of openersOf(picture, request, call)) {
    const opened = await openConversation(opener, call);
    if (opened === null) continue;
    if (shownIn !== null && opened.thread.id === shownIn) return true;
    if (shownIn === null && opened.thread.id === waitsIn && opened.side === side) return true;
  }
  return false;
}

function openersOf(
  { booking_id, inquiry_id, waits_in }: PictureRow,
  request: FastifyRequest,
  call: CallContext,
): Opener[] {
  if (Object.keys(request.query as object).length > 0) {
    const input = checkInput(contract['conversation/detail'], request.query, call.services.config.bookingsOpenFrom);
    return isRefusal(input) ? [] : [input.value as Opener];
  }
  // A booked inquiry opens by its booking too.
  const named = [...(booking_id === null ? [] : [{ booking_id }]), ...(inquiry_id === null ? [] : [{ inquiry_id }])];
  // Before the first message there is no row: the subject's id names it.
  return named.length > 0 || waits_in === null ? named : [{ booking_id: waits_in }, { inquiry_id: waits_in }];
}
