// The statements that read days that were counted (docs/back-office.md#figures).
import { sql, type Kysely } from 'kysely';
import type { Figures } from '#src/domain/figures/day-figures.ts';
import type { Database } from '#src/server/db/schema.ts';

/** A day as it was counted. */
export interface DayRow extends Figures {
  day: string;
}

/** Days of a span that have figures, in order. */
export async function findDays(db: Kysely<Database>, from: string, to: string): Promise<DayRow[]> {
  const found = await sql<DayRow>`
    select day, bookings, paid_minor, revenue_minor, refunds, refunded_minor, holds, holds_paid, holds_run_out, views, replies,
      reply_seconds, replies_in_a_day
    from figure_day where day between ${from}::date and ${to}::date order by day`.execute(db);
  return found.rows;
}

/** What day it is in UTC, and when the newest day was counted. */
export async function findNewest(db: Kysely<Database>): Promise<{ today: string; counted_at: Date | null }> {
  const found = await sql<{ today: string; counted_at: Date | null }>`
    select (banyan_now() at time zone 'UTC')::date::text as today, (select counted_at from figure_day order by day desc limit 1) as counted_at`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row) throw new Error('the database has no time');
  return row;
}
