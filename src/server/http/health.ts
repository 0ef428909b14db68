// For whoever watches the machine: is it alive, may it get traffic (docs/operations.md).
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** /healthz answers while the process lives; /readyz asks the database. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await services.pool.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
    }
  });
}
