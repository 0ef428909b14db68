// The partner's page and monthly statements (docs/domain/partners.md#partner-page).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { encodeQR } from 'qr';
import { routes } from '#src/contract/addresses/routes.ts';
import { recommendedUrl } from '#src/contract/addresses/user-urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import { partnerAccount } from '#src/domain/ledger/entry.ts';
import { signedText } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { findLines, findOpening, findOwnFigures, type StatementLine } from './mine-queries.ts';
import { findCommissions, findPartner, findPayments } from './partner-queries.ts';

const pageSize = 20;

export const mine: Handler<'partner/mine'> = async ({ before }, { services: { db, config }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findPartner(db, { userId: actor.userId });
  if (row === null) return refuse('partner-not-found');
  const [figures, rows, payments] = await Promise.all([
    findOwnFigures(db, row.id),
    findCommissions(db, { partnerId: row.id, after: before ?? null, count: pageSize + 1 }),
    findPayments(db, row.id),
  ]);
  const { data, next } = pageOf(rows, pageSize);
  const url = row.code === null ? null : config.origin + recommendedUrl(row.code);
  const qr = url === null ? null : qrPath(url);
  return {
    kind: row.kind,
    state: row.state,
    code: row.code,
    url,
    qr: qr?.path ?? null,
    qr_size: qr?.size ?? 0,
    clicks_30: row.clicks,
    clicks: figures.clicks,
    bookings_30: figures.bookings_30,
    bookings: row.bookings,
    waiting: row.waiting,
    released: row.released,
    paid: row.paid,
    commissions: data.map(({ title, date, state, reason, amount }) => ({ title, date, state, reason, amount })),
    next,
    payments,
    months: figures.months,
  };
};

/** QR code with quiet zone, as one SVG path. */
function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size: rows.length };
}

// GET /dashboard/partner/statement-2026-11.csv, for the partner (docs/domain/partners.md#partner-page).

const atOnce = 500;

const csv = csvFor('spreadsheet');

/** Not found for others and for future months. */
export function registerPartnerStatements(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.get<{ Params: { file: string } }>(`${routes['dashboard-partner'].path}/:file`, async (request, reply) => {
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const { actor } = await pageContext(request, reply, services);
    const [, month] = /^statement-((?!0000)\d{4}-(?:0[1-9]|1[0-2]))\.csv$/.exec(request.params.file) ?? [];
    if (month === undefined || actor.userId === null) return reply.callNotFound();
    const partner = await findPartner(db, { userId: actor.userId });
    if (partner === null) return reply.callNotFound();
    const account = partnerAccount(partner.id);
    const { cents, has_begun: hasBegun } = await findOpening(db, account, month);
    if (!hasBegun) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="statement-${month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(statement(db, { account, month, cents })));
  });
}

/** Opening balance plus lines is the closing balance. */
async function* statement(
  db: Kysely<Database>,
  { account, month, cents }: { account: string; month: string; cents: number },
): AsyncGenerator<string> {
  yield csv.head(['type', 'date', 'experience', 'experience_date', 'reference', priceCurrency().code.toLowerCase()]);
  yield csv.line(['opening', '', '', '', '', signedText(cents)]);
  let sum = cents;
  let rows: StatementLine[] = [];
  do {
    rows = await findLines(db, { account, month, after: rows.at(-1)?.id ?? 0, count: atOnce });
    for (const { at, kind, title, date, reference, amount_minor: amount } of rows) {
      sum += amount;
      yield csv.line([typeOf(kind), at.toISOString().slice(0, 10), title, date, reference, signedText(amount)]);
    }
  } while (rows.length === atOnce);
  yield csv.line(['closing', '', '', '', '', signedText(sum)]);
}

const typeOf = (kind: string): string => kind.replace(/^partner_/, '');
