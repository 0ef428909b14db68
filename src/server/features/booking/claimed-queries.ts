// A claimed booking as checkout answers it again (product 4).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { WireQuote } from './wire-quote.ts';

export interface Claimed {
  id: string;
  ref: string;
  due_cents: number;
  hold_until: Date | null;
  quote: WireQuote;
  coupon_code: string | null;
  course: { id: number; title: string; category: string };
  date: string;
  time: string;
  pax: number;
}

/** Reads a claimed booking; null when it is gone. */
export async function findClaimed(db: Kysely<Database>, bookingId: string): Promise<Claimed | null> {
  const found = await sql<Claimed>`
    select b.id, b.ref, b.due_cents, b.quote, b.pax, k.code as coupon_code, d.local_date as date, d.start_time as time,
      case when b.status = 'held' then b.hold_until end as hold_until,
      jsonb_build_object('id', c.id, 'title', c.title, 'category', ca.name) as course
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join category ca on ca.id = c.category_id
      left join coupon k on k.id = b.coupon_id
    where b.id = ${bookingId}`.execute(db);
  return found.rows[0] ?? null;
}
