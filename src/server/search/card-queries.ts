// A course as a card (docs/reference/api.md#entities, docs/domain/pricing.md#price-components).
import { sql, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { RUNS_WITHIN_DAYS } from '#src/domain/catalogue/days-running.ts';
import { isOwnHold, type Viewer } from '#src/server/platform/db/own-hold-queries.ts';

export type CourseCard = CallOutput<'course/homepage'>['data'][number];

export interface CardRow {
  id: number;
  title: string;
  activity: string;
  slug: string;
  summary: string;
  city_id: number;
  city_slug: string;
  city_name: string;
  country_code: string;
  country_name: string;
  category_id: number;
  category_name: string;
  meeting_latitude: number;
  meeting_longitude: number;
  price_cents: number;
  surcharge_cents: number | null;
  deposit_rate: string;
  group_tiers: { from_pax: number; percent: number }[];
  duration_minutes: number;
  min_pax: number;
  max_pax: number;
  review_total: number;
  review_sum: number;
  images: CourseCard['images'];
  transport: CourseCard['transport'];
  attributes: CourseCard['attributes'];
  languages: string[];
  confirmation: string;
  ba_host: boolean;
  is_today: boolean;
  is_tomorrow: boolean;
  /** False when the last seat of the dates just went. */
  is_available?: boolean;
  /** With dates: times around them; ms since 1970. */
  timetable?: Timetable & { now_ms: number };
}

/** Once per statement. */
const now = sql`(select banyan_now())`;
const bits = (day: RawBuilder<unknown>) => sql`(coalesce(get_bit(d.morning, day_slot(${day})), 0)
  + coalesce(get_bit(d.afternoon, day_slot(${day})), 0) + coalesce(get_bit(d.evening, day_slot(${day})), 0) > 0)`;

/** Stored days, unless the clock passed them: then the timetable (ADR 024). */
const opens = (day: RawBuilder<unknown>) =>
  sql`case when d.due_at > ${now} then ${bits(day)} else d.due_at is not null and course_opens(c.id, ${day}, ${day}, 7) end`;

/** `c`: course, `t`: city, `d`: days. Two names by subquery: more joins slow the planner. */
export const cardColumns = sql`
  coalesce(nullif(c.activity, ''), (select name from category where id = c.category_id)) as activity,
  c.id, c.title, c.slug, c.summary, c.city_id, t.slug as city_slug, t.name as city_name, t.country_code,
  (select name from country where code = t.country_code) as country_name, c.category_id,
  (select name from category where id = c.category_id) as category_name, c.meeting_latitude, c.meeting_longitude,
  c.price_cents, c.surcharge_cents, c.deposit_rate, c.group_tiers, c.duration_minutes, c.min_pax, c.max_pax, c.review_total,
  c.review_sum, c.images, c.transport, c.attributes, c.languages, c.confirmation, c.ba_host,
  ${opens(sql`clock.today`)} as is_today, ${opens(sql`(clock.today + 1)`)} as is_tomorrow`;

const tablesIn = (
  city: RawBuilder<unknown>,
) => sql`course c join city t on ${city} join zone_clock k on k.zone = t.time_zone left join course_days d
  on d.course_id = c.id cross join lateral (select local_time(${now}, k)::date as today offset 0) clock`;

/** The statement checks publication; closed cities show nothing. */
export const cardTables = tablesIn(sql`t.id = c.city_id and t.is_active`);

/** Including closed cities. */
export const keptCardTables = tablesIn(sql`t.id = c.city_id`);

interface Span {
  start: string | RawBuilder<unknown>;
  end: string | RawBuilder<unknown>;
}

/** Times of a card's course on the dates. Expired and own holds take no seat. */
export function timetableColumn(span: Span | null, viewer: Viewer | null = null): RawBuilder<unknown> {
  if (span === null) return sql``;
  const isOwn = viewer === null ? sql`` : sql` or ${isOwnHold(viewer)}`;
  const from = sql`greatest(${span.start}::date, clock.today)`;
  const within = (day: RawBuilder<unknown>) => sql`${day} between ${from}
    and least(${span.end}::date, ${from} + ${sql.lit(RUNS_WITHIN_DAYS)})`;
  return sql`, jsonb_build_object('time_zone', t.time_zone, 'min_pax', c.min_pax, 'horizon_days',
    case when exists (select from feed_stop s where s.course_id = c.id) then -1 else c.horizon_days end,
    'cutoff_first_minutes', c.cutoff_first_minutes, 'cutoff_later_minutes', c.cutoff_later_minutes,
    'now_ms', (extract(epoch from ${now}) * 1000)::bigint,
    'rules', (select coalesce(jsonb_agg(jsonb_build_object('weekday', r.weekday, 'start_time', left(r.start_time::text, 5),
        'capacity', r.capacity, 'min_pax', r.min_pax)), '[]') from availability_rule r where r.course_id = c.id),
    'exceptions', (select coalesce(jsonb_agg(jsonb_build_object('local_date', e.local_date,
        'start_time', left(e.start_time::text, 5), 'kind', e.kind, 'capacity', e.capacity, 'min_pax', e.min_pax)), '[]')
      from (
        select x.local_date, x.start_time, x.kind, x.capacity, x.min_pax
        from availability_exception x where x.course_id = c.id and ${within(sql`x.local_date`)}
        union all
        select f.local_date, f.start_time, 'busy', null, null
        from feed_block f where f.course_id = c.id and ${within(sql`f.local_date`)}
      ) e),
    'departures', (select coalesce(jsonb_agg(jsonb_build_object('local_date', p.local_date,
        'start_time', left(p.start_time::text, 5), 'taken', p.taken - (select coalesce(sum(b.pax), 0) from booking b
          where b.departure_id = p.id and b.status = 'held' and (b.hold_until <= banyan_now()${isOwn})))), '[]')
      from departure p where p.course_id = c.id and ${within(sql`p.local_date`)})) as timetable`;
}
