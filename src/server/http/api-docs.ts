// The contract for people and programs: /api/openapi.json and its reader at /api/docs (ADR 021).
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#src/contract/openapi.ts';
import { renderApiReader } from '../pages/api-reader.ts';
import type { Services } from '../services.ts';

/** Both are made once: the contract does not change while the process runs. */
export function registerApiDocs(app: FastifyInstance, services: Services): void {
  const document = openApiDocument({ origin: services.config.origin, title: services.config.brand.name });
  const json = JSON.stringify(document);
  const page = renderApiReader(document);
  const hour = 'public, max-age=3600';
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', hour).send(json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', hour).send(page),
  );
}
