// admin/partner: one ambassador or distributor (docs/back-office.md#ambassadors-and-distributors).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/kit/place-queries.ts';
import { findClicks, findCommissions, findOwedLines, findPayments } from './commission-queries.ts';
import { findPartner } from './partner-queries.ts';
import { percentOf, toCommission, toPartner, toPayment } from './to-wire.ts';

export const route = 'admin/partner';

const pageSize = 50;

export const handle: Handler<typeof route> = async (
  { partner_id: partnerId, before },
  { services: { db, config } },
) => {
  const after = before === undefined ? null : placeOf(before);
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
