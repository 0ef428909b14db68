// Entry point of pictures in messages, and GET /message-pictures/<id>/<file>: a picture of a message, for those who read the conversation (docs/messages.md#pictures, ADR 078).
// Everybody else gets what a missing one gets.
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { errors, errorText } from '#src/contract/errors.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { checkInput } from '#src/server/http/schemas.ts';
import type { Services } from '#src/server/services.ts';
import { openConversation, type Opener } from '../open-conversation.ts';
import { readerOf } from '../reader-of.ts';
import * as attach from './attach.ts';
import * as detach from './detach.ts';
import { findPicture, type PictureRow } from './picture-queries.ts';

export { insertPictures, type NewPicture } from './picture-queries.ts';

export const pictureHandlers = {
  [attach.route]: attach.handle,
  [detach.route]: detach.handle,
} as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const retryAfterSeconds = 3;

/** Registers the pictures. A browser keeps them and asks each time whether it still may show them. */
export async function registerMessagePictures(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, { root: '/', serve: false });
    pictures.get<{ Params: { id: string; name: string } }>('/message-pictures/:id/:name', async (request, reply) => {
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if ((await services.limits.take('read', request.ip)) !== null) return plain(reply, 'too-many-requests');
      const { id, name } = request.params;
      const pictureId = uuid.test(id) ? await readable(id, { request, reply }, services) : null;
      if (pictureId === null) return plain(reply, 'page-not-found');
      const found = await services.gateways.images.variant(pictureId, name);
      if (!found.ok && found.reason === 'unknown') return plain(reply, 'page-not-found');
      if (!found.ok) {
        if (found.reason !== 'busy') request.log.error({ reason: found.detail }, 'a picture of a message was not made');
        return plain(reply.header('retry-after', retryAfterSeconds), 'unavailable');
      }
      reply.header('cross-origin-resource-policy', 'same-origin').header('x-content-type-options', 'nosniff');
      return reply.sendFile(basename(found.path), dirname(found.path), { cacheControl: false });
    });
  });
}

const plain = (reply: FastifyReply, code: 'page-not-found' | 'too-many-requests' | 'unavailable') =>
  reply.code(errors[code]).type('text/plain; charset=utf-8').send(errorText(code));

/** The picture of an upload that who asks may see: in their conversation, or sent by their own side and not yet shown. */
async function readable(
  id: string,
  asked: { request: FastifyRequest; reply: FastifyReply },
  services: Services,
): Promise<string | null> {
  const picture = await findPicture(services.db, id);
  if (!picture) return null;
  const call = await readerOf(asked.request, asked.reply, services);
  return call !== null && (await mayRead(picture, asked.request, call)) ? picture.picture_id : null;
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

/** What a mail's link brought, or the conversation itself by login or by the browser that booked. */
function openersOf(
  { booking_id, inquiry_id, waits_in }: PictureRow,
  request: FastifyRequest,
  call: CallContext,
): Opener[] {
  if (Object.keys(request.query as object).length > 0) {
    const input = checkInput(contract['conversation/detail'], request.query, call.services.config.bookingsOpenFrom);
    return isRefusal(input) ? [] : [input.value as Opener];
  }
  // The conversation of a question that was booked is opened by either.
  const named = [...(booking_id === null ? [] : [{ booking_id }]), ...(inquiry_id === null ? [] : [{ inquiry_id }])];
  // Before its first message a conversation has no row: its id is that of what it is about.
  return named.length > 0 || waits_in === null ? named : [{ booking_id: waits_in }, { inquiry_id: waits_in }];
}
