// Uploads for every feature. It imports no other feature.
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

/** `id` is the upload, `picture` the image shown (docs/domain/listings.md#uploads, ADR 025). */
export interface Upload {
  readonly id: string;
  readonly picture: StoredPicture;
}

const limitOf = { keptHours: reviewLimits.uploadKeptHours, most: reviewLimits.uploadsWaitingMax };

/**
 * Stores an image under 5 MB for a day. Refuses `photo-type`, `photo-size` (too many pixels), `photo-small` (too few
 * for a listing), `unavailable`, `too-many-requests` (many unused ones).
 */
export async function storeUpload(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  bytes: Buffer,
  of: Omit<NewUpload, 'picture'>,
): Promise<Upload | Refusal> {
  // A private image is not shared with other uploads of the same file (ADR 025).
  const reader = of.purpose === 'message' || of.purpose === 'problem' ? of.ownerId : undefined;
  // Slow, so before any lock.
  const put = await gateways.images.put(bytes, reader);
  if (!put.ok) return refuse(put.code);
  const { width, height } = put.picture;
  if (of.purpose === 'course' && Math.max(width, height) < listingLimits.photoSide) return refuse('photo-small');
  return inTransaction(db, async (trx) => {
    await lockPicture(trx, put.picture.id);
    // An equal old upload may have been deleted meanwhile, with its files.
    const stored = await gateways.images.put(bytes, reader);
    if (!stored.ok) return refuse(stored.code);
    const id = await insertUpload(trx, { picture: stored.picture, ...of }, limitOf);
    return id === null ? refuse('too-many-requests') : { id, picture: stored.picture };
  });
}

// Private images: each request is authorized, others get not found (ADR 025).

const retryAfterSeconds = 3;

interface PrivatePictures {
  /** With `:name` for the file: `/message-pictures/:id/:name`. */
  readonly path: string;
  /** Null unless the caller may see it. */
  readonly findPicture: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** Browsers cache a file and revalidate each time. */
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
        if (found.reason !== 'busy') request.log.error({ reason: found.detail }, 'could not make a private picture');
        return plain(reply.header('retry-after', retryAfterSeconds), 'unavailable');
      }
      reply.header('cross-origin-resource-policy', 'same-origin').header('x-content-type-options', 'nosniff');
      return reply.sendFile(basename(found.path), dirname(found.path), { cacheControl: false });
    });
  });
}

const plain = (reply: FastifyReply, code: 'page-not-found' | 'too-many-requests' | 'unavailable') =>
  reply.code(errors[code]).type('text/plain; charset=utf-8').send(errorText(code));

// image/remove: deletes an unused upload. Another's looks deleted already.
const remove: Handler<'image/remove'> = async ({ image_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return (await expireUpload(services.db, image_id, actor.userId)) ? {} : refuse('conflict');
};

// The smallest sharp size; `id` leads to the others.
const shownFile = 'square-192.webp';

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

/** Returns how many uploads it deleted (docs/domain/listings.md#uploads). */
export async function sweepUploads({ db, gateways }: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const upload of await findExpired(db, count)) {
    if (signal?.aborted) break;
    await removeUploads({ db, gateways }, [upload]);
    done += 1;
  }
  return done;
}

/** Deletes expired uploads, with images and files that nothing else uses. */
export async function removeUploads(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  uploads: readonly UsedUpload[],
): Promise<void> {
  for (const upload of uploads)
    await inTransaction(db, async (trx) => {
      await lockPicture(trx, upload.picture_id);
      // Files first: after a crash the row remains, and the next run deletes both.
      if (await deleteExpired(trx, upload)) await gateways.images.remove(upload.picture_id);
    });
}
