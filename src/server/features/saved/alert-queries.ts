// Statements of alerts (docs/domain/accounts.md#alerts).
import { sql, type Kysely } from 'kysely';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import { ALERTS_MOST, alertPauses } from '#src/domain/saved/alerts.ts';
import type { outlookOf } from '#src/domain/saved/saved-choice.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { cardColumns, type CardRow, cardTables, keptCardTables, timetableColumn } from '#src/server/search/index.ts';

type Db = Kysely<Database>;

export interface SeatAlert {
  course_id: number;
  date: string;
  time: string | null;
  pax: number;
}

interface Alerts {
  seats: SeatAlert[];
  has_price_alert: boolean;
  price_off: number[];
}

/** Days to come, and whether lower prices are wanted. */
export async function findAlerts(db: Db, userId: string): Promise<Alerts> {
  const result = await sql<SeatAlert | { course_id: null }>`
    select course_id, local_date as date, start_time as time, pax from wish_alert
    where user_id = ${userId} and (course_id is null or local_date >= banyan_now()::date - 1)
    order by local_date, course_id`.execute(db);
  const seats = result.rows.filter((row): row is SeatAlert => row.course_id !== null);
  const muted = await sql<{ course_id: number }>`
    select course_id from wish where user_id = ${userId} and is_price_muted order by course_id`.execute(db);
  return {
    seats,
    has_price_alert: seats.length < result.rows.length,
    price_off: muted.rows.map(({ course_id }) => course_id),
  };
}

/** Replaces time and party of the same day. Above the most the oldest are removed. Asking again allows emails again. */
export async function writeSeatAlert(db: Db, userId: string, { course_id, date, time, pax }: SeatAlert): Promise<void> {
  await allow(db, userId);
  await sql`
    with old as (
      delete from wish_alert where id in (
        select id from wish_alert where user_id = ${userId} and course_id is not null
        order by created_at desc, id offset ${ALERTS_MOST - 1})
    )
    insert into wish_alert (user_id, course_id, local_date, start_time, pax)
    select ${userId}::uuid, c.id, ${date}::date, ${time}::time, ${pax}::smallint
    from course c where c.id = ${course_id} and c.status in ('published', 'paused')
    on conflict (user_id, course_id, local_date) do update
      set start_time = excluded.start_time, pax = excluded.pax, is_open = false, checked_at = null`.execute(db);
}

export async function deleteSeatAlert(
  db: Db,
  userId: string,
  { course_id, date }: Pick<SeatAlert, 'course_id' | 'date'>,
): Promise<void> {
  await sql`delete from wish_alert where user_id = ${userId} and course_id = ${course_id} and local_date = ${date}`.execute(
    db,
  );
}

/** From today's prices on, for every listing. */
export async function writePriceAlert(db: Db, userId: string): Promise<void> {
  await allow(db, userId);
  await sql`
    with noted as (insert into wish_alert (user_id) values (${userId}) on conflict do nothing returning user_id)
    update wish w set price_cents = l.price_cents, is_price_muted = false from noted n, course_listing l
    where w.user_id = n.user_id and l.course_id = w.course_id`.execute(db);
}

/** One listing, also from today's price on. */
export async function writePriceMuted(
  db: Db,
  userId: string,
  { course_id, isMuted }: { course_id: number; isMuted: boolean },
): Promise<void> {
  await sql`
    update wish w set is_price_muted = ${isMuted}, price_cents = l.price_cents from course_listing l
    where w.user_id = ${userId} and w.course_id = ${course_id} and l.course_id = w.course_id and w.is_price_muted <> ${isMuted}`.execute(
    db,
  );
}

export async function deletePriceAlert(db: Db, userId: string): Promise<void> {
  await sql`delete from wish_alert where user_id = ${userId} and course_id is null`.execute(db);
}

async function allow(db: Db, userId: string): Promise<void> {
  await sql`delete from notice_choice where user_id = ${userId} and topic = 'alerts'`.execute(db);
}

interface CheckedAlert extends SeatAlert {
  id: string;
  is_open: boolean;
  max_pax: number;
  timetable: Parameters<typeof outlookOf>[0] & { now_ms: number };
}

/** The alerts that have waited longest, with the times of their day. */
export async function takeSeatAlerts(db: Db, count: number): Promise<CheckedAlert[]> {
  const day = sql`a.date`;
  const result = await sql<CheckedAlert>`
    with taken as (
      update wish_alert set checked_at = banyan_now() where id in (
        select id from wish_alert
        where course_id is not null and local_date >= banyan_now()::date - 1
          and (checked_at is null or checked_at <= banyan_now() - make_interval(mins => ${alertPauses.seatMinutes}::integer))
        order by checked_at nulls first limit ${count} for no key update skip locked)
      returning id, course_id, local_date as date, start_time as time, pax, is_open
    )
    select a.id, a.course_id, a.date, a.time, a.pax, a.is_open, c.max_pax${timetableColumn({ start: day, end: day })}
    from taken a join ${keptCardTables} on c.id = a.course_id where c.status = 'published' and t.is_active`.execute(db);
  return result.rows;
}

export async function writeClosed(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update wish_alert set is_open = false where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** At most one email a day per listing and account, none to those who are booked; returns how many. */
export async function queueSeatNotices(db: Db, ids: readonly string[]): Promise<number> {
  const told = await sql`
    with first as (
      select distinct on (a.user_id, a.course_id) a.id from wish_alert a
      where a.id = any(${[...ids]}::uuid[]) and not a.is_open
        and not exists (select from wish_alert o where o.user_id = a.user_id and o.course_id = a.course_id
          and o.told_at > banyan_now() - make_interval(hours => ${alertPauses.emailHours}::integer))
        and not exists (select from booking b join departure d on d.id = b.departure_id
          where b.user_id = a.user_id and d.course_id = a.course_id and d.local_date = a.local_date
            and b.status = any(${[...awaitedStatuses]}::text[]))
      order by a.user_id, a.course_id, a.local_date
    ), noted as (
      update wish_alert a set is_open = true, told_at = banyan_now() from first
      where a.id = first.id and not a.is_open returning a.id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'wish-seat', 'alert_id', id::text) from noted returning id`.execute(db);
  return told.rows.length;
}

/** One email per account with all prices that dropped; each listing once a day at most. Returns how many. */
export async function queuePriceNotices(db: Db, count: number): Promise<number> {
  const told = await sql`
    with taken as (
      update wish_alert set checked_at = banyan_now() where id in (
        select id from wish_alert
        where course_id is null and (checked_at is null or checked_at <= banyan_now() - make_interval(mins => ${alertPauses.priceMinutes}::integer))
        order by checked_at nulls first limit ${count} for no key update skip locked)
      returning user_id
    ), found as (
      select w.user_id, w.course_id, w.price_cents as before, l.price_cents as after
      from taken a join wish w on w.user_id = a.user_id join course_listing l on l.course_id = w.course_id
      where not w.is_price_muted and (w.price_cents is null or (l.price_cents < w.price_cents
        and (w.price_told_at is null or w.price_told_at <= banyan_now() - make_interval(hours => ${alertPauses.emailHours}::integer))))
    ), noted as (
      update wish w set price_cents = f.after,
        price_told_at = case when f.before is null then w.price_told_at else banyan_now() end
      from found f where w.user_id = f.user_id and w.course_id = f.course_id
        and w.price_cents is not distinct from f.before
      returning f.user_id, f.course_id, f.before, f.after
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'wish-price', 'user_id', user_id::text, 'drops',
      jsonb_agg(jsonb_build_object('course_id', course_id, 'before', before, 'after', after) order by course_id))
    from noted where before is not null group by user_id returning id`.execute(db);
  return told.rows.length;
}

export interface AlertReader {
  user_id: string;
  email: string;
  locale: string;
}

const wants = sql`u.erased_at is null and u.verified_at is not null and not exists (
  select from notice_choice n where n.user_id = u.id and n.topic = 'alerts' and not n.is_wanted)`;

export type FreeSeatsRow = AlertReader & Omit<CheckedAlert, 'id' | 'is_open'> & { title: string; city_slug: string };

/** Null when turned off, or no longer on sale. */
export async function findFreeSeatsRow(db: Db, id: string): Promise<FreeSeatsRow | null> {
  const day = sql`a.local_date`;
  const result = await sql<FreeSeatsRow>`
    select u.id as user_id, u.email, u.locale, a.course_id, a.local_date as date, a.start_time as time, a.pax, c.max_pax,
      c.title, t.slug as city_slug${timetableColumn({ start: day, end: day })}
    from wish_alert a join user_account u on u.id = a.user_id join ${keptCardTables} on c.id = a.course_id
    where a.id = ${id} and c.status = 'published' and t.is_active and ${wants}`.execute(db);
  return result.rows[0] ?? null;
}

/** With the listings turned off. */
export async function findPriceReader(db: Db, userId: string): Promise<(AlertReader & { price_off: number[] }) | null> {
  const result = await sql<AlertReader & { price_off: number[] }>`
    select u.id as user_id, u.email, u.locale,
      array(select w.course_id from wish w where w.user_id = u.id and w.is_price_muted) as price_off
    from user_account u
    where u.id = ${userId} and ${wants} and exists (select from wish_alert a where a.user_id = u.id and a.course_id is null)`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

export async function findPriced(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    select ${cardColumns} from ${cardTables}
    where c.id = any(${[...ids]}::integer[]) and c.status = 'published' order by c.title, c.id`.execute(db);
  return result.rows;
}
