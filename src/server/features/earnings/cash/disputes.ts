// cash/disputes: what an operator has to decide, with the words of both sides (docs/domain/cash.md#when-it-is-settled).
import { fromMinor } from '#src/domain/money/money.ts';
import { minorToUnits } from '#src/domain/money/currencies.ts';
import type { Handler } from '#src/server/call.ts';
import * as queries from './dispute-queries.ts';

const pageSize = 20;

export const cashDisputes: Handler<'cash/disputes'> = async ({ offset = 0 }, { services }) => {
  const [rows, total] = await Promise.all([
    queries.findDisputes(services.db, pageSize, offset),
    queries.countDisputes(services.db),
  ]);
  return {
    total,
    data: rows.map((row) => ({
      booking_id: row.id,
      ref: row.ref,
      title: row.title,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      time_zone: row.time_zone,
      guest_name: row.guest_name.trim(),
      host_name: row.host_name,
      pax: row.pax,
      usd: fromMinor(row.balance_cents),
      amount: row.balance_local_minor === null ? null : minorToUnits(row.balance_local_minor, row.local_currency),
      currency: row.local_currency,
      words: row.words.map(({ at, ...word }) => ({ ...word, at: new Date(at).toISOString() })),
    })),
  };
};
