// Keys that were added or retired while the program runs: each process reads them again, so that nothing has to be started anew
// (docs/operations.md#master-keys).
import { loadKeys } from '#src/server/keys.ts';
import type { Services } from '#src/server/services.ts';

const everyMs = 60_000;

type Needs = Pick<Services, 'keys' | 'pool' | 'log'> & { config: Pick<Services['config'], 'masterKeys'> };

/** Takes over what the database has now, in the one object that everybody holds. Where it cannot be read the keys stay. */
export async function refreshKeys({ keys, pool, log, config }: Needs): Promise<void> {
  try {
    Object.assign(keys, await loadKeys(pool, config));
  } catch (error) {
    log.warn({ err: error }, 'the keys could not be read again; those of before go on');
  }
}

/** Reads the keys again every minute; answers what ends it. */
export function keepKeysFresh(services: Needs, pauseMs = everyMs): () => void {
  const timer = setInterval(() => void refreshKeys(services), pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}
