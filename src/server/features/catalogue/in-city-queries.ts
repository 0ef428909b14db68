// Statements of a category in one city, and of cities as places.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type InCity = CallOutput<'place/category'>['data'];

interface InCityRow extends Pick<InCity, 'id' | 'name' | 'slug' | 'total' | 'image' | 'elsewhere'> {
  cheapest: {
    price_cents: number;
    surcharge_cents: number | null;
    group_tiers: { from_pax: number; percent: number }[];
    min_pax: number;
    deposit_rate: string;
  };
  figures: { hosts: number; minutes: number; next_date: string | null } | null;
}

/** More courses are not counted one by one. */
const countedMax = 1000;
const citiesElsewhere = 4;
const daysAhead = 366;

/** Null without courses. */
export async function findInCity(db: Kysely<Database>, cityId: number, slug: string): Promise<InCityRow | null> {
  const result = await sql<InCityRow>`
    with place as (
      select t.id as city_id, t.latitude, t.longitude, local_time(banyan_now(), t.time_zone)::date as today,
        k.id, k.name, k.slug, k.image, g.total
      from city t join listing_facet g on g.city_id = t.id and g.total > 0
        join category k on k.id = g.category_id and k.slug = ${slug}
      where t.id = ${cityId}::int and t.is_active
    ), counted as (
      select count(distinct l.host_id)::int as hosts,
        percentile_disc(0.5) within group (order by l.duration_minutes) as minutes,
        coalesce(bit_or(d.morning), 0::bit(770)) | coalesce(bit_or(d.afternoon), 0::bit(770))
          | coalesce(bit_or(d.evening), 0::bit(770)) as days
      from place p join course_listing l on l.city_id = p.city_id and l.category_id = p.id
        left join course_days d on d.course_id = l.course_id
      where p.total <= ${sql.lit(countedMax)} having count(*) > 0
    )
    select p.id, p.name, p.slug, p.image, p.total,
      (select jsonb_build_object('price_cents', c.price_cents, 'surcharge_cents', c.surcharge_cents,
          'group_tiers', c.group_tiers, 'min_pax', c.min_pax, 'deposit_rate', c.deposit_rate::text)
        from course_listing l join course c on c.id = l.course_id
        where l.city_id = p.city_id and l.category_id = p.id order by l.price_cents, l.course_id limit 1) as cheapest,
      (select jsonb_build_object('hosts', f.hosts, 'minutes', f.minutes, 'next_date',
          (select min(p.today + n) from generate_series(0, ${sql.lit(daysAhead)}) n
            where get_bit(f.days, day_slot(p.today + n)) = 1))
        from counted f) as figures,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'slug', o.slug, 'total', o.total)
          order by o.far, o.id)
        from (select t.id, t.name, t.slug, g.total, (t.latitude - p.latitude) ^ 2
              + ((t.longitude - p.longitude) * cos(radians(p.latitude))) ^ 2 as far
            from listing_facet g join city t on t.id = g.city_id and t.is_active
            where g.category_id = p.id and g.total > 0 and t.id <> p.city_id
            order by far, t.id limit ${sql.lit(citiesElsewhere)}) o), '[]') as elsewhere
    from place p`.execute(db);
  return result.rows[0] ?? null;
}

/** Cities with something to book. */
export async function findCityPlaces(db: Kysely<Database>): Promise<CallOutput<'place/list'>['data']> {
  const result = await sql<CallOutput<'place/list'>['data'][number]>`
    select t.id, t.name, t.slug, t.latitude, t.longitude from city t join city_facet f on f.city_id = t.id
    where t.is_active and f.total > 0 order by t.id`.execute(db);
  return result.rows;
}
