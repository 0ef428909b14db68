// earnings/summary: earnings by month, and whether the next run pays (docs/domain/ledger.md#statements).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { payeeVerdict, payoutState } from '#src/domain/earnings/payout-state.ts';
import { cashOfMonth } from '#src/domain/earnings/months.ts';
import { minorToUnits } from '#src/domain/money/currencies.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { statementUrl } from '#src/contract/addresses/urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findHostDetails } from './payout-details-queries.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import * as queries from './queries.ts';

const shownMonths = 24;

type Output = CallOutput<'earnings/summary'>;

export const earningsSummary: Handler<'earnings/summary'> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'earnings');
  if (!panel) return refuse('host-not-found');
  const { hostId } = panel;
  const { db } = services;
  const zone = await queries.findHostZone(db, hostId);
  const [owed, ledger, done] = await Promise.all([
    queries.findOwed(db, hostId),
    queries.findLedgerMonths(db, hostId, zone, shownMonths),
    queries.findDoneMonths(db, hostId, zone, shownMonths),
  ]);
  const { payout, now_ms } = await payoutOf(services, hostId, owed);
  const running = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' }).format(
    now_ms,
  );
  const months = [...new Set([running, ...ledger.map(({ month }) => month), ...done.map(({ month }) => month)])]
    .toSorted()
    .toReversed();
  const isOwn = hostId === actor.userId;
  return {
    time_zone: zone,
    owed: fromMinor(Math.max(0, owed)),
    payout,
    months: months.map((month) => monthOf(month, { ledger, done, hostId: isOwn ? null : hostId })),
  };
};

function monthOf(
  month: string,
  { ledger, done, hostId }: { ledger: queries.LedgerMonth[]; done: queries.DoneMonth[]; hostId: string | null },
): Output['months'][number] {
  const money = ledger.find((one) => one.month === month);
  const took = done.find((one) => one.month === month);
  return {
    month,
    bookings: took?.bookings ?? 0,
    seats: took?.seats ?? 0,
    cash: cashOfMonth(took?.cash ?? []).map(({ currency, received, due, disputed, waived }) => ({
      currency,
      received: minorToUnits(received, currency),
      due: minorToUnits(due, currency),
      disputed: minorToUnits(disputed, currency),
      waived: minorToUnits(waived, currency),
    })),
    earned: fromMinor(money?.earned_cents ?? 0),
    paid_out: fromMinor(money?.paid_out_cents ?? 0),
    statement: { pdf: statementUrl(month, 'pdf', hostId), csv: statementUrl(month, 'csv', hostId) },
  };
}

/** By the rule that makes a run. */
async function payoutOf({ db }: Services, hostId: string, owedCents: number) {
  const [{ facts, now_ms }, last, isOpen] = await Promise.all([
    findHostDetails(db, hostId),
    queries.findLastPayout(db, hostId),
    queries.hasOpenItem(db, hostId),
  ]);
  const minimumCents = priceCurrency().figures.payout_minimum;
  const state = payeeVerdict({ owedCents, details: facts, hasOpenItem: isOpen }, { minimumCents, now: now_ms });
  const { until } = payoutState(facts, now_ms);
  const payout: Output['payout'] = {
    state,
    held_until: until === null ? null : new Date(until).toISOString(),
    minimum: fromMinor(minimumCents),
    last: last && { amount: fromMinor(last.amount_cents), paid_on: last.paid_on, reference: last.reference },
  };
  return { payout, now_ms };
}
