// Public entry of the jobs: in this process a loop for each kind of work, alongside the same loops in every other one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#src/server/services.ts';
import { deleteAged } from './aged-queries.ts';
import { dueWork, takeTurn, type KindOfWork } from './due-work.ts';

export { runDueWork, type WorkReport } from './due-work.ts';

export interface Jobs {
  /** Begins nothing new and ends once the turns that are under way have ended, or after ten seconds. */
  stop(): Promise<void>;
}

const defaultPauseMs = 2000;
const agedEveryMs = 600_000;
const drainMs = 10_000;
const aged: KindOfWork = { work: ({ db }) => deleteAged(db), limitMs: 60_000 };

/**
 * Starts a loop for each kind of work, so that one that hangs holds up nothing but itself (ADR 020). Nothing is promised
 * about when a turn comes; two loops never do the same thing twice.
 */
export function startJobs(services: Services, pauseMs = defaultPauseMs): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kinds = Object.entries<KindOfWork>(dueWork);
  const loop = async (kind: string, work: KindOfWork, everyMs: number) => {
    while (!signal.aborted) {
      await takeTurn(services, kind, work, signal);
      await pause(everyMs, signal);
    }
  };
  // One after the other within the pause, so that the kinds do not ask for a connection all at once.
  const loops = kinds.map(async ([kind, work], index) => {
    await pause((pauseMs * index) / kinds.length, signal);
    return loop(kind, work, pauseMs);
  });
  const done = Promise.all([...loops, loop('aged', aged, agedEveryMs)]);
  return {
    async stop() {
      stopping.abort();
      const isOver = await Promise.race([done.then(() => true), sleep(drainMs, false, { ref: false })]);
      if (!isOver) services.log.warn({}, 'a turn of the due work had not ended when the program stopped');
    },
  };
}

/** Ends early, and without an error, when the program stops. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
