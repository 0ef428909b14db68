// How old the rates in use are, and who is told of it (docs/domain/pricing.md#exchange-rates).
import { rateState } from '#src/domain/pricing/rate-age.ts';
import { priceCurrencyName } from '#src/texts/money-text.ts';
import type { Services } from '#src/server/services.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findRates, findUsedCurrencies } from './rates-queries.ts';

const staleSubject = 'exchange-rates';

/** What rates are read and judged with. */
export interface Stored {
  db: Services['db'];
  config: { mode: string; stripe: { kind: string } };
}

/** The currencies in use: of countries with something to book, and that of Alipay where it is on. */
export function usedCurrencies({ db, config }: Stored): Promise<string[]> {
  return findUsedCurrencies(db, config.stripe.kind !== 'none');
}

interface RateAge {
  code: string;
  /** Hours; +Infinity where there is no rate. */
  hours: number;
}

/** The age of each currency that the catalogue or a way to pay uses, the oldest first. Others are nobody's concern. */
export async function usedRateAges(stored: Stored): Promise<RateAge[]> {
  const [kept, used] = await Promise.all([findRates(stored.db), usedCurrencies(stored)]);
  const ages = new Map(kept.map((one) => [one.code, one.age_hours]));
  return used
    .map((code) => ({ code, hours: ages.get(code) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => b.hours - a.hours);
}

/** Seconds since the oldest rate in use was renewed, for the collector; 0 where none is in use. */
export async function oldestRateAge(db: Services['db'], config: Services['config']): Promise<number> {
  const [oldest] = await usedRateAges({ db, config });
  return oldest === undefined ? 0 : Math.round(oldest.hours * 3600);
}

/** Older than three days: a line in the log and a task for somebody, which ends when they are renewed. */
export async function watchAge({ db, config, log }: Stored & Pick<Services, 'log'>): Promise<void> {
  const old = (await usedRateAges({ db, config })).filter((one) => rateState(one.hours) !== 'fresh');
  if (old.length === 0) return closeStaffTask(db, 'rates_stale', staleSubject);
  const codes = old.map((one) => one.code);
  log.warn({ codes, hours: Math.round(old[0]?.hours ?? 0) }, 'exchange rates are older than three days');
  const detail = `${codes.join(', ')}: older than 3 days. After 14 days cash is shown in ${priceCurrencyName()} only and Alipay is off.`;
  return openStaffTask(db, { kind: 'rates_stale', subject: staleSubject, bookingId: null, detail });
}
