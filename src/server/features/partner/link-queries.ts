// The statements of links: whose one is, and that somebody came by it.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Who recommends by a code. */
export interface Recommending {
  id: string;
  first_name: string;
}

/** The active ambassador of a code; null for any other. */
export async function findRecommending(db: Db, code: string): Promise<Recommending | null> {
  const result = await sql<Recommending>`
    select p.id, u.first_name from partner p join user_account u on u.id = p.user_id
    where p.code = ${code} and p.kind = 'ambassador' and p.state = 'active' and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

/**
 * Counts a visit for today, in UTC, unless this browser was counted today. `seen` is a hash that names neither: it stands among the
 * limits until the day is over.
 */
export async function countClick(db: Db, partnerId: string, seen: string): Promise<void> {
  await sql`
    with today as (select (banyan_now() at time zone 'UTC')::date as day), first as (
      insert into rate_limit (key, points, expire)
      select 'partner-click:' || ${seen} || ':' || day, 1, extract(epoch from (day + 1)::timestamp at time zone 'UTC')::bigint * 1000
      from today on conflict (key) do nothing returning key)
    insert into partner_click (partner_id, day, count) select ${partnerId}, day, 1 from today, first
    on conflict (partner_id, day) do update set count = partner_click.count + 1`.execute(db);
}

/** Keeps by whose link a browser came last. */
export async function keepVisit(db: Db, partnerId: string, visitorId: string): Promise<void> {
  await sql`
    insert into partner_visit (visitor_id, partner_id) values (${visitorId}, ${partnerId})
    on conflict (visitor_id) do update set partner_id = excluded.partner_id, at = banyan_now()`.execute(db);
}
