// Statement of a course's departures and prices; checkout shares its parts.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { runNamed } from '#src/server/platform/db/kysely.ts';
import { isOwnHold, type Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import type { CourseTerms } from './course-terms.ts';

export interface Days {
  from: string;
  to: string;
}

export const hasLapsed = sql<boolean>`b.hold_until <= banyan_now()`;

/** Booking horizon of course `c`; zero while a connected calendar has been unread for too long. */
const horizonColumn = sql`case when exists (select from feed_stop s where s.course_id = c.id) then -1 else c.horizon_days end`;

/** Exceptions of course `c`, with its host's external calendars; `within` is a condition on a date. */
function exceptionsOf(within: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select x.local_date, x.start_time, x.kind, x.capacity, x.min_pax
      from availability_exception x where x.course_id = c.id and x.local_date ${within}
    union all
    select f.local_date, f.start_time, 'busy', null, null
      from feed_block f where f.course_id = c.id and f.local_date ${within}`;
}

/** Columns of every reader. `taken` excludes expired holds and bookings matching the condition `spared`. */
export function termsColumns({ from, to }: Days, spared?: RawBuilder<boolean>): RawBuilder<unknown> {
  const isFree = spared === undefined ? hasLapsed : sql`(${hasLapsed} or ${spared})`;
  return sql`
    c.id, c.host_id, c.title, c.city_id, c.category_id, c.duration_minutes, c.price_cents, c.min_pax, c.max_pax,
    c.surcharge_cents, c.deposit_rate, c.group_tiers, c.confirmation, c.policy, c.transport,
    c.cutoff_first_minutes, c.cutoff_later_minutes, ${horizonColumn} as horizon_days,
    ci.name as city_name, ci.time_zone, ca.name as category_name, co.currency,
    x.rate, x.fetched_at as rate_at, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
    (select coalesce(jsonb_agg(jsonb_build_object('weekday', r.weekday, 'start_time', left(r.start_time::text, 5),
        'capacity', r.capacity, 'min_pax', r.min_pax)), '[]')
      from availability_rule r where r.course_id = c.id) as rules,
    (select coalesce(jsonb_agg(jsonb_build_object('local_date', e.local_date, 'start_time', left(e.start_time::text, 5),
        'kind', e.kind, 'capacity', e.capacity, 'min_pax', e.min_pax)), '[]')
      from (${exceptionsOf(sql`between ${from}::date and ${to}::date`)}) e) as exceptions,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'title', a.title,
        'unit_price_cents', a.unit_price_cents, 'persons_per_unit', a.persons_per_unit) order by a.id), '[]')
      from addon a where a.course_id = c.id) as addons,
    (select coalesce(jsonb_agg(jsonb_build_object('local_date', d.local_date, 'start_time', left(d.start_time::text, 5),
        'taken', d.taken - (select coalesce(sum(b.pax), 0) from booking b
          where b.departure_id = d.id and b.status = 'held' and ${isFree}))), '[]')
      from departure d
      where d.course_id = c.id and d.local_date between ${from}::date and ${to}::date) as departures`;
}

export const termsTables = sql`course c
  join city ci on ci.id = c.city_id and ci.is_active
  join country co on co.code = ci.country_code
  join category ca on ca.id = c.category_id
  left join exchange_rate x on x.code = co.currency`;

function termsOf(courseId: number, days: Days, viewer: Viewer | null): RawBuilder<CourseTerms> {
  return sql<CourseTerms>`select ${termsColumns(days, viewer === null ? undefined : isOwnHold(viewer))} from ${termsTables}
    where c.id = ${courseId} and c.status = 'published'`;
}

/** With a hash of the terms: seats are taken only while it still matches. */
export type HashedTerms = CourseTerms & { terms_hash: string };

/** Null when not published. Locks it against going off sale; holds in `spared` take no seats. */
export async function findCourseTerms(
  trx: Kysely<Database>,
  courseId: number,
  days: Days,
  spared: readonly string[] = [],
): Promise<HashedTerms | null> {
  const isSpared = spared.length === 0 ? undefined : sql<boolean>`b.id = any(${[...spared]}::uuid[])`;
  const result = await sql<HashedTerms>`
    select ${termsColumns(days, isSpared)}, offer_stamp(c.id, ${days.from}::date)::text as terms_hash from ${termsTables}
    where c.id = ${courseId} and c.status = 'published' for key share of c`.execute(trx);
  return result.rows[0] ?? null;
}

/** Faster, without a transaction. A viewer's own holds take no seats; shared answers have no viewer. */
export async function readCourseTerms(
  services: Services,
  courseId: number,
  days: Days,
  viewer: Viewer | null = null,
): Promise<CourseTerms | null> {
  const name = viewer === null ? 'booking-offer' : 'booking-offer-own';
  const [row] = await runNamed(services, name, termsOf(courseId, days, viewer));
  return row ?? null;
}
