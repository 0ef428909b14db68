// Pictures: /images/<id>/card-590.avif. A size that nobody asked for yet is made on the way (ADR 025).
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, dirname } from 'node:path';
import { errors } from '#src/contract/errors.ts';
import type { Services } from '../services.ts';

/** Stored pictures never change under their id. Drawn ones keep their name when they are drawn again. */
const year = '365d';
const day = '1d';
const retryAfterSeconds = 3;

/** Answers the file; 404 for what is no picture or size of ours, 503 while too many wait for the encoder. */
export async function registerPictures(
  app: FastifyInstance,
  { gateways, log }: Pick<Services, 'gateways' | 'log'>,
): Promise<void> {
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, { root: '/', serve: false });
    pictures.get<{ Params: { id: string; name: string } }>('/images/:id/:name', async (request, reply) => {
      const { id, name } = request.params;
      const found = await gateways.images.variant(id, name);
      if (found.ok) {
        const maxAge = found.isImmutable ? year : day;
        // Anybody may show them, a CDN's address in front of ours among them (BANYAN_IMAGE_BASE).
        reply.header('cross-origin-resource-policy', 'cross-origin').header('x-content-type-options', 'nosniff');
        return reply.sendFile(basename(found.path), dirname(found.path), { maxAge, immutable: found.isImmutable });
      }
      if (found.reason === 'unknown') return reply.callNotFound();
      if (found.reason !== 'busy') log.error({ picture: id, name, reason: found.detail }, 'a picture was not made');
      reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
      return reply.code(errors.unavailable.http).type('text/plain; charset=utf-8').send(errors.unavailable.text);
    });
    pictures.get('/images/*', (_request, reply) => reply.callNotFound());
  });
}
