// The statement that finds requests whose host has not answered.
import { sql, type Kysely } from 'kysely';
import { wayOf } from '#src/domain/booking/lifecycle.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** Requests whose time has run out, oldest first. */
export async function findLapsedRequests(db: Kysely<Database>, count: number): Promise<string[]> {
  const { from, minutes } = wayOf('expire', 'requested');
  const result = await sql<{ id: string }>`
    select id from booking
    where status = ${from} and request_until <= banyan_now() - make_interval(mins => ${minutes}::integer)
    order by request_until limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}
