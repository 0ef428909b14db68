// The statements of the medians of cities, which are kept because they read a whole city (docs/domain/insights.md#the-citys-median).
import { sql, type Kysely } from 'kysely';
import { staleAfterDays } from '#src/domain/insights/weeks.ts';
import type { WeekSpan } from '#src/domain/insights/spans.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** A city where a week is over that its medians do not know yet. */
export interface DueCity {
  id: number;
  time_zone: string;
  today: string;
}

/** Cities whose medians are to be worked out, for one span of weeks. */
export async function findDueCities(db: Db, weeks: WeekSpan, count: number): Promise<DueCity[]> {
  const result = await sql<DueCity>`
    select t.id, t.time_zone, local_time(banyan_now(), t.time_zone)::date::text as today
    from city t left join city_median m on m.city_id = t.id and m.weeks = ${weeks}
    where m.until is null or m.until <= local_time(banyan_now(), t.time_zone)::date - ${staleAfterDays}::integer
    order by m.until nulls first, t.id limit ${count}`.execute(db);
  return result.rows;
}

/** Medians of a city; null where none may be shown. */
export interface Medians {
  earned_cents: number | null;
  seats: number | null;
  booked_rate: number | null;
}

/** Keeps the medians of the weeks before `until` in place of older ones; of two processes both write the same. */
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

/** A city in which a host has listings, with its medians; `until` is null before they were worked out. */
export interface HostCity extends Medians {
  id: number;
  name: string;
  time_zone: string;
  today: string;
  until: string | null;
}

/** The cities of a host, that with the most listings first. */
export async function findHostCities(db: Db, hostId: string, weeks: WeekSpan, count: number): Promise<HostCity[]> {
  const result = await sql<HostCity>`
    with own as (select c.city_id, count(*) as listings from course c where c.host_id = ${hostId} group by c.city_id)
    select t.id, t.name, t.time_zone, local_time(banyan_now(), t.time_zone)::date::text as today, m.until, m.earned_cents, m.seats, m.booked_rate
    from own o join city t on t.id = o.city_id left join city_median m on m.city_id = t.id and m.weeks = ${weeks}
    order by o.listings desc, t.id limit ${count}`.execute(db);
  return result.rows;
}
