// The statements behind an operator's list of disputes about cash.
import { sql, type Kysely } from 'kysely';
import type { CashWord } from '#src/domain/earnings/cash-states.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface DisputeRow {
  id: string;
  ref: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  guest_name: string;
  host_name: string;
  pax: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  words: {
    side: 'guest' | 'host' | 'operator' | 'clock';
    word: CashWord | 'silent';
    actor: string;
    by: string | null;
    at: string;
  }[];
}

/** Disputed bookings, the oldest first, each with every word that was said. */
export async function findDisputes(db: Kysely<Database>, count: number, offset: number): Promise<DisputeRow[]> {
  const result = await sql<DisputeRow>`
    select b.id, b.ref, c.title, d.starts_at, d.ends_at, ci.time_zone, b.first_name || ' ' || b.last_name as guest_name,
      h.display_name as host_name, b.pax, b.balance_cents, b.balance_local_minor, b.local_currency,
      (select coalesce(jsonb_agg(jsonb_build_object('side', w.side, 'word', w.word, 'actor', w.actor, 'at', w.said_at,
          'by', (select nullif(trim(u.first_name || ' ' || u.last_name), '') from user_account u where u.id = w.actor_id)) order by w.id), '[]')
        from cash_word w where w.booking_id = b.id) as words
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    where b.cash = 'disputed' order by d.ends_at, b.id limit ${count} offset ${offset}`.execute(db);
  return result.rows;
}

/** How many there are. */
export async function countDisputes(db: Kysely<Database>): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from booking where cash = 'disputed'`.execute(db);
  return result.rows[0]?.count ?? 0;
}
