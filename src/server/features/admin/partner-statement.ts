// GET /dashboard/partner/statement-2026-11.csv: a month of a partner as a file, for who it is (docs/partners.md#the-partners-page).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { routes } from '#src/contract/addresses/routes.ts';
import { partnerAccount } from '#src/domain/ledger/entry.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { signedText } from '#src/server/features/earnings/index.ts';
import { findPartner } from './partners-queries.ts';
import { findLines, findOpening, type StatementLine } from './commissions-queries.ts';

const atOnce = 500;

const csv = csvFor('spreadsheet');

/** Registers the address. Who is no partner, and a month that has not begun, find nothing. */
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

/** What was owed before plus the lines is what is owed after. */
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
