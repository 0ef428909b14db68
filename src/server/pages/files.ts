// Files with names: hashed assets of the bundle, pictures, icons.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Assets carry their hash in the name and never change; pictures may be drawn again, so they are asked for daily. */
export async function registerFiles(app: FastifyInstance, _config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${root}dist/client/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(fastifyStatic, {
    root: `${root}demo/pictures`,
    prefix: '/images/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    allowedPath: (path) => /^\/[a-z0-9-]+\/[a-z0-9-]+\.(avif|webp|jpg)$/.test(path),
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
  await app.register(fastifyStatic, {
    root: `${root}public`,
    prefix: '/static/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  });
  // Browsers ask for both at the root, whatever a page says.
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, async (_request, reply) => reply.redirect('/static/favicon.svg', 308));
}
