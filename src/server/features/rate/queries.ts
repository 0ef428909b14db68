// Exchange rates as pages may quote them.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** SGD for one US dollar; null when there is none, or when it is older than 14 days (product 2). */
export async function findSgdRate(db: Kysely<Database>): Promise<{ rate: string; at: Date } | null> {
  const found = await sql<{ rate: string; at: Date }>`
    select rate, fetched_at as at from exchange_rate
    where code = 'SGD' and fetched_at > banyan_now() - interval '14 days'`.execute(db);
  return found.rows[0] ?? null;
}
