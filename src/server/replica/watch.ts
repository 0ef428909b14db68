// Follows how old the replica is.
import type { Pool } from 'pg';
import type { Lag } from './lag.ts';
import { primaryPosition, replicaPosition } from './position-queries.ts';

const lookEveryMs = 500;

type Pools = Readonly<Record<'primary' | 'replica', Pool>>;

/** Looks at both twice a second; a look that takes longer is waited for. */
export function watchLag(lag: Lag, { primary, replica }: Pools) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const at = performance.now();
    // While the primary is away nothing new is known of the replica, and it ages.
    const position = await primaryPosition(primary).catch(() => null);
    if (position !== null) lag.notePrimary(position, at);
    lag.noteReplica(await replicaPosition(replica).catch(() => null));
    if (isStopped) return;
    timer = setTimeout(begin, lookEveryMs);
    timer.unref();
  };
  let looking: Promise<void>;
  const begin = (): void => void (looking = look());
  looking = look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
