// Statements of card rows, cities by name, and paused listings.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { cardColumns, cardTables, type CardRow } from '#src/server/search/index.ts';
import { pageProperties, type PageProperty } from '#src/contract/shapes/listing-properties.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { hostPicture, type HostPicture } from '#src/server/features/user/index.ts';

export type CourseDetail = CallOutput<'course/detail'>['data'];

export interface DetailRow extends CardRow, Pick<CourseDetail, PageProperty> {
  steps: CourseDetail['steps'];
  policy: CourseDetail['policy']['preset'];
  pickup: CourseDetail['pickup'];
  meeting_text: string;
  latitude: number;
  longitude: number;
  currency: string;
  time_zone: string;
  host_id: string;
  display_name: string;
  host_picture: HostPicture;
  headline: string;
  story: string;
  host_languages: string[];
  host_since: string;
  reply_minutes: number | null;
  is_id_verified: boolean;
  travel_tips: { title: string; text: string }[];
  addons: {
    id: number;
    kind: 'translator' | 'vehicle' | 'other';
    title: string;
    description: string;
    unit_price_cents: number;
    persons_per_unit: number;
    is_preselected: boolean;
  }[];
}

const properties = sql.raw(pageProperties.map((name) => `c.${name}`).join(', '));

export async function findDetail(db: Kysely<Database>, courseId: number): Promise<DetailRow | null> {
  const result = await sql<DetailRow>`
    select ${cardColumns}, ${properties}, c.steps, c.policy, c.pickup, c.meeting_text,
      t.latitude, t.longitude, (select currency from country where code = t.country_code) as currency, t.time_zone, t.travel_tips,
      c.host_id, h.display_name, h.headline, h.story, h.languages as host_languages, h.host_since, h.reply_minutes,
      u.is_id_verified, ${hostPicture(sql`c.host_id`)},
      coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from addon a where a.course_id = c.id), '[]') as addons
    from ${cardTables} join host h on h.user_id = c.host_id join user_account u on u.id = h.user_id
    where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return result.rows[0] ?? null;
}

/** Cards of `picked` (SQL query of `course_id` and `turn`), in its order. */
async function findPicked(db: Kysely<Database>, picked: RawBuilder<unknown>): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    with picked as materialized (${picked})
    select ${cardColumns} from picked join ${cardTables} on c.id = picked.course_id order by picked.turn`.execute(db);
  return result.rows;
}

/** The best of each city in turn, so no city fills the row. */
export function findForHome(db: Kysely<Database>, limit: number): Promise<CardRow[]> {
  return findPicked(
    db,
    sql`select l.course_id, row_number() over (order by l.nth, l.rank desc, l.course_id) as turn
      from (select city_id from city_facet where total > 0 order by best_rank desc, city_id limit ${limit}::int) f,
        lateral (select course_id, rank, row_number() over (order by rank desc, course_id) as nth
          from course_listing where city_id = f.city_id order by rank desc, course_id limit ${limit}::int) l
      order by turn limit ${limit}::int`,
  );
}

/** Cities, courses, and courses per city to check. */
const soonFrom = { cities: 40, courses: 60, perCity: 3 };

/** Bookable today or tomorrow, the best of each city in turn. */
export async function findSoon(db: Kysely<Database>, limit: number): Promise<CardRow[]> {
  const rows = await findPicked(
    db,
    sql`select l.course_id, row_number() over (order by l.nth, l.rank desc, l.course_id) as turn
      from (select f.city_id, day_mask(t.day, t.day + 1) as days from city_facet f join lateral (
            select local_time(banyan_now(), k)::date as day from city t join zone_clock k on k.zone = t.time_zone
            where t.id = f.city_id) t on true
          where f.total > 0 order by f.best_rank desc, f.city_id limit ${sql.lit(soonFrom.cities)}) f,
        lateral (select best.course_id, best.rank, row_number() over (order by best.rank desc, best.course_id) as nth
          from (select course_id, rank from course_listing where city_id = f.city_id
            order by rank desc, course_id limit ${sql.lit(soonFrom.courses)}) best
          join course_days d on d.course_id = best.course_id
          where d.morning & f.days <> 0::bit(770) or d.afternoon & f.days <> 0::bit(770)
            or d.evening & f.days <> 0::bit(770)
          order by best.rank desc, best.course_id limit ${sql.lit(soonFrom.perCity)}) l
      order by turn limit ${limit * 2}::int`,
  );
  return rows.filter((row) => row.is_today || row.is_tomorrow).slice(0, limit);
}

/** Best rated courses, dealt to their cities. */
const lovedFrom = 120;

/** Rated by at least five guests, the best of each city in turn. */
export function findLoved(db: Kysely<Database>, limit: number): Promise<CardRow[]> {
  return findPicked(
    db,
    sql`select course_id, row_number() over (order by nth, rating desc, course_id) as turn
      from (select course_id, rating, row_number() over (partition by city_id order by rating desc, course_id) as nth
        from (select course_id, city_id, rating from course_listing where review_total >= 5
          order by rating desc, course_id limit ${sql.lit(lovedFrom)}) best) dealt
      order by turn limit ${limit}::int`,
  );
}

/** Same city and category, then city, then category; each by rank. */
export function findRelated(db: Kysely<Database>, courseId: number, limit: number): Promise<CardRow[]> {
  const like = (where: RawBuilder<unknown>) => sql`(select l.course_id, l.city_id, l.category_id, l.rank
    from course_listing l where ${where} order by l.rank desc, l.course_id limit ${limit + 1}::int)`;
  const city = sql`(select city_id from course where id = ${courseId}::int)`;
  const category = sql`(select category_id from course where id = ${courseId}::int)`;
  return findPicked(
    db,
    sql`select course_id, row_number() over (order by is_city and is_category desc, is_city desc, rank desc, course_id)
        as turn
      from (select distinct course_id, rank, city_id = ${city} as is_city, category_id = ${category} as is_category
        from (${like(sql`l.city_id = ${city} and l.category_id = ${category}`)}
          union all ${like(sql`l.city_id = ${city}`)}
          union all ${like(sql`l.category_id = ${category}`)}) near
        where course_id <> ${courseId}::int) likeness
      order by turn limit ${limit}::int`,
  );
}

/** Published ones of a host, the best ranked first. */
export function findOfHost(db: Kysely<Database>, hostId: string, limit: number): Promise<CardRow[]> {
  return findPicked(
    db,
    sql`select l.course_id, row_number() over (order by l.rank desc, l.course_id) as turn
      from course_listing l where l.course_id in (select id from course where host_id = ${hostId}::uuid)
      order by turn limit ${limit}::int`,
  );
}

export async function findHostFacts(
  db: Kysely<Database>,
  hostId: string,
): Promise<{ has_licence: boolean; review_total: number }> {
  const result = await sql<{ has_licence: boolean; review_total: number }>`
    select exists (select from host_document d where d.host_id = ${hostId} and d.kind = 'licence'
        and d.decision = 'verified' and d.removed_at is null
        and (d.expires_on is null or d.expires_on >= banyan_now()::date)) as has_licence,
      (select count(*)::integer from course c join review r on r.course_id = c.id
        where c.host_id = ${hostId} and r.removed_at is null) as review_total`.execute(db);
  return result.rows[0] ?? { has_licence: false, review_total: 0 };
}

/** By name or slug, folded. */
export async function findCityId(db: Kysely<Database>, name: string): Promise<number | null> {
  const result = await sql<{ id: number }>`
    select id from city where is_active
      and (slug = lower(${name}) or search_fold(name) = search_fold(${name}) or native_name = ${name})
    order by id limit 1`.execute(db);
  return result.rows[0]?.id ?? null;
}

interface PausedRow {
  id: number;
  title: string;
  city_id: number;
  city_slug: string;
  city_name: string;
}

/** Null for drafts and unknown courses. */
export async function findPaused(db: Kysely<Database>, courseId: number): Promise<PausedRow | null> {
  const result = await sql<PausedRow>`
    select c.id, c.title, t.id as city_id, t.slug as city_slug, t.name as city_name
    from course c join city t on t.id = c.city_id
    where c.id = ${courseId}::int and c.status = 'paused' and t.is_active`.execute(db);
  return result.rows[0] ?? null;
}
