// Health, readiness, metrics and shutdown (docs/guide/run.md).
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#src/server/platform/secrets.ts';

/** Milliseconds for which `/readyz` caches its write check. */
const writtenForMs = 10_000;

/** /healthz: the process is alive. /readyz: the database accepts writes. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  // Successful checks are not logged.
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  let writtenAt = -Infinity;
  app.get('/readyz', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const now = performance.now();
    const isDue = now - writtenAt >= writtenForMs;
    try {
      // The first row of a temporary table needs disk space.
      await services.pool.query(
        isDue ? 'create temporary table write_probe on commit drop as select 1 as n' : 'select 1',
      );
      if (isDue) writtenAt = now;
      return { status: 'ready' };
    } catch (error) {
      writtenAt = -Infinity;
      request.log.warn({ err: error }, 'not ready: the database does not respond or refuses writes');
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
    }
  });
}

/** During shutdown each response closes its connection. */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

type Watched = Pick<Services, 'config' | 'metrics' | 'pool'>;

/** Only when the settings allow it. */
export function registerMetrics(app: FastifyInstance, services: Watched): void {
  const { isPublic } = services.config.metrics;
  app.get('/metrics', async (request, reply) => (isPublic ? answer(request, reply, services) : reply.callNotFound()));
}

export function buildMetricsApp(services: Watched): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (request, reply) => answer(request, reply, services));
  return app;
}

async function answer(request: FastifyRequest, reply: FastifyReply, { config, metrics, pool }: Watched) {
  reply.header('cache-control', 'no-store');
  const { token } = config.metrics;
  if (token !== null && !shows(request, token.reveal()))
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .type('text/plain; charset=utf-8')
      .send('Token needed\n');
  metrics.poolWaiting.set(pool.waitingCount);
  return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  const [scheme, given] = (headers.authorization ?? '').split(' ');
  return (
    scheme?.toLowerCase() === 'bearer' && given !== undefined && timingSafeEqual(hashSecret(given), hashSecret(token))
  );
}
