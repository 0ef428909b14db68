// Log positions of primary and replica.
import type { Pool } from 'pg';
import { positionOf } from './lag.ts';

/** Every acknowledged commit is before it. Fails on a standby. */
export async function primaryPosition(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string }>(`select coalesce(pg_current_wal_flush_lsn()::text, '0/0') as lsn`);
  return positionOf(rows[0]?.lsn ?? '0/0');
}

/** Null when the server is no standby. */
export async function replicaPosition(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
  );
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? null : positionOf(lsn);
}
