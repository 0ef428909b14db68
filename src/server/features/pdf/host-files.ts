// GET /dashboard/host-panel/bookings.csv: the bookings of all hosts whose requests the user answers
// (docs/domain/bookings.md#lists).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { bookingGroups } from '#src/domain/booking/groups.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { bookingCard, findBookings } from '#src/server/features/booking/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { openStatement, statementCsv } from '#src/server/features/earnings/index.ts';

// GET /dashboard/host-panel/earnings/statement-2026-11.pdf and .csv: a monthly statement (docs/domain/ledger.md#statements).

const loadPrinter = () => import('./sheets/printer.ts');

interface FileRequest {
  Params: { file: string };
  Querystring: { host?: string };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Not found without the permission or for future months. */
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

type BookingFilter = Parameters<typeof findBookings>[1];

const pageSize = 500;
// Amount columns are named after their currency.
const head = (code: string) => {
  const money = [`price_${code}`, `paid_online_${code}`, 'cash', 'cash_currency', 'cash_state'];
  return ['ref', 'experience', 'host', 'city', 'date', 'time', 'state', 'guest', 'guests', ...money];
};
const csv = csvFor('spreadsheet');

/** In page order; at most 20,000 bookings. */
async function* bookingsCsv(
  db: Kysely<Database>,
  filter: Omit<BookingFilter, 'offset' | 'count'>,
): AsyncGenerator<string> {
  const { code } = priceCurrency();
  yield csv.head(head(code.toLowerCase()));
  for (let offset = 0; offset < 20_000; offset += pageSize) {
    const { rows } = await findBookings(db, { ...filter, offset, count: pageSize });
    for (const row of rows) {
      const { ref, course, host_name, date, time, booking_status, guest_name, pax, cash, ...card } = bookingCard(row);
      const where = [ref, course.title, host_name, course.city_name, date, time, booking_status, guest_name, pax];
      const due = cash.amount === null ? [cash.usd, code] : [cash.amount, cash.currency];
      yield csv.line([...where, card.total_price, card.paid_online, ...due, card.cash_state]);
    }
    if (rows.length < pageSize) return;
  }
}

/** Not found for everyone else. */
export function registerBookingsFile(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { tab?: unknown; q?: unknown } }>(
    `${routes['host-bookings'].path}.csv`,
    async (request, reply) => {
      const wait = await services.limits.take('write', request.ip);
      if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
      const { actor } = await pageContext(request, reply, services);
      const { userId } = actor;
      if (userId === null || !(await findPanelHost(services.db, undefined, actor, 'requests')))
        return reply.callNotFound();
      const { tab, q } = request.query;
      const group = bookingGroups.find((one) => one === tab) ?? null;
      const search = typeof q === 'string' ? cleanKeyword(q).slice(0, 80) : null;
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'attachment; filename="bookings.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(bookingsCsv(services.db, { userId, as: 'host', act: 'requests', group, search })));
    },
  );
}
