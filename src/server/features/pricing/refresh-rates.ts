// Refreshes exchange rates daily; alerts when they are old (docs/domain/pricing.md#exchange-rates, ADR 034).
import { priceCurrency, usDollars } from '#src/domain/money/own-currency.ts';
import { readFile } from 'node:fs/promises';
import { projectFolder } from '#src/server/platform/config.ts';
import { readRates, type ReadRates, type RatesGateway } from '#src/server/providers/rates.ts';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { greatestMove, moveOf, rateState } from '#src/domain/pricing/rate-age.ts';
import {
  type JobRun,
  type KeptRate,
  type NewRate,
  claimJob,
  findRates,
  findRun,
  finishJob,
  renewDemoRates,
  storeRates,
  findUsedCurrencies,
} from './rates-queries.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';
import { priceCurrencyName } from '#src/texts/money-text.ts';

// Age of the rates in use, and its alert (docs/domain/pricing.md#exchange-rates).

const staleSubject = 'exchange-rates';

interface Stored {
  db: Services['db'];
  config: { mode: string; stripe: { kind: string } };
}

export function usedCurrencies({ db, config }: Stored): Promise<string[]> {
  return findUsedCurrencies(db, config.stripe.kind !== 'none');
}

interface RateAge {
  code: string;
  /** Hours; +Infinity without a rate. */
  hours: number;
}

/** Used currencies only, oldest first. */
export async function usedRateAges(stored: Stored): Promise<RateAge[]> {
  const [storedRates, used] = await Promise.all([findRates(stored.db), usedCurrencies(stored)]);
  const ages = new Map(storedRates.map((one) => [one.code, one.age_hours]));
  return used
    .map((code) => ({ code, hours: ages.get(code) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => b.hours - a.hours);
}

/** In seconds, for metrics; 0 for none. */
export async function oldestRateAge(db: Services['db'], config: Services['config']): Promise<number> {
  const [oldest] = await usedRateAges({ db, config });
  return oldest === undefined ? 0 : Math.round(oldest.hours * 3600);
}

/** Over three days: a log line and a task until renewed. */
export async function watchAge({ db, config, log }: Stored & Pick<Services, 'log'>): Promise<void> {
  const old = (await usedRateAges({ db, config })).filter((one) => rateState(one.hours) !== 'fresh');
  if (old.length === 0) return closeStaffTask(db, 'rates_stale', staleSubject);
  const codes = old.map((one) => one.code);
  log.warn({ codes, hours: Math.round(old[0]?.hours ?? 0) }, 'exchange rates are older than three days');
  const detail = `${codes.join(', ')}: older than 3 days. After 14 days, cash is only shown in ${priceCurrencyName()} and Alipay is off.`;
  return openStaffTask(db, { kind: 'rates_stale', subject: staleSubject, bookingId: null, detail });
}

/** config/rates.json. Throws when invalid. */
async function shippedRates(): Promise<ReadRates> {
  const read = readRates(JSON.parse(await readFile(`${projectFolder}config/rates.json`, 'utf8')));
  if (!read) throw new Error('config/rates.json is not readable as exchange rates');
  return read;
}

// Plausibility: a typo must not set prices.

interface Judged {
  taken: NewRate[];
  /** Rejected, with both figures. */
  odd: { code: string; kept: number; named: number }[];
}

const isCurrency = new Set(currencyCodes());

/** A currency without a stored rate is accepted. */
function judgeRates(named: ReadonlyMap<string, number>, kept: readonly KeptRate[]): Judged {
  const judged: Judged = { taken: [], odd: [] };
  const storedRates = new Map(kept.map((one) => [one.code, one]));
  for (const [code, rate] of named) {
    if (code === priceCurrency().code || !isCurrency.has(code)) continue;
    const before = storedRates.get(code);
    // Operators' rates are not judged.
    if (before?.is_held === true) continue;
    if (before !== undefined && moveOf(before.rate, rate) > greatestMove)
      judged.odd.push({ code, kept: before.rate, named: rate });
    else judged.taken.push({ code, rate });
  }
  return judged;
}

const everyHours = 24;

const jobOf = (gateway: RatesGateway | null): string => (gateway ? `rates ${gateway.id}` : 'rates');

/** Returns how many are new; null without an answer (stored rates stay). */
export async function fetchRatesNow(services: Services, gateway: RatesGateway): Promise<number | null> {
  const { db, log } = services;
  const job = jobOf(gateway);
  await claimJob(db, job, 0);
  try {
    const count = await takeRates(services, gateway);
    await finishJob(db, job, null);
    return count;
  } catch (error) {
    log.warn({ err: error }, 'could not update exchange rates; the last ones stay in use');
    await finishJob(db, job, error instanceof Error ? error.message : String(error));
    return null;
  } finally {
    await watchAge(services);
  }
}

export async function lastRatesRun(services: Pick<Services, 'db' | 'gateways'>): Promise<JobRun | null> {
  return findRun(services.db, jobOf(services.gateways.rates));
}

/** If due; returns how many are new. A failure retries in half an hour. */
export async function refreshRates(services: Services): Promise<number> {
  const { db, gateways, config, log } = services;
  const job = jobOf(gateways.rates);
  if (!(await claimJob(db, job, everyHours))) return 0;
  try {
    await storeShippedRates(db);
    const count = gateways.rates ? await takeRates(services, gateways.rates) : await renewOwn(services);
    await finishJob(db, job, null);
    return count;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ err: error }, 'could not update exchange rates; the last ones stay in use');
    await finishJob(db, job, reason);
    return 0;
  } finally {
    await watchAge({ db, config, log });
  }
}

/** From US dollars to the price currency; empty where that has no rate. */
function inPriceCurrency(rates: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const { code } = priceCurrency();
  if (code === usDollars.code) return rates;
  const own = rates.get(code);
  if (own === undefined) return new Map();
  return new Map([...rates, [usDollars.code, 1] as const].map(([other, rate]) => [other, rate / own]));
}

/** Missing rates come from the release, with its date. */
export async function storeShippedRates(db: Services['db']): Promise<void> {
  const [shipped, kept] = await Promise.all([shippedRates(), findRates(db)]);
  const storedCodes = new Set(kept.map((one) => one.code));
  const absent = new Map([...inPriceCurrency(shipped.rates)].filter(([code]) => !storedCodes.has(code)));
  const { taken } = judgeRates(absent, []);
  if (taken.length > 0) await storeRates(db, taken, { asOf: shipped.asOf, source: 'shipped' });
}

/** Without a source, a demo renews its rates; others expire. */
async function renewOwn({ db, config }: Stored): Promise<number> {
  return config.mode === 'demo' ? renewDemoRates(db) : 0;
}

/** Returns how many are new; throws without an answer. */
export async function takeRates(
  { db, config, log }: Stored & Pick<Services, 'log'>,
  gateway: RatesGateway,
): Promise<number> {
  const [answer, kept, used] = await Promise.all([gateway.fetch(), findRates(db), usedCurrencies({ db, config })]);
  const rates = inPriceCurrency(answer.rates);
  if (rates.size === 0)
    throw new Error(`the exchange rate source lacks ${priceCurrency().code}, the currency of prices`);
  const judged = judgeRates(rates, kept);
  await reportOdd(db, judged);
  const missing = used.filter((code) => !rates.has(code));
  if (missing.length > 0) log.warn({ codes: missing }, 'the exchange rate source lacks some currencies');
  return storeRates(db, judged.taken, { asOf: answer.asOf, source: gateway.source });
}

/** A task per implausible currency; closes when plausible again. */
async function reportOdd(db: Services['db'], { odd, taken }: Judged): Promise<void> {
  for (const { code, kept, named } of odd) {
    const detail = `${code}: ${kept} is in use, but the service sent ${named}. Check it in the back office. You can set a rate by hand.`;
    await openStaffTask(db, { kind: 'rates_stale', subject: `rate-${code}`, bookingId: null, detail });
  }
  for (const { code } of taken) await closeStaffTask(db, 'rates_stale', `rate-${code}`);
}
