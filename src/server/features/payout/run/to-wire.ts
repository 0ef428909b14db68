// A run and its items as operators see them.
import type { CallOutput } from '#src/contract/types.ts';
import { payoutSteps } from '#src/domain/payout/payout-state.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { maskedOf } from '#src/server/features/payout/details/sealed-details.ts';
import type { ItemRow, RunRow } from './queries.ts';

type Run = CallOutput<'payout/runs'>['data'][number];
type Item = CallOutput<'payout/run'>['items'][number];

export function runOf(row: RunRow): Run {
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

/** Accounts as lists show them. */
export function itemOf(
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
