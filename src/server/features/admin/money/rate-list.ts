// admin/rate-list: all exchange rates, those in use first (docs/back-office.md#exchange-rates).
import { rateState } from '#src/domain/money/rate-age.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { lastRatesRun, usedCurrencies } from '#src/server/features/rates/index.ts';
import { findAdminRates, type RateRow } from './rate-queries.ts';

export const route = 'admin/rate-list';

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const { db, config, gateways } = services;
  const [rows, used, run] = await Promise.all([
    findAdminRates(db),
    usedCurrencies({ db, config }),
    lastRatesRun(services),
  ]);
  const kept = new Map(rows.map((row) => [row.code, row]));
  const others = rows.filter(({ code }) => !used.includes(code));
  return {
    data: [
      ...used.map((code) => toRateLine(code, kept.get(code) ?? null, true)),
      ...others.map((row) => toRateLine(row.code, row, false)),
    ],
    source: gateways.rates?.source ?? null,
    asked_at: gateways.rates === null ? null : (run?.started_at.toISOString() ?? null),
    failed: gateways.rates !== null && run !== null && run.error !== null,
  };
};

/** A rate as list and page show it; `row` is null where there is none. */
export function toRateLine(
  code: string,
  row: RateRow | null,
  isUsed: boolean,
): CallOutput<typeof route>['data'][number] {
  return {
    code,
    rate: row?.rate ?? null,
    good_at: row?.good_at.toISOString() ?? null,
    age_hours: row?.age_hours ?? null,
    state: rateState(row?.age_hours ?? null),
    source: row?.source ?? '',
    held_until: row?.held_until?.toISOString() ?? null,
    is_used: isUsed,
  };
}
