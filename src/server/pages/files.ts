// Static files: assets, icons, photos, voucher script.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, dirname } from 'node:path';
import { errorText, errors } from '#src/contract/errors.ts';
import { isPrivatePicture } from '#src/server/platform/pictures/places.ts';
import type { Services } from '#src/server/services.ts';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { packOnce } from '#src/server/platform/http/compression.ts';
import { projectFolder } from '#src/server/platform/config.ts';

/** Photos never change; drawn ones may (ADR 025). */
const year = '365d';
const day = '1d';
const retryAfterSeconds = 3;

/** 404 for unknown, 503 when the encoder is busy. */
export async function registerPictures(
  app: FastifyInstance,
  { gateways, log }: Pick<Services, 'gateways' | 'log'>,
): Promise<void> {
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, { root: '/', serve: false });
    pictures.get<{ Params: { id: string; name: string } }>('/images/:id/:name', async (request, reply) => {
      const { id, name } = request.params;
      // Message photos have their own authorized URL (ADR 025).
      if (isPrivatePicture(id)) return reply.callNotFound();
      const found = await gateways.images.variant(id, name);
      if (found.ok) {
        const maxAge = found.isImmutable ? year : day;
        // For CDNs (BANYAN_IMAGE_BASE).
        reply.header('cross-origin-resource-policy', 'cross-origin').header('x-content-type-options', 'nosniff');
        return reply.sendFile(basename(found.path), dirname(found.path), { maxAge, immutable: found.isImmutable });
      }
      if (found.reason === 'unknown') return reply.callNotFound();
      if (found.reason !== 'busy') log.error({ picture: id, name, reason: found.detail }, 'could not make a picture');
      reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
      return reply.code(errors.unavailable).type('text/plain; charset=utf-8').send(errorText('unavailable'));
    });
    pictures.get('/images/*', (_request, reply) => reply.callNotFound());
  });
}

/** Revalidated each time, so fixes arrive (ADR 034). */
export async function registerVoucherWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(`${projectFolder}public/voucher-worker.js`, 'utf8');
  app.get('/booking/voucher-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(script),
  );
}

/** Apple's address (docs/operations/providers.md#payments). */
export function registerApplePayFile(app: FastifyInstance, text: string | null): void {
  if (text === null) return;
  app.get('/.well-known/apple-developer-merchantid-domain-association', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}

/** 404 for other names than the present logo. */
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

/** Assets are immutable; icons revalidate daily. */
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
  // On the first view of lists: compressed, a fifth of its bytes.
  const drawings = packOnce(readFileSync(`${projectFolder}public/categories.svg`));
  app.get('/static/categories.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawings),
  );
  await app.register(fastifyStatic, {
    root: `${projectFolder}public`,
    prefix: '/static/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  });
  // Browsers request both at the root.
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, async (_request, reply) => reply.redirect('/static/favicon.svg', 308));
}
