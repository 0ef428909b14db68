// What has grown old: counters and first answers that nobody asks for any more.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Deletes rows that have served their time, a bounded number at once. Answers how many went. */
export async function deleteAged(db: Kysely<Database>): Promise<number> {
  const limits = await sql`
    delete from rate_limit where key in (
      select key from rate_limit where expire < extract(epoch from banyan_now()) * 1000 limit 5000)`.execute(db);
  const keys = await sql`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < banyan_now() - interval '24 hours' limit 5000)`.execute(
    db,
  );
  return Number(limits.numAffectedRows ?? 0) + Number(keys.numAffectedRows ?? 0);
}
