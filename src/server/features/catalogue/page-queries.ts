// Figures of the home page.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostPicture, toHostImage, type HostPicture } from '#src/server/features/user/index.ts';

type HomeImage = CallOutput<'city/active'>['data'][number]['image'];

export async function findTotals(db: Kysely<Database>) {
  const result = await sql<{ courses: number; cities: number; hosts: number; reviews: number }>`
    select coalesce(sum(f.total), 0)::int as courses, count(*)::int as cities,
      coalesce((select hosts from catalogue_facet), 0) as hosts, coalesce(sum(f.review_total), 0)::int as reviews
    from city_facet f where f.total > 0`.execute(db);
  return result.rows[0] ?? { courses: 0, cities: 0, hosts: 0, reviews: 0 };
}

type HomeHost = CallOutput<'page/home'>['hosts'][number];

/** Hosts with a photo, in the order of the courses. */
export async function findHosts(db: Kysely<Database>, courseIds: readonly number[]): Promise<HomeHost[]> {
  const result = await sql<{
    id: string;
    name: string;
    host_picture: HostPicture;
    city_name: string;
    course: HomeHost['course'];
  }>`
    select h.user_id as id, h.display_name as name, ${hostPicture(sql`h.user_id`)}, t.name as city_name,
      jsonb_build_object('id', c.id, 'title', c.title, 'city_slug', t.slug) as course
    from (select course_id, min(turn) as turn
        from unnest(${[...courseIds]}::int[]) with ordinality w(course_id, turn) group by course_id) wanted
      join course c on c.id = wanted.course_id join city t on t.id = c.city_id join host h on h.user_id = c.host_id
    order by wanted.turn`.execute(db);
  const hosts = new Map<string, HomeHost>();
  for (const { host_picture, ...row } of result.rows) {
    const image = toHostImage(host_picture, row.name);
    if (image !== null && !hosts.has(row.id)) hosts.set(row.id, { ...row, image });
  }
  return [...hosts.values()];
}

/** Null where the operator chose none. */
export async function findHomeImage(db: Kysely<Database>): Promise<HomeImage> {
  const result = await sql<{ home_image: HomeImage }>`select home_image from installation`.execute(db);
  return result.rows[0]?.home_image ?? null;
}
