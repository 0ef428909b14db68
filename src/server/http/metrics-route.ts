// GET /metrics for Prometheus: figures of an installation are for its operator (docs/operations.md).
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';
import { hashSecret } from './identity.ts';

type Watched = Pick<Services, 'config' | 'metrics' | 'pool'>;

/** Registers the route where the settings put it; elsewhere the address does not exist. */
export function registerMetrics(app: FastifyInstance, services: Watched): void {
  const { isPublic } = services.config.metrics;
  app.get('/metrics', async (request, reply) => (isPublic ? answer(request, reply, services) : reply.callNotFound()));
}

/** The server behind a port of its own: one address and nothing else. */
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
