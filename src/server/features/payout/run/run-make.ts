// payout/run-make: makes a run of all who can be paid now (docs/domain/payouts.md#runs).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockPayouts } from '#src/server/features/payout/details/index.ts';
import { t } from '#src/server/features/texts.ts';
import { judged } from './payees.ts';
import { findPayees, insertRun } from './queries.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';

export const route = 'payout/run-make';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const operatorId = actor.userId;
  if (operatorId === null) return refuse('unauthorized');
  const { payout_minimum: minimumCents } = priceCurrency().figures;
  return inTransaction(services.db, async (trx) => {
    // Read by statements of their own after the lock, so that they see whatever was done while it was waited for.
    await lockPayouts(trx);
    const items = judged(await findPayees(trx, operatorId), minimumCents)
      .filter(({ verdict }) => verdict === 'pay')
      .map(({ row }) => ({ host_id: row.host_id, detail_id: row.detail_id ?? '', amount_cents: row.owed_cents }));
    if (items.length === 0) return refuse('payout-nothing');
    const number = await insertRun(trx, { operatorId, minimumCents, items });
    await writeAudit(trx, {
      actorId: operatorId,
      action: 'payout-run-made',
      subject: `payout-run:${number}`,
      detail: { items: items.length },
    });
    return { number, message: t('payout.made', { number, count: items.length }) };
  });
};
