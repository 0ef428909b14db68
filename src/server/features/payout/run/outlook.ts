// payout/outlook: to whom something is owed, who would be paid now, and why the others are not (docs/domain/payouts.md#runs).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { maskedOf } from '#src/server/features/payout/details/index.ts';
import { findPayees } from './queries.ts';
import { judged } from './payees.ts';

export const route = 'payout/outlook';

const most = 200;

/** The account as lists show it. */
function accountOf(
  { keys }: Pick<Services, 'keys'>,
  { detail_id, sealed }: { detail_id: string | null; sealed: Buffer | null },
) {
  if (detail_id === null || sealed === null) return { country: '', ending: '' };
  const { country, ending } = maskedOf(keys, detail_id, sealed);
  return { country, ending };
}

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const { payout_minimum: minimum } = priceCurrency().figures;
  const all = judged(await findPayees(services.db, actor.userId), minimum);
  const paid = all.filter(({ verdict }) => verdict === 'pay');
  return {
    minimum: fromMinor(minimum),
    hosts: paid.length,
    total: fromMinor(paid.reduce((sum, { row }) => sum + row.owed_cents, 0)),
    owed: fromMinor(all.reduce((sum, { row }) => sum + row.owed_cents, 0)),
    // Those who are not paid come first: they are what an operator can do something about.
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
