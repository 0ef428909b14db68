// The days of the figures are counted by the worker loop: the running one every minute, each day for the last time a week after it
// (docs/back-office.md#figures).
import type { Services } from '#src/server/services.ts';
import { findDueDays, keepDay } from './count-queries.ts';

const atOnce = 40;

/** Counts some days that wait for it; answers how many. */
export async function countDays({ db }: Pick<Services, 'db'>, count = atOnce, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const day of await findDueDays(db, count)) {
    if (signal?.aborted) break;
    await keepDay(db, day);
    done += 1;
  }
  return done;
}
