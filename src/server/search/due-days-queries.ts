// Bookable days change with the clock: cut-offs, ends, holds (ADR 024).
import { sql } from 'kysely';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Gateways } from '#src/server/providers/providers.ts';
import type { SearchSource } from './run-queries.ts';

const batch = 500;
/** Yields after this; the next round continues. */
const roundMs = 1000;

interface Refreshing extends Pick<SearchSource, 'db'> {
  gateways: Pick<Gateways, 'clock'>;
}

/**
 * Recalculates due courses in batches, skipping locked rows; returns how many. A delay only shows a course just closed.
 */
export async function refreshDueDays(services: Refreshing): Promise<number> {
  const startedAt = services.gateways.clock.now();
  let total = 0;
  for (;;) {
    const count = await inTransaction(services.db, async (trx) => {
      const due = await sql<{ id: number }>`
        select course_id as id from course_days where due_at <= banyan_now()
        order by due_at limit ${sql.lit(batch)} for no key update skip locked`.execute(trx);
      const ids = due.rows.map((row) => row.id);
      if (ids.length > 0) await sql`select refresh_course_days(${ids}::int[])`.execute(trx);
      return ids.length;
    });
    total += count;
    if (count < batch || services.gateways.clock.now() - startedAt > roundMs) return total;
  }
}
