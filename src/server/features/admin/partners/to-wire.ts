// Rows of partners as calls and files say them (docs/back-office.md#ambassadors-and-distributors).
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CommissionLine, PaymentRow } from './commission-queries.ts';
import type { PartnerRow } from './partner-queries.ts';

type Partner = CallOutput<'admin/partner'>;

/** A partner as list, page and file show it. */
export function toPartner(row: PartnerRow): CallOutput<'admin/partners'>['data'][number] {
  return {
    id: row.id,
    user_id: row.user_id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    email: row.email,
    code: row.code,
    since: row.since.toISOString(),
    clicks: row.clicks,
    bookings: row.bookings,
    waiting: fromMinor(row.waiting_cents),
    released: fromMinor(row.released_cents),
    paid: fromMinor(row.paid_cents),
  };
}

/** What of a commission its partner may see as well. */
export function toCommission({
  state,
  reason,
  left_cents: left,
}: CommissionLine): Pick<Partner['commissions'][number], 'state' | 'reason' | 'amount'> {
  return { state, reason, amount: fromMinor(left) };
}

/** A payment as calls answer it. */
export function toPayment({
  id,
  amount_cents: cents,
  reference,
  paid_at: at,
}: PaymentRow): Partner['payments'][number] {
  return { id, amount: fromMinor(cents), reference, paid_at: at.toISOString() };
}

/** `5.25` of the rate `0.0525`. */
export function percentOf(rate: string | number): number {
  return Math.round(Number(rate) * 10_000) / 100;
}

/** `0.0525` of 5.25 per cent. */
export function rateOfPercent(percent: number): string {
  return String(Math.round(percent * 100) / 10_000);
}
