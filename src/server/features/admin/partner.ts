// admin/partner: one ambassador or distributor (docs/back-office.md#ambassadors-and-distributors).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, cursorOf } from './kit/cursor-queries.ts';
import {
  findClicks,
  findCommissions,
  findOwedLines,
  findPayments,
  type CommissionLine,
  type PaymentRow,
} from './commissions-queries.ts';
import { findPartner, type PartnerRow } from './partners-queries.ts';
import type { CallOutput } from '#src/contract/types.ts';

const pageSize = 50;

export const partnerCall: Handler<'admin/partner'> = async (
  { partner_id: partnerId, before },
  { services: { db, config } },
) => {
  const after = before === undefined ? null : cursorOf(before);
  const [row, clicks, rows, payments, lines] = await Promise.all([
    findPartner(db, { partnerId }),
    findClicks(db, partnerId),
    findCommissions(db, { partnerId, after, count: pageSize + 1 }),
    findPayments(db, partnerId),
    findOwedLines(db, partnerId),
  ]);
  if (row === null) return refuse('partner-not-found');
  const { shown, next } = pageOf(rows, pageSize);
  return {
    ...toPartner(row),
    percent: row.rate === null ? null : percentOf(row.rate),
    usual_percent: percentOf(config.partnerRates[row.kind]),
    version: row.version,
    clicks_by_day: clicks,
    commissions: shown.map((line) => ({
      booking_id: line.id,
      ref: line.ref,
      booking_status: line.booking_status,
      title: line.title,
      way: line.way,
      made_at: line.made_at.toISOString(),
      taken_back: fromMinor(line.taken_cents),
      ...toCommission(line),
    })),
    next,
    payments: payments.map(toPayment),
    lines: lines.map(({ at, kind, ref, amount_minor: minor }) => ({
      at: at.toISOString(),
      kind,
      ref,
      amount: fromMinor(minor),
    })),
  };
};

// Rows of partners as calls and files say them (docs/back-office.md#ambassadors-and-distributors).

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
function percentOf(rate: string | number): number {
  return Math.round(Number(rate) * 10_000) / 100;
}

/** `0.0525` of 5.25 per cent. */
export function rateOfPercent(percent: number): string {
  return String(Math.round(percent * 100) / 10_000);
}
