// GET /admin/payouts/run-7.xml and .csv: a run as a bank file; downloads are logged (docs/domain/ledger.md#bank-files).
import type { FastifyInstance } from 'fastify';
import { painFile, payoutCsv, type RunFile } from '#src/domain/earnings/bank-files.ts';
import { errorText } from '#src/contract/errors.ts';
import { needsOther } from '#src/domain/admin/areas.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { openDetails } from './payout-details.ts';
import { findItems, findRun } from './payout-run-queries.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

const writers = {
  xml: { write: painFile, type: 'application/xml; charset=utf-8' },
  csv: { write: payoutCsv, type: 'text/csv; charset=utf-8' },
} as const;

interface FileRequest {
  Params: { file: string };
}

/** Not found without the permission, or unless the run is open or paid. */
export function registerPayoutFiles(app: FastifyInstance, services: Services): void {
  app.get<FileRequest>('/admin/payouts/:file', async (request, reply) => {
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const { actor } = await pageContext(request, reply, services);
    const [, number, kind] = /^run-(\d{1,9})\.(xml|csv)$/.exec(request.params.file) ?? [];
    if (actor.userId === null || !mayDo('payouts', actor) || number === undefined) return reply.callNotFound();
    const run = await runFile(services, Number(number));
    if (run === null) return reply.callNotFound();
    const paid = run.items.reduce((sum, item) => sum + item.amount_cents, 0);
    if (needsOther(actor.userId, { amountCents: paid, from: services.config.twoFrom, before: run.hands }))
      return reply.code(403).type('text/plain; charset=utf-8').send(errorText('second-person'));
    await writeAudit(services.db, {
      actorId: actor.userId,
      action: 'payout-file-fetched',
      subject: `payout-run:${run.number}`,
      detail: { kind: kind ?? '' },
    });
    const { write, type } = writers[kind === 'csv' ? 'csv' : 'xml'];
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="payout-${run.number}.${kind}"`)
      .type(type)
      .send(write(run));
  });
}

/** Null without items, for a cancelled run, or without an account to pay from. */
async function runFile(
  { db, keys, config }: Services,
  number: number,
): Promise<(RunFile & { hands: string[] }) | null> {
  const run = config.payoutAccount && (await findRun(db, number));
  if (!run || run.cancelled_at !== null || config.payoutAccount === null) return null;
  const items = (await findItems(db, number)).flatMap(({ place, amount_cents, state, detail_id, sealed }) => {
    if ((state !== 'open' && state !== 'paid') || detail_id === null || sealed === null) return [];
    const to = openDetails(keys, detail_id, sealed);
    // A key retired too early: no file is better than an incomplete one.
    if (to === null) throw new Error(`the bank details ${detail_id} of payout run ${number} cannot be opened`);
    return [{ reference: `R${number}-${place}`, amount_cents, to }];
  });
  if (items.length === 0) return null;
  const madeAt = run.made_at.toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    number,
    hands: run.hands,
    currency: run.currency,
    made_at: madeAt,
    pay_on: madeAt.slice(0, 10),
    from: { ...config.payoutAccount, name: config.payoutAccount.name ?? config.brand.name },
    items,
  };
}
