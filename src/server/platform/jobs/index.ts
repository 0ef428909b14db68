// Entry point of jobs: one loop per kind of work, in every process.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#src/server/services.ts';
import { deleteAged } from './aged-queries.ts';
import { dueWork, takeTurn, type KindOfWork } from './due-work.ts';

export { runDueWork, type WorkReport } from './due-work.ts';

export interface Jobs {
  /** Waits up to ten seconds for running work. */
  stop(): Promise<void>;
}

const defaultPauseMs = 2000;
const agedEveryMs = 600_000;
const drainMs = 10_000;
const aged: KindOfWork = { work: ({ db }) => deleteAged(db), limitMs: 60_000 };

/**
 * One loop per kind, so a hanging one blocks only itself (ADR 020). Runs have no guaranteed schedule; two processes
 * never do the same work.
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
  // Staggered, to spread the use of connections.
  const loops = kinds.map(async ([kind, work], index) => {
    await pause((pauseMs * index) / kinds.length, signal);
    return loop(kind, work, pauseMs);
  });
  const done = Promise.all([...loops, loop('aged', aged, agedEveryMs)]);
  return {
    async stop() {
      stopping.abort();
      const isOver = await Promise.race([done.then(() => true), sleep(drainMs, false, { ref: false })]);
      if (!isOver) services.log.warn({}, 'a run of a job was unfinished at shutdown');
    },
  };
}

/** Shutdown ends it early. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
