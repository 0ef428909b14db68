// What search keeps of courses follows them row by row; a whole catalogue is quicker at the end (ADR 024).
import type { PoolClient } from 'pg';

const portion = 1000;

/** Runs `work` while search waits, and then tells it of these courses. `onPortion` is told how many it knows. */
export async function withSearchWaiting(
  client: PoolClient,
  { ids, onPortion }: { ids: readonly number[]; onPortion: (done: number) => void },
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`select set_config('banyan.bulk_load', 'on', true)`);
  await work();
  await client.query(`select set_config('banyan.bulk_load', '', true)`);
  for (let from = 0; from < ids.length; from += portion) {
    await client.query('select rebuild_course_listing($1::int[])', [ids.slice(from, from + portion)]);
    onPortion(Math.min(from + portion, ids.length));
  }
}
