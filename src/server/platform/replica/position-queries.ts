// Looks where the primary and the replica are in the log.
import type { Pool } from 'pg';
import { positionOf } from './lag.ts';

/**
 * What the primary has on disk: every commit that was acknowledged is before it. Fails at a server that follows another.
 */
export async function primaryPosition(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string }>(`select coalesce(pg_current_wal_flush_lsn()::text, '0/0') as lsn`);
  return positionOf(rows[0]?.lsn ?? '0/0');
}

/** What the replica has read in; null for a server that follows nobody, which may be a primary of before. */
export async function replicaPosition(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
  );
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? null : positionOf(lsn);
}
