// Statements of figures: experiences held, booked and viewed (docs/domain/ledger.md#figures). Minor units.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hostAccount } from '#src/domain/ledger/entry.ts';
import { type Period, type WeekFigures, staleAfterDays } from '#src/domain/insights/weeks.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Aspect } from '#src/domain/review/labels.ts';
import type { WeekSpan } from '#src/domain/insights/spans.ts';

/** Within a period of the host's zone (docs/domain/ledger.md#private-comments). */
interface WordsFilter {
  readonly hostId: string;
  readonly zone: string;
  readonly period: Period;
}

const answers = ({ hostId, zone, period: { from, until } }: WordsFilter) => sql`
  course c join review r on r.course_id = c.id and r.removed_at is null
    and r.created_at >= (select instant_of(${from}::date::timestamp, ${zone}))
    and r.created_at < (select instant_of(${until}::date::timestamp, ${zone}))
  join review_aspect a on a.review_id = r.id and c.host_id = ${hostId}`;

interface AspectRow {
  aspect: Aspect;
  total: number;
  points: number;
  /** Count per label. */
  labels: Record<string, number>;
}

export async function findAspects(db: Db, filter: WordsFilter): Promise<AspectRow[]> {
  const result = await sql<AspectRow>`
    with said as (select a.aspect, a.rating, a.labels from ${answers(filter)}),
    chosen as (select aspect, label, count(*) as total from said cross join lateral unnest(labels) as label group by 1, 2)
    select aspect, count(*)::integer as total, coalesce(sum(rating), 0)::integer as points,
      coalesce((select jsonb_object_agg(label, o.total) from chosen o where o.aspect = said.aspect), '{}') as labels
    from said group by aspect`.execute(db);
  return result.rows;
}

interface WordRow {
  week: string;
  aspect: Aspect;
  rating: number;
  text: string;
}

/** By week, newest first; unordered within a week, so authors stay unknown. */
export async function findWords(db: Db, filter: WordsFilter, count: number): Promise<WordRow[]> {
  const result = await sql<WordRow>`
    select coalesce(date_trunc('week', local_time(r.created_at, k))::date::text, '') as week, a.aspect, a.rating, a.details as text
    from ${answers(filter)} join zone_clock k on k.zone = ${filter.zone} where a.details <> ''
    order by 1 desc, array_position('{accuracy,overall,host,guide}'::text[], a.aspect), md5(a.details) limit ${count}`.execute(
    db,
  );
  return result.rows;
}

type Db = Kysely<Database>;

// What the host earns: cash unless reported unpaid, and the ledger's share.
const earned = sql`
  case when b.status = 'completed' and b.cash <> 'waived' then b.balance_cents else 0 end
  - coalesce((select sum(e.amount_minor) from ledger_tx t join ledger_entry e on e.tx_id = t.id
    where t.booking_id = b.id and e.account = ${hostAccount('')} || c.host_id and e.currency = ${priceCurrency().code}), 0)`;

/** By local day; late cancellations and no-shows may leave earnings. */
const tookPlace = ({ from, until }: Period): RawBuilder<unknown> => sql`
  join departure d on d.course_id = c.id and d.local_date >= ${from}::date and d.local_date < ${until}::date
  join booking b on b.departure_id = d.id and b.status in ('completed', 'no_show', 'cancelled')`;

/** Bookings made, whatever their state now. */
const wasBooked = ({ from, until }: Period, zone: string): RawBuilder<unknown> => sql`
  join booking b on b.course_id = c.id and b.confirmed_at is not null
    and b.created_at >= (select instant_of(${from}::date::timestamp, ${zone}))
    and b.created_at < (select instant_of(${until}::date::timestamp, ${zone}))`;

const wasSeen = ({ from, until }: Period): RawBuilder<unknown> => sql`
  join course_view v on v.course_id = c.id and v.day >= ${from}::date and v.day < ${until}::date`;

const seats = sql`coalesce(sum(b.pax) filter (where b.status = 'completed'), 0)::integer`;
const earnedCents = sql`coalesce(sum(${earned}), 0)::bigint`;

/** Of the host's first listing, UTC without one; time in ms since 1970. */
export async function findHostToday(db: Db, hostId: string): Promise<{ time_zone: string; now_ms: number }> {
  const result = await sql<{ time_zone: string | null; now_ms: number }>`
    select (select t.time_zone from course c join city t on t.id = c.city_id where c.host_id = ${hostId} order by c.id limit 1) as time_zone,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms`.execute(db);
  const [row] = result.rows;
  return { time_zone: row?.time_zone ?? 'UTC', now_ms: row?.now_ms ?? 0 };
}

/** Up to three partial rows per week. */
export async function findHostWeeks(db: Db, hostId: string, zone: string, period: Period): Promise<WeekFigures[]> {
  const ofHost = sql`where c.host_id = ${hostId} group by 1`;
  const result = await sql<WeekFigures>`
    select coalesce(date_trunc('week', d.local_date)::date::text, '') as week, ${earnedCents} as earned_cents, ${seats} as seats,
      (count(*) filter (where b.status = 'completed'))::integer as bookings, 0 as views, 0 as booked
    from course c ${tookPlace(period)} ${ofHost}
    union all
    select coalesce(date_trunc('week', local_time(b.created_at, k))::date::text, ''), 0, 0, 0, 0, count(*)::integer
    from course c ${wasBooked(period, zone)} join zone_clock k on k.zone = ${zone} ${ofHost}
    union all
    select coalesce(date_trunc('week', v.day)::date::text, ''), 0, 0, 0, coalesce(sum(v.views), 0)::integer, 0
    from course c ${wasSeen(period)} ${ofHost}`.execute(db);
  return result.rows;
}

interface CityFigures {
  host_id: string;
  earned_cents: number;
  seats: number;
  views: number;
  booked: number;
}

interface CityFilter {
  readonly cityId: number;
  readonly zone: string;
  readonly period: Period;
  /** Null: all of them. */
  readonly hostId: string | null;
}

/** One row per host with figures. */
export async function findCityFigures(db: Db, { cityId, zone, period, hostId }: CityFilter): Promise<CityFigures[]> {
  const inCity = sql`where c.city_id = ${cityId} and (${hostId}::uuid is null or c.host_id = ${hostId}::uuid) group by 1`;
  const result = await sql<CityFigures>`
    with parts as (
      select c.host_id, ${earnedCents} as earned_cents, ${seats} as seats, 0 as views, 0 as booked
      from course c ${tookPlace(period)} ${inCity}
      union all
      select c.host_id, 0, 0, 0, count(*) from course c ${wasBooked(period, zone)} ${inCity}
      union all
      select c.host_id, 0, 0, sum(v.views), 0 from course c ${wasSeen(period)} ${inCity}
    )
    select host_id, coalesce(sum(earned_cents), 0)::bigint as earned_cents, coalesce(sum(seats), 0)::integer as seats,
      coalesce(sum(views), 0)::integer as views, coalesce(sum(booked), 0)::integer as booked
    from parts group by host_id`.execute(db);
  return result.rows;
}

interface DueCity {
  id: number;
  time_zone: string;
  today: string;
}

export async function findDueCities(db: Db, weeks: WeekSpan, count: number): Promise<DueCity[]> {
  const result = await sql<DueCity>`
    select t.id, t.time_zone, local_time(banyan_now(), t.time_zone)::date::text as today
    from city t left join city_median m on m.city_id = t.id and m.weeks = ${weeks}
    where m.until is null or m.until <= local_time(banyan_now(), t.time_zone)::date - ${staleAfterDays}::integer
    order by m.until nulls first, t.id limit ${count}`.execute(db);
  return result.rows;
}

/** Null where none may be shown. */
interface Medians {
  earned_cents: number | null;
  seats: number | null;
  booked_rate: number | null;
}

/** Replaces medians before `until`; two processes write the same. */
export async function keepMedians(
  db: Db,
  { cityId, weeks, until }: { readonly cityId: number; readonly weeks: WeekSpan; readonly until: string },
  { earned_cents: earned, seats, booked_rate: rate }: Medians,
): Promise<void> {
  await sql`
    insert into city_median (city_id, weeks, until, earned_cents, seats, booked_rate)
    values (${cityId}, ${weeks}, ${until}, ${earned}, ${seats}, ${rate})
    on conflict (city_id, weeks) do update set until = excluded.until, earned_cents = excluded.earned_cents,
      seats = excluded.seats, booked_rate = excluded.booked_rate
    where city_median.until < excluded.until`.execute(db);
}

export interface HostCity extends Medians {
  id: number;
  name: string;
  time_zone: string;
  today: string;
  until: string | null;
}

/** Most listings first. */
export async function findHostCities(db: Db, hostId: string, weeks: WeekSpan, count: number): Promise<HostCity[]> {
  const result = await sql<HostCity>`
    with own as (select c.city_id, count(*) as listings from course c where c.host_id = ${hostId} group by c.city_id)
    select t.id, t.name, t.time_zone, local_time(banyan_now(), t.time_zone)::date::text as today, m.until, m.earned_cents, m.seats, m.booked_rate
    from own o join city t on t.id = o.city_id left join city_median m on m.city_id = t.id and m.weeks = ${weeks}
    order by o.listings desc, t.id limit ${count}`.execute(db);
  return result.rows;
}
