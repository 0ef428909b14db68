// Who would be paid now, and why the others are not (docs/domain/payouts.md#runs).
import { runVerdict } from '#src/domain/payout/payees.ts';
import type { PayeeRow } from './queries.ts';

/** What the rule says of each host. */
export function judged(
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
