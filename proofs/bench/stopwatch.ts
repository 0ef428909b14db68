// Measures a statement by the processor time of its database process, which other work does not change; by the clock
// outside Linux.
import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';

export interface Stopwatch {
  kind: 'processor' | 'elapsed';
  /** Milliseconds that `work` took on this connection. */
  time: (work: () => Promise<unknown>) => Promise<number>;
}

export async function stopwatchOf(client: PoolClient): Promise<Stopwatch> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  const busy = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  const isThere = canRead(busy);
  const now = isThere ? busy : () => performance.now();
  return {
    kind: isThere ? 'processor' : 'elapsed',
    async time(work) {
      const begun = now();
      await work();
      return now() - begun;
    },
  };
}

function canRead(read: () => number): boolean {
  try {
    return read() > 0;
  } catch {
    return false;
  }
}
