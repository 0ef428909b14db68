import { sql, type Kysely } from 'kysely';
import type { Figures } from '#src/domain/admin/day-figures.ts';
import { instantText } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

// Statements of daily figures: money from the ledger, the rest from events; days are UTC (docs/reference/back-office.md#figures).

type Db = Kysely<Database>;

/** A day is recounted this long: late payments for expired holds may come. */
const openDays = 8;
/** How often today and yesterday are recounted, and the other open days. */
const again = { seconds: 60, hours: 12 } as const;
/** Slightly more than the longest span that can be shown. */
const keptDays = 800;

export async function findDueDays(db: Db, count: number): Promise<string[]> {
  const result = await sql<{ day: string }>`
    with span as (
      select (banyan_now() at time zone 'UTC')::date as today,
        (least((select min(at) from ledger_tx), (select min(created_at) from booking),
          (select min(day) from course_view)::timestamp at time zone 'UTC') at time zone 'UTC')::date as first
    )
    select coalesce(d.day::date::text, '') as day
    from span cross join lateral generate_series(greatest(first, today - ${keptDays}::integer), today, make_interval(days => 1)) as d (day)
      left join figure_day f on f.day = d.day::date
    where f.day is null
      or f.counted_at < (f.day + ${openDays}::integer)::timestamp at time zone 'UTC'
        and f.counted_at <= banyan_now() - case when f.day >= today - 1 then make_interval(secs => ${again.seconds})
          else make_interval(hours => ${again.hours}) end
    order by 1 desc limit ${count}`.execute(db);
  return result.rows.map(({ day }) => day);
}

const begins = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
const ends = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;

/**
 * Replaces a day's figures; two processes write the same. Of provider postings, only lines outside provider and
 * exchange accounts.
 */
export async function keepDay(db: Db, day: string): Promise<void> {
  await sql`
    with posted as (
      select t.id, t.kind,
        coalesce(sum(e.amount_minor) filter (where e.account !~ '^(psp|fx|bank|till):'), 0) as moved,
        coalesce(sum(e.amount_minor) filter (where e.account like 'surplus:%'), 0) as found,
        coalesce(sum(e.amount_minor) filter (where e.account like 'revenue:%'), 0) as revenue
      from ledger_tx t join ledger_entry e on e.tx_id = t.id
      where t.at >= ${begins(day)} and t.at < ${ends(day)} group by t.id, t.kind
    ), money as (
      select count(*) filter (where kind in ('confirmed', 'seat_found')) as bookings,
        coalesce(sum(case kind when 'confirmed' then -moved when 'seat_found' then found end), 0) as paid, coalesce(-sum(revenue), 0) as revenue,
        count(*) filter (where kind in ('refunded', 'surplus_refunded', 'refunded_otherwise', 'surplus_refunded_otherwise') and moved <> 0)
          - count(*) filter (where kind in ('refunded_failed', 'surplus_refunded_failed') and moved <> 0) as refunds,
        coalesce(sum(moved) filter (where kind in ('refunded', 'surplus_refunded', 'refunded_otherwise',
          'surplus_refunded_otherwise', 'refunded_failed', 'surplus_refunded_failed')), 0) as refunded
      from posted
    ), held as (
      select count(*) as holds, count(*) filter (where is_paid) as paid, count(*) filter (where status = 'expired' and not is_paid) as run_out
      from (select b.status, b.status not in ('held', 'expired') or b.request_until is not null as is_paid from booking b
        where b.created_at >= ${begins(day)} and b.created_at < ${ends(day)} and b.visitor_id not like 'offer:%' and not b.is_replaced) h
    ), seen as (
      select coalesce(sum(views), 0) as views from course_view where day = ${day}::date
    ), replied as (
      select count(*) as replies, coalesce(sum(seconds), 0) as seconds, count(*) filter (where seconds <= 86400) as in_a_day
      from host_reply where replied_at >= ${begins(day)} and replied_at < ${ends(day)}
    )
    insert into figure_day (day, bookings, paid_minor, revenue_minor, refunds, refunded_minor, holds, holds_paid, holds_run_out, views,
      replies, reply_seconds, replies_in_a_day)
    select ${day}::date, m.bookings, m.paid, m.revenue, m.refunds, m.refunded, h.holds, h.paid, h.run_out, s.views, r.replies, r.seconds, r.in_a_day
    from money m, held h, seen s, replied r
    on conflict (day) do update set bookings = excluded.bookings, paid_minor = excluded.paid_minor, revenue_minor = excluded.revenue_minor,
      refunds = excluded.refunds, refunded_minor = excluded.refunded_minor, holds = excluded.holds, holds_paid = excluded.holds_paid,
      holds_run_out = excluded.holds_run_out, views = excluded.views, replies = excluded.replies, reply_seconds = excluded.reply_seconds,
      replies_in_a_day = excluded.replies_in_a_day, counted_at = excluded.counted_at`.execute(db);
}

export interface DayRow extends Figures {
  day: string;
}

export async function findDays(db: Kysely<Database>, from: string, to: string): Promise<DayRow[]> {
  const result = await sql<DayRow>`
    select day, bookings, paid_minor, revenue_minor, refunds, refunded_minor, holds, holds_paid, holds_run_out, views, replies,
      reply_seconds, replies_in_a_day
    from figure_day where day between ${from}::date and ${to}::date order by day`.execute(db);
  return result.rows;
}

interface Newest {
  today: string;
  counted_at: string | null;
}

/** Today in UTC, and when the newest day was counted. */
export async function findNewest(db: Kysely<Database>): Promise<Newest> {
  const result = await sql<Newest>`
    select (banyan_now() at time zone 'UTC')::date::text as today, (select ${instantText(sql`counted_at`)} from figure_day order by day desc limit 1) as counted_at`.execute(
    db,
  );
  const [row] = result.rows;
  if (!row) throw new Error('the database returned no time');
  return row;
}
