// Exchange rates, once a day: asked for, judged, stored; and an alarm while they are old (product 2, ADR 034).
import { closeStaffTask, openStaffTask } from '#src/server/features/task/index.ts';
import type { Services } from '#src/server/services.ts';
import { judgeRates, type Judged } from './judge-rates.ts';
import { claimJob, findRates, finishJob, renewDemoRates, storeRates } from './queries.ts';
import { shippedRates } from './shipped.ts';

const job = 'rates';
const everyHours = 24;
const alarmHours = 72;
const staleSubject = 'exchange-rates';

/** Does the day's round if it is time. Answers how many rates are new. A source that fails is asked again in half an hour. */
export async function refreshRates(services: Services): Promise<number> {
  if (!(await claimJob(services.db, job, everyHours))) return 0;
  try {
    await storeShipped(services);
    const count = await takeNew(services);
    await finishJob(services.db, job, null);
    return count;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    services.log.warn({ err: error }, 'exchange rates could not be renewed; the kept ones go on');
    await finishJob(services.db, job, reason);
    return 0;
  } finally {
    await watchAge(services);
  }
}

/** What has no rate at all gets the one that came with the program, under its own date. */
async function storeShipped({ db }: Services): Promise<void> {
  const [shipped, kept] = await Promise.all([shippedRates(), findRates(db)]);
  const known = new Set(kept.map((one) => one.code));
  const absent = new Map([...shipped.rates].filter(([code]) => !known.has(code)));
  const { taken } = judgeRates(absent, []);
  if (taken.length > 0) await storeRates(db, taken, { asOf: shipped.asOf, source: 'shipped' });
}

async function takeNew({ db, gateways, config, log }: Services): Promise<number> {
  const { rates: gateway } = gateways;
  // A demonstration without a source goes on with its own figures; anybody else's grow old and are left out.
  if (!gateway) return config.mode === 'demo' ? renewDemoRates(db) : 0;
  const [answer, kept] = await Promise.all([gateway.fetch(), findRates(db)]);
  const judged = judgeRates(answer.rates, kept);
  await reportOdd(db, judged);
  if (judged.missing.length > 0) log.warn({ codes: judged.missing }, 'the source of exchange rates leaves some out');
  return storeRates(db, judged.taken, { asOf: answer.asOf, source: gateway.source });
}

/** One task for each currency that moved too far; it closes by itself when the source comes back to reason. */
async function reportOdd(db: Services['db'], { odd, taken }: Judged): Promise<void> {
  for (const { code, kept, named } of odd) {
    const detail = `${code}: ${kept} is kept, ${named} was named. Look at it; to accept, set exchange_rate by hand.`;
    await openStaffTask(db, { kind: 'rates_stale', subject: `rate-${code}`, bookingId: null, detail });
  }
  for (const { code } of taken) await closeStaffTask(db, 'rates_stale', `rate-${code}`);
}

/** Older than three days: a line in the log, a figure for the collector, a task for somebody. */
async function watchAge({ db, log, metrics }: Services): Promise<void> {
  const kept = await findRates(db);
  const oldest = Math.max(0, ...kept.map((one) => one.age_hours));
  metrics.ratesAge.set(Math.round(oldest * 3600));
  const old = kept.filter((one) => one.age_hours > alarmHours).map((one) => one.code);
  if (old.length === 0) return closeStaffTask(db, 'rates_stale', staleSubject);
  log.warn({ codes: old, hours: Math.round(oldest) }, 'exchange rates are older than three days');
  const detail = `${old.join(', ')}: older than 3 days. After 14 days cash is shown in US dollars only and Alipay is off.`;
  return openStaffTask(db, { kind: 'rates_stale', subject: staleSubject, bookingId: null, detail });
}
