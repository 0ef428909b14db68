// Payout runs (docs/domain/ledger.md#runs).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { lockPayouts } from './payout-details-queries.ts';
import { maskedOf } from './payout-details.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findRun,
  writeCancelled,
  lockItem,
  writeFailed,
  findPayees,
  insertRun,
  findItems,
  writePaid,
  findRuns,
  type PayeeRow,
  type ItemRow,
  type RunRow,
} from './payout-run-queries.ts';
import { postPayoutReturned, postPaidOut } from '#src/domain/ledger/payouts.ts';
import { itemStep, payoutSteps, runVerdict } from '#src/domain/earnings/payout-state.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { Services } from '#src/server/services.ts';
import { needsOther } from '#src/domain/admin/areas.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';

// payout/run-cancel: the next run includes the amounts (docs/domain/ledger.md#runs).
const cancel: Handler<'payout/run-cancel'> = ({ number }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    if (actor.userId === null) return refuse('unauthorized');
    await lockPayouts(trx);
    const run = await findRun(trx, number);
    if (!run) return refuse('payout-not-found');
    if (run.paid_at !== null || run.cancelled_at !== null) return refuse('payout-state');
    await writeCancelled(trx, number, actor.userId);
    return { message: t('payout.cancelled') };
  });

// payout/item-fail: failed or returned by the bank, so owed again (docs/domain/ledger.md#runs).
const fail: Handler<'payout/item-fail'> = ({ item_id, reason }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const operatorId = actor.userId;
    if (operatorId === null) return refuse('unauthorized');
    await lockPayouts(trx);
    const item = await lockItem(trx, item_id);
    if (!item) return refuse('payout-not-found');
    if (itemStep(item.state, 'fail') === null) return refuse('payout-state');
    const returned = { itemId: item.id, hostId: item.host_id, amountCents: item.amount_cents };
    const posting = item.state === 'paid' ? postPayoutReturned(returned) : null;
    await writeFailed(trx, item, { operatorId, reason, posting });
    return { message: t('payout.failed') };
  });

const make: Handler<'payout/run-make'> = async (_input, { services, actor }) => {
  const operatorId = actor.userId;
  if (operatorId === null) return refuse('unauthorized');
  const { payout_minimum: minimumCents } = priceCurrency().figures;
  return inTransaction(services.db, async (trx) => {
    // New statements after the lock see what was committed meanwhile.
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

const most = 200;

function accountOf(
  { keys }: Pick<Services, 'keys'>,
  { detail_id, sealed }: { detail_id: string | null; sealed: Buffer | null },
) {
  if (detail_id === null || sealed === null) return { country: '', ending: '' };
  const { country, ending } = maskedOf(keys, detail_id, sealed);
  return { country, ending };
}

// payout/outlook: hosts with money owed, and why some are not paid (docs/domain/ledger.md#runs).
const outlook: Handler<'payout/outlook'> = async (_input, { services, actor }) => {
  const { payout_minimum: minimum } = priceCurrency().figures;
  const all = judged(await findPayees(services.db, actor.userId), minimum);
  const paid = all.filter(({ verdict }) => verdict === 'pay');
  return {
    minimum: fromMinor(minimum),
    hosts: paid.length,
    total: fromMinor(paid.reduce((sum, { row }) => sum + row.owed_cents, 0)),
    owed: fromMinor(all.reduce((sum, { row }) => sum + row.owed_cents, 0)),
    // Unpaid hosts first: an operator can act on them.
    data: [...all.filter(({ verdict }) => verdict !== 'pay'), ...paid].slice(0, most).map(({ row, verdict }) => ({
      host_id: row.host_id,
      name: row.name,
      owed: fromMinor(row.owed_cents),
      ...accountOf(services, row),
      verdict,
    })),
    is_cut: all.length > most,
    has_account: services.config.payoutAccount !== null,
  };
};

// payout/run-paid: the bank executed a run, once (docs/domain/ledger.md#runs).
const paidCall: Handler<'payout/run-paid'> = ({ number, paid_on, reference }, { services, actor }) =>
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

const runCall: Handler<'payout/run'> = async ({ number }, { services }) => {
  const row = await findRun(services.db, number);
  if (!row) return refuse('payout-not-found');
  const items = await findItems(services.db, number);
  return { run: runOf(row), items: items.map((row) => itemOf(row, services.keys)) };
};

const pageSize = 20;

const runs: Handler<'payout/runs'> = async ({ before }, { services }) => {
  const rows = await findRuns(services.db, before ?? null, pageSize + 1);
  return { data: rows.slice(0, pageSize).map(runOf), has_more: rows.length > pageSize };
};

export const runCalls = {
  'payout/run-cancel': cancel,
  'payout/item-fail': fail,
  'payout/run-make': make,
  'payout/outlook': outlook,
  'payout/run-paid': paidCall,
  'payout/run': runCall,
  'payout/runs': runs,
} as const;

function judged(
  rows: readonly PayeeRow[],
  minimumCents: number,
): { row: PayeeRow; verdict: ReturnType<typeof runVerdict> }[] {
  return rows.map((row) => {
    const payee = {
      owedCents: row.owed_cents,
      details: { counts_since: row.counts_since, is_change_waiting: row.is_change_waiting },
      hasOpenItem: row.has_open_item,
      isOwn: row.is_own,
    };
    return { row, verdict: runVerdict(payee, { minimumCents, now: row.now_ms }) };
  });
}

type Run = CallOutput<'payout/runs'>['data'][number];
type Item = CallOutput<'payout/run'>['items'][number];

function runOf(row: RunRow): Run {
  return {
    number: row.number,
    currency: row.currency,
    state: row.cancelled_at !== null ? 'cancelled' : row.paid_at !== null ? 'paid' : 'open',
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    paid_on: row.paid_on,
    bank_reference: row.bank_reference,
    items: row.items,
    total: fromMinor(row.total_cents),
    paid: fromMinor(row.paid_cents),
    failed: row.failed,
  };
}

function itemOf(
  { id, place, host_id, host_name, amount_cents, state, fail_reason, detail_id, sealed }: ItemRow,
  keys: MasterKeys,
): Item {
  const { country, ending } =
    detail_id === null || sealed === null ? { country: '', ending: '' } : maskedOf(keys, detail_id, sealed);
  return {
    id,
    place,
    host_id,
    host_name,
    amount: fromMinor(amount_cents),
    state,
    country,
    ending,
    fail_reason,
    can_fail: payoutSteps(state).includes('fail'),
  };
}
