// GET /dashboard/host-panel/earnings/statement-2026-11.pdf and .csv: a month of a host as a file, for whoever may see the earnings
// (docs/domain/payouts.md#statements).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { routes } from '#src/contract/addresses/routes.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { openStatement, statementCsv } from '#src/server/features/earnings/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';

const loadPrinter = () => import('./sheets/printer.ts');

interface FileRequest {
  Params: { file: string };
  Querystring: { host?: string };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Registers the address. Who may not see the earnings, and a month that has not begun, find nothing. */
export function registerStatementFiles(app: FastifyInstance, services: Services): void {
  app.get<FileRequest>(`${routes['host-earnings'].path}/:file`, async (request, reply) => {
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const { actor } = await pageContext(request, reply, services);
    const [, month, kind] = /^statement-((?!0000)\d{4}-(?:0[1-9]|1[0-2]))\.(pdf|csv)$/.exec(request.params.file) ?? [];
    const named =
      typeof request.query.host === 'string' && uuid.test(request.query.host) ? request.query.host : undefined;
    const panel = month === undefined ? null : await findPanelHost(services.db, named, actor, 'earnings');
    const statement = panel && month !== undefined ? await openStatement(services.db, panel.hostId, month) : null;
    if (!panel || !statement) return reply.callNotFound();
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="statement-${month}.${kind}"`);
    if (kind === 'csv') return reply.type('text/csv; charset=utf-8').send(Readable.from(statementCsv(statement)));
    const { statementPdf } = await loadPrinter();
    const { brand } = services.config;
    return reply.type('application/pdf').send(await statementPdf({ statement, host: panel.name, brand }));
  });
}
