// Files with names: hashed assets of the bundle, icons. Pictures have a file of their own.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFolder } from '../config.ts';
import type { Services } from '../services.ts';
import { registerPictures } from './pictures.ts';

/** Assets carry their hash in the name and never change; icons may be drawn again, so they are asked for daily. */
export async function registerFiles(app: FastifyInstance, services: Pick<Services, 'gateways' | 'log'>): Promise<void> {
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
