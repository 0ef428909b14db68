// admin/rate: one exchange rate, and what it has been (docs/back-office.md#exchange-rates).
import { canHaveRate } from '#src/domain/money/rate-age.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { usedCurrencies } from '#src/server/features/rates/index.ts';
import { toRateLine } from './rate-list.ts';
import { findAdminRate, findRateChanges } from './rate-queries.ts';

export const route = 'admin/rate';

/** More than one a day for two years are in the file alone. */
const mostShown = 800;

export const handle: Handler<typeof route> = async ({ code }, { services: { db, config } }) => {
  if (!canHaveRate(code)) return refuse('rate-not-found');
  const [row, used, history] = await Promise.all([
    findAdminRate(db, code),
    usedCurrencies({ db, config }),
    findRateChanges(db, { code, after: null, count: mostShown }),
  ]);
  return {
    ...toRateLine(code, row, used.includes(code)),
    version: row?.version ?? null,
    history: history.map(({ rate, source, good_at, at }) => ({
      rate,
      source,
      good_at: good_at.toISOString(),
      at: at.toISOString(),
    })),
  };
};
