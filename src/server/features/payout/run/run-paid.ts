// payout/run-paid: the bank has carried out a run; what was owed is paid, once (docs/domain/payouts.md#runs).
import { needsOther } from '#src/domain/admin/staff/two-of-staff.ts';
import { postPaidOut } from '#src/domain/ledger/payouts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh } from '#src/server/features/audit/index.ts';
import { lockPayouts } from '#src/server/features/payout/details/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findItems, findRun, writePaid } from './queries.ts';

export const route = 'payout/run-paid';

export const handle: Handler<typeof route> = ({ number, paid_on, reference }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    if (actor.userId === null) return refuse('unauthorized');
    await lockPayouts(trx);
    const run = await findRun(trx, number);
    if (!run) return refuse('payout-not-found');
    const open = (await findItems(trx, number)).filter(({ state }) => state === 'open');
    if (run.paid_at !== null || run.cancelled_at !== null || open.length === 0) return refuse('payout-state');
    const amountCents = open.reduce((sum, item) => sum + item.amount_cents, 0);
    if (needsOther(actor.userId, { amountCents, from: services.config.twoFrom, before: run.hands }))
      return refuse('second-person');
    const stale = askFresh(actor, 'payout-paid');
    if (stale) return stale;
    const postings = open.map(({ id, host_id, amount_cents }) =>
      postPaidOut({ itemId: id, hostId: host_id, amountCents: amount_cents }),
    );
    await writePaid(trx, { number, operatorId: actor.userId, paidOn: paid_on, reference }, postings);
    return { message: t('payout.paid', { count: open.length }) };
  });
