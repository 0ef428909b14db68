// Uploads, for calls and for every feature that shows pictures of people. It imports no other feature, so that all may use it.
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import {
  expireUpload,
  insertUpload,
  lockPicture,
  type NewUpload,
  deleteExpired,
  findExpired,
  type UsedUpload,
} from './queries.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { messagePictureUrl } from '#src/contract/addresses/urls.ts';
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, errorText } from '#src/contract/errors.ts';
import type { Services } from '#src/server/services.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { StoredPicture } from '#src/server/platform/pictures/image-store.ts';

/** A stored file: `id` names the upload, `picture` what is shown (docs/domain/listings.md#uploads, ADR 025). */
export interface Upload {
  readonly id: string;
  readonly picture: StoredPicture;
}

const limitOf = { keptHours: reviewLimits.uploadKeptHours, most: reviewLimits.uploadsWaitingMax };

/**
 * Stores bytes under 5 MB as an upload of `ownerId`, kept for a day unless something comes to show it. Refuses what is no
 * picture (`photo-type`), has too many pixels (`photo-size`) or too few for a listing (`photo-small`), finds no room
 * (`unavailable`) and the next one of someone
 * who has many unused ones (`too-many-requests`).
 */
export async function storeUpload(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  bytes: Buffer,
  of: Omit<NewUpload, 'picture'>,
): Promise<Upload | Refusal> {
  // What someone shows to one other side is not for everyone who has the same file (ADR 025).
  const reader = of.purpose === 'message' || of.purpose === 'problem' ? of.ownerId : undefined;
  // The slow part, before any lock.
  const put = await gateways.images.put(bytes, reader);
  if (!put.ok) return refuse(put.code);
  const { width, height } = put.picture;
  if (of.purpose === 'course' && Math.max(width, height) < listingLimits.photoSide) return refuse('photo-small');
  return inTransaction(db, async (trx) => {
    await lockPicture(trx, put.picture.id);
    // In the meantime an old upload of the same bytes may have gone, and its files with it.
    const stored = await gateways.images.put(bytes, reader);
    if (!stored.ok) return refuse(stored.code);
    const id = await insertUpload(trx, { picture: stored.picture, ...of }, limitOf);
    return id === null ? refuse('too-many-requests') : { id, picture: stored.picture };
  });
}

// Addresses of pictures that not everyone may see: each asks who looks, and others get the answer of a missing one (ADR 025).

const retryAfterSeconds = 3;

interface PrivatePictures {
  /** With `:name` for the file: `/message-pictures/:id/:name`. */
  readonly path: string;
  /** The picture that who asks may see; null for everyone else, and where there is none. */
  readonly findPicture: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** Registers the addresses. A browser keeps a file and asks each time whether it still may show it. */
export async function registerPrivatePictures(
  app: FastifyInstance,
  services: Services,
  { path, findPicture }: PrivatePictures,
): Promise<void> {
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, { root: '/', serve: false });
    pictures.get<{ Params: { name: string } }>(path, async (request, reply) => {
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if ((await services.limits.take('read', request.ip)) !== null) return plain(reply, 'too-many-requests');
      const pictureId = await findPicture(request, reply);
      if (pictureId === null) return plain(reply, 'page-not-found');
      const found = await services.gateways.images.variant(pictureId, request.params.name);
      if (!found.ok && found.reason === 'unknown') return plain(reply, 'page-not-found');
      if (!found.ok) {
        if (found.reason !== 'busy') request.log.error({ reason: found.detail }, 'a private picture was not made');
        return plain(reply.header('retry-after', retryAfterSeconds), 'unavailable');
      }
      reply.header('cross-origin-resource-policy', 'same-origin').header('x-content-type-options', 'nosniff');
      return reply.sendFile(basename(found.path), dirname(found.path), { cacheControl: false });
    });
  });
}

const plain = (reply: FastifyReply, code: 'page-not-found' | 'too-many-requests' | 'unavailable') =>
  reply.code(errors[code]).type('text/plain; charset=utf-8').send(errorText(code));

// image/remove: takes back an upload that nothing shows yet. Another's id answers as one that is gone: nothing happens.
const remove: Handler<'image/remove'> = async ({ image_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return (await expireUpload(services.db, image_id, actor.userId)) ? {} : refuse('conflict');
};

// The smallest size that shows sharp next to the form; `id` of `data` leads to the others.
const shownFile = 'square-192.webp';

// image/upload: one picture for a review, a message, a profile, an experience or a problem (docs/domain/listings.md#uploads).
const upload: Handler<'image/upload'> = async ({ purpose = 'review' }, { services, actor, files = [] }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [bytes] = files;
  if (!bytes) return refuse('bad-input', { file: fieldText('missing') });
  const stored = await storeUpload(services, bytes, { ownerId: actor.userId, purpose });
  if (isRefusal(stored)) return stored;
  const { sha256: _, ...picture } = stored.picture;
  return {
    id: stored.id,
    image:
      purpose === 'message'
        ? messagePictureUrl(stored.id, shownFile)
        : `${services.config.imageBase}/${picture.id}/${shownFile}`,
    data: { ...picture, alt: '', focal: null },
  };
};

export const imageCalls = {
  'image/remove': remove,
  'image/upload': upload,
} as const;

/** One turn of the due work; answers how many uploads went (docs/domain/listings.md#uploads). */
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
