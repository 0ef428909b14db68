// Looks where the primary and the replica are in the log.
import type { Pool } from 'pg';
import { positionOf, type Lag } from './lag.ts';

/** What the primary has on disk: every commit that was acknowledged is before it. */
async function primaryPosition(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  return positionOf(rows[0]?.lsn ?? '0/0');
}

/** What the replica has read in; null for a server that follows nobody, which may be a primary of before. */
async function replicaPosition(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
  );
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? null : positionOf(lsn);
}

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
