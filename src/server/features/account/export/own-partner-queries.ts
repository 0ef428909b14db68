// What an ambassador or a distributor has earned, for the file of one's own data (docs/accounts.md#ones-own-data).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mostRows } from './queries.ts';

export interface OwnPartnerRow {
  kind: string;
  code: string | null;
  state: string;
  since: Date;
  bookings: { made_at: string; way: string; state: string; reason: string | null; amount_cents: number }[];
  payments: { paid_at: string; reference: string; amount_cents: number }[];
}

/** The partner of an account with its commission, newest first; whose the bookings are is somebody else's. Null for none. */
export async function findOwnPartner(db: Kysely<Database>, userId: string): Promise<OwnPartnerRow | null> {
  const result = await sql<OwnPartnerRow>`
    select p.kind, p.code::text as code, p.state, p.since,
      (select coalesce(jsonb_agg(c order by c.made_at desc), '[]') from (
        select made_at, way, state, reason, amount_cents - taken_cents as amount_cents from partner_commission
        where partner_id = p.id order by made_at desc limit ${mostRows}) c) as bookings,
      (select coalesce(jsonb_agg(m order by m.paid_at desc), '[]') from (
        select paid_at, reference, amount_cents from partner_payment
        where partner_id = p.id order by paid_at desc limit ${mostRows}) m) as payments
    from partner p where p.user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}
