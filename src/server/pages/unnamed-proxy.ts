// An unconfigured proxy makes guests share limits (docs/operations/proxy.md).
import type { FastifyInstance } from 'fastify';
import { networkOf, isNearby, plainAddress } from '#src/domain/user/network.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Services } from '#src/server/services.ts';

const carries = ['x-forwarded-for', 'forwarded'] as const;

/** Logs the first forwarded request of a near peer, with task and metric. Remote peers can forge the header. */
export function registerUnnamedProxy(app: FastifyInstance, services: Services): void {
  const seen = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    const isBelieved = request.ips !== undefined && request.ips.length > 1;
    if (isBelieved || !carries.some((name) => name in request.headers) || !isNearby(peer)) return;
    services.metrics.unnamedProxy.inc();
    if (seen.has(networkOf(peer))) return;
    seen.add(networkOf(peer));
    services.log.warn({ peer }, 'a proxy is missing in BANYAN_TRUST_PROXY: its guests share one address');
    const detail = t('task.proxyUnnamed', { peer });
    void openStaffTask(services.db, { kind: 'proxy_unnamed', subject: `proxy:${peer}`, bookingId: null, detail }).catch(
      (error: unknown) => services.log.warn({ err: error }, 'could not store the task about a proxy'),
    );
  });
}
