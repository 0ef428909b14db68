// Files with names: hashed assets of the bundle, icons, pictures, the script of the voucher page.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, dirname } from 'node:path';
import { errorText, errors } from '#src/contract/errors.ts';
import { isPrivatePicture } from '#src/server/platform/pictures/places.ts';
import type { Services } from '#src/server/services.ts';
import { readFile } from 'node:fs/promises';
import { projectFolder } from '#src/server/platform/config.ts';

/** Stored pictures never change under their id. Drawn ones keep their name when they are drawn again (ADR 025). */
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
      // Those of messages have an address of their own, where every right is checked (ADR 025).
      if (isPrivatePicture(id)) return reply.callNotFound();
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
      return reply.code(errors.unavailable).type('text/plain; charset=utf-8').send(errorText('unavailable'));
    });
    pictures.get('/images/*', (_request, reply) => reply.callNotFound());
  });
}

/** Registers the one file. It is asked for again each time, so that a mended one arrives (ADR 034). */
export async function registerVoucherWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(`${projectFolder}public/voucher-worker.js`, 'utf8');
  app.get('/booking/voucher-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(script),
  );
}

/** Registers the one file where there is one; its address is Apple's (docs/operations/providers.md#payments). */
export function registerApplePayFile(app: FastifyInstance, text: string | null): void {
  if (text === null) return;
  app.get('/.well-known/apple-developer-merchantid-domain-association', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}

/** Registers its address; 404 for any other name than that of the mark that the settings hold now. */
export function registerLogo(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.get<{ Params: { name: string } }>('/images/logo/:name', async (request, reply) => {
    const { logoFile } = config;
    if (logoFile === null || logoFile.path !== `/images/logo/${request.params.name}`) return reply.callNotFound();
    return reply
      .type(logoFile.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(logoFile.bytes);
  });
}

/** Assets carry their hash in the name and never change; icons may be drawn again, so they are asked for daily. */
export async function registerFiles(
  app: FastifyInstance,
  services: Pick<Services, 'gateways' | 'log' | 'config'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${projectFolder}dist/client/assets`,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await registerPictures(app, services);
  registerLogo(app, services);
  await app.register(fastifyStatic, {
    root: `${projectFolder}public`,
    prefix: '/static/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  });
  // Browsers ask for both at the root, whatever a page says.
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, async (_request, reply) => reply.redirect('/static/favicon.svg', 308));
}
