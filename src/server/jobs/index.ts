// The door of the jobs: a loop in this process, beside the same loop in every other one.
import type { Services } from '../services.ts';
import { runDueWork } from './due-work.ts';
import { deleteAged } from './aged-queries.ts';

export { runDueWork, type WorkReport } from './due-work.ts';

export interface Jobs {
  /** Ends the loop once the round that is running has finished. */
  stop(): Promise<void>;
}

const defaultPauseMs = 2000;
const agedEveryMs = 600_000;

/** Starts the loop. Nothing is promised about when a round runs; two loops never do the same thing twice. */
export function startJobs(services: Services, pauseMs = defaultPauseMs): Jobs {
  let isStopped = false;
  let wake: () => void = () => undefined;
  let agedAt = 0;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    while (!isStopped) {
      await runDueWork(services);
      if (services.gateways.clock.now() - agedAt > agedEveryMs) {
        agedAt = services.gateways.clock.now();
        await deleteAged(services.db).catch((error: unknown) =>
          services.log.warn({ err: error }, 'old rows stay for now'),
        );
      }
      if (!isStopped) await pause();
    }
  };
  const done = loop();
  return {
    async stop() {
      isStopped = true;
      wake();
      await done;
    },
  };
}
