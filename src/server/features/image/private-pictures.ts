// Addresses of pictures that not everybody may see: each asks who looks, and others get the answer of a missing one (ADR 078).
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, errorText } from '#src/contract/errors.ts';
import type { Services } from '#src/server/services.ts';

const retryAfterSeconds = 3;

export interface PrivatePictures {
  /** With `:name` for the file: `/message-pictures/:id/:name`. */
  readonly path: string;
  /** The picture that who asks may see; null for everybody else, and where there is none. */
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
